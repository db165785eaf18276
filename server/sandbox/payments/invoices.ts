import * as v from 'valibot';
import { TopUpCurrency } from '../../../contract/wire/money/money';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { InvoiceBody } from '../../providers/payments/wire';
import type { RandomSource } from '../../random';
import { coins, coinsOf, priceText } from './coins';

const Units = v.pipe(v.string(), v.regex(/^\d{1,40}$/));

/** An invoice as the stand-in stores it; what the network did with it follows from the time. */
export const StoredInvoice = v.object({
  id: v.string(),
  reference: v.string(),
  /** Cents. */
  amount: v.number(),
  currency: TopUpCurrency,
  units: Units,
  address: v.string(),
  callbackUrl: v.string(),
  createdAt: v.number(),
  expiresAt: v.number(),
  payments: v.array(
    v.object({
      hash: v.string(),
      units: Units,
      /** A moment to come: on its way. */
      seenAt: v.number(),
      orphanedAt: v.nullable(v.number()),
      /** Its sender took it back then, not the network. */
      isReplaced: v.optional(v.boolean()),
    }),
  ),
  /** Confirmations at which a tester has the network stand still; absent, each comes in its time. */
  confirmationsAtMost: v.optional(v.number()),
  /** What the receiver has last been told, and the delivery that told it. */
  told: v.string(),
  delivery: v.nullable(v.object({ id: v.string(), body: v.string() })),
  attempts: v.number(),
  nextAttemptAt: v.number(),
});
export type StoredInvoice = v.InferOutput<typeof StoredInvoice>;

export const simulations = [
  'pay',
  'partial',
  'over',
  'late',
  'expire',
  'double',
  'reorg',
  'replace',
  'replay',
] as const;
export type Simulation = (typeof simulations)[number];
/** What a tester may ask for beside the panel's buttons: that a network which stood still goes on. */
export const testerSimulations = [...simulations, 'confirm'] as const;

export type InvoiceStatus = InvoiceBody['status'];

export interface Payment {
  hash: string;
  units: bigint;
  /** Cents. */
  amount: number;
  confirmations: number;
  status: 'pending' | 'confirmed' | 'orphaned' | 'replaced';
  seenAt: number;
}

/** An invoice at one moment. */
export interface InvoiceView {
  status: InvoiceStatus;
  payments: Payment[];
  /** Smallest units that the network has not taken back. */
  paid: bigint;
  confirmations: number;
}

/** Cents of an amount in smallest units at the invoice's rate; the amount asked for is exact. */
export function centsOf(units: bigint, invoice: StoredInvoice): number {
  const asked = BigInt(invoice.units);
  return Number((units * BigInt(invoice.amount) * 2n + asked) / (asked * 2n));
}

/** `now` in ms, `pace` ms for one confirmation. */
export function viewOf(invoice: StoredInvoice, now: number, pace: number): InvoiceView {
  const required = coins[invoice.currency].requiredConfirmations;
  const most = Math.min(required, invoice.confirmationsAtMost ?? required);
  const payments = invoice.payments
    .filter(({ seenAt }) => seenAt <= now)
    .map((payment): Payment => {
      const isOrphaned = payment.orphanedAt !== null && payment.orphanedAt <= now;
      const until = isOrphaned ? (payment.orphanedAt ?? now) : now;
      const confirmations = Math.min(most, Math.max(0, Math.floor((until - payment.seenAt) / pace)));
      const units = BigInt(payment.units);
      const lost = payment.isReplaced ? 'replaced' : 'orphaned';
      const status = isOrphaned ? lost : confirmations >= required ? 'confirmed' : 'pending';
      return {
        hash: payment.hash,
        units,
        amount: centsOf(units, invoice),
        confirmations: isOrphaned ? 0 : confirmations,
        status,
        seenAt: payment.seenAt,
      };
    });
  const standing = standingOf(payments);
  const pending = standing.filter(({ status }) => status === 'pending');
  return {
    status: statusOf(invoice, payments, now),
    payments,
    paid: standing.reduce((sum, { units }) => sum + units, 0n),
    confirmations:
      pending.length > 0 ? Math.min(...pending.map((one) => one.confirmations)) : standing.length > 0 ? required : 0,
  };
}

const standingOf = (payments: readonly Payment[]) =>
  payments.filter(({ status }) => status !== 'orphaned' && status !== 'replaced');

function statusOf(invoice: StoredInvoice, payments: readonly Payment[], now: number): InvoiceStatus {
  const standing = standingOf(payments);
  if (standing.some(({ status }) => status === 'pending')) return 'processing';
  if (standing.length === 0) {
    if (payments.length > 0) return 'failed';
    return now >= invoice.expiresAt ? 'expired' : 'new';
  }
  if (standing.some(({ seenAt }) => seenAt >= invoice.expiresAt)) return 'paid_late';
  const paid = standing.reduce((sum, { units }) => sum + units, 0n);
  const asked = BigInt(invoice.units);
  return paid > asked ? 'overpaid' : paid < asked ? 'underpaid' : 'paid';
}

