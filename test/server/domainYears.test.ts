import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../server/db/schema/jobs';
import { projects, subscriptions } from '../../server/db/schema/projects';
import { transact } from '../../server/db/transaction';
import type { AnyJobKind, JobCall } from '../../server/domain/jobs/kind';
import { enqueue } from '../../server/domain/jobs/queue';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { renewDomain } from '../../server/domain/money/domains/renew';
import { yearsOf } from '../../server/domain/money/domains/years';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import type { Providers } from '../../server/providers/providers';
import { RegistrarRefusal, RegistrarUnreachable } from '../../server/providers/registrar/registrar';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';
import { race, times } from './support/race';
import { testServices, type TestServices } from './support/services';
import { creditCustomer, openWebsite, seedShelves, takeMails } from './support/websites';

const day = 24 * 3_600_000;
const yearsLater = (at: number, count: number) => {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + count);
};

onOneEngine('the years of a domain', (database) => {
  let services: TestServices;
  /** What the registrar sells another year for, in cents of USD; at a rate of 1. */
  let price: number;
  let trouble: Error | null;
  let asked: number;
  let years: number;
  let start: number;
  const kinds = [renewDomain] as readonly AnyJobKind[];
  beforeEach(async () => {
    [price, trouble, asked, years] = [1_000, null, 0, 1];
    const refuse = () => (trouble ? Promise.reject(trouble) : null);
    const until = () => ({ registeredAt: start, expiresAt: yearsLater(start, years) });
    const registrar = {
      registration: async () => until(),
      renewalPrice: async () => price,
      renew: async (_: string, expiresAt: number) => {
        await refuse();
        asked += 1;
        // As the real one is asked: a year that has been added is not added again.
        if (until().expiresAt <= expiresAt) years += 1;
        return until();
      },
    };
    const rates = { latest: async () => ({ rate: '1' }) };
    services = testServices(database(), {
      random: systemRandom,
      providers: { registrar, rates } as unknown as Providers,
    });
    start = services.clock.now();
    await seedShelves(services);
  });
  afterEach(async () => {
    expect((await checkLedger(database().db)).breaches).toEqual([]);
    await takeMails(services);
    await database().db.delete(jobs);
  });

  async function begin(balance = 0) {
    const user = await addCustomer(services.db, services.clock.now());
    const site = await openWebsite(services, user.id);
    if (balance > 0) await creditCustomer(services, user.id, balance);
    const { project } = site;
    await transact(services.db, (tx) =>
      enqueue(tx, renewDomain, { project }, { now: start, random: systemRandom }, { key: `domain:${project}` }),
    );
    await run();
    const [subscription] = await services.db.select().from(subscriptions).where(eq(subscriptions.projectId, project));
    return {
      ...site,
      user,
      rows: async () => (await yearsOf(services.db, project)).toReversed(),
      balance: () => customerBalance(services.db, user.id),
      cancel: (cancelsAtPeriodEnd: boolean) =>
        services.db
          .update(subscriptions)
          .set({ cancelsAtPeriodEnd })
          .where(eq(subscriptions.id, subscription?.id ?? '')),
    };
  }
  const run = () => runDueJobs(services, kinds, 50);
  const mails = async () => (await takeMails(services)).map(({ kind }) => kind);
  /** Moves to a day before the end of the first year. */
  const daysAhead = async (days: number) => {
    services.clock.advance(yearsLater(start, 1) - days * day - services.clock.now());
    await run();
  };

  test('a domain is renewed a month ahead, once, and below 15.00 nothing is charged; from there on all of it', async () => {
    const cheap = await begin(2_000);
    price = 1_499;
    await daysAhead(31);
    expect((await cheap.rows()).map(({ state }) => state)).toEqual(['running']);
    await daysAhead(30);
    expect(await cheap.rows()).toMatchObject([
      { number: 1, state: 'renewed', startsAt: start, endsAt: yearsLater(start, 1), amount: 0 },
      { number: 2, state: 'running', startsAt: yearsLater(start, 1), endsAt: yearsLater(start, 2) },
    ]);
    expect([await cheap.balance(), await mails()]).toEqual([2_000, ['domain-renewed']]);
    await daysAhead(1);
    expect([asked, await mails()]).toEqual([1, []]);
    price = 1_500;
    services.clock.advance(yearsLater(start, 2) - 30 * day - services.clock.now());
    await run();
    expect([asked, years, await cheap.balance()]).toEqual([2, 3, 500]);
    expect((await cheap.rows()).map(({ state }) => state)).toEqual(['renewed', 'renewed', 'running']);
  });

  test('20 workers at once charge a year once, and the registrar adds one', async () => {
    const { project, user, balance, rows } = await begin(50_000);
    price = 3_600;
    services.clock.advance(yearsLater(start, 1) - 20 * day - start);
    const call = (): JobCall<{ project: string }> => ({
      payload: { project },
      attempt: 1,
      isLastAttempt: false,
      jobId: '',
      now: services.clock.now(),
      services,
      log: services.log,
      signal: new AbortController().signal,
    });
    await race(
      database(),
      `select from ledger_accounts where code = 'customer:${user.id}' for update`,
      times(20, async () => renewDomain.perform?.(call()).catch(() => undefined)),
    );
    expect([years, await balance()]).toEqual([2, 46_400]);
    expect((await rows()).map(({ state }) => state)).toEqual(['renewed', 'running']);
    expect(await mails()).toEqual(['domain-renewed']);
  });

  test('a year that is paid is asked for until the registrar answers, also after its end; it is charged once', async () => {
    const { balance, rows } = await begin(2_000);
    price = 2_000;
    trouble = new RegistrarUnreachable('away');
    await daysAhead(2);
    expect([await balance(), (await rows())[0]?.state]).toEqual([0, 'paid']);
    // The server is off over the end of the year, and the registrar back by then.
    trouble = null;
    await daysAhead(-10);
    expect([years, await balance(), await mails()]).toEqual([2, 0, ['domain-renewed']]);
    expect((await rows()).map(({ state }) => state)).toEqual(['renewed', 'running']);
  });

  test('a year that the registrar refuses to the end goes back to the balance', async () => {
    const { balance, rows } = await begin(2_000);
    price = 2_000;
    trouble = new RegistrarRefusal('2033409', 'no');
    await daysAhead(5);
    expect([await balance(), (await rows())[0]]).toMatchObject([0, { state: 'paid', hindrance: 'registrar' }]);
    await daysAhead(-26);
    expect([await balance(), await mails()]).toEqual([2_000, ['domain-not-renewed']]);
    await daysAhead(-90);
    expect([await balance(), (await rows()).map(({ state }) => state)]).toEqual([2_000, ['ended']]);
  });

  test('a short balance is told of 30, 7 and 1 days ahead, once each, and a credit renews within the hour', async () => {
    const { balance, rows, user, domain } = await begin();
    price = 2_000;
    for (let ahead = 31; ahead > 0.5; ahead -= 0.5) await daysAhead(ahead);
    const letters = await takeMails(services);
    expect(letters.map(({ kind }) => kind)).toEqual(Array(3).fill('domain-expires'));
    expect(letters[0]).toMatchObject({
      subject: `${domain} expires on 21 November 2027`,
      text: expect.stringContaining('Please add 20.00 EUR or more') as string,
    });
    expect((await rows())[0]).toMatchObject({ state: 'running', hindrance: 'balance', noticed: 1 });
    await creditCustomer(services, user.id, 2_500);
    services.clock.advance(3_600_000);
    await run();
    expect([years, await balance(), await mails()]).toEqual([2, 500, ['domain-renewed']]);
  });

  test('a server that was off gives one notice and not three; a cancelled website’s domain ends untouched', async () => {
    const { cancel, rows } = await begin(9_000);
    await cancel(true);
    await daysAhead(3);
    const [letter, ...others] = await takeMails(services);
    expect([letter?.text, others]).toEqual([expect.stringContaining('you have cancelled its website'), []]);
    await daysAhead(1);
    expect(await mails()).toEqual(['domain-expires']);
    await daysAhead(0);
    expect([asked, await mails(), (await rows()).map(({ state }) => state)]).toEqual([0, [], ['ended']]);
  });

  test('a cancellation that is taken back in the last month renews the domain after all', async () => {
    const { cancel, rows } = await begin(9_000);
    await cancel(true);
    await daysAhead(20);
    await cancel(false);
    services.clock.advance(3_600_000);
    await run();
    expect((await rows()).map(({ state }) => state)).toEqual(['renewed', 'running']);
  });

  test('of a refunded order no year begins', async () => {
    const user = await addCustomer(services.db, start);
    const { project } = await openWebsite(services, user.id);
    await services.db.update(projects).set({ givenUpAt: start, cancelledAt: start }).where(eq(projects.id, project));
    await transact(services.db, (tx) => enqueue(tx, renewDomain, { project }, { now: start, random: systemRandom }));
    await run();
    expect(await yearsOf(services.db, project)).toEqual([]);
    expect(await services.db.select().from(jobs).where(eq(jobs.state, 'waiting'))).not.toMatchObject([
      { kind: renewDomain.kind },
    ]);
  });
});
