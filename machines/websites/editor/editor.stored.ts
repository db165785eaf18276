import type { SavedEdits } from '../../../contract/wire/websites/edits';
import type { ProjectContent } from '../../../contract/wire/websites/versions';
import { differs, type Group, type SiteValues, valuesOf, flat, unflat } from './editor.values';

/** What a website shall say, and of which content it was made. */
export interface SiteEdits {
  version: number;
  base: SiteValues;
  values: SiteValues;
}

/** What the server has, as far as this browser has heard: from there on two browsers may differ. */
export interface Synced {
  revision: number;
  values: SiteValues;
}

/** What becomes of the values by one step: null is nothing any more. */
export type Step = Readonly<Record<string, Group[string] | null>>;

/** What this browser stores of a website until it is published. */
export interface StoredEdits extends SiteEdits {
  synced: Synced;
  /** Back from the values step by step, the last one first; and forth. */
  past: readonly Step[];
  future: readonly Step[];
}

/** With more the browser's storage, which all websites share, would be full. */
const mostLetters = 200_000;

function stepTo(from: SiteValues, to: SiteValues): Step {
  const [was, is] = [flat(from), flat(to)];
  const keys = Object.keys({ ...was, ...is }).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  return Object.fromEntries(keys.map((key) => [key, is[key] ?? null]));
}

function after(values: SiteValues, step: Step): SiteValues {
  const said = Object.entries({ ...flat(values), ...step }).filter(([, value]) => value !== null);
  return unflat(Object.fromEntries(said) as Group);
}

/** From one to the next, as long as there is room. */
function stepsThrough(from: SiteValues, all: readonly SiteValues[], room: number): Step[] {
  let letters = 0;
  const steps = all.map((to, index) => stepTo(all[index - 1] ?? from, to));
  return steps.filter((step) => (letters += JSON.stringify(step).length) <= room);
}

function through(from: SiteValues, steps: readonly Step[]): SiteValues[] {
  let values = from;
  return steps.map((step) => (values = after(values, step)));
}

interface Edited {
  content: ProjectContent | null;
  values: SiteValues;
  synced: Synced;
  past: readonly SiteValues[];
  future: readonly SiteValues[];
}

/** What waits to be published; null for nothing. */
export const editsOf = ({ content, values }: Pick<Edited, 'content' | 'values'>): SiteEdits | null =>
  content && differs(content, values) ? { version: content.version, base: valuesOf(content), values } : null;

/** What is stored; null once nothing is left that could be published, undone or done again. */
export function storedOf({ content, values, synced, past, future }: Edited): StoredEdits | null {
  if (!content || (past.length + future.length === 0 && !differs(content, values))) return null;
  return {
    version: content.version,
    base: valuesOf(content),
    values,
    synced,
    past: stepsThrough(values, past.toReversed(), mostLetters),
    future: stepsThrough(values, future, mostLetters),
  };
}

export const historyIn = ({ values, past, future }: StoredEdits) => ({
  past: through(values, past).toReversed(),
  future: through(values, future),
});

/** As the server has them. */
export const wiredEdits = ({ edits }: Pick<SavedEdits, 'edits'>) => edits as unknown as SiteEdits | null;
