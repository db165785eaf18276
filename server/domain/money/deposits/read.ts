import { and, asc, eq, gt, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import { standingAt } from '../../../../contract/rules/money/deposit';
import type { DepositDetails } from '../../../../contract/wire/money/billing';
import type { Deposit, TopUpCurrency } from '../../../../contract/wire/money/money';
import type { Queries } from '../../../db/client';
import { invoicePayments, invoices } from '../../../db/schema/money';
import { type Explorers, transactionUrl } from '../../../providers/payments/explorers';
import { drawQrCode } from '../../account/secondFactor/qrCode';
import { coinsLeft, tidyCoins } from '../coins';
import { paymentText } from './paymentText';

type Invoice = typeof invoices.$inferSelect;
/** A deposit as it crosses the wire: amounts as decimal strings. */
export type DepositBody = v.InferInput<typeof Deposit>;

/** What a reader goes by: `now` in ms, which ends what has passed its deadline, whoever has looked since. */
export interface Reading {
  now: number;
  settings: { explorers: Explorers };
}

export function depositOf(invoice: Invoice, { now, settings: { explorers } }: Reading): DepositBody {
  const { state, isEnded } = standingAt({ state: invoice.state, deadline: invoice.expiresAt }, now);
  return {
    invoice_id: invoice.gatewayId ?? '',
    deposit_id: invoice.id,
    gateway: invoice.gateway,
    state,
    is_ended: isEnded,
    amount: toDecimal(invoice.amount),
    arrived: toDecimal(invoice.paid),
    rest: toDecimal(Math.max(0, invoice.amount - invoice.paid)),
    credited: toDecimal(invoice.credited),
    currency: invoice.currency as TopUpCurrency,
    network: invoice.network,
    address: invoice.address,
    crypto_amount: tidyCoins(invoice.cryptoAmount),
    crypto_arrived: tidyCoins(invoice.cryptoPaid),
    crypto_rest: coinsLeft(invoice.cryptoAmount, invoice.cryptoPaid),
    transaction_hash: invoice.transactionHash,
    transaction_url: invoice.transactionHash && transactionUrl(explorers, invoice.network, invoice.transactionHash),
    payment_url: invoice.paymentUrl ?? '',
    confirmations: invoice.confirmations,
    required_confirmations: invoice.requiredConfirmations,
    created_at: new Date(invoice.createdAt).toISOString(),
    expires_at: new Date(invoice.expiresAt).toISOString(),
  };
}

/** An invoice by the gateway's id, of its owner only; null for a foreign one too. */
export async function findInvoice(queries: Queries, gatewayId: string, userId: string): Promise<Invoice | null> {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.gatewayId, gatewayId), eq(invoices.userId, userId)));
  return invoice ?? null;
}

/** An invoice by our id, of its owner only; null for a foreign one too. */
export async function findDeposit(queries: Queries, id: string, userId: string): Promise<Invoice | null> {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return invoice ?? null;
}

/** Whether it can still be paid: the address is open, and not all of it was seen. */
export const isPayable = (invoice: Invoice, now: number): boolean =>
  (invoice.state === 'waiting' || invoice.state === 'partial') && invoice.expiresAt > now;

/** A deposit with each of its transactions, oldest first. */
export async function depositDetailsOf(
  queries: Queries,
  invoice: Invoice,
  reading: Reading,
): Promise<v.InferInput<typeof DepositDetails>> {
  const payments = await queries
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoice.id))
    .orderBy(asc(invoicePayments.seenAt), asc(invoicePayments.id));
  const deposit = depositOf(invoice, reading);
  const canBePaid = isPayable(invoice, reading.now) && invoice.address !== '';
  return {
    ...deposit,
    payment_url: canBePaid ? invoice.paymentUrl : null,
    settled_at: invoice.settledAt === null ? null : new Date(invoice.settledAt).toISOString(),
    payments: payments.map((payment) => ({
      transaction_hash: payment.transactionHash,
      transaction_url: transactionUrl(reading.settings.explorers, invoice.network, payment.transactionHash),
      state: payment.state,
      amount: toDecimal(payment.amount),
      crypto_amount: tidyCoins(payment.cryptoAmount),
      confirmations: payment.confirmations,
      seen_at: new Date(payment.seenAt).toISOString(),
    })),
    payment_qr: canBePaid ? drawQrCode(paymentText(deposit.currency, invoice.address, deposit.crypto_rest)) : null,
    now: new Date(reading.now).toISOString(),
  };
}

/** The top-ups that a customer can go on with, or that are under way; `now` in ms, or a part of a statement. */
export const isPendingAt = (userId: string | Placeholder, now: number | Placeholder) =>
  and(eq(invoices.userId, userId), isNotNull(invoices.gatewayId), isOpenAt(now));

/** Where money or confirmations are still waited for, as `standingAt` has it; `now` in ms, or a part of a statement. */
export const isOpenAt = (now: number | Placeholder): SQL =>
  sql`(${invoices.state} in ('seen', 'confirming') or (${invoices.state} in ('waiting', 'partial') and ${gt(invoices.expiresAt, now)}))`;
