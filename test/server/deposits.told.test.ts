import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { invoices } from '../../server/db/schema/money';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { watchDeposit } from '../../server/domain/money/deposits/watch';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { onOneEngine } from './support/database';
import { type Gateway, type GatewayOptions, startedId, startGateway } from './support/gateway';

onOneEngine('what a customer is told of deposits', (database) => {
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

  test('a part is waited for until the deadline, and has ended then, also while the gateway is away', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00', 'LTC'));
    await scene.simulate(id, 'partial');
    scene.services.clock.advance(4_000);
    const look = async (path = `/crypto-payment/lookup-invoice/${id}`) => {
      const answer = await customer.send('GET', path);
      expect(answer.status).toBe(200);
      return (await answer.json()) as Record<string, unknown>;
    };
    const listed = async (state: string) => (await look(`/deposits/?state=${state}`))['total'];
    const part = { state: 'partial', arrived: '40.00', rest: '40.00', credited: '40.00', network: 'Litecoin' };
    const first = await look();
    expect(first).toMatchObject({ ...part, is_ended: false });
    const open = await look(`/deposits/${String(first['deposit_id'])}/`);
    expect([open['payment_url'], open['payment_qr']]).not.toContain(null);
    expect([await listed('open'), await listed('ended')]).toEqual([1, 0]);

    const { expiresAt = 0 } = (await rowOf(id)) ?? {};
    scene.services.clock.advance(expiresAt - scene.services.clock.now() - 1);
    await customer.signInAgain();
    expect(await look()).toMatchObject({ ...part, is_ended: false });
    scene.setAway(true);
    scene.services.clock.advance(1);
    expect(await look()).toMatchObject({ ...part, is_ended: true });
    expect([await listed('open'), await listed('ended')]).toEqual([0, 1]);
    const page = await look(`/deposits/${String(first['deposit_id'])}/`);
    expect(page).toMatchObject({ ...part, is_ended: true, payment_url: null, payment_qr: null });

    // Whoever waits for the rest is told that nobody does any more: once.
    scene.setAway(false);
    const told: string[] = [];
    scene.services.events.on('deposit', ({ invoiceId }) => told.push(invoiceId));
    for (let round = 0; round < 3; round += 1) {
      scene.services.clock.advance(10_000);
      await watch(scene);
    }
    expect(told).toEqual([id]);
  });

  test('what was seen before the deadline is waited for beyond it', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const id = await startedId(await customer.topUp('80.00', 'LTC'));
    await scene.simulate(id, 'partial');
    scene.services.clock.advance(4_000);
    await watch(scene);
    scene.services.clock.advance(30 * 60_000 - 4_500);
    await customer.signInAgain();
    await scene.simulate(id, 'pay');
    scene.services.clock.advance(600);
    const look = async (): Promise<unknown> =>
      (await customer.send('GET', `/crypto-payment/lookup-invoice/${id}`)).json();
    expect(await look()).toMatchObject({ state: 'seen', is_ended: false, arrived: '80.00', credited: '40.00' });
    // What was credited stands once in the list of transactions, and nothing beside it is still to come.
    const lines = await database().db.execute<{ status: string; amount: number }>(
      sql`select status, amount::int from transactions where user_id = ${customer.user.id}`,
    );
    expect(lines.rows).toEqual([{ status: 'COMPLETED', amount: 4_000 }]);
    scene.services.clock.advance(4_000);
    expect(await look()).toMatchObject({ state: 'settled', is_ended: true, credited: '80.00' });
  });

  test('a deposit has a page of its customer’s alone, with each transaction and where it can be looked at', async () => {
    const scene = await begin({ tells: false });
    Object.assign(scene.services.settings, { explorers: { Litecoin: 'https://explorer.example/tx/{hash}' } });
    const [ada, bob] = [await scene.customer(), await scene.customer()];
    const id = await startedId(await ada.topUp('80.00', 'LTC'));
    await scene.simulate(id, 'double');
    scene.services.clock.advance(20_000);
    const ours = (await rowOf(id))?.id;
    const page = (await (await ada.send('GET', `/deposits/${ours}/`)).json()) as {
      payments: { transaction_hash: string; transaction_url: string; state: string; amount: string }[];
    };
    expect(page).toMatchObject({ invoice_id: id, gateway: 'wire', state: 'twice', credited: '160.00', rest: '0.00' });
    expect(page.payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['credited', '80.00'],
      ['credited', '80.00'],
    ]);
    for (const { transaction_hash: hash, transaction_url: url } of page.payments)
      expect(url).toBe(`https://explorer.example/tx/${hash}`);
    expect((await bob.send('GET', `/deposits/${ours}/`)).status).toBe(404);
    expect((await ada.send('GET', `/deposits/${randomUUID()}/`)).status).toBe(404);
  });

  test('the dashboard counts all that are open, and names the newest', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    for (const amount of ['80.00', '90.00', '100.00']) {
      await startedId(await customer.topUp(amount));
      scene.services.clock.advance(1_000);
    }
    const dashboard = async (): Promise<unknown> => (await customer.send('GET', '/dashboard/')).json();
    expect(await dashboard()).toMatchObject({ pending_deposits: 3, pending_deposit: { amount: '100.00' } });
    scene.services.clock.advance(31 * 60_000);
    await customer.signInAgain();
    expect(await dashboard()).toMatchObject({ pending_deposits: 0, pending_deposit: null });
  });

  test('the network of each currency is known before an invoice is made', async () => {
    const scene = await begin({ tells: false });
    const customer = await scene.customer();
    const answer = await customer.send('GET', '/crypto-payment/networks/');
    const { networks } = (await answer.json()) as { networks: Record<string, string> };
    expect(Object.keys(networks)).toEqual(['BTC', 'LTC', 'ADA', 'ETH', 'USDT', 'USDC']);
    for (const currency of ['LTC', 'USDT'] as const) {
      const id = await startedId(await customer.topUp('80.00', currency));
      expect((await rowOf(id))?.network).toBe(networks[currency]);
    }
    scene.setAway(true);
    expect((await customer.send('GET', '/crypto-payment/networks/')).status).toBe(503);
  });
});
