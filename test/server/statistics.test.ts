import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Property, Statistics, TestVisit } from '../../contract/wire/statistics/statistics';
import { projects, projectVersions, subscriptions } from '../../server/db/schema/projects';
import { siteChecks, siteVisits, visitSalts } from '../../server/db/schema/statistics';
import { transact } from '../../server/db/transaction';
import { probeSites } from '../../server/domain/statistics/probe';
import { recordVisits, type Seen } from '../../server/domain/statistics/record';
import { rollUpAll } from '../../server/domain/statistics/rollUp';
import { eraseWords } from '../../server/domain/websites/projects/erase';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { owner } from './support/folder';
import { type Customer, openShop, type Shop } from './support/shop';
import { openWebsite, seedShelves } from './support/websites';

const hour = 3_600_000;
const day = 24 * hour;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const telephone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The same numbers for the same seed, from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Named {
  views: number;
  visitors: Set<string>;
}

onOneEngine('statistics', (database) => {
  let shop: Shop;
  let customer: Customer;
  const open = async () => {
    const site = await openWebsite(shop.services, customer.user.id);
    await database().db.update(projects).set({ liveVersion: 1 }).where(eq(projects.id, site.project));
    return site;
  };
  const ask = (search: string, who = customer, headers = {}) =>
    who.send('GET', `/analytics/all-statistics?${search}`, undefined, headers);
  const read = async (search: string, headers = {}) => {
    const response = await ask(search, customer, headers);
    expect([search, response.status]).toEqual([search, 200]);
    return v.parse(Statistics, await response.json());
  };

  beforeAll(async () => {
    shop = await openShop(database());
    // Two addresses of one machine can then be told apart.
    Object.assign(shop.services.settings, { trustProxy: true });
    customer = await shop.customer();
    await seedShelves(shop.services);
  });
  afterAll(() => shop.close());

  test('counts the pages that people were shown, and nothing else', async () => {
    const { domain } = await open();
    const { hosting } = shop.services.providers;
    const page = { contentType: 'text/html; charset=utf-8', body: Buffer.from('<!doctype html><p>Bread</p>') };
    await hosting.point(
      domain,
      await hosting.put(domain, owner, [
        { ...page, path: 'index.html' },
        { ...page, path: 'contact/index.html' },
        { path: 'style.css', contentType: 'text/css', body: Buffer.from('p{}') },
      ]),
    );
    const visit = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${shop.origins.content}${path}`, {
        method,
        headers: { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.1', ...headers },
      });
    const site = `/sites/${domain}/`;
    const first = await visit(`${site}?utm_source=letter&utm_campaign=spring`, {
      referer: 'https://www.search.example/?q=bread',
      'accept-language': 'nl-BE,nl;q=0.9',
    });
    await visit(site, { 'if-none-match': first.headers.get('etag') ?? '' });
    await visit(`${site}contact/`, { referer: `${shop.origins.content}${site}` });
    await visit(site, { 'user-agent': telephone, 'accept-language': 'de' });
    await visit(site, { 'user-agent': crawler });
    await visit(site, { 'user-agent': '' });
    await visit(site, { 'sec-fetch-dest': 'iframe' });
    await visit(site, { 'sec-purpose': 'prefetch' });
    await visit(site, {}, 'HEAD');
    await visit(`${site}style.css`);
    await visit(`${site}nothing/`);
    await visit(`/framed/${domain}/`);
    await visit(site, { 'x-sitewright-visit': 'probe.forged', 'x-forwarded-for': '198.51.100.9' });
    await shop.visits.flush();

    const found = await read(`domain=${domain}&range=24h`);
    expect(found.now).toMatchObject({ visitors: 3, views: 5, views_per_visit: 1.667 });
    expect(found.pages).toEqual([
      { name: '/', visitors: 3, views: 4 },
      { name: '/contact/', visitors: 1, views: 1 },
    ]);
    expect(found.referrers).toEqual([
      { name: '', visitors: 3, views: 3 },
      { name: 'search.example', visitors: 1, views: 1 },
    ]);
    expect(found.campaigns).toEqual([{ name: 'letter / spring', visitors: 1, views: 1 }]);
    expect(found.devices.map(({ name, views }) => [name, views])).toEqual([
      ['desktop', 4],
      ['phone', 1],
    ]);
    expect(found.countries).toContainEqual({ name: 'BE', visitors: 1, views: 1 });
    expect(found.left_out).toEqual({ own: 0, bots: 2 });
    expect(found.series.filter(({ views }) => views > 0)).toHaveLength(1);
    // The same in days, and in the file.
    const { now, before, pages } = await read(`domain=${domain}&range=7d`);
    expect([now.views, before.views, pages]).toEqual([5, 0, found.pages]);
    const file = await customer.send('GET', `/analytics/statistics.csv?domain=${domain}&range=7d`);
    expect(await file.text()).toContain('Day,2026-11-21,3,5\r\nPage,/,3,4\r\n');

    // From the browser in which they look at the figures, visits are the customer’s own.
    const own = { 'x-forwarded-for': '198.51.100.1', 'user-agent': firefox };
    const without = await read(`domain=${domain}&range=7d`, own);
    expect([without.now.views, without.left_out.own]).toEqual([2, 3]);
  });

  test('visits a website for its customer, and sees it counted; looks at it by itself, and says how it answers', async () => {
    const { domain, project } = await open();
    const { hosting } = shop.services.providers;
    const body = Buffer.from('<!doctype html><p>Bread</p>');
    await hosting.point(
      domain,
      await hosting.put(domain, owner, [{ path: 'index.html', contentType: 'text/html', body }]),
    );
    const sent = await customer.send('POST', '/analytics/test-visit', { domain });
    expect([sent.status, v.parse(TestVisit, await sent.json()).at]).toEqual([200, '2026-11-21T12:00:00.000Z']);
    await probeSites(shop.services);
    shop.loseContent('/sites/');
    await probeSites(shop.services);
    expect((await customer.send('POST', '/analytics/test-visit', { domain })).status).toBe(409);
    shop.loseContent(null);
    await shop.visits.flush();
    const { now, left_out } = await read(`domain=${domain}`);
    expect([now.views, now.uptime, left_out.bots]).toEqual([0, 0.5, 0]);
    expect(now.median_load).toBeGreaterThanOrEqual(0);
    // What is offline because its fee is not paid is looked at by nobody.
    await database()
      .db.update(subscriptions)
      .set({ state: 'suspended', suspendedAt: 0 })
      .where(eq(subscriptions.projectId, project));
    await probeSites(shop.services);
    const [looks] = await database().db.select().from(siteChecks).where(eq(siteChecks.projectId, project));
    expect(looks?.looks).toBe(2);
    expect((await customer.send('POST', '/analytics/test-visit', { domain })).status).toBe(409);
  });

  test('tells nobody but the customer, and of a domain that is nobody’s the same', async () => {
    const { domain } = await open();
    const stranger = await shop.customer();
    for (const search of [`domain=${domain}`, 'domain=nobody.example']) {
      const refused = await ask(search, stranger);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not-yours' }]);
    }
    expect((await stranger.send('GET', `/analytics/statistics.csv?domain=${domain}`)).status).toBe(403);
    expect((await stranger.send('POST', '/analytics/test-visit', { domain })).status).toBe(403);
    expect(await (await stranger.send('GET', '/analytics/properties/all')).json()).toEqual([]);
    const own = v.parse(v.array(Property), await (await customer.send('GET', '/analytics/properties/all')).json());
    expect(own.find((one) => one.domain === domain)).toMatchObject({ state: 'live', business_name: 'Ada’s Bakery' });
    for (const wrong of ['range=custom', 'range=custom&start_date=2026-11-20&end_date=2026-11-19', 'range=1y', ''])
      expect([wrong, (await ask(`${wrong ? `domain=${domain}&` : ''}${wrong}`)).status]).toEqual([wrong, 400]);
  });

  test(
    'gives the figures of a recount, over months, and nothing by which a visitor could be found',
    async () => {
      const { domain, project } = await open();
      const { db, clock } = { ...shop.services, ...database() } as typeof shop.services;
      const [days, daily] = extent([8, 150], [180, 5_556]);
      const chance = chances(extent(7, 11));
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() ** 2 * items.length)] as Item;
      const pages = Array.from({ length: 30 }, (_, page) => `/page-${page}/`);
      const hosts = Array.from({ length: 60 }, (_, host) => `https://www.from-${host}.example/`);
      const people = Array.from({ length: 2_000 }, (_, person) => `192.0.${person >> 8}.${person & 255}`);
      /** Of each day: whom it saw, and how often each page and each host was counted. */
      const recount = new Map<string, { visitors: Set<string>; names: Map<string, Named> }>();
      const begin = clock.now();
      for (let past = 0; past < days; past += 1) {
        const batch: Seen[] = [];
        for (let request = 0; request < daily; request += 1) {
          const at = begin + past * day + Math.floor(chance() * day) - 12 * hour;
          const seen = {
            at,
            domain,
            host: domain,
            path: pick(pages),
            search: '',
            referrer: chance() < 0.5 ? '' : pick(hosts),
            languages: pick(['en-US', 'nl-BE', 'fr']),
            address: pick(people),
            agent: pick([firefox, telephone, crawler]),
          };
          batch.push(seen);
          if (seen.agent === crawler) continue;
          const date = new Date(at).toISOString().slice(0, 10);
          const of = recount.get(date) ?? { visitors: new Set<string>(), names: new Map<string, Named>() };
          recount.set(date, of);
          const who = `${seen.address} ${seen.agent}`;
          of.visitors.add(who);
          for (const name of [seen.path, seen.referrer && new URL(seen.referrer).hostname.replace('www.', '')]) {
            const named = of.names.get(name) ?? { views: 0, visitors: new Set<string>() };
            of.names.set(name, named);
            named.views += 1;
            named.visitors.add(who);
          }
        }
        await recordVisits(shop.services, batch);
        await rollUpAll(db, clock.now());
        clock.advance(day);
      }
      await customer.signIn();
      const span = extent(7, 90);
      const counted = [...recount].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(1 - span);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      const found = await read(`domain=${domain}&range=${span}d`);
      expect(found.now.visitors).toBe(sum(counted.map(([, { visitors }]) => visitors.size)));
      expect(found.now.views).toBe(sum(found.series.map(({ views }) => views)));
      expect(found.series.slice(0, -1).map(({ visitors }) => visitors)).toEqual(
        counted.map(([, { visitors }]) => visitors.size),
      );
      for (const { name, views, visitors } of [...found.pages, ...found.referrers]) {
        const named = counted.flatMap(([, { names }]) => names.get(name) ?? []);
        expect([name, views, visitors]).toEqual([
          name,
          sum(named.map((one) => one.views)),
          sum(named.map((one) => one.visitors.size)),
        ]);
      }
      expect(found.before.views).toBeGreaterThan(0);

      // Visits go with their third day, salts with their own; what is left is of no use to find anybody.
      const rest = await db.select({ at: siteVisits.at }).from(siteVisits).where(eq(siteVisits.projectId, project));
      expect(Math.min(...rest.map(({ at }) => at))).toBeGreaterThan(clock.now() - 5 * day);
      await rollUpAll(db, clock.now());
      expect(
        await db
          .select()
          .from(visitSalts)
          .where(sql`${visitSalts.day} < ${found.as_of.slice(0, 10)}`),
      ).toEqual([]);
      const { rows: tables } = await db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name ~ '^(site|visit)_'`,
      );
      expect(tables.length).toBeGreaterThanOrEqual(7);
      for (const { name } of tables) {
        const { rows } = await db.execute(
          sql`select coalesce(string_agg(t::text, ' '), '') as all from ${sql.identifier(name)} t`,
        );
        expect([name, /192\.0\.|Mozilla|Firefox/.test(String(rows[0]?.['all']))]).toEqual([name, false]);
      }
      if (span === 90) await measure(`domain=${domain}&range=90d`);
    },
    extent(30_000, 1_800_000),
  );

  /** Prints how long a page of the largest span takes. */
  async function measure(search: string): Promise<void> {
    const taken: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const begun = performance.now();
      await (await ask(search)).text();
      taken.push(performance.now() - begun);
    }
    const sorted = taken.toSorted((one, other) => one - other);
    process.stdout.write(`1,000,000 requests in 180 days: a page of 90 days takes ${Math.round(sorted[10] ?? 0)} ms\n`);
  }

  test('keeps figures for 25 months, and marks what went live', async () => {
    const { domain, project } = await open();
    const { db } = database();
    const now = shop.services.clock.now();
    await db
      .insert(projectVersions)
      .values({ projectId: project, number: 1, content: {}, createdAt: now, publishedAt: now });
    const seen = {
      domain,
      host: domain,
      path: '/',
      search: '',
      referrer: '',
      languages: '',
      agent: firefox,
      address: '',
    };
    const long = now - 770 * day;
    await recordVisits(shop.services, [
      { ...seen, at: now },
      { ...seen, at: long },
    ]);
    const around = (at: number) =>
      `domain=${domain}&range=custom&start_date=${dateOf(at)}&end_date=${dateOf(at + day)}`;
    expect((await read(around(long))).now.views).toBe(1);
    await rollUpAll(db, now);
    expect((await read(around(long))).now.views).toBe(0);
    const recent = await read(around(now));
    expect([recent.now.views, recent.unit, recent.series.length]).toEqual([1, 'hour', 48]);
    expect(recent.deployments).toEqual([{ at: new Date(now).toISOString(), version: 1 }]);
    await transact(db, (tx) => eraseWords(tx, [project]));
    expect((await read(around(now))).now.views).toBe(0);
    expect(await db.select().from(siteVisits).where(eq(siteVisits.projectId, project))).toEqual([]);
  });
});

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
