export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** yyyy-MM-dd of UTC. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The first millisecond of a day of UTC. */
export const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const floorTo = (at: number, unit: number) => Math.floor(at / unit) * unit;
/** For SQL that compares a moment. */
export const iso = (at: number) => new Date(at).toISOString();

/** Months for which figures are there to be looked at. */
const lifetime = 25;

/** The first day whose figures are still there, yyyy-MM-dd. `now` in ms. */
export function oldestDay(now: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - lifetime);
  return dayOf(date.getTime());
}
