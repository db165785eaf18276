/** Time of day to the millisecond, as this device counts it: `14:02:03.120`. `at` in ms since 1970. */
export function clockTime(at: number): string {
  const time = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${seconds}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}

/** A length as a person reads it: `12 ms`, `1.20 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(2)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

/** JSON for reading; nothing for what is not there. */
export const json = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** Names of the fields that are not what they were, `(all)` where it is no object. */
export function changedFields(before: unknown, after: unknown): string[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return ['(all)'];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !isSame(before[name], after[name]));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
