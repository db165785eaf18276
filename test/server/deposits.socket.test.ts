import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { invoiceIdOf } from '../../contract/wire/money/money';
import { hashPassword } from '../../server/domain/account/accounts';
import { sessions } from '../../server/db/schema/accounts';
import { issueTicket, redeemTicket, ticketLifetime } from '../../server/domain/money/deposits/tickets';
import { revoke } from '../../server/domain/session/sessions';
import { systemRandom } from '../../server/random';
import { closings } from '../../server/routes/socket';
import { eq } from 'drizzle-orm';
import { transact } from '../../server/db/transaction';
import { post } from '../../server/domain/money/ledger/post';
import { onOneEngine } from './support/database';
import { fundingOf } from './support/funding';
import { eventually, type Gateway, startGateway } from './support/gateway';

interface Heard {
  type: string;
  subject?: string;
  deposit?: { invoice_id: string; state: string; credited: string };
}

type Sending = Awaited<ReturnType<Gateway['customer']>>['send'];

onOneEngine('socket', (database) => {
  let gateway: Gateway | undefined;
  const begin = async () => {
    gateway = await startGateway(database());
    return gateway;
  };
  afterEach(() => gateway?.close());

  const depositIn = (heard: readonly Heard[]) => heard.findLast(({ type }) => type === 'deposit')?.deposit;
  const subjectsIn = (heard: readonly Heard[]) => heard.flatMap(({ subject }) => subject ?? []);

  const ticketOf = async ({ send }: Awaited<ReturnType<Gateway['customer']>>) => {
    const response = await send('POST', '/crypto-payment/ws-ticket', {});
    expect(response.status).toBe(201);
    return ((await response.json()) as { ticket: string }).ticket;
  };
  /** Opens a socket, says `words`, and collects what is heard until it is closed. */
  const connect = (scene: Gateway, words: readonly unknown[], origin = scene.origins.app) => {
    const heard: Heard[] = [];
    const socket = new WebSocket(`${scene.origins.app.replace('http', 'ws')}/api/crypto-payment/ws`, { origin });
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
    socket.on('open', () =>
      words.forEach((word) => socket.send(typeof word === 'string' ? word : JSON.stringify(word))),
    );
    const ready = () =>
      eventually(
        async () => heard[0]?.type,
        (type) => type !== undefined,
      );
    return { heard, closed, ready, close: () => socket.close() };
  };

  test('tells a customer of their own deposits, and nobody else', async () => {
    const scene = await begin();
    const [ada, bob] = [await scene.customer(), await scene.customer()];
    const listening = connect(scene, [{ type: 'ticket', ticket: await ticketOf(ada) }]);
    const other = connect(scene, [{ type: 'ticket', ticket: await ticketOf(bob) }]);
    expect([await listening.ready(), await other.ready()]).toEqual(['ready', 'ready']);
    const { payment_url: address } = (await (await ada.topUp('80.00')).json()) as { payment_url: string };
    const id = invoiceIdOf(address) ?? '';
    await scene.simulate(id, 'pay');
    await eventually(
      async () => depositIn(listening.heard)?.state,
      (state) => state === 'seen',
    );
    for (let step = 0; step < 4; step += 1) {
      scene.services.clock.advance(1_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const last = await eventually(
      async () => depositIn(listening.heard),
      (deposit) => deposit?.state === 'settled',
    );
    expect(last).toMatchObject({ invoice_id: id, state: 'settled', credited: '80.00' });
    const states = listening.heard.flatMap(({ deposit }) => deposit?.state ?? []);
    const order = ['waiting', 'seen', 'confirming', 'settled'];
    expect(states.map((state) => order.indexOf(state))).toEqual(
      states.map((state) => order.indexOf(state)).sort((one, another) => one - another),
    );
    expect(other.heard).toEqual([{ type: 'ready' }]);
    listening.close();
    other.close();
  });

  test('a ticket opens one socket, once', async () => {
    const scene = await begin();
    const customer = await scene.customer();
    const ticket = await ticketOf(customer);
    const first = connect(scene, [{ type: 'ticket', ticket }]);
    expect(await first.ready()).toBe('ready');
    expect(await connect(scene, [{ type: 'ticket', ticket }]).closed).toBe(closings.refused);
    first.close();
  });

  test.each([
    ['no JSON', ['hello']],
    ['another message', [{ type: 'subscribe', ticket: 'x' }]],
    ['a ticket that nobody issued', [{ type: 'ticket', ticket: 'x'.repeat(43) }]],
  ])('%s is refused', async (_, words) => {
    const scene = await begin();
    expect(await connect(scene, words).closed).toBe(closings.refused);
  });

  test('a second message ends it', async () => {
    const scene = await begin();
    const hello = { type: 'ticket', ticket: await ticketOf(await scene.customer()) };
    expect(await connect(scene, [hello, hello]).closed).toBe(closings.refused);
  });

  test('a page of another origin is refused before the upgrade', async () => {
    const scene = await begin();
    expect(await connect(scene, [], 'https://evil.example').closed).toBe(403);
    const plain = await fetch(`${scene.origins.app}/api/crypto-payment/ws`);
    expect(plain.status).toBe(426);
  });

  test('the end of the session ends it, before anything more is told', async () => {
    const scene = await begin();
    const customer = await scene.customer();
    const socket = connect(scene, [{ type: 'ticket', ticket: await ticketOf(customer) }]);
    await socket.ready();
    const { payment_url: address } = (await (await customer.topUp('80.00')).json()) as { payment_url: string };
    const asked = ['ready', 'deposit', 'changed'];
    const types = async () => socket.heard.map(({ type }) => type);
    expect(await eventually(types, (heard) => heard.length === asked.length)).toEqual(asked);
    expect((await customer.send('POST', '/auth/logout/')).status).toBe(204);
    await scene.simulate(invoiceIdOf(address) ?? '', 'pay');
    expect(await socket.closed).toBe(closings.ended);
    expect(await types()).toEqual(asked);
  });

  test('what a transaction moved is told to every tab of the customer, once it has committed, and to no stranger', async () => {
    const scene = await begin();
    const { db, clock, events } = scene.services;
    const [ada, bob] = [await scene.customer(), await scene.customer()];
    const tabs = [ada, ada, bob].map(async (one) => connect(scene, [{ type: 'ticket', ticket: await ticketOf(one) }]));
    const [first, second, stranger] = await Promise.all(tabs);
    if (!first || !second || !stranger) throw new Error('No tab');
    await Promise.all([first.ready(), second.ready(), stranger.ready()]);
    const credit = (undo = false) =>
      transact(db, async (tx) => {
        await post(tx, fundingOf(ada.user.id, 500), clock.now(), systemRandom);
        if (undo) throw new Error('undone');
      });
    await expect(credit(true)).rejects.toThrow('undone');
    // What is told later is heard later: nothing was said of what was undone.
    const later = () => events.emit('order', { userId: ada.user.id });
    const told = async () => [first, second].map(({ heard }) => subjectsIn(heard));
    later();
    expect(await eventually(told, (tab) => tab.every((subjects) => subjects.length > 0))).toEqual([
      ['orders'],
      ['orders'],
    ]);
    await credit();
    const both = [
      ['orders', 'balance'],
      ['orders', 'balance'],
    ];
    expect(await eventually(told, (tab) => tab.every((subjects) => subjects.length > 1))).toEqual(both);
    events.emit('balance', { userId: bob.user.id });
    await eventually(
      async () => stranger.heard.length,
      (length) => length === 2,
    );
    expect(subjectsIn(stranger.heard)).toEqual(['balance']);
    expect(await told()).toEqual(both);
    for (const tab of [first, second, stranger]) tab.close();
  });

  test('of many changes at once two words are said on each subject: at the first, and at the end of a pause', async () => {
    const scene = await begin();
    const { events } = scene.services;
    const ada = await scene.customer();
    const tab = connect(scene, [{ type: 'ticket', ticket: await ticketOf(ada) }]);
    await tab.ready();
    const [userId, projectId] = [ada.user.id, 'p'];
    for (let count = 0; count < 50; count += 1) {
      events.emit('balance', { userId });
      events.emit('project', { userId, projectId });
    }
    const told = async () => subjectsIn(tab.heard);
    const all = ['balance', 'projects', 'subscriptions', 'balance', 'projects', 'subscriptions'];
    expect(await eventually(told, (subjects) => subjects.length === all.length)).toEqual(all);
    // Two pauses later there is no third.
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(await told()).toEqual(all);
    tab.close();
  });

  test('nothing is said once the session has ended, though nobody has told of that', async () => {
    const scene = await begin();
    const { db, clock, events } = scene.services;
    const ada = await scene.customer();
    const tab = connect(scene, [{ type: 'ticket', ticket: await ticketOf(ada) }]);
    await tab.ready();
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, ada.user.id));
    await revoke(db, session?.id ?? '', 'signed-out', clock.now());
    events.emit('balance', { userId: ada.user.id });
    expect(await tab.closed).toBe(closings.ended);
    expect(subjectsIn(tab.heard)).toEqual([]);
  });

  test.each([
    ['a logout', (send: Sending) => send('POST', '/auth/logout/')],
    [
      'its own end in the list of sessions',
      async (send: Sending) => {
        const [own] = (await (await send('GET', '/auth/sessions/')).json()) as { id: string }[];
        return send('DELETE', `/auth/sessions/${own?.id}/`);
      },
    ],
    [
      'the deletion of the account',
      (send: Sending) => send('DELETE', '/account/', { current_password: 'a loaf of rye bread' }),
    ],
  ])('%s closes it at once, with nothing to tell', async (_, end) => {
    const scene = await begin();
    const customer = await scene.customer({ passwordHash: await hashPassword('a loaf of rye bread') });
    const socket = connect(scene, [{ type: 'ticket', ticket: await ticketOf(customer) }]);
    const others = connect(scene, [{ type: 'ticket', ticket: await ticketOf(await scene.customer()) }]);
    await Promise.all([socket.ready(), others.ready()]);
    expect((await end(customer.send)).status).toBe(204);
    // Generous, and less than the heartbeat's 15 s, which would find it out as well.
    const late = new Promise<string>((done) => setTimeout(done, 8_000, 'late'));
    expect(await Promise.race([socket.closed, late])).toBe(closings.ended);
    const stays = new Promise<string>((done) => setTimeout(done, 50, 'open'));
    expect(await Promise.race([others.closed, stays])).toBe('open');
    others.close();
  });

  test('of many that show a ticket at once, one is let in; an old one and one of an ended session are not', async () => {
    const scene = await begin();
    const { user } = await scene.customer();
    const { db, clock } = scene.services;
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    const holder = { userId: user.id, sessionId: session?.id ?? '' };
    const issue = () => issueTicket(db, holder, { now: clock.now(), random: systemRandom });
    const ticket = await issue();
    const shown = await Promise.all(Array.from({ length: 40 }, () => redeemTicket(db, ticket, clock.now())));
    expect(shown.filter((found) => found !== null)).toEqual([holder]);
    const old = await issue();
    expect(await redeemTicket(db, old, clock.now() + ticketLifetime)).toBeNull();
    const orphan = await issue();
    await revoke(db, holder.sessionId, 'signed-out', clock.now());
    expect(await redeemTicket(db, orphan, clock.now())).toBeNull();
  });
});
