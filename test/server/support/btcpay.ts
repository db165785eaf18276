import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Context, Hono } from 'hono';
import type { Clock } from '../../../server/clock';
import { createHttpServer, listen } from '../../../server/http/listen';
import type { BtcpaySettings } from '../../../server/providers/payments/settings';

type PaymentStatus = 'Processing' | 'Settled' | 'Invalid';
type Mark = 'Invalid' | 'Settled';

interface StoredInvoice {
  id: string;
  amount: string;
  metadata: Record<string, unknown>;
  method: string;
  speedPolicy: string;
  /** Milliseconds. */
  createdAt: number;
  expiresAt: number;
  /** Smallest units of eight places. */
  due: bigint;
  payments: { id: string; value: bigint; fee: bigint; receivedAt: number; status: PaymentStatus }[];
  marked: Mark | null;
  /** What was paid could not be confirmed in time. */
  isUnconfirmed: boolean;
}

const rate = '64.39';
const unit = 100_000_000n;
const coinsOf = (value: bigint) =>
  `${value < 0n ? '-' : ''}${(value < 0n ? -value : value) / unit}.${((value < 0n ? -value : value) % unit).toString().padStart(8, '0')}`;
const seconds = (ms: number) => Math.floor(ms / 1000);
/** Smallest units for an amount in euros, the last one up. */
const unitsFor = (euros: string) => {
  const [cents, perCoin] = [BigInt(euros.replace('.', '')), BigInt(rate.replace('.', ''))];
  return (cents * unit + perCoin - 1n) / perCoin;
};

