import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choicesWith, type NoticeEvent, noticeEventNames, noticeEvents } from '../../contract/rules/notices/notices';
import { outgoingMail } from '../../server/db/schema/accounts';
import { jobs } from '../../server/db/schema/jobs';
import { notices } from '../../server/db/schema/notices';
import { transact } from '../../server/db/transaction';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { post } from '../../server/domain/money/ledger/post';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { announce, type Occurrence } from '../../server/domain/notices/announce';
import { digestAfter, sendDigest } from '../../server/domain/notices/digest';
import { listNotices, markRead, preferencesOf, savePreferences, sendTest } from '../../server/domain/notices/inbox';
import * as occurrences from '../../server/domain/notices/occurrences';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { fundingOf } from './support/funding';
import { addCustomer } from './support/people';
import { testServices, type TestServices } from './support/services';
import { takeMails } from './support/websites';

const app = 'https://app.example';
const at = Date.UTC(2026, 11, 1);

/** One of each event, with keys of its own. */
function anyOf(event: NoticeEvent): Occurrence {
  const id = randomUUID();
  const month = { subscription: id, number: 2, domain: 'blue-bakery.com', amount: 1_000, balance: 400, app };
  const site = { project: id, domain: 'blue-bakery.com', app };
  const all: Record<NoticeEvent, () => Occurrence> = {
    deposit: () => occurrences.deposited({ entry: id, deposit: id, amount: 5_000, balance: 5_000, currency: 'USDT' }),
    'low-balance': () => occurrences.ranLow({ since: 7, balance: 400, threshold: 1_000 }),
    'charge-7': () => occurrences.chargeAhead({ ...month, days: 7, at }),
    'charge-3': () => occurrences.chargeAhead({ ...month, days: 3, at }),
    'charge-1': () => occurrences.chargeAhead({ ...month, days: 1, at }),
    'charge-failed': () => occurrences.chargeRefused({ ...month, nextTryAt: at, lastTryAt: at }),
    'deployment-live': () =>
      occurrences.wentLive({ ...site, businessName: 'Blue Bakery', site: { domain: site.domain, address: app } }),
    'deployment-failed': () => occurrences.deploymentFailed({ ...site, attempt: 1, reason: 'No answer.', until: at }),
    'domain-expiring': () =>
      occurrences.expiring({ ...site, year: 1, days: 7, at, hindrance: 'balance', amount: 1_500, balance: 400 }),
    'site-message': () => occurrences.wroteToSite({ ...site, message: id, name: 'Grace Hopper' }),
    'ticket-answered': () =>
      occurrences.ticketAnswered({
        ticket: id,
        message: id,
        subject: 'My domain',
        letter: { kind: 'ticket-answered', subject: 'My domain', text: 'It is solved.' },
      }),
    'sign-in': () => occurrences.signedInElsewhere({ session: id, device: 'Firefox', address: '192.0.2.1', at }),
  };
  return all[event]();
}

