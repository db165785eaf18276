import { describe, expect, it } from 'vitest';
import { convert, displayCurrencies } from './currency';

describe('a sum of euros in another currency', () => {
  it.each([
    [12_000, '1.086957', 'USD', 13_043],
    [12_000, '1', 'EUR', 12_000],
    // It has no smaller unit.
    [12_000, '162.5', 'JPY', 19_500],
    [1, '162.5', 'JPY', 2],
    [12_000, '0.858696', 'GBP', 10_304],
    [12_000, '7.869565', 'CNY', 94_435],
    [12_000, '1.48913', 'CAD', 17_870],
    [12_000, '1.663043', 'AUD', 19_957],
    [0, '1.086957', 'USD', 0],
    // Half a cent goes away from zero, on both sides; a hair less does not.
    [1, '1.5', 'USD', 2],
    [-1, '1.5', 'USD', -2],
    [1, '1.49999999999999999999', 'USD', 1],
    [-1, '1.49999999999999999999', 'USD', -1],
    [50, '1', 'JPY', 1],
    [-50, '1', 'JPY', -1],
    [49, '1', 'JPY', 0],
    // What floating point makes 1.00 of: 100 * 1.005 is 100.49999999999999.
    [100, '1.005', 'USD', 101],
    [999_999_999_999, '7.869565', 'CNY', 7_869_564_999_992],
  ] as const)('%i cents at %s are %s %i', (amount, rate, currency, converted) =>
    expect(convert(amount, rate, currency)).toBe(converted),
  );

  it('is never minus nothing', () => expect(Object.is(convert(-1, '0.1', 'USD'), 0)).toBe(true));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses the amount %d', (amount) =>
    expect(() => convert(amount, '1', 'USD')).toThrow(new RangeError('Amount must be a valid number')),
  );
  it('refuses what comes to more than is exact', () =>
    expect(() => convert(Number.MAX_SAFE_INTEGER, '2', 'USD')).toThrow(
      new RangeError('Amount must be a valid number'),
    ));
  it.each(['', '0', '0.000', '-1', '1e3', '1,5', '.5', '1.', 'NaN', ' 1'])('refuses the rate %j', (rate) =>
    expect(() => convert(100, rate, 'USD')).toThrow('Rate must be a decimal number above zero'),
  );
});

it('can be shown in seven', () => expect(displayCurrencies).toEqual(['USD', 'EUR', 'JPY', 'GBP', 'CNY', 'CAD', 'AUD']));
