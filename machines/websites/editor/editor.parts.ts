import { type SectionName, sectionNames } from '../../../contract/rules/websites/site';

/** What is edited on a form of its own: the first screen, the sections, and what stands in no order. */
export const partNames = [
  'hero',
  ...sectionNames,
  'links',
  'imprint',
  'privacy',
  'look',
  'translation',
  'layout',
] as const;
export type PartName = (typeof partNames)[number];

/** The part of which a key is where it does not have the part's name. */
const partsOfKeys: Record<string, PartName> = {
  captions: 'gallery',
  images: 'gallery',
  social: 'links',
  booking: 'links',
  language: 'look',
  trade: 'look',
  palette: 'look',
  order: 'layout',
  hidden: 'layout',
};
export const partOfKey = (key: string): PartName =>
  partsOfKeys[key] ?? partNames.find((one) => one === key) ?? 'layout';

/** Null is the list of them. */
export const partNamed = (name: string): PartName | null =>
  partNames.find((one) => one === name && one !== 'layout') ?? null;

/** Every section, as the customer has ordered them; what they did not name follows in the usual order. */
export function orderOf(order: readonly unknown[]): SectionName[] {
  const named = sectionNames.filter((one) => order.includes(one));
  named.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return [...named, ...sectionNames.filter((one) => !named.includes(one))];
}

export function moved(order: readonly unknown[], name: SectionName, by: number): SectionName[] {
  const all = orderOf(order);
  const from = all.indexOf(name);
  const to = Math.min(Math.max(from + by, 0), all.length - 1);
  all.splice(from, 1);
  all.splice(to, 0, name);
  return all;
}

export const toggled = (hidden: readonly unknown[], name: SectionName): SectionName[] =>
  sectionNames.filter((one) => hidden.includes(one) !== (one === name));
