import { type Discount, discountOf } from '../money/discount';
import { chargeablePrice } from './domain';

export interface OrderTotals {
  /** All in minor units. */
  setupFee: number;
  monthlyFee: number;
  domainPrice: number;
  subtotal: number;
  discount: number;
  total: number;
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
