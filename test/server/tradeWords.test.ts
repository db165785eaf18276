import { expect, test } from 'vitest';
import { trades } from '../../contract/rules/websites/site';
import { tradeWords } from '../../contract/rules/websites/tradeWords';
import { businesses } from '../sites/all';

test('domain and name tell the trade of most businesses', () => {
  const missed = businesses.filter(({ domain, name, trade }) => {
    const told = `${domain} ${name}`.toLowerCase();
    return trades.find((one) => tradeWords[one].some((word) => told.includes(word))) !== trade;
  });
  expect(missed.map(({ domain, trade }) => `${domain}: ${trade}`).slice(4)).toEqual([]);
});
