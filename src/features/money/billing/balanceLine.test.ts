import { expect, it } from 'vitest';
import { balanceLine } from './balanceLine';

it('has a point for each day, level where nothing moved, and says what moved it', () => {
  const history = {
    opening_balance: 1_000,
    points: [
      { date: '2026-11-22', balance: 6_000, charged: 0, added: 5_000 },
      { date: '2026-11-24', balance: 4_950, charged: 1_050, added: 0 },
    ],
  };
  expect(balanceLine(history, '2026-11-25', 5)).toEqual([
    { label: 'Nov 21', value: 10 },
    { label: 'Nov 22', value: 60, marker: 'added €50.00' },
    { label: 'Nov 23', value: 60 },
    { label: 'Nov 24', value: 49.5, marker: 'charged €10.50' },
    { label: 'Nov 25', value: 49.5 },
  ]);
});
