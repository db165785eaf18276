import { and, desc, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { couponRedemptions, coupons } from '../../db/schema/orders';
import { type Listed, missing, moment, momentOrNull, newestFirst, olderThan, type PageAsked, pageOf } from './page';

type Coupon = typeof coupons.$inferSelect;

export const couponStates = ['usable', 'used_up', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

export interface CouponBody {
  code: string;
  state: CouponState;
  discount_type: Coupon['discountType'];
  /** Per cent or EUR. */
  discount_value: string;
  used: number;
  limit: number | null;
  expires_at: string | null;
  created_at: string;
}

export interface CouponDetails extends CouponBody {
  /** EUR that it took off all orders. */
  discounted: string;
  /** Newest first, at most `lastUses`. */
  uses: { order: string; email: string; amount: string; at: string }[];
}

const lastUses = 20;

const stateOf = ({ expiresAt, usageLimit, usedCount }: Coupon, now: number): CouponState =>
  expiresAt !== null && expiresAt <= now
    ? 'expired'
    : usageLimit !== null && usedCount >= usageLimit
      ? 'used_up'
      : 'usable';

function isIn(state: CouponState, now: number): SQL | undefined {
  const lives = or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now));
  const isUsedUp = sql`(${coupons.usageLimit} is not null and ${coupons.usedCount} >= ${coupons.usageLimit})`;
  if (state === 'expired') return lte(coupons.expiresAt, now);
  return and(lives, state === 'used_up' ? isUsedUp : not(isUsedUp));
}

const bodyOf = (coupon: Coupon, now: number): CouponBody => ({
  code: coupon.code,
  state: stateOf(coupon, now),
  discount_type: coupon.discountType,
  discount_value: coupon.discountValue,
  used: coupon.usedCount,
  limit: coupon.usageLimit,
  expires_at: momentOrNull(coupon.expiresAt),
  created_at: moment(coupon.createdAt),
});

const order = { at: coupons.createdAt, id: coupons.code };

/** Coupons, newest first; `now` in ms. @throws {Problem} 404 for an `after` that is not there */
export async function listCoupons(
  db: Queries,
  { state }: { state?: CouponState | undefined },
  page: PageAsked,
  now: number,
): Promise<Listed<CouponBody>> {
  const found = await db
    .select()
    .from(coupons)
    .where(and(state && isIn(state, now), await olderThan(db, order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(
    found,
    page,
    (coupon) => bodyOf(coupon, now),
    ({ code }) => code,
  );
}

/** A coupon with the orders that used it; `now` in ms. @throws {Problem} 404 */
export async function showCoupon(db: Queries, code: string, now: number): Promise<CouponDetails> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon) throw missing('code');
  const isOfIt = eq(couponRedemptions.couponCode, code);
  const [counted] = await db
    .select({ sum: sql<number>`coalesce(sum(${couponRedemptions.amount}), 0)::int8`.mapWith(Number) })
    .from(couponRedemptions)
    .where(isOfIt);
  const uses = await db
    .select({ use: couponRedemptions, email: users.email })
    .from(couponRedemptions)
    .innerJoin(users, eq(users.id, couponRedemptions.userId))
    .where(isOfIt)
    .orderBy(desc(couponRedemptions.at), desc(couponRedemptions.orderId))
    .limit(lastUses);
  return {
    ...bodyOf(coupon, now),
    discounted: toDecimal(counted?.sum ?? 0),
    uses: uses.map(({ use, email }) => ({
      order: use.orderId,
      email,
      amount: toDecimal(use.amount),
      at: moment(use.at),
    })),
  };
}
