import { routes } from '../../contract/wire/routes';
import { listLifetime, quoteDomains, resultOf } from '../domain/wizard/domains/quotes';
import { suggest } from '../domain/wizard/domains/suggest';
import { spend } from '../domain/limits/limits';
import { type App, route } from '../http/route';

const limit = { name: 'domain-check', points: 240, window: 60_000 };

export function domainRoutes(app: App): void {
  route(app, routes.checkDomain, async ({ query, db, services, user, now, http, reply }) => {
    await spend(db, limit, user.id, now);
    const quotes = await quoteDomains(services, [query.domain], user.id, { signal: http.req.raw.signal });
    return reply(200, resultOf(query.domain, quotes.get(query.domain)));
  });

  route(app, routes.checkDomains, async ({ body, db, services, user, now, http, reply }) => {
    await spend(db, limit, user.id, now);
    const quotes = await quoteDomains(services, body.domains, user.id, {
      signal: http.req.raw.signal,
      lifetime: listLifetime,
    });
    return reply(200, { results: body.domains.map((domain) => resultOf(domain, quotes.get(domain))) });
  });

  route(app, routes.suggestDomains, async ({ params, query: { page, limit: size }, reply }) => {
    const all = suggest(params.name);
    return reply(200, { results: all.slice((page - 1) * size, page * size), total: all.length, page });
  });
}
