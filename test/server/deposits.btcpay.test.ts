import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { invoiceIdOf } from '../../contract/wire/money/money';
import { runCommand } from '../../server/admin/commands';
import { gatewayEvents, invoices } from '../../server/db/schema/money';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { watchDeposit } from '../../server/domain/money/deposits/watch';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { btcpayPayments } from '../../server/providers/payments/btcpay';
import { type Btcpay, startBtcpay } from './support/btcpay';
import { onOneEngine } from './support/database';
import { type Gateway, startGateway } from './support/gateway';

const hour = 3_600_000;

onOneEngine('deposits at BTCPay Server', (database) => {
  let gateway: Gateway | undefined;
  let btcpay: Btcpay | undefined;
  afterEach(async () => {
    await Promise.all([gateway?.close(), btcpay?.close()]);
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  /** The product with both gateways, of which BTCPay makes the new invoices, and a customer. `later` in ms. */
  async function begin(later = 0) {
    const scene = await startGateway(database(), { tells: false });
    scene.services.clock.advance(later);
    gateway = scene;
    const pay = await startBtcpay(scene.services.clock, `${scene.origins.app}/api/crypto-payment/webhook/btcpay`);
    btcpay = pay;
    const { payments } = scene.services.providers;
    payments.all.btcpay = btcpayPayments(pay.settings);
    payments.current = 'btcpay';
    const customer = await scene.customer();
    return {
      scene,
      pay,
      customer,
      clock: scene.services.clock,
      async topUp(amount = '80.00') {
        const answer = await customer.topUp(amount, 'LTC');
        expect(answer.status).toBe(201);
        return invoiceIdOf(((await answer.json()) as { payment_url: string }).payment_url) ?? '';
      },
      async tell(type: string, id: string, again?: string) {
        const answer = await pay.deliver(type, id, { ...(again !== undefined && { again }) });
        expect(answer.status).toBe(200);
      },
      balance: () => customerBalance(database().db, customer.user.id),
      watch: () => runDueJobs(scene.services, [watchDeposit], 50),
    };
  }
  type Scene = Awaited<ReturnType<typeof begin>>;
  const rowOf = async (id: string) => {
    const [row] = await database().db.select().from(invoices).where(eq(invoices.gatewayId, id));
    return row;
  };
  /** A payment, told of when it is seen and when it is confirmed. */
  async function paid({ pay, tell }: Scene, id: string, thousandths?: bigint) {
    pay.pay(id, thousandths);
    await tell('InvoiceReceivedPayment', id);
    pay.become(id, 'Settled');
    await tell('InvoicePaymentSettled', id);
  }

  test.each<[string, (scene: Scene, id: string) => Promise<unknown>, string, number]>([
    ['paid', async (scene, id) => paid(scene, id), 'settled', 8_000],
    ['partial', async (scene, id) => paid(scene, id, 500n), 'partial', 4_000],
    ['over', async (scene, id) => paid(scene, id, 1_250n), 'over', 10_000],
    [
      'late: expired is told first, and settled never',
      async (scene, id) => {
        scene.clock.advance(hour);
        await scene.tell('InvoiceExpired', id);
        await paid(scene, id);
      },
      'late',
      8_000,
    ],
    [
      'invalid: not confirmed in time',
      async ({ pay, tell }, id) => {
        pay.pay(id);
        await tell('InvoiceReceivedPayment', id);
        pay.giveUpConfirming(id);
        await tell('InvoiceInvalid', id);
      },
      'reorganised',
      0,
    ],
    [
      'invalid, and confirmed after all',
      async ({ pay, tell }, id) => {
        pay.pay(id);
        pay.giveUpConfirming(id);
        await tell('InvoiceInvalid', id);
        pay.become(id, 'Settled');
        await tell('InvoicePaymentSettled', id);
      },
      'settled',
      8_000,
    ],
    [
      'invalid because the operator says so',
      async (scene, id) => {
        scene.pay.mark(id, 'Invalid');
        await paid(scene, id);
      },
      'reorganised',
      0,
    ],
    [
      'settled because the operator says so, without a payment',
      async ({ pay, tell }, id) => {
        pay.mark(id, 'Settled');
        await tell('InvoiceSettled', id);
      },
      'waiting',
      0,
    ],
    [
      'expired',
      async ({ clock, tell }, id) => {
        clock.advance(hour);
        await tell('InvoiceExpired', id);
      },
      'expired',
      0,
    ],
    [
      'replaced by another transaction',
      async ({ pay, tell }, id) => {
        const first = pay.pay(id);
        await tell('InvoiceReceivedPayment', id);
        pay.become(id, 'Invalid', first);
        const second = pay.pay(id);
        await tell('InvoiceReceivedPayment', id);
        pay.become(id, 'Settled', second);
        await tell('InvoicePaymentSettled', id);
      },
      'settled',
      8_000,
    ],
    [
      'replaced by another transaction that pays somebody else',
      async ({ pay, tell }, id) => {
        const first = pay.pay(id);
        await tell('InvoiceReceivedPayment', id);
        pay.become(id, 'Invalid', first);
        await tell('InvoiceReceivedPayment', id);
      },
      'replaced',
      0,
    ],
    [
      'in parts that are no whole cents, with a fee that was added',
      async ({ pay, tell, clock }, id) => {
        for (const part of [333n, 333n, 334n]) {
          pay.pay(id, part, 1_000_000n);
          clock.advance(60_000);
        }
        pay.become(id, 'Settled');
        await tell('InvoiceSettled', id);
      },
      'settled',
      8_002,
    ],
  ])('%s', async (name, happen, state, credited) => {
    const scene = await begin();
    const isInParts = name.startsWith('in parts');
    const id = await scene.topUp(isInParts ? '80.02' : '80.00');
    await happen(scene, id);
    expect(await rowOf(id)).toMatchObject({ gateway: 'btcpay', state, credited });
    expect(await scene.balance()).toBe(credited);
    // The watcher's look and all that comes again change nothing of it.
    for (const type of ['InvoiceSettled', 'InvoicePaymentSettled']) await scene.tell(type, id);
    scene.clock.advance(2 * 60_000);
    await scene.watch();
    expect(await scene.balance()).toBe(credited);
  });

  test('what BTCPay is asked for, and what the customer gets', async () => {
    const { pay, customer, topUp } = await begin();
    const id = await topUp();
    const row = await rowOf(id);
    expect(pay.posted).toEqual([
      {
        amount: '80.00',
        currency: 'EUR',
        metadata: { orderId: row?.id, buyerEmail: customer.user.email, buyerCountry: 'US' },
        checkout: {
          expirationMinutes: 30,
          monitoringMinutes: 10_080,
          speedPolicy: 'MediumSpeed',
          paymentTolerance: 0,
          paymentMethods: ['LTC-CHAIN'],
          defaultPaymentMethod: 'LTC-CHAIN',
        },
      },
    ]);
    expect(row).toMatchObject({
      network: 'Litecoin',
      address: `address-of-${id}`,
      cryptoAmount: '1.242428950000000000',
      requiredConfirmations: 1,
      paymentUrl: `${pay.settings.address}/i/${id}#/io/${id}`,
    });
  });

  test('every webhook lost: the watcher credits, in time and days late', async () => {
    const { pay, clock, topUp, watch, balance } = await begin();
    const [first, second] = [await topUp(), await topUp('20.00')];
    pay.pay(first);
    pay.become(first, 'Settled');
    clock.advance(20_000);
    await watch();
    expect(await balance()).toBe(8_000);
    clock.advance(3 * 24 * hour);
    await watch();
    expect(await rowOf(second)).toMatchObject({ state: 'expired' });
    pay.pay(second);
    pay.become(second, 'Settled');
    clock.advance(hour);
    await watch();
    expect(await rowOf(second)).toMatchObject({ state: 'late', credited: 2_000 });
    expect(await balance()).toBe(10_000);
  });

  test('doubled, all at once, and again after a day: one credit for each payment', async () => {
    const scene = await begin();
    const { pay, clock, topUp, tell, balance, watch } = scene;
    const id = await topUp();
    pay.pay(id);
    pay.become(id, 'Settled');
    const original = 'first-delivery';
    clock.advance(20_000);
    await Promise.all([
      ...['InvoiceSettled', 'InvoicePaymentSettled', 'InvoiceProcessing'].map((type) => tell(type, id)),
      ...Array.from({ length: 4 }, () => tell('InvoicePaymentSettled', id, original)),
      watch(),
    ]);
    expect(await balance()).toBe(8_000);
    clock.advance(24 * hour);
    const again = await pay.deliver('InvoicePaymentSettled', id, { again: original });
    expect([again.status, await again.json()]).toEqual([200, { received: 'known' }]);
    expect(await balance()).toBe(8_000);
    const events = await database().db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayId, id));
    expect(events).toHaveLength(4);
  });

  test('the network of each currency that the store takes, never Lightning’s', async () => {
    const { customer } = await begin();
    const answer = await customer.send('GET', '/crypto-payment/networks/');
    expect(await answer.json()).toEqual({ networks: { BTC: 'Bitcoin', LTC: 'Litecoin' } });
  });

  test('forged: another secret, another body, no signature', async () => {
    const { scene, pay, topUp, balance } = await begin();
    const id = await topUp();
    // Were it believed, or only looked up, there would be something to credit.
    pay.pay(id);
    pay.become(id, 'Settled');
    const hook = `${scene.origins.app}/api/crypto-payment/webhook/btcpay`;
    const answers = await Promise.all([
      pay.deliver('InvoiceSettled', id, { secret: 'x'.repeat(27) }),
      pay.deliver('InvoiceSettled', undefined, {
        sent: JSON.stringify({ deliveryId: 'one', type: 'InvoiceSettled', invoiceId: id }),
      }),
      fetch(hook, { method: 'POST', body: '{}' }),
      fetch(hook, { method: 'POST', headers: { 'btcpay-sig': 'sha256=' }, body: '{}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await balance()).toBe(0);
    expect(await database().db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayId, id))).toEqual([]);
  });

  test('of another shop, of nothing, or a try from its settings: taken, and nothing follows', async () => {
    const { pay } = await begin();
    const foreign = pay.add({ amount: '5.00', metadata: { orderId: 'pos-app_346' } });
    for (const id of [foreign.id, undefined, '__test__3f0c__test__']) {
      const answer = await pay.deliver('InvoiceSettled', id);
      expect([answer.status, await answer.json()]).toEqual([200, { received: 'unknown' }]);
    }
  });

  test('an invoice whose answer was lost is found again, not made twice', async () => {
    const { pay, customer, clock, watch } = await begin();
    pay.setLosingAnswers(true);
    expect((await customer.topUp('80.00', 'LTC')).status).toBe(503);
    pay.setLosingAnswers(false);
    clock.advance(20_000);
    await watch();
    expect(pay.posted).toHaveLength(1);
    const [row] = await database().db.select().from(invoices).where(eq(invoices.userId, customer.user.id));
    expect(row).toMatchObject({ state: 'waiting', network: 'Litecoin' });
  });

  test('one gateway follows the other, and each invoice is asked for at its own', async () => {
    const { scene, pay, customer, clock, topUp, balance, watch } = await begin();
    const { payments } = scene.services.providers;
    payments.current = 'wire';
    const old = await topUp('30.00');
    payments.current = 'btcpay';
    const young = await topUp('30.00');
    await scene.simulate(old, 'pay');
    pay.pay(young);
    pay.become(young, 'Settled');
    clock.advance(20_000);
    expect((await customer.send('GET', `/crypto-payment/lookup-invoice/${old}`)).status).toBe(200);
    expect(await balance()).toBe(3_000);
    await watch();
    expect([(await rowOf(old))?.gateway, (await rowOf(young))?.gateway]).toEqual(['wire', 'btcpay']);
    expect(await balance()).toBe(6_000);
  });

  test('reconciled: what the ledger and BTCPay say differently, and what belongs to nobody', async () => {
    // A year of its own: other tests' invoices lie in the same database.
    const scene = await begin(400 * 24 * hour);
    const { pay, topUp, clock, watch } = scene;
    const since = new Date(clock.now()).toISOString().slice(0, 10);
    const reconcile = async (): Promise<Record<string, unknown>> => {
      const words = ['payments', 'reconcile', '--since', since, '--json'];
      const { lines, exitCode } = await runCommand(scene.scene.services, words);
      return { exitCode, ...(JSON.parse(lines[0] ?? '') as Record<string, unknown>) };
    };
    const [even, missing, revoked] = [await topUp(), await topUp('20.00'), await topUp('10.00')];
    await paid(scene, even, 500n);
    await paid(scene, revoked);
    expect(await reconcile()).toMatchObject({ exitCode: 0, invoices: 3, clearing: '50.00', confirmed: '50.00' });
    pay.pay(missing);
    pay.become(missing, 'Settled');
    pay.mark(revoked, 'Invalid');
    const foreign = pay.add({ amount: '5.00', metadata: { orderId: 'pos-app_346' } });
    const hash = pay.pay(foreign.id);
    pay.become(foreign.id, 'Settled');
    const { differences, ...found } = await reconcile();
    expect(new Set(differences as unknown[])).toEqual(
      new Set([
        { invoice: (await rowOf(missing))?.id, gatewayId: missing, clearing: '0.00', gateway: '20.00' },
        { invoice: (await rowOf(revoked))?.id, gatewayId: revoked, clearing: '10.00', gateway: '0.00' },
      ]),
    );
    expect(found).toEqual({
      exitCode: 1,
      gateway: 'btcpay',
      currency: 'EUR',
      invoices: 3,
      clearing: '50.00',
      confirmed: '60.00',
      unmatched: [
        {
          gatewayId: foreign.id,
          reference: 'pos-app_346',
          hash,
          amount: '5.00',
          seenAt: new Date(clock.now()).toISOString(),
        },
      ],
    });
    const words = ['payments', 'reconcile', '--gateway', 'wire', '--since', since];
    const ofWire = await runCommand(scene.scene.services, words);
    expect(ofWire).toEqual({
      exitCode: 0,
      lines: [
        'wire: 0 invoices, clearing 0.00 EUR, confirmed 0.00 EUR',
        'This gateway cannot list what it took in: unmatched payments are not looked for.',
      ],
    });
    // The watcher's next look puts right what only a lost webhook kept apart.
    pay.mark(revoked, null);
    clock.advance(20_000);
    await watch();
    expect(await reconcile()).toMatchObject({ differences: [], clearing: '70.00', confirmed: '70.00' });
  });
});
