import { routes } from '../../contract/wire/routes';
import { toDecimal, toMinor } from '../../contract/rules/money/amount';
import type { Queries } from '../db/client';
import { requireVerified } from '../domain/account/accounts';
import { couponLimit } from '../domain/money/coupons/coupons';
import { quoteDomains, quotesUnavailable } from '../domain/wizard/domains/quotes';
import { spend } from '../domain/limits/limits';
import { findPlaced, findSame, type PlacedOrder, placeOrder } from '../domain/wizard/orders/place';
import { requirePictures } from '../domain/wizard/orders/pictures';
import { findWish, makeWish, takeBackWish, type WishName } from '../domain/wizard/wishes/wishes';
import { type App, route } from '../http/route';

const limit = { name: 'order', points: 60, window: 60_000 };

export function orderRoutes(app: App): void {
  route(app, routes.placeOrder, async ({ body, headers, tx, db, services, user, now, log, reply }) => {
    requireVerified(user);
    await spend(db, limit, user.id, now);
    const { settings, random } = services;
    const order = { userId: user.id, key: headers['idempotency-key'] ?? null, request: body, now };
    const shown = headers['x-shown-total'];
    // The answer to an order that is placed needs no registrar, and its domain is taken: by this very order.
    const known = await findSame(db, order);
    if (!known) await requirePictures(services, body, user.id);
    if (!known && body.coupon_code) await spend(db, couponLimit, user.id, now);
    const quotes = known ? null : await quoteDomains(services, [body.domain_name], user.id);
    const quote = quotes?.get(body.domain_name) ?? null;
    if (!known && !quote) throw quotesUnavailable();
    const placed = await tx((work) =>
      placeOrder(work, {
        ...order,
        shownTotal: shown === undefined ? null : toMinor(shown),
        quote,
        random,
        settings,
      }),
    );
    if (placed.isNew) {
      log.info({ order: placed.orderId }, 'order placed');
      services.events.emit('project', { userId: user.id, projectId: placed.projectId });
    }
    return reply(placed.isNew ? 201 : 200, replyOf(placed));
  });

  route(app, routes.findOrder, async ({ params, db, user, reply }) =>
    reply(200, await becameOf(db, { userId: user.id, orderKey: params.key })),
  );

  route(app, routes.wishOrder, async ({ params, body, tx, db, services, user, now, reply }) => {
    requireVerified(user);
    await spend(db, limit, user.id, now);
    const name = { userId: user.id, orderKey: params.key };
    // What could never be published is refused before anybody pays for it.
    if (!(await findPlaced(db, user.id, params.key))) await requirePictures(services, body.order, user.id);
    const wished = { ...name, request: body.order, total: body.total };
    const found = await tx(async (work) => {
      await makeWish(work, wished, { now, random: services.random });
      return becameOf(work, name);
    });
    return reply(200, found);
  });

  route(app, routes.takeBackWish, async ({ params, tx, user, now, reply }) => {
    const name = { userId: user.id, orderKey: params.key };
    const found = await tx(async (work) => {
      await takeBackWish(work, name, now);
      return becameOf(work, name);
    });
    return reply(200, found);
  });
}

async function becameOf(db: Queries, name: WishName) {
  // The wish first: it goes in the transaction that places the order.
  const wish = await findWish(db, name);
  const placed = await findPlaced(db, name.userId, name.orderKey);
  return {
    wish: wish && { total: toDecimal(wish.total), until: wish.until, reason: wish.reason },
    placed: placed && replyOf(placed),
  };
}

const replyOf = ({ orderId, projectId, domain }: Omit<PlacedOrder, 'isNew'>) => ({
  ok: true,
  message: 'Order created successfully',
  order_uuid: orderId,
  project_id: projectId,
  domain,
});