onOneEngine('notices', (database) => {
  let services: TestServices;
  let heard: string[] = [];
  beforeEach(() => {
    services = testServices(database(), { random: systemRandom });
    heard = [];
    services.events.on('notice', ({ userId }) => heard.push(userId));
  });
  afterEach(async () => {
    await takeMails(services);
    await database().db.delete(jobs);
  });

  const writing = () => ({ now: services.clock.now(), random: systemRandom });
  const tell = (userId: string, occurrence: Occurrence) =>
    transact(services.db, (tx) => announce(tx, userId, () => occurrence, writing()));
  const choose = (userId: string, chosen: Parameters<typeof choicesWith>[0], values = {}) =>
    transact(services.db, (tx) =>
      savePreferences(
        tx,
        userId,
        { choices: choicesWith(chosen), low_balance: 1_000, is_digest: false, ...values },
        services.clock.now(),
      ),
    );
  const mailsTo = async (userId: string) =>
    (await services.db.select().from(outgoingMail).where(eq(outgoingMail.userId, userId))).map(({ kind }) => kind);
  const shownTo = async (userId: string) => (await listNotices(services.db, userId)).notices;
  const person = () => addCustomer(services.db, services.clock.now());

  const both = [true, false];
  const cases = noticeEventNames.flatMap((event) =>
    both.flatMap((in_app) => both.flatMap((email) => both.map((isDigest) => ({ event, in_app, email, isDigest })))),
  );

  test('of every event, by every choice of channels, exactly what was chosen is sent, once over a doubled job', async () => {
    for (const { event, in_app, email, isDigest } of cases) {
      const { id } = await person();
      // All else the other way round: a choice of one event is none of another.
      const others = Object.fromEntries(noticeEventNames.map((name) => [name, { in_app: !in_app, email: !email }]));
      await choose(id, { ...others, [event]: { in_app, email } }, { is_digest: isDigest });
      const occurrence = anyOf(event);
      const told = await Promise.all([1, 2, 3].map(() => tell(id, occurrence)));
      await tell(id, occurrence);
      const waits = isDigest && !noticeEvents[event].isUrgent;
      const seen = [
        told.filter(Boolean).length,
        (await shownTo(id)).map((notice) => [notice.event, notice.title]),
        heard.filter((userId) => userId === id).length,
        await mailsTo(id),
      ];
      expect([event, in_app, email, isDigest, ...seen]).toEqual([
        event,
        in_app,
        email,
        isDigest,
        1,
        in_app ? [[event, occurrence.title]] : [],
        in_app ? 1 : 0,
        email && !waits ? [occurrence.letter.kind] : [],
      ]);
    }
  });

  test('what is owed is mailed to who has switched it off, and what nobody sees is stored without words', async () => {
    const { id } = await person();
    const off = { in_app: false, email: false };
    await choose(id, { 'charge-failed': off, 'deployment-failed': off });
    const month = { subscription: id, number: 2, domain: 'blue-bakery.com', amount: 1_000, balance: 0, app };
    await tell(id, occurrences.suspended(month));
    const given = { domain: 'blue-bakery.com', amount: 3_000, reason: 'It is taken.', app, draft: id };
    await tell(id, occurrences.gaveBack(given));
    expect(await mailsTo(id)).toEqual(['website-suspended', 'order-refunded']);
    const rows = await services.db.select().from(notices).where(eq(notices.userId, id));
    expect(rows.map(({ site, title, text, target }) => [site, title, text, target])).toEqual([
      [null, '', '', ''],
      [null, '', '', ''],
    ]);
  });

  test('one mail a day has all that is not urgent and still wanted, once however often its job runs', async () => {
    const { id } = await person();
    await choose(id, {}, { is_digest: true });
    await tell(id, anyOf('deposit'));
    await tell(id, anyOf('deployment-live'));
    await tell(id, anyOf('charge-7'));
    await tell(id, anyOf('sign-in'));
    expect(await mailsTo(id)).toEqual(['new-sign-in']);
    await choose(id, { deposit: { email: false } }, { is_digest: true });
    services.clock.advance(digestAfter(services.clock.now()) - services.clock.now());
    const kinds = [sendDigest] as readonly AnyJobKind[];
    await runDueJobs(services, kinds);
    await services.db.update(jobs).set({ state: 'waiting', finishedAt: null }).where(eq(jobs.kind, sendDigest.kind));
    await runDueJobs(services, kinds);
    const [digest, ...others] = (await takeMails(services)).filter(({ kind }) => kind === 'digest');
    expect([digest?.subject, others]).toEqual(['2 things that happened at Sitewright', []]);
    expect(digest?.text).toContain('Your website is live');
    expect(digest?.text).not.toContain('added to your balance');
  });

  test('a customer reads their own alone, and all of them', async () => {
    const [ada, bob] = [await person(), await person()];
    for (const user of [ada, bob])
      for (const event of ['deposit', 'sign-in'] as const) await tell(user.id, anyOf(event));
    const [first] = await shownTo(bob.id);
    const now = services.clock.now();
    await transact(services.db, (tx) => markRead(tx, ada.id, [first?.id ?? ''], now));
    expect((await listNotices(services.db, bob.id)).unread).toBe(2);
    await transact(services.db, (tx) => markRead(tx, bob.id, [first?.id ?? ''], now));
    expect((await listNotices(services.db, bob.id)).unread).toBe(1);
    await transact(services.db, (tx) => markRead(tx, bob.id, null, now));
    expect((await listNotices(services.db, bob.id)).unread).toBe(0);
    expect((await listNotices(services.db, ada.id)).unread).toBe(2);
  });

  test('a test goes by the channels that have anything left on', async () => {
    const { id } = await person();
    const send = () => transact(services.db, (tx) => sendTest(tx, id, writing()));
    expect(await send()).toEqual({ in_app: true, email: true, push: false });
    const silence = Object.fromEntries(noticeEventNames.map((event) => [event, { in_app: false, email: false }]));
    await choose(id, { ...silence, deposit: { in_app: false, email: true } });
    expect(await send()).toEqual({ in_app: false, email: true, push: false });
    await choose(id, silence);
    expect(await send()).toEqual({ in_app: false, email: false, push: false });
    expect([(await shownTo(id)).length, await mailsTo(id)]).toEqual([1, ['notice-test', 'notice-test']]);
  });

  test('a low balance is told of once, until it was higher again, and only of a charge', async () => {
    const { id } = await person();
    const move = (kind: 'order' | 'renewal', amount: number) =>
      transact(services.db, (tx) => {
        const [account, revenue] = [customerAccount(id), 'revenue:monthly'] as const;
        const postings = [
          { account, amount: -amount },
          { account: revenue, amount },
        ];
        const draft = { reference: randomUUID(), kind, description: 'A charge', userId: id, postings };
        return post(tx, draft, services.clock.now(), systemRandom);
      });
    const fund = (amount: number) =>
      transact(services.db, (tx) => post(tx, fundingOf(id, amount), services.clock.now(), systemRandom));
    const titles = async () => (await shownTo(id)).map(({ title }) => title).toSorted();
    await fund(3_000);
    await move('renewal', 2_000);
    expect(await titles()).toEqual([]);
    await move('order', 300);
    expect(await titles()).toEqual([]);
    await move('renewal', 100);
    await move('renewal', 100);
    expect(await titles()).toEqual(['Your balance is 6.00 EUR']);
    await fund(1_000);
    await move('renewal', 700);
    expect(await titles()).toEqual(['Your balance is 6.00 EUR', 'Your balance is 8.00 EUR']);
    await choose(id, {}, { low_balance: 0 });
    await move('renewal', 800);
    expect((await titles()).length).toBe(2);
  });

  test('who has chosen nothing has what the table says, and a choice is had back as it was saved', async () => {
    const { id } = await person();
    const before = { choices: choicesWith({}), low_balance: 1_000, is_digest: false };
    expect(await preferencesOf(services.db, id)).toEqual(before);
    await choose(id, { deposit: { email: false } }, { low_balance: 2_500 });
    const after = { ...before, choices: choicesWith({ deposit: { email: false } }), low_balance: 2_500 };
    expect(await preferencesOf(services.db, id)).toEqual(after);
    expect(
      await services.db
        .select({ id: notices.id })
        .from(notices)
        .where(and(eq(notices.userId, id), eq(notices.isShown, true))),
    ).toEqual([]);
  });
});
