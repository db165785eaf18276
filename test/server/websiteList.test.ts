import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebsitePage } from '../../contract/wire/websites/websiteList';
import { projectEvents, projects, subscriptions } from '../../server/db/schema/projects';
import { onOneEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';
import { openWebsite, seedShelves } from './support/websites';

const day = 86_400_000;

onOneEngine('the list of websites', (database) => {
  let shop: Shop;
  let customer: Customer;
  let domains: Record<'live' | 'moving' | 'failed' | 'overdue' | 'suspended' | 'ending', string>;
  const change = (id: string, values: Partial<typeof projects.$inferInsert>) =>
    database().db.update(projects).set(values).where(eq(projects.id, id));
  const pay = (id: string, values: Partial<typeof subscriptions.$inferInsert>) =>
    database().db.update(subscriptions).set(values).where(eq(subscriptions.id, id));
  const read = async (search: string, who = customer) => {
    const response = await who.send('GET', `/projects/${search}`);
    expect([search, response.status]).toEqual([search, 200]);
    return v.parse(WebsitePage, await response.json());
  };
  const names = async (search: string) => {
    const { items } = await read(search);
    return items.map(({ domain }) => Object.entries(domains).find(([, name]) => name === domain)?.[0]);
  };

  beforeAll(async () => {
    shop = await openShop(database());
    customer = await shop.customer();
    await seedShelves(shop.services);
    const open = async (isLive = true) => {
      shop.services.clock.advance(1_000);
      return openWebsite(shop.services, customer.user.id, { isLive });
    };
    const live = await open();
    const moving = await open(false);
    const failed = await open(false);
    const overdue = await open();
    const suspended = await open();
    const ending = await open();
    domains = {
      live: live.domain,
      moving: moving.domain,
      failed: failed.domain,
      overdue: overdue.domain,
      suspended: suspended.domain,
      ending: ending.domain,
    };
    const now = shop.services.clock.now();
    await change(live.project, { businessName: 'The 100% Bakery' });
    await change(failed.project, { isFailed: true, failure: 'That name is not offered any more.' });
    await pay(live.id, { nextBillingAt: now + 9 * day });
    await pay(overdue.id, { state: 'past_due', nextBillingAt: now + 2 * day });
    await pay(suspended.id, { state: 'suspended', suspendedAt: now });
    await pay(ending.id, { cancelsAtPeriodEnd: true, nextBillingAt: now + day });
    const event = { projectId: failed.project, attempt: 1, at: now };
    await database()
      .db.insert(projectEvents)
      .values([
        { ...event, stage: 'REQUEST_DOMAIN' },
        { ...event, stage: 'DOMAIN_FAILED', message: 'That name is not offered any more.' },
      ]);
  });
  afterAll(() => shop.close());

  test('says of each what it costs and how it does, and counts them', async () => {
    const { items, ...counts } = await read('');
    expect(counts).toMatchObject({ total: 6, listed: 6, websites: 6, page: 1, limit: 10, project_limit: 3 });
    const of = (name: keyof typeof domains) => items.find(({ domain }) => domain === domains[name]);
    const now = shop.services.clock.now();
    const at = (days: number) => new Date(now + days * day).toISOString();
    expect(of('live')).toMatchObject({
      template_name: 'Plain',
      monthly_fee: 1_000,
      next_billing_date: at(9),
      ends_at: null,
      latest_event: null,
    });
    expect(of('failed')).toMatchObject({
      next_billing_date: null,
      latest_event: { stage: 'DOMAIN_FAILED', message: 'That name is not offered any more.' },
    });
    expect(of('suspended')).toMatchObject({ next_billing_date: null, subscription_state: 'suspended' });
    expect(of('ending')).toMatchObject({ next_billing_date: null, ends_at: at(1) });
  });

  test.each([
    ['?group=live', ['ending', 'overdue', 'live']],
    ['?group=progress', ['moving']],
    ['?group=attention', ['suspended', 'overdue', 'failed']],
    ['?group=live&text=100%25 bakery', ['live']],
    ['?text=_', []],
    ['?sort=oldest', ['live', 'moving', 'failed', 'overdue', 'suspended', 'ending']],
    ['?sort=due-first&group=live', ['overdue', 'live', 'ending']],
    ['?sort=due-last&group=live', ['live', 'overdue', 'ending']],
  ])('%s', async (search, expected) => expect(await names(search)).toEqual(expected));

  test('finds by a part of the name in any case, and orders by it', async () => {
    expect(await names(`?text=${domains.moving.slice(0, -4).toUpperCase()}`)).toEqual(['moving']);
    const { items } = await read('?sort=a-z');
    expect(items.map(({ domain }) => domain)).toEqual(Object.values(domains).toSorted());
  });

  test('goes by pages of what fits, and counts all beside it', async () => {
    const { items, total, listed } = await read('?page=2&group=attention');
    expect([items, total, listed]).toEqual([[], 3, 6]);
  });

  test('is each customer’s own, refuses what means nothing, and takes no place for what was refunded', async () => {
    const other = await shop.customer();
    expect(await read('', other)).toMatchObject({ items: [], total: 0, listed: 0, websites: 0, project_limit: 3 });
    for (const search of ['?group=lost', '?sort=price', '?limit=500'])
      expect((await customer.send('GET', `/projects/${search}`)).status).toBe(400);
    const site = await openWebsite(shop.services, other.user.id, { isLive: false });
    const now = shop.services.clock.now();
    await change(site.project, { isFailed: true, givenUpAt: now, cancelledAt: now });
    const { items, ...counts } = await read('', other);
    expect(counts).toMatchObject({ total: 1, listed: 1, websites: 0 });
    expect(items[0]).toMatchObject({ monthly_fee: null, next_billing_date: null, ended_at: null });
  });

  test('lists one that has ended for 30 days, among all alone, and gives its place to another', async () => {
    const other = await shop.customer();
    const site = await openWebsite(shop.services, other.user.id);
    const now = shop.services.clock.now();
    await pay(site.id, { state: 'cancelled', endedAt: now });
    await change(site.project, { cancelledAt: now - 30 * day + 1 });
    const { items, ...counts } = await read('', other);
    expect(counts).toMatchObject({ total: 1, listed: 1, websites: 0 });
    const endedAt = new Date(now - 30 * day + 1).toISOString();
    expect(items[0]).toMatchObject({ ended_at: endedAt, picture_url: null, monthly_fee: null });
    for (const group of ['live', 'progress', 'attention'])
      expect((await read(`?group=${group}`, other)).items).toEqual([]);
    await change(site.project, { cancelledAt: now - 30 * day });
    expect((await read('', other)).listed).toBe(0);
  });

  test('is a file of all that fits', async () => {
    const lines = (await (await customer.send('GET', '/projects/websites.csv?group=progress')).text()).split('\r\n');
    expect(lines[0]).toMatch(/^Domain,Business,Status,Template,Created,Monthly fee EUR,Next billing,Ends,Address,Id$/);
    expect(lines[1]).toMatch(new RegExp(`^${domains.moving},Ada’s Bakery,REQUEST_DOMAIN,Plain,`));
    expect(lines).toHaveLength(3);
  });
});
