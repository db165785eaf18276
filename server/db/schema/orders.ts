import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { plans, templates } from './catalogue';
import { minor, moment } from './columns';
import { ledgerEntries } from './ledger';

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    discountType: text('discount_type', { enum: ['PERCENTAGE', 'FIXED'] }).notNull(),
    /** Per cent, or an amount in the account currency: a decimal string. */
    discountValue: numeric('discount_value', { precision: 11, scale: 2 }).notNull(),
    /** Orders that may use it; null = any number. */
    usageLimit: integer('usage_limit'),
    usedCount: integer('used_count').notNull().default(0),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('coupons_code', sql`${t.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('coupons_type', sql`${t.discountType} in ('PERCENTAGE', 'FIXED')`),
    check(
      'coupons_value',
      sql`${t.discountValue} > 0 and (${t.discountType} <> 'PERCENTAGE' or ${t.discountValue} <= 100)`,
    ),
    check('coupons_used', sql`${t.usedCount} >= 0 and (${t.usageLimit} is null or ${t.usedCount} <= ${t.usageLimit})`),
  ],
);

/**
 * What the customer asked for and paid; debit, order and domain are written in one transaction (docs/product.md, Order
 * placement).
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** SHA-256 of the request: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    planUuid: uuid('plan_uuid')
      .notNull()
      .references(() => plans.uuid),
    templateUuid: uuid('template_uuid')
      .notNull()
      .references(() => templates.uuid),
    domain: text('domain').notNull(),
    setupFee: minor('setup_fee').notNull(),
    monthlyFee: minor('monthly_fee').notNull(),
    domainPrice: minor('domain_price').notNull(),
    subtotal: minor('subtotal').notNull(),
    discount: minor('discount').notNull(),
    /** What the customer saw, and what was charged. */
    shownTotal: minor('shown_total').notNull(),
    chargedTotal: minor('charged_total').notNull(),
    couponCode: text('coupon_code').references(() => coupons.code),
    ledgerEntryId: uuid('ledger_entry_id').references((): AnyPgColumn => ledgerEntries.id),
    /** The accepted request, as parsed. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_once').on(t.userId, t.idempotencyKey),
    index('orders_user').on(t.userId, t.createdAt),
    check('orders_subtotal', sql`${t.subtotal} = ${t.setupFee} + ${t.monthlyFee} + ${t.domainPrice}`),
    check('orders_total', sql`${t.chargedTotal} = ${t.subtotal} - ${t.discount} and ${t.chargedTotal} >= 0`),
    check('orders_shown', sql`${t.shownTotal} = ${t.chargedTotal}`),
    check('orders_paid', sql`(${t.chargedTotal} = 0 and ${t.subtotal} = 0) or ${t.ledgerEntryId} is not null`),
  ],
);

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupons.code),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    amount: minor('amount').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('coupon_redemptions_code').on(t.couponCode, t.userId)],
);