/** What a person may simulate with an invoice in this state. */
export function simulationsFor({ status, payments }: InvoiceView): Simulation[] {
  const open: Record<InvoiceStatus, Simulation[]> = {
    new: ['pay', 'partial', 'over', 'late', 'expire', 'double', 'reorg', 'replace'],
    processing: ['reorg'],
    underpaid: ['pay', 'over', 'late'],
    paid: [],
    overpaid: [],
    paid_late: [],
    expired: ['late'],
    failed: ['pay'],
  };
  return payments.length > 0 ? [...open[status], 'replay'] : open[status];
}

export interface SimulationParts {
  now: number;
  pace: number;
  random: RandomSource;
}

/** Lets it happen; `cents` instead of the kind's own amount. 'replay' and 'confirm' change nothing here. */
export function simulate(
  invoice: StoredInvoice,
  kind: (typeof testerSimulations)[number],
  cents: number | undefined,
  { now, pace, random }: SimulationParts,
): StoredInvoice {
  const asked = BigInt(invoice.units);
  const { paid, payments } = viewOf(invoice, now, pace);
  const open = asked - paid > 0n ? asked - paid : asked;
  const unitsOf = (fallback: bigint) =>
    cents === undefined ? fallback : (asked * BigInt(cents) + BigInt(invoice.amount) - 1n) / BigInt(invoice.amount);
  const withPayment = (
    stored: StoredInvoice,
    units: bigint,
    seenAt: number,
    lost: { orphanedAt: number | null; isReplaced?: boolean } = { orphanedAt: null },
  ) => ({
    ...stored,
    payments: [
      ...stored.payments,
      { hash: coins[stored.currency].newHash(random), units: units.toString(), seenAt, ...lost },
    ],
  });
  const ended = invoice.expiresAt > now ? { ...invoice, expiresAt: now } : invoice;
  switch (kind) {
    case 'pay':
      return withPayment(invoice, unitsOf(open), now);
    case 'partial':
      return withPayment(invoice, unitsOf(asked / 2n), now);
    case 'over':
      return withPayment(invoice, unitsOf(open + asked / 4n), now);
    case 'late':
      return withPayment(ended, unitsOf(open), now);
    case 'expire':
      return ended;
    case 'double': {
      const units = unitsOf(asked);
      return withPayment(withPayment(invoice, units, now), units, now + pace / 2);
    }
    case 'reorg': {
      const isPending = (hash: string) => payments.some((one) => one.hash === hash && one.status === 'pending');
      if (payments.some(({ status }) => status === 'pending')) {
        return {
          ...invoice,
          payments: invoice.payments.map((one) => (isPending(one.hash) ? { ...one, orphanedAt: now } : one)),
        };
      }
      // What has its confirmations stays: no chain is reorganised that deep.
      return payments.some(({ status }) => status === 'confirmed')
        ? invoice
        : withPayment(invoice, unitsOf(asked), now, { orphanedAt: now + pace * 1.5 });
    }
    // With a higher fee to somewhere else, while nothing has confirmed it.
    case 'replace':
      return withPayment(invoice, unitsOf(asked), now, { orphanedAt: now + pace * 0.8, isReplaced: true });
    case 'replay':
    case 'confirm':
      return invoice;
  }
}

/** The invoice in the gateway's wire format. */
export function bodyOf(invoice: StoredInvoice, view: InvoiceView, paymentUrl: string): InvoiceBody {
  const coin = coins[invoice.currency];
  return {
    id: invoice.id,
    reference: invoice.reference,
    status: view.status,
    payment_url: paymentUrl,
    price_amount: toDecimal(invoice.amount),
    price_currency: 'EUR',
    pay_currency: invoice.currency,
    pay_amount: coinsOf(BigInt(invoice.units), coin.decimals),
    paid_amount: coinsOf(view.paid, coin.decimals),
    rate: priceText(coin.price),
    network: coin.network,
    address: invoice.address,
    confirmations_required: coin.requiredConfirmations,
    transactions: view.payments.map((payment) => ({
      hash: payment.hash,
      amount: coinsOf(payment.units, coin.decimals),
      price_amount: toDecimal(payment.amount),
      confirmations: payment.confirmations,
      status: payment.status,
      first_seen_at: new Date(payment.seenAt).toISOString(),
    })),
    created_at: new Date(invoice.createdAt).toISOString(),
    expires_at: new Date(invoice.expiresAt).toISOString(),
  };
}
