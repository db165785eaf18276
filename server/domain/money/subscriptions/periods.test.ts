import { describe, expect, test } from 'vitest';
import { monthsAfter, noticeAt, periodOf, wakeBefore } from './periods';

const day = 24 * 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

describe('periods', () => {
  /** Days of each month, counted without a Date. */
  const lengthOf = (year: number, month: number) =>
    month === 2
      ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
        ? 29
        : 28
      : [4, 6, 9, 11].includes(month)
        ? 30
        : 31;
  const dated = (year: number, month: number, date: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

  test('are those of a calendar on the wall, from an anchor on every day of five years, for four years', () => {
    const wrong: string[] = [];
    for (let year = 2096; year < 2101; year += 1)
      for (let month = 1; month <= 12; month += 1)
        for (let date = 1; date <= lengthOf(year, month); date += 1) {
          const time = 'T23:59:59.999Z';
          const anchorAt = Date.parse(dated(year, month, date) + time);
          let [nextYear, nextMonth] = [year, month];
          for (let number = 5; number < 53; number += 1) {
            const { startsAt, endsAt } = periodOf({ anchorAt, anchorNumber: 5 }, number);
            const wanted = dated(nextYear, nextMonth, Math.min(date, lengthOf(nextYear, nextMonth))) + time;
            [nextYear, nextMonth] = nextMonth === 12 ? [nextYear + 1, 1] : [nextYear, nextMonth + 1];
            const next = dated(nextYear, nextMonth, Math.min(date, lengthOf(nextYear, nextMonth))) + time;
            const found = `${iso(startsAt)} ${iso(endsAt)}`;
            if (found !== `${wanted} ${next}`)
              wrong.push(`${number} from ${iso(anchorAt)}: ${found}, not ${wanted} ${next}`);
          }
        }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(iso(monthsAfter(Date.parse(from), months))).toBe(to);
  });

  test('the notice that counts is the latest whose time has come', () => {
    const at = Date.parse('2027-03-10T12:00:00Z');
    expect([8, 7, 5, 3, 2, 1, 0].map((days) => noticeAt(at, at - days * day))).toEqual([null, 7, 7, 3, 3, 1, 1]);
    expect(noticeAt(at, at - 7 * day - 1)).toBeNull();
    // Each look is followed by the next, never by itself.
    const looks = [at - 30 * day];
    while ((looks.at(-1) ?? at) < at) looks.push(wakeBefore(at, looks.at(-1) ?? at));
    expect(looks.slice(1)).toEqual([7, 3, 1, 0].map((days) => at - days * day));
  });
});
