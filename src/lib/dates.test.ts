import { expect, it } from 'vitest';
import { formatAge, formatAgo, formatDate, formatMoment } from './dates';

it.each([
  ['2026-11-05T12:00:00.000Z', 'Nov 05, 2026'],
  ['2026-12-31T12:00:00.000Z', 'Dec 31, 2026'],
])('shows %s as %s', (at, text) => expect(formatDate(at)).toBe(text));

it('shows a moment with its time', () =>
  expect(formatMoment('2026-11-21T20:46:00.000Z')).toMatch(/^Nov 2\d, 2026, \d\d:\d\d$/));

it.each([
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, 'yesterday'],
  [14 * 86_400_000, '14 days ago'],
])('calls %i ms ago %s', (age, text) => {
  const at = Date.parse('2026-11-21T20:46:00.000Z');
  expect(formatAgo(new Date(at).toISOString(), at + age)).toBe(text);
});

it.each([
  [-5_000, '0 s ago'],
  [0, '0 s ago'],
  [12_999, '12 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
  [86_399_999, '23 h ago'],
  [86_400_000, 'yesterday'],
  [172_799_999, 'yesterday'],
  [172_800_000, '2 days ago'],
])('says of %i ms %s', (age, text) => expect(formatAge(age)).toBe(text));
