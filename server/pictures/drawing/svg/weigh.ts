import { limits, surfaces } from './allowed';
import { nameIn } from './values';

/** An element that stays, with what it may say. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  style: ReadonlyMap<string, string>;
  /** A text is what it means, not as it is written. */
  children: readonly (Element | string)[];
}

interface Weight {
  drawn: number;
  surfaces: number;
}

const groups: ReadonlySet<string> = new Set(['svg', 'g', 'switch', 'symbol', 'use']);

/** What an element says by attribute or style. */
const saidBy = ({ attributes, style }: Element) => [...attributes, ...style];

function ownSurfaces(element: Element): number {
  const said = saidBy(element).map(([name, value]) => {
    if (value === 'none' || value === 'normal' || (name === 'opacity' && !groups.has(element.name))) return 0;
    return Number(value) === 1 ? 0 : (surfaces[name] ?? 0);
  });
  return said.reduce((sum, one) => sum + one, surfaces[element.name] ?? 0);
}

const linkOf = ({ name, attributes }: Element) =>
  name === 'image' ? null : (attributes.get('href')?.replace(/^#/, '') ?? null);

/** The ids that an element refers to, each as often as it does. */
const referredBy = (element: Element): string[] =>
  [linkOf(element), ...saidBy(element).map(([, value]) => nameIn(value))].filter((id) => id !== null);

/**
 * Counts what the rasteriser will have to do: every element as often as it is referred to, so that few lines that refer
 * to each other are not millions of shapes, and the surfaces that filters, masks and groups take.
 * @throws {Error} when it is more than a drawing needs, or what refers to itself
 */
export function weigh(root: Element): void {
  const named = new Map<string, Element[]>();
  const name = (element: Element) => {
    const id = element.attributes.get('id');
    if (id !== undefined) named.set(id, [...(named.get(id) ?? []), element]);
    for (const child of element.children) if (typeof child !== 'string') name(child);
  };
  name(root);
  const weights = new Map<Element, Weight | 'begun'>();
  const weightOf = (element: Element, depth: number): Weight => {
    const known = weights.get(element);
    if (known === 'begun') throw new Error('The drawing refers to itself');
    if (known) return known;
    if (depth > limits.references) throw new Error('The drawing refers too deeply');
    weights.set(element, 'begun');
    const parts = [
      ...element.children.filter((child) => typeof child !== 'string'),
      ...referredBy(element).flatMap((id) => named.get(id) ?? []),
    ].map((part) => weightOf(part, depth + 1));
    const weight = parts.reduce(
      (sum, part) => ({ drawn: sum.drawn + part.drawn, surfaces: sum.surfaces + part.surfaces }),
      { drawn: 1, surfaces: ownSurfaces(element) },
    );
    if (weight.drawn > limits.drawn) throw new Error('The drawing has too many shapes');
    if (weight.surfaces > limits.surfaces) throw new Error('The drawing has too many filters, masks and groups');
    weights.set(element, weight);
    return weight;
  };
  weightOf(root, 0);
}
