import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { Draft } from '../../contract/wire/wizard/draft';
import { orderOf } from '../../contract/wire/wizard/draftOrder';
import { wishLasts, wishOver } from '../../contract/rules/wizard/orderWish';
import { corrections } from '../../server/admin/corrections';
import { outgoingMail } from '../../server/db/schema/accounts';
import { invoices } from '../../server/db/schema/money';
import { orders } from '../../server/db/schema/orders';
import { jobs } from '../../server/db/schema/jobs';
import { attemptJob } from '../../server/domain/jobs/attempt';
import { claim } from '../../server/domain/jobs/queue';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { transact } from '../../server/db/transaction';
import { settle } from '../../server/domain/money/deposits/settle';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { placeWish } from '../../server/domain/wizard/wishes/place';
import type { GatewayInvoice } from '../../server/providers/payments/payments';
import { onOneEngine } from './support/database';
import { draftFor, shelfOf } from './support/drafts';
import { race, times } from './support/race';
import { type Customer, openShop, type Shop } from './support/shop';

interface Found {
  wish: { total: string; until: number; reason: string | null } | null;
  placed: { domain: string } | null;
}

onOneEngine('orders that wait for money', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    return shop;
  };
  afterEach(async () => {
    await shop?.close();
    // What one test has left waiting is no other's work.
    await database().db.delete(jobs).where(eq(jobs.kind, placeWish.kind));
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  const balanceOf = ({ user }: Customer) => customerBalance(database().db, user.id);
  const ordersOf = ({ user }: Customer) => database().db.select().from(orders).where(eq(orders.userId, user.id));
  const mailsTo = async ({ user }: Customer) =>
    (await database().db.select().from(outgoingMail).where(eq(outgoingMail.userId, user.id))).map(({ kind }) => kind);
  const work = (scene: Shop) => runDueJobs(scene.services, [placeWish], 50);
  /** What the operator credits, with the work of a credit. */
  const fund = async (scene: Shop, { user }: Customer, amount: string) => {
    const result = await corrections['fund']?.run(scene.services, { email: user.email, amount });
    expect(result?.exitCode).toBe(0);
  };
  /** A customer whose order waits. */
  async function waiting(scene: Shop, { total = '30.00', ...values }: Record<string, unknown> = {}) {
    const customer = await scene.customer();
    const domain = await scene.freeName();
    const key = randomUUID();
    const ask = async (method: string, body?: unknown) => {
      const path = method === 'GET' ? `/orders/${key}/` : `/orders/${key}/wish/`;
      const response = await customer.send(method, path, body);
      return { status: response.status, body: (await response.json()) as Found & Record<string, string> };
    };
    const wish = () => ask('PUT', { total, order: scene.requestFor(domain, values) });
    const made = await wish();
    return { customer, domain, key, ask, wish, made };
  }

  test('with no tab open a deposit places the order once, as agreed, and it is mailed', async () => {
    const scene = await begin();
    const { customer, domain, ask, wish, made } = await waiting(scene);
    const until = scene.services.clock.now() + wishLasts;
    const open = { wish: { total: '30.00', until, reason: null }, placed: null };
    expect(made).toEqual({ status: 200, body: open });
    await work(scene);
    expect(await ordersOf(customer)).toEqual([]);
    // The same agreement again, as a tab that is opened later says it: its end does not move.
    scene.services.clock.advance(3_600_000);
    await customer.signIn();
    expect((await wish()).body).toEqual(open);

    const { db, random, clock } = scene.services;
    const now = clock.now();
    const id = randomUUID();
    const gatewayId = `inv-${id}`;
    const created = { gateway: 'wire', id, gatewayId, amount: 3_000, currency: 'BTC' } as const;
    const row = {
      ...created,
      userId: customer.user.id,
      network: 'bitcoin',
      state: 'waiting',
      expiresAt: now + 1_800_000,
    } as const;
    await db.insert(invoices).values({ ...row, requiredConfirmations: 2, createdAt: now, updatedAt: now });
    const paid = { hash: 'f0', amount: 3_000, cryptoAmount: '0.01', confirmations: 2, seenAt: now };
    const found: GatewayInvoice = {
      gateway: 'wire',
      id: gatewayId,
      reference: id,
      paymentUrl: 'https://pay.example',
      currency: 'BTC',
      network: 'bitcoin',
      address: 'bc1',
      cryptoAmount: '0.01',
      requiredConfirmations: 2,
      expiresAt: now + 1_800_000,
      payments: [{ ...paid, status: 'confirmed' }],
    };
    await Promise.all([1, 2, 3].map(() => transact(db, (tx) => settle(tx, found, { now, random }))));
    await work(scene);
    expect(await ordersOf(customer)).toMatchObject([{ domain, chargedTotal: 3_000 }]);
    expect(await balanceOf(customer)).toBe(0);
    expect(await mailsTo(customer)).toEqual(['deposit-arrived', 'order-placed']);
    expect((await ask('GET')).body).toMatchObject({ wish: null, placed: { domain } });
    // A tab that was late with its wish learns that it is placed, and nothing is wished for again.
    expect((await wish()).body).toMatchObject({ wish: null, placed: { domain } });
  });

  test('money that comes twice, every job at once and a tab beside them are one order', async () => {
    const scene = await begin();
    const { customer, domain, key } = await waiting(scene);
    await Promise.all([1, 2, 3].map(() => fund(scene, customer, '30')));
    const taken = await claim(scene.services.db, {
      worker: 'test',
      kinds: [placeWish.kind],
      now: scene.services.clock.now(),
      limit: 10,
      leaseMs: 60_000,
    });
    expect(taken).toHaveLength(4);
    const { signal } = new AbortController();
    const account = customerAccount(customer.user.id);
    const outcomes = await race<unknown>(
      database(),
      `select 1 from ledger_accounts where code = '${account}' for update`,
      [
        ...taken.map((job) => () => attemptJob(scene.services, placeWish, job, signal)),
        ...times(2, async () => (await customer.order(domain, { key })).status),
      ],
    );
    expect(outcomes.slice(0, 4)).toEqual(Array<string>(4).fill('done'));
    expect([200, 201]).toEqual(expect.arrayContaining(outcomes.slice(4)));
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(6_000);
    expect(await mailsTo(customer)).toEqual(['order-placed']);
  });

  test('what is taken back before the money comes is not ordered, and while it comes either placed or taken back', async () => {
    const scene = await begin();
    const { customer, ask } = await waiting(scene);
    await fund(scene, customer, '30');
    const kinds = [placeWish.kind];
    const [job] = await claim(scene.services.db, {
      worker: 'test',
      kinds,
      now: scene.services.clock.now(),
      limit: 1,
      leaseMs: 60_000,
    });
    if (!job) throw new Error('No job was written.');
    const account = customerAccount(customer.user.id);
    const lock = `select 1 from ledger_accounts where code = '${account}' for update`;
    const { signal } = new AbortController();
    let told: unknown = null;
    await race<unknown>(database(), lock, [
      async () => {
        told = (await ask('DELETE')).body.placed;
      },
      () => attemptJob(scene.services, placeWish, job, signal),
    ]);
    expect(await ordersOf(customer)).toHaveLength(told === null ? 0 : 1);
    expect(await balanceOf(customer)).toBe(told === null ? 3_000 : 0);
    const before = await waiting(scene);
    await fund(scene, before.customer, '30');
    expect(await before.ask('DELETE')).toEqual({ status: 200, body: { wish: null, placed: null } });
    await work(scene);
    expect(await ordersOf(before.customer)).toEqual([]);
    expect(await balanceOf(before.customer)).toBe(3_000);
  });

  test('a total that is lower is charged, and one that is higher ends the wish with its reason and a mail', async () => {
    const scene = await begin();
    const lower = await waiting(scene, { total: '35.00' });
    const higher = await waiting(scene, { total: '29.99' });
    const told = new Set<string>();
    scene.services.events.on('order', ({ userId }) => void told.add(userId));
    await fund(scene, lower.customer, '35');
    await fund(scene, higher.customer, '35');
    await work(scene);
    // Every tab hears of either end.
    expect(told).toEqual(new Set([lower, higher].map(({ customer }) => customer.user.id)));
    expect(await ordersOf(lower.customer)).toMatchObject([{ chargedTotal: 3_000 }]);
    expect(await ordersOf(higher.customer)).toEqual([]);
    const reason = 'The total has changed to 30.00. Please check it and order again.';
    expect((await higher.ask('GET')).body).toMatchObject({ wish: { reason }, placed: null });
    expect(await mailsTo(higher.customer)).toEqual(['order-not-placed']);
    // Ended is ended: more money orders nothing.
    await fund(scene, higher.customer, '35');
    await work(scene);
    expect(await ordersOf(higher.customer)).toEqual([]);
    expect(await mailsTo(higher.customer)).toHaveLength(1);
  });

  test('a name that another customer has ordered ends the wish; a short balance and a registrar that is away do not', async () => {
    const scene = await begin();
    const { customer, domain, ask } = await waiting(scene);
    await fund(scene, customer, '29.99');
    await work(scene);
    expect((await ask('GET')).body.wish).toMatchObject({ reason: null });
    await scene.fault({ service: 'registrar', status: 503 });
    await fund(scene, customer, '0.01');
    scene.services.clock.advance(20_000);
    await work(scene);
    expect((await ask('GET')).body.wish).toMatchObject({ reason: null });
    await scene.clearFaults();
    const other = await scene.customer({ balance: 3_000 });
    expect((await other.order(domain)).status).toBe(201);
    scene.services.clock.advance(60_000);
    await work(scene);
    expect((await ask('GET')).body.wish?.reason).toBe('This domain is no longer available. Please choose another one.');
    expect([await ordersOf(customer), await balanceOf(customer)]).toEqual([[], 3_000]);
  });

  test('over its end a wish is no more, whatever comes', async () => {
    const scene = await begin();
    const { customer, ask } = await waiting(scene);
    await work(scene);
    scene.services.clock.advance(wishLasts);
    await fund(scene, customer, '30');
    await work(scene);
    await customer.signIn();
    expect((await ask('GET')).body).toMatchObject({ wish: { reason: wishOver }, placed: null });
    expect(await ordersOf(customer)).toEqual([]);
    expect(await mailsTo(customer)).toEqual(['order-not-placed']);
    // Agreed anew it counts again.
    const again = await waiting(scene);
    await fund(scene, again.customer, '30');
    await work(scene);
    expect(await ordersOf(again.customer)).toHaveLength(1);
  });

  /** A draft that makes the order of the shop's tests. */
  function wholeDraftFor(scene: Shop, domain: string): Draft {
    const { template_uuid: uuid, business_details: details, business_images: pictures } = scene.requestFor(domain);
    const draft = draftFor(domain, { order_id: randomUUID() });
    const { logo: url, contact_phone, ...business } = details;
    return {
      ...draft,
      template: draft.template && { ...draft.template, uuid },
      business: {
        ...draft.business,
        ...business,
        contact_phone,
        logo: { kind: 'uploaded', url, blob: null },
      },
      images: pictures.images.map((image) => ({ id: image, url: image, alt_description: '', color: '', author: '' })),
    };
  }

  test('what was edited meanwhile is not ordered by itself, what was only saved again is', async () => {
    const scene = await begin();
    const customer = await scene.customer();
    const shelf = shelfOf(customer);
    const drafts = [];
    for (const domain of [await scene.freeName(), await scene.freeName()]) {
      const draft = wholeDraftFor(scene, domain);
      const { id } = await shelf.save(draft);
      const wished = await customer.send('PUT', `/orders/${draft.order_id}/wish/`, {
        total: '30.00',
        order: orderOf(draft),
      });
      expect([wished.status, await wished.json()]).toMatchObject([200, { wish: { reason: null } }]);
      drafts.push({ id, draft });
    }
    const [edited, moved] = drafts;
    if (!edited || !moved) throw new Error('There are two.');
    await shelf.save({ ...edited.draft, website_name: 'Bread' }, { id: edited.id, revision: 1 });
    await shelf.save(moved.draft, { id: moved.id, revision: 1, position: { step: 'domain', visited: ['domain'] } });
    await fund(scene, customer, '60');
    await work(scene);
    expect(await ordersOf(customer)).toMatchObject([{ domain: moved.draft.domain }]);
    expect(await balanceOf(customer)).toBe(3_000);
  });

  test('a wish is its customer’s alone, and pictures that are nobody’s are refused before anything is paid', async () => {
    const scene = await begin();
    const { key, customer } = await waiting(scene);
    const other = await scene.customer();
    const found = await other.send('GET', `/orders/${key}/`);
    expect(await found.json()).toEqual({ wish: null, placed: null });
    await other.send('DELETE', `/orders/${key}/wish/`);
    await fund(scene, customer, '30');
    await work(scene);
    expect(await ordersOf(customer)).toHaveLength(1);
    const images = scene.imagesFor('https://elsewhere.example/a.png');
    const foreign = await waiting(scene, { business_images: { business_logo: scene.picture, images } });
    expect([foreign.made.status, foreign.made.body['code']]).toEqual([400, 'foreign-picture']);
  });
});
