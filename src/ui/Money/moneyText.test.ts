import { expect, it } from 'vitest';
import { moneyText } from './moneyText';

it.each([
  [1_050, 'EUR', false, '€10.50'],
  [-350, 'EUR', false, '−€3.50'],
  [350, 'EUR', true, '+€3.50'],
  [0, 'EUR', true, '€0.00'],
  [123_456, 'USD', false, '$1,234.56'],
  [123_456, 'GBP', false, '£1,234.56'],
  [123_456, 'CNY', false, 'CN¥1,234.56'],
  [123_456, 'CAD', false, 'CA$1,234.56'],
  [123_456, 'AUD', false, 'A$1,234.56'],
  // It has no smaller unit.
  [1_235, 'JPY', false, '¥1,235'],
])('%i in %s, signed: %s, is %s', (amount, currency, isSigned, text) =>
  expect(moneyText(amount, currency, isSigned)).toBe(text),
);
