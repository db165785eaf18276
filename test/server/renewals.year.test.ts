import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toDecimal } from '../../contract/rules/money/amount';
import { transact } from '../../server/db/transaction';
import { type AnyJobKind, RunAgain } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { cancelSubscription, resumeSubscription } from '../../server/domain/money/subscriptions/cancel';
import { renew } from '../../server/domain/money/subscriptions/renew';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { closeWebsite, eraseWebsite } from '../../server/domain/websites/projects/close';
import { refundOrder } from '../../server/domain/wizard/orders/refund';
import { Problem } from '../../server/http/problem';
import type { Providers } from '../../server/providers/providers';
import { systemRandom } from '../../server/random';
import { extent } from '../extent';
import { diceOf } from './support/carts';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';
import { testClock, testServices } from './support/services';
import { creditCustomer, openWebsite, periodsOf, seedShelves, subscriptionOf, takeMails } from './support/websites';

const day = 24 * 3_600_000;
const seed = Number(process.env['SEED'] ?? 17);

onOneEngine('a year of renewals', (database, engine) => {
  const count = extent({ postgres: 10, pglite: 4 }, { postgres: 1_000, pglite: 1_000 })[engine];

  test(`${count} customers with deposits, cancellations, refunds, outages and clocks set back (seed ${seed})`, {
    timeout: extent(300_000, 3_600_000),
  }, async () => {
    const dice = diceOf(seed);
    const hosting = { close: () => Promise.resolve(), erase: () => Promise.resolve() };
    const services = testServices(database(), {
      // With the 29th of February in it.
      clock: testClock(Date.UTC(2027, 11, 28, 6)),
      random: systemRandom,
      providers: { hosting } as unknown as Providers,
    });
    const { db, clock } = services;
    await seedShelves(services);
    const kinds = [renew, closeWebsite, takeDown, eraseWebsite] as readonly AnyJobKind[];
    const lanes = engine === 'postgres' ? 4 : 1;
    type Site = Awaited<ReturnType<typeof openWebsite>> & { user: { id: string; email: string }; fee: number };
    const sites: Site[] = [];
    /** Minor units: what the customer was given beyond the price of the orders. */
    const given = new Map<string, number>();
    const give = async (user: string, amount: number) => {
      given.set(user, (given.get(user) ?? 0) + amount);
      await creditCustomer(services, user, amount);
    };
    const words: string[] = [];
    const call = (payload: unknown) =>
      ({
        payload,
        attempt: 1,
        isLastAttempt: false,
        jobId: '',
        now: clock.now(),
        services,
        log: services.log,
        signal: new AbortController().signal,
      }) as never;
    /** A worker that lost its lease comes again, at any time, for any month, or for the one that is due. */
    const lookAgain = async ({ id }: Site, month?: number) => {
      const number = month ?? (await periodsOf(services, id)).length;
      await renew.perform?.(call({ subscription: id, number })).catch((error: unknown) => {
        if (!(error instanceof RunAgain)) throw error;
      });
    };
    const change = ({ id, user }: Site, isCancelled: boolean) =>
      transact(db, (tx) => {
        const writing = { now: clock.now(), random: systemRandom, app: '' };
        const named = { id, userId: user.id };
        return isCancelled ? cancelSubscription(tx, named, writing) : resumeSubscription(tx, named, clock.now());
      }).catch((error: unknown) => {
        // It has ended: what anybody may ask for at any time.
        if (!(error instanceof Problem)) throw error;
      });
    const refund = (site: Site) =>
      transact(db, (tx) => refundOrder.record(tx, undefined, call({ order: site.order, reason: 'Failed.' })));

    const end = clock.now() + 400 * day;
    while (clock.now() < end) {
      const outage = dice(25) === 0 ? dice(10) * day : 0;
      clock.advance(dice(extent(5, 3) * day) + outage);
      if (dice(15) === 0) clock.advance(-dice(day));
      // On every day of the first months somebody begins, with one website or two.
      while (sites.length < count && dice(3) > 0) {
        const isSecond = dice(4) === 0 && sites.length > 0;
        const user = isSecond ? sites[dice(sites.length)]?.user : await addCustomer(db, clock.now());
        if (!user) continue;
        const fee = 1 + dice(2_000);
        sites.push({ ...(await openWebsite(services, user.id, { fee })), user, fee });
        if (dice(2) === 0) await give(user.id, dice(12 * fee) + 1);
      }
      const some = () => sites.filter(() => dice(12) === 0);
      await Promise.all([
        ...Array.from({ length: lanes }, () => runDueJobs(services, kinds, 1_000_000)),
        ...some().flatMap((site) => [lookAgain(site, 2 + dice(12)), lookAgain(site), lookAgain(site)]),
        ...some()
          .filter(() => dice(2) === 0)
          .map(({ user, fee }) => give(user.id, dice(3 * fee) + 1)),
        ...some()
          .filter(() => dice(4) === 0)
          .map((site) => change(site, dice(2) === 0)),
        ...some()
          .filter(() => dice(40) === 0)
          .flatMap((site) => [refund(site), refund(site)]),
      ]);
      words.push(...(await takeMails(services)).map(({ kind, subject }) => `${kind} ${subject}`));
    }
    await runDueJobs(services, kinds, 1_000_000);
    words.push(...(await takeMails(services)).map(({ kind, subject }) => `${kind} ${subject}`));

    expect((await checkLedger(db)).breaches).toEqual([]);
    const entries = await db.execute<{ subscription: string; references: string[] }>(
      sql`select details ->> 'subscription' as subscription,
                 array_agg(reference order by (details ->> 'period')::int) as references
            from ledger_entries where kind = 'renewal' group by 1`,
    );
    const charges = new Map(entries.rows.map(({ subscription, references }) => [subscription, references]));
    const refunds = await db.execute<{ order: string }>(
      sql`select details ->> 'order' as order from ledger_entries where kind = 'refund'`,
    );
    const refunded = new Set(refunds.rows.map(({ order }) => order));
    expect(refunded.size).toBe(refunds.rows.length);
    const mailsOf = (kind: string, { domain }: Site) =>
      words.filter((word) => word.startsWith(`${kind} ${domain}`)).length;
    const spent = new Map<string, number>();
    const seen = { charged: 0, suspended: 0, resumed: 0, ended: 0 };
    for (const site of sites) {
      const subscription = await subscriptionOf(services, site.id);
      const periods = await periodsOf(services, site.id);
      const charged = periods.filter(({ state }) => state === 'charged');
      // Each month once, none left out.
      expect(periods.map(({ number }) => number)).toEqual(periods.map((_, index) => index + 1));
      expect(charged).toHaveLength(periods.length - 1);
      expect(charges.get(site.id) ?? []).toEqual(charged.slice(1).map(({ number }) => `renewal:${site.id}:${number}`));
      const last = periods.at(-1);
      expect(last?.state).toBe(subscription.state === 'cancelled' ? 'waived' : 'due');
      // What has begun is charged, or its customer is on the way to be suspended, or is.
      if (last?.state === 'due' && last.startsAt <= clock.now())
        expect(['past_due', 'suspended']).toContain(subscription.state);
      // A month follows the one before, except where the website came back: that time is nobody's.
      const gaps = charged.filter(({ startsAt }, index) => index > 0 && startsAt !== charged[index - 1]?.endsAt);
      expect(gaps).toHaveLength(mailsOf('website-resumed', site));
      const off = mailsOf('website-suspended', site) - mailsOf('website-resumed', site);
      expect(off).toBe(subscription.state === 'suspended' ? 1 : subscription.state === 'cancelled' ? off : 0);
      expect([0, 1]).toContain(off);
      expect(mailsOf('renewal-ahead', site)).toBeLessThanOrEqual(3 * (periods.length - 1));
      expect(mailsOf('renewal-refused', site)).toBeLessThanOrEqual(periods.length - 1);
      const back = refunded.has(site.order) ? site.fee : 0;
      spent.set(site.user.id, (spent.get(site.user.id) ?? 0) + site.fee * (charged.length - 1) - back);
      seen.charged += charged.length - 1;
      seen.suspended += mailsOf('website-suspended', site);
      seen.resumed += gaps.length;
      seen.ended += subscription.state === 'cancelled' ? 1 : 0;
    }
    for (const [user, amount] of spent)
      expect(toDecimal(await customerBalance(db, user))).toBe(toDecimal((given.get(user) ?? 0) - amount));
    // A year in which nothing happened would prove nothing; of few customers not all of it happens to somebody.
    const happened = extent([seen.charged + seen.suspended], Object.values(seen));
    for (const number of happened) expect(number).toBeGreaterThan(0);
  });
});
