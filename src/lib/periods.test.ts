import { expect, it } from 'vitest';
import { formatPeriod, isSamePeriod, periodsAt } from './periods';

const spans = (today: string) => periodsAt(today).map(({ id, from, to }) => [id, from, to].filter(Boolean).join(' '));

it('knows months of every length, years that end, and the day itself as the last of so many', () => {
  expect(spans('2028-03-31')).toEqual([
    'month 2028-03-01 2028-03-31',
    'before 2028-02-01 2028-02-29',
    '30 2028-03-02 2028-03-31',
    '90 2028-01-02 2028-03-31',
    'year 2028-01-01 2028-12-31',
    'all',
  ]);
  expect(spans('2027-01-01').slice(0, 3)).toEqual([
    'month 2027-01-01 2027-01-31',
    'before 2026-12-01 2026-12-31',
    '30 2026-12-03 2027-01-01',
  ]);
});

it('tells a period from another by both ends, an open one too', () => {
  expect(isSamePeriod({ from: '2026-11-01' }, { from: '2026-11-01', to: undefined })).toBe(true);
  expect(isSamePeriod({ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-30' })).toBe(false);
});

it.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, 'Nov 1 – 30, 2026'],
  [{ from: '2026-12-31', to: '2027-01-01' }, 'Dec 31, 2026 – Jan 1, 2027'],
  [{ from: '2026-11-01' }, 'from Nov 1, 2026'],
  [{ to: '2026-11-30' }, 'until Nov 30, 2026'],
  [{}, 'All time'],
])('says %j as %s', (period, words) => expect(formatPeriod(period).replaceAll(/\s/g, ' ')).toBe(words));
