import { routes } from '../../contract/wire/routes';
import { couponLimit, findCoupon } from '../domain/money/coupons/coupons';
import { spend } from '../domain/limits/limits';
import { type App, route } from '../http/route';

export function couponRoutes(app: App): void {
  route(app, routes.validateCoupon, async ({ params, db, user, now, reply }) => {
    await spend(db, couponLimit, user.id, now);
    return reply(200, await findCoupon(db, params.code, now));
  });
}
