import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { minor, moment } from './columns';

/** What the registrar last said about a name, so that the price shown is the price charged while it is fresh. */
export const domainQuotes = pgTable(
  'domain_quotes',
  {
    domain: text('domain').primaryKey(),
    isAvailable: boolean('is_available').notNull(),
    isPremium: boolean('is_premium').notNull(),
    /** Yearly, in minor units of USD, as the registrar quotes. */
    priceUsd: minor('price_usd').notNull(),
    /** Yearly, in minor units of the account currency, at the rate of that moment. */
    price: minor('price').notNull(),
    quotedAt: moment('quoted_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('domain_quotes_price', sql`${t.priceUsd} >= 0 and ${t.price} >= 0`)],
);

/** Who has a name: reserved with the order, then registered; failed and released names are free again. */
export const domainReservations = pgTable(
  'domain_reservations',
  {
    id: uuid('id').primaryKey(),
    domain: text('domain').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id'),
    state: text('state', { enum: ['held', 'reserved', 'registered', 'released'] }).notNull(),
    /** The registrar's own number of the registration. */
    registrarReference: text('registrar_reference'),
    /** Yearly, minor units of the account currency, as charged. */
    price: minor('price').notNull(),
    /** End of a hold; null for a reservation. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('domain_reservations_living').on(t.domain).where(sql`${t.state} <> 'released'`),
    index('domain_reservations_user').on(t.userId),
    check('domain_reservations_lower', sql`${t.domain} = lower(${t.domain})`),
    check('domain_reservations_state', sql`${t.state} in ('held', 'reserved', 'registered', 'released')`),
  ],
);
