import { eq } from 'drizzle-orm';
import { depositState, standingAt } from '../../../../contract/rules/money/deposit';
import type { Tx } from '../../../db/client';
import { invoicePayments, invoices } from '../../../db/schema/money';
import type { GatewayInvoice, GatewayPayment } from '../../../providers/payments/payments';
import { type RandomSource, uuid } from '../../../random';
import { spendCredit } from '../credited';
import { customerAccount } from '../ledger/accounts';
import { lockBalance, post } from '../ledger/post';
import { announce } from '../../notices/announce';
import { deposited } from '../../notices/occurrences';

type Invoice = typeof invoices.$inferSelect;
type Payment = typeof invoicePayments.$inferSelect;

/** Whom to tell after the commit: a deposit of theirs changed. */
export interface DepositChanged {
  userId: string;
  invoiceId: string;
}

/**
 * Brings an invoice to what the gateway says of it, and credits each transaction that has its confirmations once: the
 * ledger entry's reference is the invoice and the transaction. Webhook, poller and look-up all come through here, in any
 * order and at the same time; what was credited stays.
 *
 * @param found looked up at the gateway, never what a webhook said
 * @param now ms
 * @returns whom to tell, or null when nothing changed
 */
export async function settle(
  tx: Tx,
  found: GatewayInvoice,
  { now, random }: { now: number; random: RandomSource },
): Promise<DepositChanged | null> {
  // One at a time for each invoice: the others see what the first has written.
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, found.reference)).for('update');
  if (!invoice || invoice.gateway !== found.gateway) return null;
  if (invoice.gatewayId !== null && invoice.gatewayId !== found.id) return null;
  const known = await tx.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, invoice.id));

  const payments: Payment[] = [];
  let hasNews = false;
  for (const seen of found.payments) {
    const before = known.find(({ transactionHash }) => transactionHash === seen.hash);
    const after = paymentAfter(before, seen, { invoiceId: invoice.id, now, random });
    payments.push(after);
    if (before && isSame(before, after)) continue;
    hasNews = true;
    if (after.state === 'credited' && before?.state !== 'credited') await credit(tx, invoice, after, now, random);
    if (before) await tx.update(invoicePayments).set(after).where(eq(invoicePayments.id, before.id));
    else await tx.insert(invoicePayments).values(after);
  }
  // A gateway that forgets a transaction does not take the credit back.
  payments.push(
    ...known.filter(({ transactionHash }) => payments.every((one) => one.transactionHash !== transactionHash)),
  );

  const next = invoiceAfter(invoice, found, payments, now);
  // The deadline passing is news too: who waits for the rest is told that nobody does any more.
  if (!hasNews && isSame(invoice, next) && isEndedAt(invoice, invoice.updatedAt) === isEndedAt(next, now)) return null;
  await tx
    .update(invoices)
    .set({ ...next, updatedAt: now })
    .where(eq(invoices.id, invoice.id));
  return { userId: invoice.userId, invoiceId: found.id };
}

const isEndedAt = ({ state, expiresAt }: Invoice, at: number) => standingAt({ state, deadline: expiresAt }, at).isEnded;

const isSame = <Row extends object>(one: Row, other: Row) =>
  Object.keys(other).every((key) => one[key as keyof Row] === other[key as keyof Row]);

/** A look-up may be older than what we have: confirmations only grow, and a credit or an orphan stays what it is. */
function paymentAfter(
  before: Payment | undefined,
  seen: GatewayPayment,
  { invoiceId, now, random }: { invoiceId: string; now: number; random: RandomSource },
): Payment {
  if (before?.state === 'credited') return before;
  // Less than half a cent is nothing that a ledger in cents can hold.
  const isCredited = seen.status === 'confirmed' && seen.amount > 0;
  const confirmations = Math.max(seen.confirmations, before?.confirmations ?? 0);
  const lost = isCredited ? null : lostAs(seen, before);
  return {
    id: before?.id ?? uuid(random),
    invoiceId,
    transactionHash: seen.hash,
    state: isCredited ? 'credited' : (lost ?? (confirmations > 0 ? 'confirming' : 'seen')),
    cryptoAmount: inColumn(seen.cryptoAmount),
    amount: seen.amount,
    confirmations: lost ? 0 : confirmations,
    seenAt: seen.seenAt,
    creditedAt: isCredited ? now : null,
  };
}

function lostAs(seen: GatewayPayment, before: Payment | undefined): 'reverted' | 'replaced' | null {
  if (before?.state === 'reverted' || before?.state === 'replaced') return before.state;
  return seen.status === 'orphaned' ? 'reverted' : seen.status === 'replaced' ? 'replaced' : null;
}

async function credit(tx: Tx, invoice: Invoice, payment: Payment, now: number, random: RandomSource): Promise<void> {
  const entry = await post(
    tx,
    {
      reference: `deposit:${invoice.id}:${payment.transactionHash}`,
      kind: 'deposit',
      description: `Top-up in ${invoice.currency}`,
      userId: invoice.userId,
      details: { invoice: invoice.id, transaction: payment.transactionHash, currency: invoice.currency },
      postings: [
        { account: customerAccount(invoice.userId), amount: payment.amount },
        { account: 'gateway:clearing', amount: -payment.amount },
      ],
    },
    now,
    random,
  );
  const { id: deposit, userId, currency } = invoice;
  const balance = await lockBalance(tx, userId, now);
  const arrived = () => deposited({ entry: entry.id, deposit, amount: payment.amount, balance, currency });
  await announce(tx, userId, arrived, { now, random });
  await spendCredit(tx, userId, entry.id, { now, random });
}

function invoiceAfter(invoice: Invoice, found: GatewayInvoice, payments: readonly Payment[], now: number): Invoice {
  const standing = payments.filter(({ state }) => state !== 'reverted' && state !== 'replaced');
  const credited = standing.filter(({ state }) => state === 'credited');
  const pending = standing.filter(({ state }) => state !== 'credited');
  const sum = (rows: readonly Payment[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const last = pending.at(-1) ?? credited.at(-1);
  const state = depositState({ asked: invoice.amount, deadline: found.expiresAt, arrivals: payments }, now);
  return {
    ...invoice,
    gatewayId: found.id,
    paymentUrl: found.paymentUrl,
    state,
    paid: sum(standing),
    credited: sum(credited),
    network: found.network,
    address: found.address,
    cryptoAmount: inColumn(found.cryptoAmount),
    cryptoPaid: addCoins(standing.map(({ cryptoAmount }) => cryptoAmount)),
    transactionHash: last?.transactionHash ?? null,
    confirmations: last ? Math.min(last.confirmations, found.requiredConfirmations) : 0,
    requiredConfirmations: found.requiredConfirmations,
    expiresAt: found.expiresAt,
    settledAt: invoice.settledAt ?? (credited.length > 0 && sum(credited) >= invoice.amount ? now : null),
  };
}

const places = 18;

/** Coins as the database gives them back, so that equal amounts are equal texts. */
const inColumn = (coins: string) => addCoins([coins]);

function addCoins(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return total + BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  }, 0n);
  const digits = sum.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
