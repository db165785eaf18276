import type { Draft } from '../../../contract/wire/wizard/draft';
import type { ChosenImage } from '../../../contract/wire/wizard/order';

/** A picture that a search found. */
export interface Photo {
  id: string;
  /** Address of the small file, shown in the grid. */
  small: string;
  /** Address of the large file, which the website gets. */
  regular: string;
  /** Pixels of the original; the small one has the same shape. */
  width: number;
  height: number;
  alt_description: string;
  /** '#rrggbb' */
  color: string;
  author: string;
}

export const orders = ['relevant', 'latest'] as const;
export type Order = (typeof orders)[number];
/** What the stock service filters by; `any` filters nothing. */
export const colours = ['any', 'black_and_white', 'black', 'white', 'blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof colours)[number];
export const orientations = ['any', 'landscape', 'portrait', 'squarish'] as const;
export type Orientation = (typeof orientations)[number];

export interface Filters {
  order: Order;
  colour: Colour;
  orientation: Orientation;
}
export const noFilters: Filters = { order: 'relevant', colour: 'any', orientation: 'any' };

export interface PhotoQuery extends Filters {
  query: string;
  /** From 1. */
  page: number;
}
export interface PhotoPage {
  photos: Photo[];
  /** Pages there are in all. */
  pages: number;
}

/** What happened to the selection, for the eye and the ear. `number`: how many are chosen now, unless it says otherwise. */
export interface News {
  kind:
    | 'chosen'
    | 'removed'
    /** `number` were removed at once, or came back. */
    | 'cleared'
    | 'restored'
    /** To the place `number`, from 1. */
    | 'moved'
    /** One more was refused. */
    | 'full'
    /** The template shows fewer than the `number` that were chosen. */
    | 'trimmed';
  number: number;
}

/** Of any business: without keywords, and offered where what is searched for finds nothing. */
export const widest = 'business professional office';
const defaultCount = 6;

/** What is searched for; empty when the keywords hold no word. */
export const queryOf = ({ business: { keywords } }: Draft) =>
  (keywords.length > 0 ? keywords.join(' ') : widest).trim();

/** How many the template needs. */
export const requiredOf = ({ template }: Draft) => template?.required_images_count ?? defaultCount;

/** A template that shows fewer pictures than the one before keeps the first of them. */
export function fitting(draft: Draft): { chosen: ChosenImage[]; required: number; news: News | null } {
  const required = requiredOf(draft);
  const { length } = draft.images;
  const news = length > required ? { kind: 'trimmed' as const, number: length } : null;
  return { chosen: draft.images.slice(0, required), required, news };
}

/** The picture at another place, from 0; the others close up. */
export function moved(chosen: readonly ChosenImage[], id: string, to: number): ChosenImage[] {
  const others = chosen.filter((image) => image.id !== id);
  return [...others.slice(0, to), ...chosen.filter((image) => image.id === id), ...others.slice(to)];
}

/** A picture as the draft keeps it, with its credit. */
export const chosenOf = ({ id, regular, alt_description, color, author }: Photo): ChosenImage => ({
  id,
  url: regular,
  alt_description,
  color,
  author,
});

/** Those of before and those of the next page, each once: a search may give a picture on two pages. */
export function joined(before: readonly Photo[], next: readonly Photo[]): Photo[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id) && known.add(id))];
}
