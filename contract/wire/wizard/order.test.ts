import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chargeablePrice, isFullDomain, isPremiumPrice } from '../../rules/wizard/domain';
import { invoiceIdOf, SentMoney } from '../money/money';
import { problemsOf } from '../validation';
import { toDecimal, toMinor } from '../../rules/money/amount';
import { discountOf } from '../../rules/money/discount';
import { orderTotals } from '../../rules/wizard/totals';

describe('money', () => {
  it('keeps every amount on its way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
        expect(toMinor(toDecimal(minor))).toBe(minor);
      }),
    );
  });
  it.each(['', 'ten', '1.234', '1e3', '--1', '1.', ' 1', 'NaN'])('refuses %j', (text) => {
    expect(() => toMinor(text)).toThrow('Amount must be a valid number');
  });
  it.each([
    [80, 8_000],
    [80.5, 8_050],
    [19.99, 1_999],
    ['80.50', 8_050],
  ])('takes %j as it is sent', (amount, minor) => expect(v.parse(SentMoney, amount)).toBe(minor));
  it.each([80.125, 0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '1e21', null, true, [80]])(
    'is told of %j that it is none',
    (amount) => expect(problemsOf(SentMoney, amount)).toEqual({ '': 'Amount must be a valid number' }),
  );
  it.each([
    ['http://pay.example/payments/io/inv_1', 'inv_1'],
    ['https://gateway.io/abc-9?x=1', 'abc-9'],
    ['https://pay.shop.io/i/abc-9#/io/abc-9', 'abc-9'],
    ['https://gateway.example/abc', null],
  ])('reads the invoice id out of %s', (address, id) => expect(invoiceIdOf(address)).toBe(id));
});

describe('domain prices', () => {
  it.each([
    [0, 0, false],
    [1_499, 0, false],
    [1_500, 1_500, true],
    [1_501, 1_501, true],
  ])('charges for %i minor units a year: %i', (price, charged, premium) => {
    expect(chargeablePrice(price)).toBe(charged);
    expect(isPremiumPrice(price)).toBe(premium);
  });
  it.each(['bakery.com', 'a-b.co.uk', 'xn--bcker-gra.de', '1.io'])('takes %s', (name) =>
    expect(isFullDomain(name)).toBe(true),
  );
  it.each([
    'bakery',
    '.com',
    'a..com',
    '-a.com',
    'a-.com',
    'a_b.com',
    'a.c',
    'a.123',
    'a b.com',
    `${'a'.repeat(64)}.com`,
  ])('refuses %s', (name) => expect(isFullDomain(name)).toBe(false));
});

describe('order totals', () => {
  const percentage = (value: string) => ({ discount_type: 'PERCENTAGE', discount_value: value }) as const;
  const fixed = (value: string) => ({ discount_type: 'FIXED', discount_value: value }) as const;
  it.each([
    [percentage('0'), 3_000, 0],
    [percentage('100'), 3_000, 3_000],
    [percentage('33.33'), 1_000, 333],
    [percentage('33.33'), 4_500, 1_500],
    [percentage('12.5'), 100, 13],
    [fixed('10.00'), 3_000, 1_000],
    [fixed('30.01'), 3_000, 3_000],
    [null, 3_000, 0],
  ])('%j of %i is %i', (coupon, subtotal, off) => expect(discountOf(subtotal, coupon)).toBe(off));
  it('adds setup, month and chargeable domain, never below zero', () => {
    const fees = { setupFee: 2_000, monthlyFee: 1_000, domainYearlyPrice: 1_500 };
    expect(orderTotals(fees, null)).toMatchObject({ subtotal: 4_500, discount: 0, total: 4_500 });
    expect(orderTotals({ ...fees, domainYearlyPrice: 1_499 }, null).total).toBe(3_000);
    expect(orderTotals(fees, fixed('99.00'))).toMatchObject({ discount: 4_500, total: 0 });
  });
});
