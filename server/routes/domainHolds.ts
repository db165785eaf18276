import { routes } from '../../contract/wire/routes';
import { requireVerified } from '../domain/account/accounts';
import { domainTaken } from '../domain/websites/domains/taken';
import { domainHeld, findHold, holdDomain, listHolds, releaseHold } from '../domain/wizard/domains/holds';
import { quoteDomains, quotesUnavailable } from '../domain/wizard/domains/quotes';
import { spend } from '../domain/limits/limits';
import type { Services } from '../services';
import { type App, route } from '../http/route';

const limit = { name: 'domain-hold', points: 60, window: 10 * 60_000 };

/** A name is held for the customer who is about to pay for it. */
export function domainHoldRoutes(app: App): void {
  route(app, routes.domainHolds, async ({ db, user, now, reply }) => reply(200, await listHolds(db, user.id, now)));

  route(app, routes.holdDomain, async ({ params: { name }, tx, db, services, user, now, http, reply }) => {
    requireVerified(user);
    await spend(db, limit, user.id, now);
    // A hold that lasts is renewed whether the registrar can be asked or not.
    const held = await findHold(db, user.id, name, now);
    const price = held?.price ?? (await priceOf(services, name, user.id, http.req.raw.signal));
    const { random } = services;
    return reply(200, await tx((work) => holdDomain(work, { userId: user.id, domain: name, price }, { now, random })));
  });

  route(app, routes.releaseDomain, async ({ params: { name }, db, user, now, reply }) => {
    await releaseHold(db, user.id, name, now);
    return reply(204);
  });
}

/** Minor units a year for a name that can be had. */
async function priceOf(services: Services, domain: string, userId: string, signal: AbortSignal): Promise<number> {
  const quote = (await quoteDomains(services, [domain], userId, { signal })).get(domain);
  if (!quote) throw quotesUnavailable();
  if (quote.isAvailable) return quote.price;
  throw quote.isHeld ? domainHeld() : domainTaken();
}
