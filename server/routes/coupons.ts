import { routes } from '../../contract/routes';
import { findCoupon } from '../domain/coupons/coupons';
import { spend } from '../domain/limits/limits';
import { type App, route } from '../http/route';

/** Codes are short: a customer may guess a few (decision S16). */
const limit = { name: 'coupon', points: 20, window: 10 * 60_000 };

export function couponRoutes(app: App): void {
  route(app, routes.validateCoupon, async ({ params, db, user, now, reply }) => {
    await spend(db, limit, user.id, now);
    return reply(200, await findCoupon(db, params.code, now));
  });
}
