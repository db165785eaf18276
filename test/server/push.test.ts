import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { choicesWith } from '../../contract/rules/notices/notices';
import type { PushState } from '../../contract/wire/notices/push';
import { createApp } from '../../server/app';
import type { App } from '../../server/http/route';
import { sessions } from '../../server/db/schema/accounts';
import { jobs } from '../../server/db/schema/jobs';
import { pushSubscriptions } from '../../server/db/schema/notices';
import { transact } from '../../server/db/transaction';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { announce } from '../../server/domain/notices/announce';
import { markRead, savePreferences, sendTest } from '../../server/domain/notices/inbox';
import { deposited, suspended } from '../../server/domain/notices/occurrences';
import { sendPush } from '../../server/domain/notices/push';
import { openSession } from '../../server/domain/session/sessions';
import { createProviders } from '../../server/providers/create';
import { webPushServices } from '../../server/providers/push/webPush';
import { systemRandom } from '../../server/random';
import { createSandbox } from '../../server/sandbox/app';
import { readSettings } from '../../server/settings';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';
import { pictures } from './support/pictures';
import { fetchPushed, pushBrowser } from './support/pushBrowser';
import { testServices, type TestServices } from './support/services';

onOneEngine('notices in browsers', (database) => {
  let services: TestServices;
  let app: App;
  let sandbox: ReturnType<typeof createSandbox>;
  let server: Server;
  beforeAll(async () => {
    const port = await new Promise<number>((resolve) => {
      server = serve({ fetch: (request) => sandbox.fetch(request), port: 0 }, (info) => resolve(info.port)) as Server;
    });
    const settings = readSettings({ PORT: String(port - 2) });
    services = testServices(database(), { random: systemRandom, settings });
    const { clock, random, log } = services;
    sandbox = createSandbox({ settings, clock, random, log });
    const { push } = createProviders({ settings, clock, random, log, pictures });
    services.providers = { ...services.providers, push };
    app = createApp(services);
  });
  afterEach(async () => {
    await sandbox.request('/faults', { method: 'DELETE' });
    await database().db.delete(jobs);
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const writing = () => ({ now: services.clock.now(), random: systemRandom });
  const person = (values = {}) => addCustomer(services.db, services.clock.now(), values);
  const signIn = async (userId: string) => {
    const device = { device: 'Firefox', address: '192.0.2.1' };
    return (await transact(services.db, (tx) => openSession(tx, userId, device, writing()))).access_token;
  };
  const ask = (method: string, token: string, body?: unknown) =>
    app.request('/api/notifications/push/', {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const stateOf = async (token: string) => (await (await ask('GET', token)).json()) as PushState;
  const newEndpoint = async (token: string) =>
    `${services.settings.origins.sandbox}/push/${randomUUID()}/${(await stateOf(token)).key}`;

  /** A browser in which its owner has turned it on; `at` where it is told already. */
  async function browserOf(userId: string, at?: string) {
    const token = await signIn(userId);
    const { keys, read } = pushBrowser();
    const endpoint = at ?? (await newEndpoint(token));
    expect((await ask('PUT', token, { endpoint, keys })).status).toBe(200);
    const fetchAll = async () =>
      (await fetchPushed(endpoint)).map(({ body, topic, urgency }) => ({ topic, urgency, ...read(body) }));
    return { token, endpoint, fetchAll };
  }

  const deposit = () => {
    const id = randomUUID();
    return deposited({ entry: id, deposit: id, amount: 5_000, balance: 5_000, currency: 'USDT' });
  };
  const tell = (userId: string, compose: Parameters<typeof announce>[2] = deposit) =>
    transact(services.db, (tx) => announce(tx, userId, compose, writing()));
  const kinds = [sendPush] as readonly AnyJobKind[];
  const run = () => runDueJobs(services, kinds);
  const failNext = (status: number) =>
    sandbox.request('/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'push', status, times: 1 }),
    });

  test('come to each browser in which they were turned on, for it alone to read, once over a doubled job', async () => {
    const ada = await person();
    const [desk, phone] = [await browserOf(ada.id), await browserOf(ada.id)];
    const other = await browserOf((await person()).id);
    const occurrence = deposit();
    await tell(ada.id, () => occurrence);
    await run();
    await services.db.update(jobs).set({ state: 'waiting', finishedAt: null }).where(eq(jobs.kind, sendPush.kind));
    await run();
    const { title, text, target } = occurrence;
    for (const browser of [desk, phone])
      expect(await browser.fetchAll()).toEqual([
        expect.objectContaining({ title, text, target, site: null, language: 'en', urgency: 'normal' }),
      ]);
    expect(await other.fetchAll()).toEqual([]);
  });

  test('are in the language of the account, and what is urgent is sent as such', async () => {
    const ada = await person({ language: 'ar' });
    const browser = await browserOf(ada.id);
    const month = { subscription: randomUUID(), number: 2, domain: 'blue-bakery.com', amount: 1_000, balance: 0 };
    await tell(ada.id, () => suspended({ ...month, app: 'https://app.example' }));
    await run();
    const [pushed] = await browser.fetchAll();
    expect(pushed).toMatchObject({ language: 'ar', site: 'blue-bakery.com', urgency: 'high', target: '/billing' });
    expect(pushed?.title).toMatch(/[؀-ۿ]/);
  });

  test('stop where the bell does not ring, what was read is not sent, and a sign-out ends them', async () => {
    const ada = await person();
    const browser = await browserOf(ada.id);
    const choices = choicesWith({ deposit: { in_app: false } });
    const preferences = { choices, low_balance: 1_000, is_digest: false };
    const choose = (wanted: typeof preferences) =>
      transact(services.db, (tx) => savePreferences(tx, ada.id, wanted, services.clock.now()));
    await choose(preferences);
    await tell(ada.id);
    await run();
    expect(await browser.fetchAll()).toEqual([]);
    await choose({ ...preferences, choices: choicesWith({}) });
    await tell(ada.id);
    await transact(services.db, (tx) => markRead(tx, ada.id, null, services.clock.now()));
    await run();
    expect(await browser.fetchAll()).toEqual([]);
    await tell(ada.id);
    // Signed out while it is on its way, and before the next.
    await services.db.update(sessions).set({ revokedAt: services.clock.now() }).where(eq(sessions.userId, ada.id));
    await run();
    await tell(ada.id);
    await run();
    expect(await browser.fetchAll()).toEqual([]);
  });

  test('are turned off in one browser, and shown in none for two accounts', async () => {
    const [ada, bob] = [await person(), await person()];
    const [first, second] = [await browserOf(ada.id), await browserOf(ada.id)];
    expect((await ask('DELETE', first.token)).status).toBe(204);
    expect(await stateOf(first.token)).toMatchObject({ endpoint: null });
    const taken = await browserOf(bob.id, second.endpoint);
    expect([(await stateOf(second.token)).endpoint, (await stateOf(taken.token)).endpoint]).toEqual([
      null,
      second.endpoint,
    ]);
    await tell(ada.id);
    await tell(bob.id);
    await run();
    expect([await first.fetchAll(), (await taken.fetchAll()).length]).toEqual([[], 1]);
  });

  test.each([
    'https://push.attacker.example/x',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:1/push/x',
  ])('go to no address that is no push service: %s', async (endpoint) => {
    const token = await signIn((await person()).id);
    const answer = await ask('PUT', token, { endpoint, keys: pushBrowser().keys });
    const stored = services.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    expect([answer.status, await stored]).toEqual([422, []]);
  });

  test.each(['https://updates.push.services.mozilla.com/wpush/v2/x', 'https://web.push.apple.com/x'])(
    'go to %s',
    async (endpoint) => {
      const token = await signIn((await person()).id);
      expect((await ask('PUT', token, { endpoint, keys: pushBrowser().keys })).status).toBe(200);
    },
  );

  test('arrive once the push service is there again', async () => {
    const ada = await person();
    const browser = await browserOf(ada.id);
    await failNext(503);
    await tell(ada.id);
    await run();
    expect(await browser.fetchAll()).toEqual([]);
    services.clock.advance(60_000);
    await run();
    expect((await browser.fetchAll()).length).toBe(1);
  });

  test.each([404, 410, 400, 403])('end where the push service says %s', async (status) => {
    const ada = await person();
    const browser = await browserOf(ada.id);
    await failNext(status);
    await tell(ada.id);
    await run();
    expect((await stateOf(browser.token)).endpoint).toBeNull();
    await tell(ada.id);
    await run();
    expect(await browser.fetchAll()).toEqual([]);
  });

  test('end where the browser takes another key than ours, or has keys that nobody made', async () => {
    const ada = await person();
    const token = await signIn(ada.id);
    const foreign = `${services.settings.origins.sandbox}/push/${randomUUID()}/another-key`;
    await ask('PUT', token, { endpoint: foreign, keys: pushBrowser().keys });
    await tell(ada.id);
    await run();
    expect((await stateOf(token)).endpoint).toBeNull();
    const keys = { ...pushBrowser().keys, p256dh: 'A'.repeat(87) };
    await ask('PUT', token, { endpoint: await newEndpoint(token), keys });
    await tell(ada.id);
    await run();
    expect((await stateOf(token)).endpoint).toBeNull();
  });

  test('are not sent at all with a contact or keys that sign nothing: no browser is forgotten for it', () => {
    const { push } = services.settings;
    if (!push) throw new Error('Nothing is pushed');
    expect(() => webPushServices(push)).not.toThrow();
    for (const wrong of [{ contact: 'somebody' }, { publicKey: 'A'.repeat(40) }, { privateKey: 'A'.repeat(12) }])
      expect(() => webPushServices({ ...push, ...wrong })).toThrow(/Vapid|subject/i);
  });

  test('a test says that it goes there', async () => {
    const ada = await person();
    const test = () => transact(services.db, (tx) => sendTest(tx, ada.id, writing()));
    expect((await test()).push).toBe(false);
    const browser = await browserOf(ada.id);
    expect((await test()).push).toBe(true);
    await run();
    expect((await browser.fetchAll()).map(({ title }) => title)).toEqual(['This is a test']);
  });
});
