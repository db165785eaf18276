import { routes } from '../../contract/wire/routes';
import type { Statistics } from '../../contract/wire/statistics/statistics';
import { spend } from '../domain/limits/limits';
import { csvStream } from '../domain/money/csv';
import { leaveOut } from '../domain/statistics/own';
import { statisticsOf } from '../domain/statistics/read';
import { propertiesOf, siteOfCustomer } from '../domain/statistics/sites';
import { spanOf } from '../domain/statistics/span';
import { visitOnce } from '../domain/statistics/testVisit';
import { type App, route } from '../http/route';

const minute = 60_000;
/** What visits a website, and files. */
const limits = {
  tests: { name: 'test-visit', points: 20, window: 10 * minute },
  files: { name: 'statistics-csv', points: 30, window: 10 * minute },
};

/** Who visits a customer's websites. */
export function statisticsRoutes(app: App): void {
  route(app, routes.properties, async ({ db, user, services: { settings }, reply }) =>
    reply(200, await propertiesOf(db, user.id, settings)),
  );

  route(app, routes.allStatistics, async ({ query, db, user, now, services, address, http, reply }) => {
    const site = await siteOfCustomer(db, user.id, query.domain);
    await leaveOut(services, site, { address, agent: http.req.header('user-agent') ?? '' }, now);
    const { settings } = services;
    return reply(200, await statisticsOf(db, site, { span: spanOf(query, now), now, settings }));
  });

  route(app, routes.statisticsCsv, async ({ query, db, user, now, services: { settings } }) => {
    const site = await siteOfCustomer(db, user.id, query.domain);
    await spend(db, limits.files, user.id, now);
    const found = await statisticsOf(db, site, { span: spanOf(query, now), now, settings });
    return new Response(csvStream(columns, portionsOf(found)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="statistics.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  route(app, routes.sendTestVisit, async ({ body, db, user, now, services, reply }) => {
    const site = await siteOfCustomer(db, user.id, body.domain);
    await spend(db, limits.tests, user.id, now);
    return reply(200, await visitOnce(services, site, now));
  });
}

interface Line {
  what: string;
  name: string;
  visitors: number;
  views: number;
}

const columns: Record<string, (line: Line) => string> = {
  What: ({ what }) => what,
  Name: ({ name }) => name,
  Visitors: ({ visitors }) => String(visitors),
  Views: ({ views }) => String(views),
};

async function* portionsOf(found: Statistics): AsyncGenerator<Line[], void, unknown> {
  const table = (what: string, rows: Statistics['pages'], none = '') =>
    rows.map(({ name, ...rest }) => ({ what, name: name || none, ...rest }));
  yield [
    ...found.series.map(({ at, visitors, views }) => ({
      what: found.unit === 'hour' ? 'Hour' : 'Day',
      name: found.unit === 'hour' ? at : at.slice(0, 10),
      visitors,
      views,
    })),
    ...table('Page', found.pages),
    ...table('Referrer', found.referrers, 'Direct or unknown'),
    ...table('Campaign', found.campaigns),
    ...table('Device', found.devices),
    ...table('Country by language', found.countries, 'Not said'),
  ];
}
