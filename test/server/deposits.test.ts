import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { sentence as sentenceOf } from '../../contract/rules/problems';
import { transact } from '../../server/db/transaction';
import { gatewayEvents, invoicePayments, invoices } from '../../server/db/schema/money';
import { createDeposit } from '../../server/domain/money/deposits/create';
import { settle } from '../../server/domain/money/deposits/settle';
import { watchDeposit } from '../../server/domain/money/deposits/watch';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { type GatewayInvoice, gatewayOf } from '../../server/providers/payments/payments';
import { sign, signatureHeader, signatureWindow } from '../../server/providers/payments/signature';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { eventually, type Gateway, type GatewayOptions, startedId, startGateway } from './support/gateway';

onOneEngine('deposits', (database) => {
  let gateway: Gateway | undefined;
  const begin = async (options?: GatewayOptions) => {
    gateway = await startGateway(database(), options);
    return gateway;
  };
  afterEach(async () => {
    await gateway?.close();
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  const rowOf = async (id: string) => {
    const [row] = await database().db.select().from(invoices).where(eq(invoices.gatewayId, id));
    return row;
  };
  const watch = (scene: Gateway) => runDueJobs(scene.services, [watchDeposit], 50);
  /** A delivery with a signature that holds, unless others are given. */
  const deliver = (
    scene: Gateway,
    id: string,
    values: { event?: string; at?: number; key?: string; sent?: string } = {},
  ) => {
    const now = scene.services.clock.now();
    const { event = randomUUID(), at = now, key = scene.services.settings.payments.webhookSecret } = values;
    const body = JSON.stringify({
      id: event,
      type: 'invoice.updated',
      created_at: new Date(now).toISOString(),
      // Amounts that nobody may believe.
      data: { invoice_id: id, reference: randomUUID(), status: 'paid', price_amount: '99999.00', paid_amount: '99999' },
    });
    return fetch(`${scene.origins.app}/api/crypto-payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, at, key) },
      body: values.sent ?? body,
    });
  };
  /** Moves the time over the last confirmation in steps, so that every state is told of. */
  const confirm = async (scene: Gateway) => {
    for (let step = 0; step < 6; step += 1) {
      scene.services.clock.advance(1_000);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };

  test.each([
    ['pay', ['pay'], 'settled', 8_000],
    ['partial', ['partial'], 'partial', 4_000],
    ['over', ['over'], 'over', 10_000],
    ['late', ['late'], 'late', 8_000],
    ['expire', ['expire'], 'expired', 0],
    ['expire, then late', ['expire', 'late'], 'late', 8_000],
    ['double', ['double'], 'twice', 16_000],
    ['reorg', ['reorg'], 'reorganised', 0],
    ['replace', ['replace'], 'replaced', 0],
    ['replace, then paid again', ['replace', 'pay'], 'settled', 8_000],
    ['reorg after it settled', ['pay', 'reorg'], 'settled', 8_000],
    ['reorg, then paid again', ['reorg', 'pay'], 'settled', 8_000],
    ['replay', ['pay', 'replay', 'replay'], 'settled', 8_000],
    ['partial, then the rest', ['partial', 'pay'], 'settled', 8_000],
    ['partial, then the rest late', ['partial', 'late'], 'late', 8_000],
    ['partial, then too much', ['partial', 'over'], 'over', 10_000],
  ] as const)('%s', async (_, kinds, state, credited) => {
    const scene = await begin();
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00', 'LTC'));
    for (const kind of kinds) {
      await scene.simulate(id, kind);
      await confirm(scene);
    }
    const row = await eventually(
      () => rowOf(id),
      (found) => found?.state === state && found.credited === credited,
    );
    expect([row?.state, row?.credited]).toEqual([state, credited]);
    expect(await customerBalance(database().db, customer.user.id)).toBe(credited);
    const answer = await customer.send('GET', `/crypto-payment/lookup-invoice/${id}`);
    expect(await answer.json()).toMatchObject({ invoice_id: id, state, credited: (credited / 100).toFixed(2) });
    expect(await (await customer.send('GET', '/transactions/balance/')).json()).toEqual({
      balance: (credited / 100).toFixed(2),
      currency: 'EUR',
    });
  });

  test('each currency, to the cent', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    for (const currency of ['BTC', 'LTC', 'ADA', 'ETH', 'USDT', 'USDC'] as const) {
      const id = await startedId(await customer.topUp('10.01', currency));
      await scene.simulate(id, 'pay');
      scene.services.clock.advance(4_000);
      await customer.send('GET', `/crypto-payment/lookup-invoice/${id}`);
      expect([currency, (await rowOf(id))?.state, (await rowOf(id))?.credited]).toEqual([currency, 'settled', 1_001]);
    }
    expect(await customerBalance(database().db, customer.user.id)).toBe(6_006);
  });

  test('a network that stands still goes on when it is told to', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00', 'LTC'));
    const lookedAt = async () => {
      scene.services.clock.advance(60_000);
      await customer.send('GET', `/crypto-payment/lookup-invoice/${id}`);
      const row = await rowOf(id);
      return [row?.state, row?.confirmations];
    };
    await scene.simulate(id, 'pay', undefined, 0);
    expect(await lookedAt()).toEqual(['seen', 0]);
    await scene.simulate(id, 'confirm', undefined, 2);
    expect(await lookedAt()).toEqual(['confirming', 2]);
    await scene.simulate(id, 'confirm');
    expect(await lookedAt()).toEqual(['settled', 3]);
  });

  test('an amount that is asked for is what arrives', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'partial', '12.34');
    scene.services.clock.advance(4_000);
    await customer.send('GET', `/crypto-payment/lookup-invoice/${id}`);
    expect(await rowOf(id)).toMatchObject({ state: 'partial', paid: 1_234, credited: 1_234 });
  });

  test('200 deliveries at once credit one payment once', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'pay');
    scene.services.clock.advance(4_000);
    const replayed = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => deliver(scene, id, index % 2 ? { event: replayed } : {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await customerBalance(database().db, customer.user.id)).toBe(8_000);
    expect(await rowOf(id)).toMatchObject({ state: 'settled', credited: 8_000, paid: 8_000 });
    const invoice = (await rowOf(id))?.id ?? '';
    const payments = await database().db.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, invoice));
    expect(payments.map(({ state, amount }) => [state, amount])).toEqual([['credited', 8_000]]);
    const events = await database().db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayId, id));
    expect(events).toHaveLength(101);
  });

  test('deliveries, looks and look-ups at once credit two payments once each', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'double');
    scene.services.clock.advance(20_000);
    await Promise.all([
      ...Array.from({ length: 40 }, () => deliver(scene, id)),
      ...Array.from({ length: 40 }, () => customer.send('GET', `/crypto-payment/lookup-invoice/${id}`)),
      watch(scene),
    ]);
    expect(await customerBalance(database().db, customer.user.id)).toBe(16_000);
    expect(await rowOf(id)).toMatchObject({ state: 'twice', credited: 16_000 });
  });

  test('a delivery without a signature that holds changes nothing', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'pay');
    scene.services.clock.advance(4_000);
    const now = scene.services.clock.now();
    const refused = await Promise.all([
      deliver(scene, id, { key: 'another key' }),
      deliver(scene, id, { sent: '{"id":"other"}' }),
      deliver(scene, id, { at: now - signatureWindow - 1 }),
      deliver(scene, id, { at: now + signatureWindow + 1 }),
      fetch(`${scene.origins.app}/api/crypto-payment/webhook`, { method: 'POST', body: '{}' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await customerBalance(database().db, customer.user.id)).toBe(0);
    expect(await database().db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayId, id))).toEqual([]);
  });

  test('a delivery is not believed: the gateway is asked', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    expect((await deliver(scene, id)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', credited: 0 });
    const ofOthers = await deliver(scene, 'unknown-invoice');
    expect([ofOthers.status, await ofOthers.json()]).toEqual([200, { received: 'unknown' }]);
    scene.setAway(true);
    expect((await deliver(scene, id)).status).toBe(503);
  });

  test('cut off before its commit, a delivery leaves nothing; the watcher credits', async () => {
    let isCutOff = false;
    const scene = await begin({
      tells: false,
      random: {
        bytes(n) {
          if (isCutOff && n === 16) throw new Error('cut off');
          return systemRandom.bytes(n);
        },
      },
    });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'pay');
    scene.services.clock.advance(15_000);
    isCutOff = true;
    // With a request id of its own the request draws no random bytes before the payment does.
    const now = scene.services.clock.now();
    const body = JSON.stringify({
      id: 'evt_cut',
      type: 'invoice.updated',
      created_at: new Date(now).toISOString(),
      data: { invoice_id: id, reference: randomUUID() },
    });
    const answer = await fetch(`${scene.origins.app}/api/crypto-payment/webhook`, {
      method: 'POST',
      headers: {
        'x-request-id': 'request-cut-off',
        [signatureHeader]: sign(body, now, scene.services.settings.payments.webhookSecret),
      },
      body,
    });
    expect(answer.status).toBe(500);
    isCutOff = false;
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', credited: 0 });
    expect(await database().db.select().from(gatewayEvents).where(eq(gatewayEvents.id, 'evt_cut'))).toEqual([]);
    await watch(scene);
    expect(await rowOf(id)).toMatchObject({ state: 'settled', credited: 8_000 });
    expect(await customerBalance(database().db, customer.user.id)).toBe(8_000);
  });

  test('what arrives days after the deadline, with no delivery, is credited by the watcher', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    scene.services.clock.advance(31 * 60_000);
    await watch(scene);
    expect((await rowOf(id))?.state).toBe('expired');
    scene.services.clock.advance(2 * 24 * 3_600_000);
    await scene.simulate(id, 'pay');
    scene.services.clock.advance(3_600_000);
    await watch(scene);
    expect(await rowOf(id)).toMatchObject({ state: 'late', credited: 8_000 });
    scene.services.clock.advance(8 * 24 * 3_600_000);
    await watch(scene);
    const left = await database().db.execute<{ state: string }>(
      sql`select state from jobs where kind = 'watch-deposit' and payload ->> 'invoice' = ${(await rowOf(id))?.id}`,
    );
    expect(left.rows).toEqual([{ state: 'done' }]);
  });

  test('only of oneself, only proved, only within the limits', async () => {
    const scene = await begin({ tells: false });
    const [ada, bob] = [await scene.customer(), await scene.customer()];
    const id = await startedId(await ada.topUp('80.00'));
    expect((await bob.send('GET', `/crypto-payment/lookup-invoice/${id}`)).status).toBe(404);
    expect((await bob.topUp('80.00', 'USDT', { user_uuid: ada.user.id })).status).toBe(404);
    const newcomer = await scene.customer({ verifiedAt: null });
    expect((await newcomer.topUp('80.00')).status).toBe(403);
    for (const amount of ['9.99', '100000.01', '-10', 'ten', '1e3'])
      expect([amount, (await ada.topUp(amount)).status]).toEqual([amount, 400]);
    for (const amount of ['10', '100000.00', 10, 19.99]) expect((await ada.topUp(amount)).status).toBe(201);
    for (const [amount, sentence] of [
      [80.125, 'Amount must be a valid number'],
      [1e21, 'Amount must be a valid number'],
      // As JSON says not-a-number.
      [null, 'Amount must be a valid number'],
      [-80, 'The minimum top-up is 10'],
    ] as const) {
      const refused = await ada.topUp(amount);
      const { message, fields } = (await refused.json()) as { message: string; fields: unknown };
      expect([refused.status, message, fields]).toEqual([400, sentenceOf('default', 400), { amount: sentence }]);
    }
    expect((await ada.topUp('80.00', 'DOGE' as 'BTC')).status).toBe(400);
  });

  test('the same request twice at once is one invoice', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const ids = await Promise.all(Array.from({ length: 8 }, async () => startedId(await customer.topUp('80.00'))));
    expect(new Set(ids).size).toBe(1);
    expect(await database().db.select().from(invoices).where(eq(invoices.userId, customer.user.id))).toHaveLength(1);
    const request = { userId: customer.user.id, amount: 2_000, currency: 'BTC' } as const;
    const addresses = await Promise.all(Array.from({ length: 30 }, () => createDeposit(scene.services, request)));
    expect(new Set(addresses).size).toBe(1);
    scene.services.clock.advance(60_001);
    expect(await startedId(await customer.topUp('80.00'))).not.toBe(ids[0]);
  });

  test('a gateway that is away is said so, and the invoice goes on when it is back', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    scene.setAway(true);
    const answer = await customer.topUp('80.00');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'gateway_away']);
    const pendingNow = async () => {
      const dashboard = (await (await customer.send('GET', '/dashboard/')).json()) as {
        pending_deposit: { state: string; invoice_id: string } | null;
      };
      return dashboard.pending_deposit;
    };
    expect(await pendingNow()).toBeNull();
    scene.setAway(false);
    scene.services.clock.advance(20_000);
    await watch(scene);
    const pending = await pendingNow();
    expect(pending?.state).toBe('waiting');
    expect(await startedId(await customer.topUp('80.00'))).toBe(pending?.invoice_id);
    scene.setAway(true);
    const known = await customer.send('GET', `/crypto-payment/lookup-invoice/${pending?.invoice_id}`);
    expect([known.status, ((await known.json()) as { state: string }).state]).toEqual([200, 'waiting']);
  });

  test('an older answer of the gateway, or one that takes a credit back, changes nothing', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'pay');
    const { db, clock, providers } = scene.services;
    clock.advance(2_000);
    const confirming = await gatewayOf(providers.payments, 'wire').findInvoice(id);
    clock.advance(2_000);
    const settled = await gatewayOf(providers.payments, 'wire').findInvoice(id);
    const settleWith = (found: GatewayInvoice) =>
      transact(db, (tx) => settle(tx, found, { now: clock.now(), random: systemRandom }));
    const orphaned = {
      ...settled,
      payments: settled.payments.map((one) => ({ ...one, status: 'orphaned' as const, confirmations: 0 })),
    };
    const changed = { userId: customer.user.id, invoiceId: id };
    expect(await settleWith(confirming)).toEqual(changed);
    expect(await settleWith(confirming)).toBeNull();
    expect(await settleWith({ ...confirming, payments: [] })).toBeNull();
    expect(await settleWith(settled)).toEqual(changed);
    for (const older of [confirming, orphaned, { ...settled, payments: [] }]) {
      expect(await settleWith(older)).toBeNull();
      expect(await rowOf(id)).toMatchObject({ state: 'settled', credited: 8_000, confirmations: 4 });
    }
    expect(await settleWith({ ...settled, id: 'another-invoice' })).toBeNull();
    expect(await customerBalance(db, customer.user.id)).toBe(8_000);
  });

  test('the gateway keeps its invoices over a restart', async () => {
    const scene = await begin();
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00'));
    await scene.simulate(id, 'pay');
    scene.restartGateway();
    scene.services.clock.advance(15_000);
    await watch(scene);
    expect(await rowOf(id)).toMatchObject({ state: 'settled', credited: 8_000 });
  });
});
