import { paletteNames } from '../../../contract/rules/websites/site';
import type { ChangeContent, ProjectContent } from '../../../contract/wire/websites/versions';
import { type PartName, partNames, partOfKey } from './editor.parts';

/** What a form has in one of its fields, lists and groups. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
export type Group = { readonly [key: string]: Value };

/** What of a website is edited here; '' is not chosen. */
export interface SiteValues {
  readonly sections: Group;
  readonly language: string;
  readonly trade: string;
  readonly palette: string;
}

/** Where a field stands: `['sections', 'services', 0, 'name']`. */
export type Place = readonly (string | number)[];

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
export const isGroup = (value: Value | undefined): value is Group => typeof value === 'object' && !isList(value);

export function valueAt(values: SiteValues, place: Place): Value | undefined {
  let value: Value | undefined = values as unknown as Group;
  for (const key of place) {
    if (isList(value)) value = value[Number(key)];
    else value = isGroup(value) ? value[key] : undefined;
  }
  return value;
}
export function listAt(values: SiteValues, place: Place): readonly Value[] {
  const value = valueAt(values, place);
  return isList(value) ? value : [];
}
export function textAt(values: SiteValues, place: Place): string {
  const value = valueAt(values, place);
  return typeof value === 'string' ? value : '';
}

/** Without what says nothing, in one order of the names: what two say the same is the same. Undefined for nothing at all. */
export function plain(value: unknown): Value | undefined {
  if (Array.isArray(value)) {
    const list = value.map(plain).filter((one) => one !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const said = Object.entries(value)
      .map(([key, one]) => [key, plain(one)] as const)
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return said.length > 0 ? (Object.fromEntries(said) as Group) : undefined;
  }
  return value === '' || value === false || value === null || value === undefined ? undefined : (value as Value);
}
export const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** A picture of the website, as the order names it. */
export type SiteImage = ProjectContent['credits'][number];
const blankImage = { alt_description: '', color: '', author: '' };
const withCredits = ({ business_images: { images }, credits }: ProjectContent): readonly SiteImage[] =>
  images.map((url) => ({ ...blankImage, url, ...credits.find((credit) => credit.url === url) }));
export const imagesIn = ({ sections }: SiteValues): readonly SiteImage[] =>
  (isList(sections['images']) ? sections['images'] : []).map((image) => ({
    ...blankImage,
    ...(image as unknown as SiteImage),
  }));

/** As the editor opens; its pictures, which the order has beside what it says, stand among the sections. */
export const valuesOf = (content: ProjectContent): SiteValues => ({
  sections: (plain({ ...content.sections, images: withCredits(content) }) ?? {}) as Group,
  language: content.language ?? 'en',
  trade: content.trade ?? '',
  palette: content.palette ?? paletteNames[0],
});

/** Each of the values, by its key. */
export const flat = ({ sections, ...rest }: SiteValues): Group => ({ ...sections, ...rest });
export function unflat(all: Group): SiteValues {
  const { language, trade, palette, ...sections } = all as Group & Record<'language' | 'trade' | 'palette', string>;
  return { sections, language, trade, palette };
}
/** The keys of what two say otherwise. */
const differing = (one: SiteValues, other: SiteValues): string[] => {
  const [was, is] = [flat(one), flat(other)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !isSame(was[key], is[key]));
};

export interface PartChange {
  part: PartName;
  how: 'added' | 'removed' | 'changed';
}
/** What was changed, by the parts of the editor, in their order. */
export function changesOf(before: SiteValues, after: SiteValues): PartChange[] {
  const keys = differing(before, after);
  const [was, is] = [flat(before), flat(after)];
  const isSaid = (group: Group, part: PartName) =>
    Object.keys(group).some((key) => partOfKey(key) === part && plain(group[key]) !== undefined);
  return partNames
    .filter((part) => keys.some((key) => partOfKey(key) === part))
    .map((part) => {
      if (!isSaid(was, part)) return { part, how: 'added' };
      return { part, how: isSaid(is, part) ? 'changed' : 'removed' };
    });
}

export const differs = (content: ProjectContent, values: SiteValues) => differing(valuesOf(content), values).length > 0;

/** What is sent of the values: a row in which nothing stands is none. */
export function fieldsOf(content: ProjectContent, values: SiteValues) {
  const { language, trade, palette } = values;
  const { images: edited, ...sections } = values.sections;
  // What was stored before pictures were edited here has none.
  const images = edited ? imagesIn(values) : withCredits(content);
  const was = valuesOf(content);
  const chosen = (name: 'language' | 'trade' | 'palette', value: string) =>
    value === was[name] ? content[name] : value;
  return {
    business_images: { ...content.business_images, images: images.map(({ url }) => url) },
    credits: [...images],
    sections: plain(sections) ?? {},
    language: chosen('language', language),
    trade: chosen('trade', trade),
    palette: chosen('palette', palette),
  } as Pick<ProjectContent, 'business_images' | 'credits' | 'sections' | 'language' | 'trade' | 'palette'>;
}

/** The whole of it, on the version that was changed. */
export function changeOf(content: ProjectContent, values: SiteValues): ChangeContent {
  const { version, business_details, template_uuid } = content;
  const { credits, ...fields } = fieldsOf(content, values);
  const added = credits.filter(({ url }) => !content.business_images.images.includes(url));
  return {
    base_version: version,
    business_details,
    template_uuid,
    ...fields,
    ...(added.length > 0 && { credits: added }),
  };
}

/** What was changed of one, over another: what was not changed follows. */
export function merged(from: SiteValues, values: SiteValues, to: SiteValues): SiteValues {
  const mine = flat(values);
  const own = differing(from, values).map((key) => [key, mine[key] ?? '']);
  return unflat({ ...flat(to), ...Object.fromEntries(own) } as Group);
}

/** One part of it as another has it. */
export function withPart(values: SiteValues, other: SiteValues, part: PartName): SiteValues {
  const said = (of: SiteValues, isOfPart: boolean) =>
    Object.entries(flat(of)).filter(([key]) => (partOfKey(key) === part) === isOfPart);
  return unflat(Object.fromEntries([...said(values, false), ...said(other, true)]));
}

/** What was changed here and, to something else, there too. */
export function clashesOf(from: SiteValues, values: SiteValues, to: SiteValues): PartName[] {
  const theirs = differing(from, to);
  const unlike = differing(values, to);
  const keys = differing(from, values).filter((key) => theirs.includes(key) && unlike.includes(key));
  return partNames.filter((part) => keys.some((key) => partOfKey(key) === part));
}
