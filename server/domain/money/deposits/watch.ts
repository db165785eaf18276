import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { standingAt } from '../../../../contract/rules/money/deposit';
import type { TopUpCurrency } from '../../../../contract/wire/money/money';
import { invoices } from '../../../db/schema/money';
import { transact } from '../../../db/transaction';
import {
  type GatewayInvoice,
  type GatewayName,
  GatewayRefused,
  gatewayOf,
  GatewayUnavailable,
  type PaymentGateways,
} from '../../../providers/payments/payments';
import type { Log } from '../../../log';
import type { Services } from '../../../services';
import { findById } from '../../account/accounts';
import { endless, type JobKind, RunAgain } from '../../jobs/kind';
import { settle } from './settle';

type Invoice = typeof invoices.$inferSelect;

/** Milliseconds between looks: the gateway's webhook is faster, the look is for when none arrives. */
const pace = { waiting: 5_000, arriving: 2_000, ended: 3_600_000, unanswered: 10_000 };
/** How long after its deadline an invoice is looked after: what arrives late is credited too. */
const watchedFor = 7 * 24 * 3_600_000;

/** Where each gateway tells of changes. */
export const webhookPaths: Readonly<Record<GatewayName, string>> = {
  wire: '/api/crypto-payment/webhook',
  btcpay: '/api/crypto-payment/webhook/btcpay',
};

/** Looks after one invoice until nothing can come of it any more. */
export const watchDeposit: JobKind<{ invoice: string }> = {
  kind: 'watch-deposit',
  payload: v.object({ invoice: v.pipe(v.string(), v.uuid()) }),
  // A look that fails is not a step towards giving up on a customer's money.
  maxAttempts: endless,
  async perform({ payload, services, log }) {
    const [invoice] = await services.db.select().from(invoices).where(eq(invoices.id, payload.invoice));
    if (!invoice) return;
    try {
      await refresh(services, invoice);
    } catch (error) {
      if (error instanceof GatewayRefused && invoice.gatewayId === null) return forget(services, invoice.id);
      if (!(error instanceof GatewayRefused || error instanceof GatewayUnavailable)) throw error;
      log.warn({ err: error, invoiceId: invoice.id }, 'deposit could not be looked up');
      throw new RunAgain(pace.unanswered);
    }
    const delay = await nextLook(services, invoice.id);
    if (delay !== null) throw new RunAgain(delay);
  },
  async record() {
    // All is written by then, each look in a transaction of its own.
  },
};

/** An invoice that the gateway never made: nobody has seen its address. */
async function forget({ db }: Services, id: string): Promise<void> {
  await db.delete(invoices).where(eq(invoices.id, id));
}

async function nextLook({ db, clock }: Services, id: string): Promise<number | null> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) return null;
  const now = clock.now();
  if (now > invoice.expiresAt + watchedFor) return null;
  if (invoice.state === 'seen' || invoice.state === 'confirming') return pace.arriving;
  if (!standingAt({ state: invoice.state, deadline: invoice.expiresAt }, now).isEnded) return pace.waiting;
  // Sparser the longer nothing happens.
  return Math.min(pace.ended, Math.max(pace.waiting, now - invoice.updatedAt));
}

/** Asks the gateway for an invoice, makes it there when that is not known to have happened, and settles what it says. */
export async function refresh(services: Services, invoice: Invoice): Promise<void> {
  const { providers, clock, random, events, db } = services;
  const found = invoice.gatewayId
    ? await gatewayOf(providers.payments, invoice.gateway).findInvoice(invoice.gatewayId)
    : await createAtGateway(services, invoice);
  const changed = await transact(db, (tx) => settle(tx, found, { now: clock.now(), random }));
  if (changed) events.emit('deposit', changed);
}

/** What is known of an invoice after the gateway was asked; what was known before, when it ended or the gateway is away. */
export async function lookAgain(services: Services, invoice: Invoice, log: Log): Promise<Invoice> {
  // What only its deadline has ended may have been paid in time, and nobody looked since.
  const isOver = standingAt({ state: invoice.state, deadline: Infinity }, services.clock.now()).isEnded;
  if (isOver) return invoice;
  try {
    await refresh(services, invoice);
  } catch (error) {
    if (!(error instanceof GatewayRefused || error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error, invoiceId: invoice.id }, 'deposit could not be looked up');
  }
  const [latest] = await services.db.select().from(invoices).where(eq(invoices.id, invoice.id));
  return latest ?? invoice;
}

/** Makes the invoice at the gateway, under our id: a second time gives the same one. */
export async function createAtGateway(
  {
    db,
    providers,
    settings,
  }: { db: Services['db']; providers: { payments: PaymentGateways }; settings: Services['settings'] },
  invoice: Invoice,
): Promise<GatewayInvoice> {
  const user = await findById(db, invoice.userId);
  if (!user) throw new Error('An invoice has no customer');
  return gatewayOf(providers.payments, invoice.gateway).createInvoice({
    reference: invoice.id,
    amount: invoice.amount,
    currency: invoice.currency as TopUpCurrency,
    callbackUrl: settings.origins.app + webhookPaths[invoice.gateway],
    customer: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phoneNumber,
      // Always; the country of the profile is not for the gateway.
      country: 'US',
    },
  });
}
