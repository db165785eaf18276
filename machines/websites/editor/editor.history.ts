import { isSame, type Place, type SiteValues } from './editor.values';

export interface History {
  readonly past: readonly SiteValues[];
  readonly future: readonly SiteValues[];
  /** How often it can be undone. */
  readonly most: number;
  /** The field that is being typed in: what is typed there at one go is undone at once. */
  readonly group: string | null;
}
export const noHistory: Omit<History, 'most'> = { past: [], future: [], group: null };

/** Before `values` become others. `place`: of the field that is typed in; null for what is done at one press. */
export function remembered({ past, group, most }: History, values: SiteValues, place: Place | null) {
  const name = place && place.join('.');
  if (name !== null && name === group) return { past, future: [], group };
  return { past: [...past, values].slice(Math.max(0, past.length + 1 - most)), future: [], group: name };
}

/** What was typed and taken away again at one go is no step. */
export const unlessBack = (steps: Omit<History, 'most'>, values: SiteValues): Omit<History, 'most'> =>
  steps.group !== null && isSame(steps.past.at(-1), values)
    ? { ...steps, past: steps.past.slice(0, -1), group: null }
    : steps;

type Step = Omit<History, 'most'> & { values: SiteValues };

export function undone({ past, future }: History, values: SiteValues): Step {
  const before = past.at(-1);
  if (!before) return { past, future, values, group: null };
  return { past: past.slice(0, -1), future: [values, ...future], values: before, group: null };
}

export function redone({ past, future }: History, values: SiteValues): Step {
  const [after, ...rest] = future;
  if (!after) return { past, future, values, group: null };
  return { past: [...past, values], future: rest, values: after, group: null };
}
