import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { minor, moment } from './columns';

/**
 * An order that its customer wants placed once the balance covers it. There is one for each order that a browser has given
 * an id; it is gone when the order is placed or no longer wanted.
 */
export const orderWishes = pgTable(
  'order_wishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order's own id, which the order is placed with: its idempotency key. */
    orderKey: uuid('order_key').notNull(),
    /** Counts what was agreed: what was found out of one agreement says nothing about the next. */
    revision: integer('revision').notNull(),
    /** The request as it was agreed, as parsed. json, which takes every text. */
    request: json('request').$type<unknown>().notNull(),
    domain: text('domain').notNull(),
    /** The total that was agreed: more is never charged. */
    total: minor('total').notNull(),
    until: moment('until').notNull(),
    /** Why nothing was ordered, as the customer reads it; null while the wish is open. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.orderKey] }),
    index('order_wishes_open').on(t.userId, t.createdAt).where(sql`${t.reason} is null`),
    check('order_wishes_total', sql`${t.total} >= 0`),
    check('order_wishes_revision', sql`${t.revision} > 0`),
    check('order_wishes_end', sql`(${t.reason} is null) = (${t.endedAt} is null)`),
  ],
);