/** BTCPay Server 2 as its Greenfield API is documented; what is paid and confirmed, the test says. */
export async function startBtcpay(clock: Clock, hook: string) {
  const invoices = new Map<string, StoredInvoice>();
  const posted: unknown[] = [];
  let isLosingAnswers = false;
  const app = new Hono();
  const { server, close } = await listen(
    createHttpServer((request) => app.fetch(request)),
    0,
  );
  const settings: BtcpaySettings = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    store: 'Store1',
    key: 'k'.repeat(40),
    webhookSecret: 's'.repeat(27),
  };

  const dataOf = (invoice: StoredInvoice) => ({
    id: invoice.id,
    storeId: settings.store,
    amount: invoice.amount,
    currency: 'EUR',
    type: 'Standard',
    checkoutLink: `${settings.address}/i/${invoice.id}`,
    createdTime: seconds(invoice.createdAt),
    expirationTime: seconds(invoice.expiresAt),
    monitoringExpiration: seconds(invoice.expiresAt + 7 * 24 * 3_600_000),
    ...statusOf(invoice, clock.now()),
    archived: false,
    metadata: invoice.metadata,
    checkout: { speedPolicy: invoice.speedPolicy, paymentMethods: [invoice.method] },
  });
  const store = app.basePath('/api/v1/stores/:store');
  store.use(async (http, next) => {
    if (http.req.header('authorization') !== `token ${settings.key}` || http.req.param('store') !== settings.store)
      return http.json({ code: 'unauthenticated', message: 'Authentication is required' }, 401);
    return next();
  });
  const notFound = (http: Context) =>
    http.json({ code: 'invoice-not-found', message: 'The invoice was not found' }, 404);

  store.get('/payment-methods', (http) =>
    http.json(['BTC-LN', 'BTC-CHAIN', 'LTC-CHAIN'].map((paymentMethodId) => ({ paymentMethodId, enabled: true }))),
  );
  store.post('/invoices', async (http) => {
    const order = (await http.req.json()) as {
      amount: string;
      metadata: Record<string, unknown>;
      checkout: { paymentMethods: [string]; expirationMinutes: number; speedPolicy: string };
    };
    posted.push(order);
    const made = add({
      amount: order.amount,
      metadata: order.metadata,
      method: order.checkout.paymentMethods[0],
      speedPolicy: order.checkout.speedPolicy,
      expiresAt: clock.now() + order.checkout.expirationMinutes * 60_000,
    });
    return isLosingAnswers ? new Response('Bad gateway', { status: 502 }) : http.json(dataOf(made));
  });
  store.get('/invoices', (http) => {
    const { orderId, startDate = '0', skip = '0', take = '50' } = http.req.query();
    const found = [...invoices.values()]
      .filter(({ metadata }) => orderId === undefined || metadata['orderId'] === orderId)
      .filter(({ createdAt }) => seconds(createdAt) >= Number(startDate));
    // The newest first, as BTCPay lists them.
    return http.json(
      found
        .toReversed()
        .slice(Number(skip), Number(skip) + Number(take))
        .map(dataOf),
    );
  });
  store.get('/invoices/:id', (http) => {
    const invoice = invoices.get(http.req.param('id'));
    return invoice ? http.json(dataOf(invoice)) : notFound(http);
  });
  store.get('/invoices/:id/payment-methods', (http) => {
    const invoice = invoices.get(http.req.param('id'));
    if (!invoice) return notFound(http);
    const shown = invoice.payments.filter(
      ({ status }) => http.req.query('onlyAccountedPayments') === 'false' || status !== 'Invalid',
    );
    return http.json([
      {
        paymentMethodId: invoice.method,
        currency: invoice.method.split('-')[0],
        destination: `address-of-${invoice.id}`,
        paymentLink: null,
        rate,
        paymentMethodPaid: coinsOf(paidOf(invoice)),
        totalPaid: coinsOf(paidOf(invoice)),
        due: coinsOf(invoice.due - paidOf(invoice)),
        amount: coinsOf(invoice.due),
        paymentMethodFee: '0.00000000',
        activated: true,
        additionalData: {},
        payments: shown.map(({ id, value, fee, receivedAt, status }) => ({
          id,
          receivedDate: seconds(receivedAt),
          value: coinsOf(value),
          fee: coinsOf(fee),
          status,
          destination: `address-of-${invoice.id}`,
        })),
      },
    ]);
  });

  function add(values: Pick<StoredInvoice, 'amount' | 'metadata'> & Partial<StoredInvoice>): StoredInvoice {
    const invoice: StoredInvoice = {
      id: randomUUID().replaceAll('-', '').slice(0, 22),
      method: 'LTC-CHAIN',
      speedPolicy: 'MediumSpeed',
      createdAt: clock.now(),
      expiresAt: clock.now() + 15 * 60_000,
      due: unitsFor(values.amount),
      payments: [],
      marked: null,
      isUnconfirmed: false,
      ...values,
    };
    invoices.set(invoice.id, invoice);
    return invoice;
  }
  const existing = (id: string) => {
    const invoice = invoices.get(id);
    if (!invoice) throw new Error(`BTCPay has no invoice ${id}`);
    return invoice;
  };

  return {
    settings,
    posted,
    /** An invoice that another shop of the same store made. */
    add,
    /** Whether the answer to a new invoice gets lost after it was made. */
    setLosingAnswers: (isLosing: boolean) => {
      isLosingAnswers = isLosing;
    },
    /** Pays a part of what is asked, in thousandths; seen, not confirmed. */
    pay(id: string, thousandths = 1_000n, fee = 0n): string {
      const invoice = existing(id);
      const payment = `${randomUUID().replaceAll('-', '').repeat(2)}-0`;
      const value = (invoice.due * thousandths) / 1_000n + fee;
      invoice.payments.push({ id: payment, value, fee, receivedAt: clock.now(), status: 'Processing' });
      return payment;
    },
    /** What becomes of one payment, or of all. */
    become(id: string, status: PaymentStatus, payment?: string) {
      for (const one of existing(id).payments) if (payment === undefined || one.id === payment) one.status = status;
    },
    mark(id: string, as: Mark | null) {
      existing(id).marked = as;
    },
    giveUpConfirming(id: string) {
      existing(id).isUnconfirmed = true;
    },
    /** A signed delivery, unless another secret is given; with `again`, one that is sent once more. */
    deliver(
      type: string,
      invoiceId: string | undefined,
      { again, secret = settings.webhookSecret, sent }: { again?: string; secret?: string; sent?: string } = {},
    ) {
      const deliveryId = randomUUID();
      const body = JSON.stringify({
        deliveryId,
        webhookId: 'Webhook1',
        originalDeliveryId: again ?? deliveryId,
        isRedelivery: again !== undefined,
        type,
        timestamp: seconds(clock.now()),
        storeId: settings.store,
        invoiceId,
        // What nobody may believe.
        payment: { id: 'forged', value: '99999', status: 'Settled' },
        overPaid: true,
      });
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
      return fetch(hook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'btcpay-sig': signature },
        body: sent ?? body,
      });
    },
    close: () => close(0),
  };
}

const paidOf = ({ payments }: StoredInvoice) =>
  payments.reduce((sum, { status, value, fee }) => (status === 'Invalid' ? sum : sum + value - fee), 0n);

/** Once expired an invoice stays so: what comes late never makes it settled. */
function statusOf(invoice: StoredInvoice, now: number): { status: string; additionalStatus: string } {
  const { marked, due, expiresAt, payments, isUnconfirmed } = invoice;
  if (marked) return { status: marked, additionalStatus: 'Marked' };
  if (isUnconfirmed) return { status: 'Invalid', additionalStatus: 'None' };
  const inTime = payments.filter(({ receivedAt }) => receivedAt < expiresAt);
  const paid = paidOf(invoice);
  if (paidOf({ ...invoice, payments: inTime }) >= due) {
    const isSettled = payments.every(({ status }) => status !== 'Processing');
    return { status: isSettled ? 'Settled' : 'Processing', additionalStatus: paid > due ? 'PaidOver' : 'None' };
  }
  const additionalStatus = paid >= due ? 'PaidLate' : paid > 0n ? 'PaidPartial' : 'None';
  return { status: now >= expiresAt ? 'Expired' : 'New', additionalStatus };
}

export type Btcpay = Awaited<ReturnType<typeof startBtcpay>>;
