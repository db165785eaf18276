import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { minor, moment } from './columns';

/**
 * An account of the ledger, by its code: 'customer:<uuid>', 'gateway:clearing', 'revenue:setup', ... A posting above
 * zero is a credit: what we owe the customer, what we earned. `balance` is kept for customers only: a kept balance is a
 * row that every entry has to lock, and one lock on 'revenue:setup' would put all orders in one line.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    code: text('code').primaryKey(),
    kind: text('kind', { enum: ['customer', 'clearing', 'revenue', 'contra', 'funding'] }).notNull(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    currency: text('currency').notNull().default('EUR'),
    balance: minor('balance').notNull().default(0),
    openedAt: moment('opened_at').notNull(),
  },
  (t) => [
    check('ledger_accounts_currency', sql`${t.currency} = 'EUR'`),
    check('ledger_accounts_owner', sql`(${t.kind} = 'customer') = (${t.userId} is not null)`),
    check('ledger_accounts_no_overdraft', sql`${t.kind} <> 'customer' or ${t.balance} >= 0`),
  ],
);

/** One movement of money, of at least two postings that sum to zero. Never changed: a mistake is undone by another. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    /** What makes it happen once: 'deposit:<invoice>', 'order:<order>'. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['deposit', 'order', 'renewal', 'refund', 'funding', 'correction'] }).notNull(),
    description: text('description').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (t) => [
    index('ledger_entries_user').on(t.userId, t.at),
    check('ledger_entries_kind', sql`${t.kind} in ('deposit', 'order', 'renewal', 'refund', 'funding', 'correction')`),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    account: text('account')
      .notNull()
      .references(() => ledgerAccounts.code, { onDelete: 'restrict' }),
    amount: minor('amount').notNull(),
    /** The customer's balance after it; null on our own accounts. */
    balanceAfter: minor('balance_after'),
  },
  (t) => [
    uniqueIndex('ledger_postings_line').on(t.entryId, t.account),
    index('ledger_postings_account').on(t.account, t.id),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
  ],
);
