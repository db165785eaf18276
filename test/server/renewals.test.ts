import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../server/admin/commands';
import { createContentApp } from '../../server/content/app';
import { jobs } from '../../server/db/schema/jobs';
import { invoices } from '../../server/db/schema/money';
import { orders } from '../../server/db/schema/orders';
import { projects } from '../../server/db/schema/projects';
import { transact } from '../../server/db/transaction';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { overviewOf } from '../../server/domain/money/billing/overview';
import { settle } from '../../server/domain/money/deposits/settle';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance, statement } from '../../server/domain/money/ledger/read';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { cancelSubscription, resumeSubscription } from '../../server/domain/money/subscriptions/cancel';
import { monthsAfter } from '../../server/domain/money/subscriptions/periods';
import { chargesOf, isSuspended } from '../../server/domain/money/subscriptions/read';
import { renew } from '../../server/domain/money/subscriptions/renew';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { closeWebsite, eraseWebsite } from '../../server/domain/websites/projects/close';
import type { Providers } from '../../server/providers/providers';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';
import { race, times } from './support/race';
import { testServices, type TestServices } from './support/services';
import { creditCustomer, openWebsite, periodsOf, seedShelves, subscriptionOf, takeMails } from './support/websites';

const day = 24 * 3_600_000;
onOneEngine('renewals', (database) => {
  let services: TestServices;
  let gone: string[] = [];
  let erased: [string, string][] = [];
  const kinds = [renew, closeWebsite, takeDown, eraseWebsite] as readonly AnyJobKind[];
  beforeEach(async () => {
    gone = [];
    erased = [];
    const hosting = {
      close: async (domain: string) => void gone.push(domain),
      erase: async (domain: string, project: string) => void erased.push([domain, project]),
      live: async () => null,
      read: async () => null,
    };
    services = testServices(database(), { random: systemRandom, providers: { hosting } as unknown as Providers });
    await seedShelves(services);
  });
  afterEach(async () => {
    expect((await checkLedger(database().db)).breaches).toEqual([]);
    await takeMails(services);
    await database().db.delete(jobs);
  });

  const begin = async ({ balance = 0, ...values }: { balance?: number; fee?: number; isLive?: boolean } = {}) => {
    const user = await addCustomer(services.db, services.clock.now());
    const site = await openWebsite(services, user.id, values);
    if (balance > 0) await creditCustomer(services, user.id, balance);
    return { user, site, startedAt: services.clock.now() };
  };
  /** Runs what is due each quarter of a day until `days` have passed. */
  const pass = async (days: number) => {
    for (let quarter = 0; quarter < days * 4; quarter += 1) {
      services.clock.advance(day / 4);
      await runDueJobs(services, kinds);
    }
  };
  const balanceOf = (userId: string) => customerBalance(services.db, userId);
  const kindsOf = async () => (await takeMails(services)).map(({ kind }) => kind);
  const writing = () => ({ now: services.clock.now(), random: systemRandom, app: services.settings.origins.app });
  const cancel = (user: { id: string }, id: string) =>
    transact(services.db, (tx) => cancelSubscription(tx, { id, userId: user.id }, writing()));

  test('a month is told of three times, charged once when it begins, and the next one follows from the anchor', async () => {
    const { user, site, startedAt } = await begin({ balance: 2_500 });
    const [second, third] = [monthsAfter(startedAt, 1), monthsAfter(startedAt, 2)];
    services.clock.advance(second - startedAt - 8 * day);
    await pass(7.75);
    expect(await balanceOf(user.id)).toBe(2_500);
    const mails = await takeMails(services);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('renewal-ahead'));
    expect(mails[0]?.subject).toBe(`${site.domain}: 10.00 EUR on 21 December 2026`);
    expect(mails[0]?.text).toContain('Your balance covers it.');
    await pass(0.25);
    expect(services.clock.now()).toBe(second);
    expect(await balanceOf(user.id)).toBe(1_500);
    const periods = await periodsOf(services, site.id);
    expect(periods.map(({ number, state, startsAt }) => [number, state, startsAt])).toEqual([
      [1, 'charged', startedAt],
      [2, 'charged', second],
      [3, 'due', third],
    ]);
    expect(await subscriptionOf(services, site.id)).toMatchObject({
      state: 'active',
      nextBillingAt: third,
      lastPaymentAt: second,
    });
    expect((await statement(services.db, customerAccount(user.id)))[0]).toMatchObject({
      kind: 'renewal',
      reference: `renewal:${site.id}:2`,
      description: `${site.domain}, 21 December 2026 to 21 January 2027`,
      amount: -1_000,
    });
    await pass(10);
    expect(await kindsOf()).toEqual([]);
  });

  test('20 workers at once charge a period once', async () => {
    const { user, site, startedAt } = await begin({ balance: 50_000 });
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    const call = {
      payload: { subscription: site.id, number: 2 },
      attempt: 1,
      isLastAttempt: false,
      jobId: '',
      now: services.clock.now(),
      services,
      log: services.log,
      signal: new AbortController().signal,
    };
    await race(
      database(),
      `select from ledger_accounts where code = 'customer:${user.id}' for update`,
      times(20, async () => renew.perform?.(call)),
    );
    expect(await balanceOf(user.id)).toBe(49_000);
    expect((await periodsOf(services, site.id)).map(({ state }) => state)).toEqual(['charged', 'charged', 'due']);
  });

  test('a server that was off for a week, or for three months, charges each period once and gives one notice', async () => {
    const { user, site, startedAt } = await begin({ balance: 50_000 });
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt - 2 * day);
    await runDueJobs(services, kinds);
    expect(await kindsOf()).toEqual(['renewal-ahead']);
    services.clock.advance(7 * day);
    await runDueJobs(services, kinds);
    expect(await balanceOf(user.id)).toBe(49_000);
    services.clock.advance(92 * day);
    await runDueJobs(services, kinds);
    const periods = await periodsOf(services, site.id);
    expect(periods.map(({ state }) => state)).toEqual([...Array<string>(5).fill('charged'), 'due']);
    expect(periods.map(({ startsAt }) => startsAt)).toEqual(periods.map((_, index) => monthsAfter(startedAt, index)));
    expect(await balanceOf(user.id)).toBe(46_000);
    // A clock that is set back charges nothing again.
    services.clock.advance(-60 * day);
    await runDueJobs(services, kinds);
    expect(await balanceOf(user.id)).toBe(46_000);
  });

  test('a short balance is tried three times in five days, told of at the first and the last, then the website is off', async () => {
    const { user, site, startedAt } = await begin({ balance: 999 });
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt - day / 4);
    await runDueJobs(services, kinds);
    const [ahead] = await takeMails(services);
    expect(ahead?.text).toContain(`please add 0.01 EUR or more by then, at ${services.settings.origins.app}`);
    await pass(0.25);
    const [refused] = await takeMails(services);
    expect(refused).toMatchObject({ kind: 'renewal-refused' });
    expect(refused?.text).toContain('We look again on 23 December 2026 and, for the last time, on 26 December 2026.');
    expect(await subscriptionOf(services, site.id)).toMatchObject({ state: 'past_due' });
    await pass(4.75);
    expect([await kindsOf(), await isSuspended(services.db, site.domain)]).toEqual([[], false]);
    await pass(0.25);
    expect(await kindsOf()).toEqual(['website-suspended']);
    expect(await isSuspended(services.db, site.domain)).toBe(true);
    expect((await chargesOf(services.db, user.id)).next).toBeNull();
    expect(await overviewOf(services.db, user.id, services.clock.now())).toMatchObject({
      next_charge: null,
      owed: { total: '10.00', items: [{ domain: site.domain }] },
    });
    await pass(40);
    expect([await kindsOf(), await balanceOf(user.id)]).toEqual([[], 999]);

    // The credit itself brings it back, and the time in between is not charged.
    const now = services.clock.now();
    expect((await runCommand(services, ['fund', '--email', user.email, '--amount', '0.01'])).lines).toEqual([
      'Credited 0.01 EUR, balance 0.00 EUR',
    ]);
    expect(await subscriptionOf(services, site.id)).toMatchObject({
      state: 'active',
      anchorAt: now,
      anchorNumber: 2,
      nextBillingAt: monthsAfter(now, 1),
      lastPaymentAt: now,
    });
    expect(await isSuspended(services.db, site.domain)).toBe(false);
    expect(await kindsOf()).toEqual(['website-resumed']);
    expect((await periodsOf(services, site.id))[1]).toMatchObject({ state: 'charged', startsAt: now });
  });

  test('a server that is off after the first try leaves its customer the days to pay all the same', async () => {
    const { site, startedAt } = await begin();
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    await runDueJobs(services, kinds);
    services.clock.advance(9 * day);
    await runDueJobs(services, kinds);
    expect((await subscriptionOf(services, site.id)).state).toBe('past_due');
    await pass(3);
    expect((await subscriptionOf(services, site.id)).state).toBe('suspended');
  });

  test('a credit pays the oldest first, each website that it covers', async () => {
    const { user, site: first } = await begin({ fee: 2_000 });
    services.clock.advance(day);
    const second = await openWebsite(services, user.id, { fee: 1_500 });
    services.clock.advance(day);
    const third = await openWebsite(services, user.id, { fee: 300 });
    services.clock.advance(32 * day);
    await runDueJobs(services, kinds);
    await pass(8);
    await takeMails(services);
    await creditCustomer(services, user.id, 2_400);
    const states = async () =>
      Promise.all([first, second, third].map(async ({ id }) => (await subscriptionOf(services, id)).state));
    expect(await states()).toEqual(['active', 'suspended', 'active']);
    expect(await balanceOf(user.id)).toBe(100);
    expect(await kindsOf()).toEqual(['website-resumed', 'website-resumed']);
    // Credits at once pay what is left once.
    await race(
      database(),
      `select from ledger_accounts where code = 'customer:${user.id}' for update`,
      times(5, () => creditCustomer(services, user.id, 1_500)),
    );
    expect(await states()).toEqual(['active', 'active', 'active']);
    expect(await balanceOf(user.id)).toBe(100 + 4 * 1_500);
  });

  test('a deposit that is confirmed brings the website back in the transaction that credits it', async () => {
    const { user, site, startedAt } = await begin();
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    await pass(6);
    const now = services.clock.now();
    const [id, hash] = [randomUUID(), `0x${randomUUID()}`];
    const gateway = 'wire' as const;
    const invoice = { id, userId: user.id, gateway, state: 'waiting' as const, amount: 1_000, currency: 'USDT' };
    await services.db.insert(invoices).values({ ...invoice, createdAt: now, updatedAt: now, expiresAt: now + day });
    const found = {
      gateway,
      id: hash,
      reference: id,
      paymentUrl: '',
      currency: 'USDT' as const,
      network: '',
      address: '',
      cryptoAmount: '10',
      requiredConfirmations: 1,
      expiresAt: now + day,
      payments: [
        { hash, cryptoAmount: '10', amount: 1_000, confirmations: 1, status: 'confirmed' as const, seenAt: now },
      ],
    };
    // The webhook and the look-up at once, and twice.
    await Promise.all(
      times(4, () => transact(services.db, (tx) => settle(tx, found, { now, random: systemRandom }))).map((run) =>
        run(),
      ),
    );
    expect(await subscriptionOf(services, site.id)).toMatchObject({ state: 'active', lastPaymentAt: now });
    expect(await balanceOf(user.id)).toBe(0);
  });

  test('a notice counts what the other websites take before', async () => {
    const { user } = await begin({ balance: 1_500 });
    services.clock.advance(day / 2);
    await openWebsite(services, user.id);
    services.clock.advance(29 * day);
    await runDueJobs(services, kinds);
    const words = (await takeMails(services)).map(({ text }) => /covers it|add [\d.]+ EUR/.exec(text)?.[0]);
    expect(new Set(words)).toEqual(new Set(['add 5.00 EUR', 'covers it']));
    expect((await chargesOf(services.db, user.id)).next).toMatchObject({ amount: 1_000, websites: 1 });
  });

  test('a cancelled one is neither told of nor charged, ends with its month, and is erased 30 days later', async () => {
    const { user, site, startedAt } = await begin({ balance: 5_000 });
    const end = monthsAfter(startedAt, 1);
    await cancel(user, site.id);
    await transact(services.db, (tx) => resumeSubscription(tx, { id: site.id, userId: user.id }, services.clock.now()));
    await cancel(user, site.id);
    await cancel(user, site.id);
    const letters = await takeMails(services);
    expect(letters.map(({ kind }) => kind)).toEqual(['subscription-cancelled', 'subscription-cancelled']);
    expect(letters[0]?.text).toContain('It stays online until 21 December 2026');
    expect(letters[0]?.text).toContain('erased on 20 January 2027');
    services.clock.advance(end - startedAt - day / 4);
    await runDueJobs(services, kinds);
    expect([await kindsOf(), gone]).toEqual([[], []]);
    await pass(0.25);
    expect(gone).toEqual([site.domain]);
    expect(await kindsOf()).toEqual(['subscription-ended']);
    expect(await subscriptionOf(services, site.id)).toMatchObject({ state: 'cancelled', endedAt: end });
    expect(await balanceOf(user.id)).toBe(5_000);
    await expect(cancel(user, site.id)).rejects.toMatchObject({ status: 409, code: 'subscription-ended' });
    await expect(cancel(await addCustomer(services.db, end), site.id)).rejects.toMatchObject({ status: 404 });
    const nameOf = async () =>
      (await services.db.select().from(projects).where(eq(projects.id, site.project)))[0]?.businessName;
    await pass(29.75);
    expect([await nameOf(), erased]).toEqual(['Ada’s Bakery', []]);
    await pass(0.25);
    expect(erased).toEqual([[site.domain, site.project]]);
    expect(await nameOf()).toBe('');
    const [order] = await services.db.select().from(orders).where(eq(orders.id, site.order));
    // Of what it said nothing is left; what was ordered is.
    expect(Object.keys(order?.payload as object).toSorted()).toEqual(['domain_name', 'plan_uuid', 'template_uuid']);
    expect((await periodsOf(services, site.id)).map(({ state }) => state)).toEqual(['charged', 'waived']);
  });

  test('one that is suspended ends at once when it is cancelled, and no later credit pays for it', async () => {
    const { user, site, startedAt } = await begin();
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    await pass(6);
    expect((await subscriptionOf(services, site.id)).state).toBe('suspended');
    await cancel(user, site.id);
    await runDueJobs(services, kinds);
    expect(gone).toEqual([site.domain]);
    await creditCustomer(services, user.id, 1_000);
    expect(await balanceOf(user.id)).toBe(1_000);
  });

  test('a website that is not live yet is not charged; its next month begins when it is', async () => {
    const { user, site, startedAt } = await begin({ balance: 5_000, isLive: false });
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    await pass(3);
    expect(await balanceOf(user.id)).toBe(5_000);
    const deployedAt = services.clock.now();
    await services.db
      .update(projects)
      .set({ currentStage: 'DEPLOYED', deployedAt })
      .where(eq(projects.id, site.project));
    await pass(0.25);
    expect(await balanceOf(user.id)).toBe(4_000);
    expect((await periodsOf(services, site.id))[1]).toMatchObject({ startsAt: deployedAt });
  });

  test('visitors of a suspended website read a plain page, and its picture is not shown', async () => {
    const { site, startedAt } = await begin();
    const content = createContentApp(services);
    const statusOf = async (path: string) => (await content.request(path)).status;
    expect(await statusOf(`/sites/${site.domain}/`)).toBe(404);
    services.clock.advance(monthsAfter(startedAt, 1) - startedAt);
    await pass(6);
    const page = await content.request('/', { headers: { host: site.domain } });
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      503,
      'noindex',
      'no-store',
    ]);
    expect(await page.text()).toContain('<h1>This website is not available</h1>');
    const paths = [
      `/sites/${site.domain}/`,
      `/sites/${site.domain}/index.html`,
      `/framed/${site.domain}/`,
      `/framed/${site.domain}/favicon.svg`,
    ];
    expect(await Promise.all(paths.map(statusOf))).toEqual([503, 503, 503, 503]);
  });

  test('the database itself has a month of a subscription once, and one at a time due', async () => {
    const { site } = await begin();
    const insert = (number: number, state: string) =>
      services.db.execute(
        sql`insert into subscription_periods (subscription_id, number, starts_at, ends_at, state, amount)
          values (${site.id}, ${number}, now() + ${number} * interval '1 hour', now() + interval '1 year', ${state}, 0)`,
      );
    const keyed = { constraint: 'subscription_periods_subscription_id_number_pk' };
    await expect(insert(2, 'waived')).rejects.toMatchObject({ cause: keyed });
    await expect(insert(3, 'due')).rejects.toMatchObject({ cause: { constraint: 'subscription_periods_due' } });
  });
});
