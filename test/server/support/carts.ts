import * as v from 'valibot';
import { Coupon } from '../../../contract/wire/money/coupon';
import { DomainResult } from '../../../contract/wire/wizard/domain';
import { type Draft, migrateDraft } from '../../../contract/wire/wizard/draft';
import { toDecimal, toMinor } from '../../../contract/rules/money/amount';
import { CreateOrder, OrderHeaders } from '../../../contract/wire/wizard/order';
import { Plan } from '../../../contract/wire/money/plan';
import { wholeDraft } from '../../../machines/wizard/order/order.model';
import { requestOf } from '../../../machines/wizard/order/placement';
import { planOf } from '../../../machines/wizard/wizard/steps';
import { resultOf, type Quote } from '../../../server/domain/wizard/domains/quotes';

/** What an order is priced from, as the server has it: minor units, and the coupon as its row has it. */
export interface Cart {
  setupFee: number;
  monthlyFee: number;
  /** A year of the domain. */
  price: number;
  coupon: { discount_type: 'PERCENTAGE' | 'FIXED'; discount_value: string } | null;
}

/** Whole numbers from a seed: `below(n)` is one of 0 to n - 1. */
export type Dice = (below: number) => number;

/** mulberry32: 32 bits of state, the same numbers for the same seed on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const borderPrices = [0, 1, 1_499, 1_500, 1_501];
const borderParts = ['0', '0.01', '33.33', '33.34', '50', '66.67', '99.99', '100', '12.5'];

/** Half of the prices and coupons stand at a border; the rest is anything up to 20,000.00. */
export function randomCart(dice: Dice): Cart {
  const fee = () => (dice(8) === 0 ? 0 : dice(dice(2) === 0 ? 10_000 : 2_000_000));
  const setupFee = fee();
  const monthlyFee = fee();
  const price =
    dice(2) === 0 ? (borderPrices[dice(borderPrices.length)] ?? 0) : dice(dice(2) === 0 ? 3_000 : 2_000_000);
  const subtotal = setupFee + monthlyFee + (price < 1_500 ? 0 : price);
  return { setupFee, monthlyFee, price, coupon: randomCoupon(dice, subtotal) };
}

function randomCoupon(dice: Dice, subtotal: number): Cart['coupon'] {
  const kind = dice(5);
  if (kind === 0) return null;
  if (kind < 3) {
    const discount_value = dice(2) === 0 ? (borderParts[dice(borderParts.length)] ?? '0') : toDecimal(dice(10_001));
    return { discount_type: 'PERCENTAGE', discount_value };
  }
  // Around the subtotal, where it ends, and far above it.
  const value = dice(2) === 0 ? Math.max(0, subtotal - 1 + dice(3)) : dice(2 * subtotal + 2);
  return { discount_type: 'FIXED', discount_value: toDecimal(value) };
}

/**
 * What an order comes to (docs/product.md, Prices and totals), worked out again in whole numbers that lose no digit.
 */
export function owed({ setupFee, monthlyFee, price, coupon }: Cart): bigint {
  const subtotal = BigInt(setupFee) + BigInt(monthlyFee) + (price >= 1_500 ? BigInt(price) : 0n);
  if (!coupon) return subtotal;
  const [whole = '0', part = ''] = coupon.discount_value.split('.');
  const hundredths = BigInt(whole + part.padEnd(2, '0'));
  // Rounded half up: twice the cents and one, halved downwards.
  const off = coupon.discount_type === 'FIXED' ? hundredths : (subtotal * hundredths * 2n + 10_000n) / 20_000n;
  return off > subtotal ? 0n : subtotal - off;
}

/** What crosses the wire: JSON, and back. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const { plan: somePlan } = wholeDraft;
const name = wholeDraft.domain ?? '';

/** The draft of a customer whose browser was told of the cart by the server, in the words of the wire. */
export function draftOf({ setupFee, monthlyFee, price, coupon }: Cart): Draft {
  const plan = v.parse(
    Plan,
    sent({
      uuid: somePlan?.uuid,
      name: somePlan?.name,
      description: '',
      setup_fee: toDecimal(setupFee),
      monthly_fee: toDecimal(monthlyFee),
      benefits: [],
      projectLimit: 0,
    }),
  );
  const told = v.parse(DomainResult, sent(resultOf(name, { price, isAvailable: true, isPremium: false } as Quote)));
  const code = coupon && v.parse(Coupon, sent({ code: 'CART', is_valid: true, ...coupon }));
  return {
    ...wholeDraft,
    plan: planOf([plan]),
    domains: [{ name, price: told.prices[0]?.price ?? -1 }],
    coupon: code && { code: code.code, discount_type: code.discount_type, discount_value: code.discount_value },
  };
}

/** A draft that was kept and read again. */
export function storedDraft(draft: Draft): Draft {
  const kept = migrateDraft(sent(draft));
  if (!kept) throw new Error('The draft could not be read again.');
  return kept;
}

/** The total that reaches the server with the order of a draft, minor units. @throws when the contract refuses it */
export function totalReceived(draft: Draft, isWhole: boolean): number {
  const { orderId, total, order } = requestOf(draft);
  if (isWhole) v.parse(CreateOrder, sent(order));
  const headers = { 'idempotency-key': orderId, 'x-shown-total': toDecimal(total) };
  return toMinor(v.parse(v.required(OrderHeaders), sent(headers))['x-shown-total']);
}
