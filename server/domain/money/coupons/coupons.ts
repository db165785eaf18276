import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Coupon } from '../../../../contract/wire/money/coupon';
import type { Queries, Tx } from '../../../db/client';
import { couponRedemptions, coupons } from '../../../db/schema/orders';
import { Problem } from '../../../http/problem';

/** Codes are short: a customer may guess a few, wherever they are tried. */
export const couponLimit = { name: 'coupon', points: 20, window: 10 * 60_000 };

/** One answer for an unknown, an expired and a used coupon (docs/product.md, Coupon). */
const invalidCoupon = () =>
  new Problem(400, t('Invalid coupon code'), {
    code: 'invalid_coupon',
    fields: { coupon_code: t('Invalid coupon code') },
  });

const usable = (code: string, now: number) =>
  and(
    eq(coupons.code, code),
    or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
    or(isNull(coupons.usageLimit), sql`${coupons.usedCount} < ${coupons.usageLimit}`),
  );

/** The coupon as it counts now. @throws {Problem} 400 */
export async function findCoupon(db: Queries, code: string, now: number): Promise<Coupon> {
  const [coupon] = await db.select().from(coupons).where(usable(code, now));
  if (!coupon) throw invalidCoupon();
  return {
    code: coupon.code,
    is_valid: true,
    discount_type: coupon.discountType,
    discount_value: coupon.discountValue,
  };
}

/**
 * Counts one use in the order's transaction; the row's lock lets of two orders for the last use only one through.
 * @throws {Problem} 400
 */
export async function redeemCoupon(tx: Tx, code: string, now: number): Promise<void> {
  const counted = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(usable(code, now))
    .returning({ code: coupons.code });
  if (counted.length === 0) throw invalidCoupon();
}

/** Gives the use of a coupon back that an order counted; nothing when it had none. */
export async function returnCoupon(tx: Tx, orderId: string): Promise<void> {
  const [returned] = await tx
    .delete(couponRedemptions)
    .where(eq(couponRedemptions.orderId, orderId))
    .returning({ code: couponRedemptions.couponCode });
  if (!returned) return;
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} - 1` })
    .where(eq(coupons.code, returned.code));
}
