import * as v from 'valibot';
import type { Route } from '../route';
import { CsvFile } from './file';
import { Money } from './money';
import { PageQuery, pageOf, PeriodQuery, TextQuery } from './page';

export const transactionTypes = ['CREDIT', 'DEBIT'] as const;
export const transactionStatuses = ['COMPLETED', 'FAILED', 'PENDING'] as const;
export const transactionKinds = ['deposit', 'order', 'renewal', 'refund', 'funding', 'correction'] as const;
export type TransactionType = (typeof transactionTypes)[number];
export type TransactionStatus = (typeof transactionStatuses)[number];

const Moment = v.pipe(v.string(), v.isoTimestamp());

export const Transaction = v.object({
  id: v.string(),
  at: Moment,
  kind: v.picklist(transactionKinds),
  type: v.picklist(transactionTypes),
  /** PENDING and FAILED are top-ups that did nothing (yet). */
  status: v.picklist(transactionStatuses),
  description: v.string(),
  /** The website that it is about; null for a top-up. */
  domain: v.nullable(v.string()),
  /** Never below zero: `type` says which way. */
  amount: Money,
  /** Null for what did nothing to the balance. */
  balance_after: v.nullable(Money),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** How it was paid; what is not known, or does not apply, is null. */
export const PaymentDetails = v.object({
  /** crypto: a top-up. balance: taken from the balance, or given back to it. operator: by the people who run this. */
  method: v.picklist(['crypto', 'balance', 'operator']),
  /** The coin: 'BTC'. */
  currency: v.nullable(v.string()),
  network: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** Coins, as a decimal string. */
  crypto_amount: v.nullable(v.string()),
  transaction_hash: v.nullable(v.string()),
  confirmations: v.nullable(v.number()),
  required_confirmations: v.nullable(v.number()),
  /** EUR for one coin, as a decimal string. */
  rate: v.nullable(v.string()),
  deposit_id: v.nullable(v.string()),
  order_id: v.nullable(v.string()),
  /** The billing document of this charge or refund. */
  invoice: v.nullable(v.object({ id: v.string(), number: v.string() })),
});

export const DetailedTransaction = v.object({ ...Transaction.entries, ...PaymentDetails.entries });
export type DetailedTransaction = v.InferOutput<typeof DetailedTransaction>;

/** All of them combine. */
export const TransactionFilters = v.object({
  status: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(transactionStatuses))),
  type: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(transactionTypes))),
  ...PeriodQuery.entries,
  ...TextQuery.entries,
});
export const TransactionQuery = v.object({ ...TransactionFilters.entries, ...PageQuery.entries });

export const TransactionPage = pageOf(Transaction);
export const DetailedTransactionPage = pageOf(DetailedTransaction);

const list = { method: 'GET', base: '/api', session: 'required', query: TransactionQuery } as const;

/** The three lists are the caller's own transactions; one of them with what was paid how. */
export const transactionRoutes = {
  allTransactions: { ...list, path: '/transactions/all', replies: { 200: TransactionPage } },
  transactionsByUser: { ...list, path: '/transactions/by_user', replies: { 200: TransactionPage } },
  transactionsWithPaymentDetails: {
    ...list,
    path: '/transactions/with_payment_details/',
    replies: { 200: DetailedTransactionPage },
  },
  /** Additive: all that fits the filters. */
  transactionsCsv: {
    method: 'GET',
    base: '/api',
    path: '/billing/transactions.csv',
    session: 'required',
    query: TransactionFilters,
    isFile: true,
    replies: { 200: CsvFile },
  },
} as const satisfies Record<string, Route>;
