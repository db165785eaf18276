import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { minor, moment } from './columns';

/**
 * What a customer reads as a transaction: what the ledger did to the balance, and the top-ups that did nothing (yet).
 * Derived: triggers of the migration 'billing' write it from postings and invoices, and nothing else does. One row has
 * all that is filtered by, so that one index finds a page wherever it lies.
 */
export const transactions = pgTable(
  'transactions',
  {
    /** Of the ledger's entry, or of the invoice. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['deposit', 'order', 'renewal', 'refund', 'funding', 'correction'] }).notNull(),
    type: text('type', { enum: ['CREDIT', 'DEBIT'] }).notNull(),
    status: text('status', { enum: ['COMPLETED', 'FAILED', 'PENDING'] }).notNull(),
    /** Never negative. */
    amount: minor('amount').notNull(),
    balanceAfter: minor('balance_after'),
    description: text('description').notNull(),
    /** What the entry's details name as `domain`. */
    domain: text('domain'),
    reference: text('reference').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('transactions_page').on(t.userId, t.type, t.status, t.at, t.id),
  ],
);

/** How many transactions a day of UTC has, and what they come to: totals and far pages without counting rows. */
export const transactionDays = pgTable(
  'transaction_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    type: text('type', { enum: ['CREDIT', 'DEBIT'] }).notNull(),
    status: text('status', { enum: ['COMPLETED', 'FAILED', 'PENDING'] }).notNull(),
    count: integer('count').notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.type, t.status] })],
);
