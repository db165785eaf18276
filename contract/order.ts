import * as v from 'valibot';
import { Coupon, CouponCode } from './coupon';
import { DomainName, chargeablePrice } from './domain';
import { toMinor } from './money';

const filled = (sentence: string, most: number) =>
  v.pipe(v.string(sentence), v.trim(), v.minLength(1, sentence), v.maxLength(most, `At most ${most} characters`));

const businessFields = {
  business_name: filled('Business name is required', 120),
  business_description: filled('Description is required', 4_000),
  contact_email: v.pipe(
    v.string('Invalid email address'),
    v.trim(),
    v.email('Invalid email address'),
    v.maxLength(254),
  ),
  contact_phone: v.pipe(
    v.string('Phone number is required'),
    v.minLength(7, 'Phone number is required'),
    v.maxLength(24, 'Phone number is required'),
    v.regex(/^\+?[\d ]+$/, 'Phone number is required'),
  ),
  business_address: filled('Business address is required', 300),
  logo: filled('Logo is required', 2_000),
  keywords: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60)), 'Keywords are required'),
    v.minLength(1, 'Keywords are required'),
    v.maxLength(30),
  ),
};
/** Specification 5, Business form; the logo is its address or a reference to the file still to be sent. */
export const BusinessForm = v.object(businessFields);
export type BusinessForm = v.InferOutput<typeof BusinessForm>;

/** A picture of the stock service as the draft and the order keep it (specification 3). */
export const ChosenImage = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
  alt_description: v.string(),
  color: v.string(),
  author: v.string(),
});
export type ChosenImage = v.InferOutput<typeof ChosenImage>;

/** Specification 3, order creation payload; `credits` is additive: alternative text and author of each picture. */
export const CreateOrder = v.object({
  plan_uuid: v.pipe(v.string(), v.uuid()),
  template_uuid: v.pipe(v.string(), v.uuid()),
  domain_name: DomainName,
  business_details: v.object(businessFields),
  business_images: v.object({
    business_logo: v.pipe(v.string(), v.maxLength(2_000)),
    images: v.pipe(v.array(v.pipe(v.string(), v.url(), v.maxLength(2_000))), v.minLength(1), v.maxLength(24)),
  }),
  website_name: v.optional(v.pipe(v.string(), v.maxLength(120))),
  credits: v.optional(v.array(v.omit(ChosenImage, ['id'])), []),
  coupon_code: v.optional(CouponCode),
});
export type CreateOrder = v.InferInput<typeof CreateOrder>;

/** Headers of POST /orders/ (decision S9): the order's own id, and the total that the customer saw, as a decimal string. */
export const OrderHeaders = v.object({
  'idempotency-key': v.pipe(v.string(), v.uuid()),
  'x-shown-total': v.pipe(v.string(), v.regex(/^\d{1,11}\.\d{2}$/)),
});

export const OrderPlaced = v.object({
  ok: v.boolean(),
  message: v.string(),
  order_uuid: v.pipe(v.string(), v.uuid()),
  project_id: v.string(),
  domain: v.string(),
});
export type OrderPlaced = v.InferOutput<typeof OrderPlaced>;

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
 * value; both end at the subtotal (specification 9).
 */
export function discountOf(subtotal: number, coupon: Pick<Coupon, 'discount_type' | 'discount_value'> | null): number {
  if (!coupon) return 0;
  const value = toMinor(coupon.discount_value);
  const off = coupon.discount_type === 'FIXED' ? value : Math.floor((subtotal * value + 5_000) / 10_000);
  return Math.min(subtotal, off);
}

/** The arithmetic of an order: the screen and the server both call this, so that they agree to the cent. */
export function orderTotals(
  fees: { setupFee: number; monthlyFee: number; domainYearlyPrice: number },
  coupon: Pick<Coupon, 'discount_type' | 'discount_value'> | null,
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
