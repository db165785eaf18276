import { eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { DetailedTransaction, Transaction } from '../../../../contract/wire/money/transactions';
import type { Queries } from '../../../db/client';
import { billingDocuments } from '../../../db/schema/billing';
import { ledgerEntries } from '../../../db/schema/ledger';
import { invoicePayments, invoices } from '../../../db/schema/money';
import { rateOf, tidyCoins } from '../coins';
import type { TransactionRow } from './list';

export type TransactionBody = v.InferInput<typeof Transaction>;
export type DetailedTransactionBody = v.InferInput<typeof DetailedTransaction>;

/** A transaction as it crosses the wire. */
export const transactionOf = (row: TransactionRow): TransactionBody => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  kind: row.kind,
  type: row.type,
  status: row.status,
  description: row.description,
  domain: row.domain,
  amount: toDecimal(row.amount),
  balance_after: row.balanceAfter === null ? null : toDecimal(row.balanceAfter),
});

/** Rows of one customer's page with what was paid how: three look-ups by key, however many rows. */
export async function withPaymentDetails(
  db: Queries,
  rows: readonly TransactionRow[],
): Promise<DetailedTransactionBody[]> {
  if (rows.length === 0) return [];
  const entries = await db
    .select({ id: ledgerEntries.id, details: ledgerEntries.details, document: billingDocuments })
    .from(ledgerEntries)
    .leftJoin(billingDocuments, eq(billingDocuments.entryId, ledgerEntries.id))
    .where(
      inArray(
        ledgerEntries.id,
        rows.map(({ id }) => id),
      ),
    );
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  // A top-up that did nothing is named by its invoice, one that did by its entry's details.
  const depositIdOf = ({ id, kind }: TransactionRow) =>
    kind === 'deposit' ? String(entryOf.get(id)?.details['invoice'] ?? id) : null;
  const deposits = await depositsOf(
    db,
    rows.flatMap((row) => depositIdOf(row) ?? []),
  );
  return rows.map((row) => {
    const entry = entryOf.get(row.id);
    const depositId = depositIdOf(row);
    const hash = entry?.details['transaction'];
    const order = entry?.details['order'];
    return {
      ...transactionOf(row),
      ...(depositId === null ? notPaidIn : paidIn(deposits.get(depositId), hash === undefined ? null : String(hash))),
      method: methodOf(row.kind),
      deposit_id: depositId,
      order_id: order === undefined ? null : String(order),
      invoice: entry?.document ? { id: entry.document.id, number: entry.document.number } : null,
    };
  });
}

const methodOf = (kind: TransactionRow['kind']) =>
  kind === 'deposit' ? 'crypto' : kind === 'funding' || kind === 'correction' ? 'operator' : 'balance';

type Payment = Omit<DetailedTransactionBody, keyof TransactionBody | 'method' | 'deposit_id' | 'order_id' | 'invoice'>;

const notPaidIn: Payment = {
  currency: null,
  network: null,
  address: null,
  crypto_amount: null,
  transaction_hash: null,
  confirmations: null,
  required_confirmations: null,
  rate: null,
};

interface DepositRow {
  invoice: typeof invoices.$inferSelect;
  payments: (typeof invoicePayments.$inferSelect)[];
}

async function depositsOf(db: Queries, ids: string[]): Promise<Map<string, DepositRow>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ invoice: invoices, payment: invoicePayments })
    .from(invoices)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .where(inArray(invoices.id, ids));
  const deposits = new Map<string, DepositRow>();
  for (const { invoice, payment } of found) {
    const deposit = deposits.get(invoice.id) ?? { invoice, payments: [] };
    deposits.set(invoice.id, deposit);
    if (payment) deposit.payments.push(payment);
  }
  return deposits;
}

/** A credit shows its own transaction of the network, a top-up that waits what it was asked for and what it has seen. */
function paidIn(deposit: DepositRow | undefined, hash: string | null): Payment {
  if (!deposit) return notPaidIn;
  const { invoice, payments } = deposit;
  const payment = payments.find(({ transactionHash }) => transactionHash === hash);
  const coins = payment?.cryptoAmount ?? invoice.cryptoAmount;
  return {
    currency: invoice.currency,
    network: invoice.network || null,
    address: invoice.address || null,
    crypto_amount: Number(coins) === 0 ? null : tidyCoins(coins),
    transaction_hash: hash ?? invoice.transactionHash,
    confirmations: payment?.confirmations ?? invoice.confirmations,
    required_confirmations: invoice.requiredConfirmations,
    rate: rateOf(payment?.amount ?? invoice.amount, coins),
  };
}
