import { toMinor } from './amount';
import { chargeablePrice } from '../wizard/domain';

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const;

/** What a coupon takes off; `discount_value` is a decimal string: per cent, or an amount in the account currency. */
export interface Discount {
  discount_type: (typeof discountTypes)[number];
  discount_value: string;
}

export interface OrderTotals {
  /** All in minor units. */
  setupFee: number;
  monthlyFee: number;
  domainPrice: number;
  subtotal: number;
  discount: number;
  total: number;
}

/**
 * What a coupon takes off, in minor units: PERCENTAGE is subtotal x value / 100 rounded half up to the cent, FIXED is the
 * value; both end at the subtotal.
 */
export function discountOf(subtotal: number, coupon: Discount | null): number {
  if (!coupon) return 0;
  const value = toMinor(coupon.discount_value);
  const off = coupon.discount_type === 'FIXED' ? value : Math.floor((subtotal * value + 5_000) / 10_000);
  return Math.min(subtotal, off);
}

/** The arithmetic of an order: the screen and the server both call this, so that they agree to the cent. */
export function orderTotals(
  fees: { setupFee: number; monthlyFee: number; domainYearlyPrice: number },
  coupon: Discount | null,
): OrderTotals {
  const domainPrice = chargeablePrice(fees.domainYearlyPrice);
  const subtotal = fees.setupFee + fees.monthlyFee + domainPrice;
  const discount = discountOf(subtotal, coupon);
  return {
    setupFee: fees.setupFee,
    monthlyFee: fees.monthlyFee,
    domainPrice,
    subtotal,
    discount,
    total: Math.max(0, subtotal - discount),
  };
}
