import { describe, expect, it } from 'vitest';
import { priceOrder } from '../../server/domain/wizard/orders/price';
import { extent } from '../extent';
import { type Cart, diceOf, draftOf, storedDraft, owed, randomCart, totalReceived } from './support/carts';

/** The three figures of a cart: what the screen shows, as the server receives it; what the server asks; what is right. */
const figuresOf = (cart: Cart, isWhole = true) => {
  const draft = draftOf(cart);
  return [
    totalReceived(isWhole ? storedDraft(draft) : draft, isWhole),
    priceOrder(cart, cart, cart.coupon).total,
    Number(owed(cart)),
  ];
};

const percent = (discount_value: string) => ({ discount_type: 'PERCENTAGE', discount_value }) as const;
const fixed = (discount_value: string) => ({ discount_type: 'FIXED', discount_value }) as const;

describe('a cart at a border', () => {
  const fees = { setupFee: 2_000, monthlyFee: 1_000 };
  it.each([
    [1_499, null, 3_000],
    [1_500, null, 4_500],
    [1_501, null, 4_501],
    [1_499, percent('0'), 3_000],
    [1_500, percent('0'), 4_500],
    [1_499, percent('100'), 0],
    [1_501, percent('100'), 0],
    [1_499, percent('33.33'), 2_000],
    // 1,499.85 and 1,500.18 cents: half and more goes up.
    [1_500, percent('33.33'), 3_000],
    [1_501, percent('33.33'), 3_001],
    [1_499, fixed('29.99'), 1],
    [1_499, fixed('30.00'), 0],
    [1_499, fixed('30.01'), 0],
    [1_500, fixed('999999999.99'), 0],
  ])('with a domain of %i and %j comes to %i everywhere', (price, coupon, total) =>
    expect(figuresOf({ ...fees, price, coupon })).toEqual([total, total, total]),
  );
});

// CARTS=10000 looks at as many; a failure names the cart, and SEED repeats the run.
const wanted = Number(process.env['CARTS'] ?? extent(20_000, 1_000_000));
const seed = Number(process.env['SEED'] ?? 20_261_121);

it(`${wanted} carts cost on the screen what the server charges, to the cent`, { timeout: 600_000 }, () => {
  const dice = diceOf(seed);
  const seen = { premium: 0, included: 0, free: 0, discounted: 0, whole: 0 };
  for (let at = 0; at < wanted; at += 1) {
    const cart = randomCart(dice);
    // The checks of a whole order and a whole draft cost a hundred times the sums: every 50th goes through them.
    const figures = figuresOf(cart, at % 50 === 0);
    const [shown, charged, right] = figures;
    if (shown !== charged || charged !== right)
      throw new Error(`seed ${seed}, cart ${at}: ${JSON.stringify(cart)} costs ${figures.join(', ')}`);
    seen[cart.price >= 1_500 ? 'premium' : 'included'] += 1;
    if (charged === 0) seen.free += 1;
    if (charged !== cart.setupFee + cart.monthlyFee + (cart.price >= 1_500 ? cart.price : 0)) seen.discounted += 1;
    else seen.whole += 1;
  }
  // Each kind often enough that an error in it alone would show.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(wanted / 100);
});
