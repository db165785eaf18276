import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { minor, moment } from './columns';
import { ledgerEntries } from './ledger';
import { subscriptions } from './projects';

/**
 * The months of a subscription, one row each, from its begin to just before its end. The key lets a month be there once,
 * the index `subscription_periods_due` lets one at a time be due.
 */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'restrict' }),
    /** From 1, which the order has paid. */
    number: integer('number').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** waived: it will never be charged. */
    state: text('state', { enum: ['due', 'charged', 'waived'] }).notNull(),
    /** The fee, minor units. */
    amount: minor('amount').notNull(),
    ledgerEntryId: uuid('ledger_entry_id').references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    /** Charges that the balance did not cover, and when the next one is tried. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /** The last notice that was given, by its days before the begin; null before the first. */
    noticed: integer('noticed'),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.number] }),
    uniqueIndex('subscription_periods_start').on(t.subscriptionId, t.startsAt),
    uniqueIndex('subscription_periods_due').on(t.subscriptionId).where(sql`${t.state} = 'due'`),
    uniqueIndex('subscription_periods_renewal').on(t.ledgerEntryId),
    check('subscription_periods_state', sql`${t.state} in ('due', 'charged', 'waived')`),
    check('subscription_periods_number', sql`${t.number} >= 1 and ${t.tries} >= 0 and ${t.amount} >= 0`),
    check('subscription_periods_order', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'subscription_periods_paid',
      sql`case ${t.state} when 'charged' then ${t.amount} = 0 or ${t.ledgerEntryId} is not null
        else ${t.ledgerEntryId} is null end`,
    ),
  ],
);
