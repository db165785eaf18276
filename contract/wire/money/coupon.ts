import * as v from 'valibot';
import { t } from '../../languages/t';
import { discountTypes } from '../../rules/money/discount';

/** Trimmed, upper-cased, 3 to 20 letters and digits. */
export const CouponCode = v.pipe(
  v.string(t('Please enter a coupon code')),
  v.trim(),
  v.toUpperCase(),
  v.nonEmpty(t('Please enter a coupon code')),
  v.minLength(3, t('Coupon code must be at least 3 characters')),
  v.maxLength(20, t('Coupon code is too long')),
  v.regex(/^[A-Z0-9]+$/, t('Only letters and numbers allowed')),
);

export const Coupon = v.object({
  code: v.string(),
  is_valid: v.boolean(),
  discount_type: v.picklist(discountTypes),
  /** A decimal string: per cent, or an amount in the account currency. */
  discount_value: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
});
export type Coupon = v.InferOutput<typeof Coupon>;
export const CouponParams = v.object({ code: CouponCode });

/** A typed code as it is sent. */
export const tidyCouponCode = (text: string) => text.trim().toUpperCase();
