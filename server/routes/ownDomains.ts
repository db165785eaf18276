import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { bringDomain, ownDomainOf, removeDomain } from '../domain/websites/domains/own';
import { type App, route } from '../http/route';

/** What begins to look for somebody's records. */
const limit = { name: 'own-domain', points: 20, window: 10 * 60_000 };

/** The domain that a customer brings along for a website. */
export function ownDomainRoutes(app: App): void {
  route(app, routes.ownDomain, async ({ params, db, user, services: { settings }, reply }) =>
    reply(200, await ownDomainOf(db, { id: params.id, userId: user.id }, settings)),
  );

  route(app, routes.bringOwnDomain, async ({ params, body, db, tx, user, now, services, reply }) => {
    await spend(db, limit, user.id, now);
    const { random, settings } = services;
    const named = { id: params.id, userId: user.id };
    return reply(200, await tx((work) => bringDomain(work, named, body.domain, { now, random, settings })));
  });

  route(app, routes.removeOwnDomain, async ({ params, tx, user, services: { settings }, reply }) =>
    reply(200, await tx((work) => removeDomain(work, { id: params.id, userId: user.id }, settings))),
  );
}
