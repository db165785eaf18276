import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { Money, topUpCurrencies } from '../../../contract/wire/money/money';
import { InvoiceOrder } from '../../providers/payments/wire';
import { secret, sha256 } from '../../random';
import type { SandboxParts } from '../parts';
import { coins, coinsOf, priceText, unitsFor } from './coins';
import { bodyOf, centsOf, type StoredInvoice, simulate, simulationsFor, testerSimulations, viewOf } from './invoices';
import { createNotices } from './notices';
import { euros, panelRoutes } from './panel';
import { createStore } from './store';

export interface PaymentsOptions {
  /** Milliseconds for one confirmation (1 s). */
  pace?: number;
  /** How often the receiver is told of changes, ms (200). */
  noticeEvery?: number;
}

/** How long an invoice takes payments in time, ms. */
const lifetime = 30 * 60_000;

const SimulationOrder = v.object({
  kind: v.picklist(testerSimulations),
  amount: v.optional(v.pipe(Money, v.minValue(1), v.maxValue(100_000_000))),
  /** Stands still there until the next order. */
  confirmations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(sha256(one), 'hex'), Buffer.from(sha256(other), 'hex'));

/** The payment gateway: its API, its panel, and a network that moves with the clock. */
export function createPayments({ clock, random, settings }: SandboxParts, options: PaymentsOptions = {}): Hono {
  const { pace = 1_000, noticeEvery = 200 } = options;
  const { key, webhookSecret } = settings.payments;
  const store = createStore(join(settings.dataDir, 'gateway'));
  const notices = createNotices({ store, clock, random, key: webhookSecret, pace });
  const app = new Hono({ strict: false });

  let timer: NodeJS.Timeout | undefined;
  /** From the first request on; after a restart the product's own look at its open invoices is that. */
  const watch = () => {
    timer ??= setInterval(() => void notices.look(), noticeEvery).unref();
  };
  const answer = (invoice: StoredInvoice) =>
    bodyOf(invoice, viewOf(invoice, clock.now(), pace), `${settings.origins.sandbox}/payments/io/${invoice.id}`);
  const isKnown = (http: Context) => isSame(http.req.header('authorization') ?? '', `Bearer ${key}`);
  const refuse = (http: Context, status: 400 | 401 | 404 | 409, message: string) => http.json({ message }, status);
  const json = async <S extends v.GenericSchema<unknown, unknown>>(http: Context, schema: S) => {
    const isJson = /^application\/json\b/i.test(http.req.header('content-type') ?? '');
    return v.safeParse(schema, isJson ? await http.req.json().catch(() => null) : null);
  };

  app.use(async (_, next) => {
    watch();
    await next();
  });

  app.post('/invoices', async (http) => {
    if (!isKnown(http)) return refuse(http, 401, 'The key is not known.');
    const parsed = await json(http, InvoiceOrder);
    if (!parsed.success) return refuse(http, 400, `The invoice is not understood: ${v.getDotPath(parsed.issues[0])}`);
    const { reference, price_amount: amount, pay_currency: currency, callback_url: callbackUrl } = parsed.output;
    const known = store.findByReference(reference);
    if (known) {
      if (known.amount !== amount || known.currency !== currency) return refuse(http, 400, 'The reference is taken.');
      return http.json(answer(known), 200);
    }
    if (amount <= 0) return refuse(http, 400, 'The amount is too small.');
    const coin = coins[currency];
    const now = clock.now();
    const made: StoredInvoice = {
      id: secret(random, 15),
      reference,
      amount,
      currency,
      units: unitsFor(amount, coin).toString(),
      address: coin.newAddress(random),
      callbackUrl,
      createdAt: now,
      expiresAt: now + lifetime,
      payments: [],
      told: '',
      delivery: null,
      attempts: 0,
      nextAttemptAt: 0,
    };
    const invoice = { ...made, told: notices.stateOf(made) };
    store.save(invoice);
    return http.json(answer(invoice), 201);
  });

  app.get('/invoices/:id', (http) => {
    if (!isKnown(http)) return refuse(http, 401, 'The key is not known.');
    const invoice = store.find(http.req.param('id'));
    return invoice ? http.json(answer(invoice)) : refuse(http, 404, 'There is no such invoice.');
  });

  app.get('/currencies', (http) => {
    if (!isKnown(http)) return refuse(http, 401, 'The key is not known.');
    return http.json({
      currencies: topUpCurrencies.map((name) => ({ pay_currency: name, network: coins[name].network })),
    });
  });

  app.get('/rates', (http) =>
    http.json({
      base: 'EUR',
      at: new Date(clock.now()).toISOString(),
      rates: Object.fromEntries(topUpCurrencies.map((name) => [name, priceText(coins[name].price)])),
    }),
  );

  app.post('/invoices/:id/simulate', async (http) => {
    const invoice = store.find(http.req.param('id'));
    if (!invoice) return refuse(http, 404, 'There is no such invoice.');
    const parsed = await json(http, SimulationOrder);
    if (!parsed.success) {
      const kinds = testerSimulations.join(' | ');
      return refuse(http, 400, `kind: ${kinds}; when given, amount: "10.00", confirmations: 1`);
    }
    const { kind, amount, confirmations: confirmationsAtMost } = parsed.output;
    if (kind === 'replay') await notices.replay(invoice);
    else {
      const happened = simulate(invoice, kind, amount, { now: clock.now(), pace, random });
      store.save({ ...happened, confirmationsAtMost });
    }
    return http.json(answer(store.find(invoice.id) ?? invoice));
  });

  panelRoutes(app, {
    settings,
    random,
    find: (id) => store.find(id),
    stateOf(invoice) {
      const now = clock.now();
      const view = viewOf(invoice, now, pace);
      const coin = coins[invoice.currency];
      const missing = BigInt(invoice.units) - view.paid;
      const open = view.paid > 0n && missing > 0n ? missing : BigInt(invoice.units);
      return {
        status: view.status,
        payments: view.payments.length,
        confirmations: view.confirmations,
        required: coin.requiredConfirmations,
        open: coinsOf(open, coin.decimals),
        openPrice: euros(centsOf(open, invoice) / 100),
        paidPrice: euros(centsOf(view.paid, invoice) / 100),
        uri: coin.uri(invoice.address, open),
        remainingMs: Math.max(0, invoice.expiresAt - now),
        simulations: simulationsFor(view),
      };
    },
  });
  return app;
}
