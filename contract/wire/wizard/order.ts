import * as v from 'valibot';
import { t } from '../../languages/t';
import { CouponCode } from '../money/coupon';
import { siteFields } from '../websites/sections';
import { DomainName } from './domain';

const filled = (sentence: string, most: number) =>
  v.pipe(
    v.string(sentence),
    v.trim(),
    v.minLength(1, sentence),
    v.maxLength(most, t('At most {most} characters', { most })),
  );

const businessFields = {
  business_name: filled(t('Business name is required'), 120),
  business_description: filled(t('Description is required'), 4_000),
  contact_email: v.pipe(
    v.string(t('Invalid email address')),
    v.trim(),
    v.email(t('Invalid email address')),
    v.maxLength(254),
  ),
  contact_phone: v.pipe(
    v.string(t('Phone number is required')),
    v.minLength(7, t('Phone number is required')),
    v.maxLength(24, t('Phone number is required')),
    v.regex(/^\+?[\d ]+$/, t('Phone number is required')),
  ),
  business_address: filled(t('Business address is required'), 300),
  logo: filled(t('Logo is required'), 2_000),
  keywords: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60)), t('Keywords are required')),
    v.minLength(1, t('Keywords are required')),
    v.maxLength(30),
  ),
};
/** The business as it is ordered; the logo is its address or a reference to the file still to be sent. */
export const BusinessForm = v.object(businessFields);
export type BusinessForm = v.InferOutput<typeof BusinessForm>;

/** A picture of the stock service as the draft and the order keep it. */
export const ChosenImage = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
  alt_description: v.string(),
  color: v.string(),
  author: v.string(),
});
export type ChosenImage = v.InferOutput<typeof ChosenImage>;

/** What an order says; `credits` has alternative text and author of each picture. */
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
  ...siteFields,
});
export type CreateOrder = v.InferInput<typeof CreateOrder>;

/**
 * Headers of POST /orders/ (docs/product.md, Order placement): the order's own id, and the total that the customer saw,
 * as a decimal string. Both are additive: without an id it is customer and payload that make two orders one, without a
 * total the server's own is charged.
 */
export const OrderHeaders = v.object({
  'idempotency-key': v.optional(v.pipe(v.string(), v.uuid())),
  'x-shown-total': v.optional(v.pipe(v.string(), v.regex(/^\d{1,11}\.\d{2}$/))),
});

export const PlacedOrder = v.object({
  ok: v.boolean(),
  message: v.string(),
  order_uuid: v.pipe(v.string(), v.uuid()),
  project_id: v.string(),
  domain: v.string(),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

/** The order's own id, as it was sent in `idempotency-key`. */
export const OrderParams = v.object({ key: v.pipe(v.string(), v.uuid()) });
