import { toMinor } from './amount';

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const;

/** What a coupon takes off; `discount_value` is a decimal string: per cent, or an amount in the account currency. */
export interface Discount {
  discount_type: (typeof discountTypes)[number];
  discount_value: string;
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
