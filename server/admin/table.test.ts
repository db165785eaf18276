import { expect, test } from 'vitest';
import { facts, table } from './table';

test('columns stand below each other, whatever is written in them, and cut what is too long', () => {
  const rows = [
    { name: '漢字', amount: '5.00' },
    { name: 'Ada\u001b[31m\nBaker', amount: '1000.00' },
    { name: '漢'.repeat(9), amount: '' },
  ];
  const lines = table(
    [
      { title: 'NAME', most: 12, of: ({ name }) => name },
      { title: 'EUR', most: 9, isNumber: true, of: ({ amount }) => amount },
    ],
    rows,
  );
  expect(lines).toEqual(['NAME              EUR', '漢字             5.00', 'Ada [31m Ba…  1000.00', '漢漢漢漢漢…']);
});

test('what is longer than a line goes on below, and a word that is longer is cut', () => {
  const lines = facts([
    ['hash', 'f'.repeat(150)],
    ['failure', 'The registry refused '.repeat(6)],
    ['none', ''],
  ]);
  expect(lines).toEqual([
    `hash     ${'f'.repeat(91)}`,
    `         ${'f'.repeat(59)}`,
    `failure  ${'The registry refused '.repeat(4)}The`,
    '         registry refused The registry refused',
    'none',
  ]);
});
