import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { depositStates } from '../../../contract/rules/money/deposit';
import { gatewayNames } from '../../../contract/wire/money/money';
import { sessions, users } from './accounts';
import { minor, moment } from './columns';

const coin = (name: string) => numeric(name, { precision: 38, scale: 18 });

/** A top-up: what the gateway was asked for, what arrived, what was credited. States: contract/rules/money/deposit.ts. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Which made it, and is asked about it, whatever makes new ones. */
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    /** The part of the payment address after 'io/', of that gateway; null until the gateway answered. */
    gatewayId: text('gateway_id'),
    paymentUrl: text('payment_url'),
    state: text('state', { enum: depositStates }).notNull(),
    /** Asked for, arrived, credited through the ledger: minor units of the account currency. */
    amount: minor('amount').notNull(),
    paid: minor('paid').notNull().default(0),
    credited: minor('credited').notNull().default(0),
    currency: text('currency').notNull(),
    network: text('network').notNull().default(''),
    address: text('address').notNull().default(''),
    /** In coins, to the last decimal place of the network. */
    cryptoAmount: coin('crypto_amount').notNull().default('0'),
    cryptoPaid: coin('crypto_paid').notNull().default('0'),
    transactionHash: text('transaction_hash'),
    confirmations: integer('confirmations').notNull().default(0),
    requiredConfirmations: integer('required_confirmations').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('invoices_gateway').on(t.gateway, t.gatewayId),
    index('invoices_user').on(t.userId, t.createdAt),
    index('invoices_open').on(t.expiresAt).where(sql`${t.state} in ('waiting', 'seen', 'confirming', 'partial')`),
    check('invoices_gateway', sql`${t.gateway} in ('wire', 'btcpay')`),
    check('invoices_amounts', sql`${t.amount} > 0 and ${t.paid} >= 0 and ${t.credited} >= 0`),
    check(
      'invoices_state',
      sql`${t.state} in ('waiting', 'seen', 'confirming', 'settled', 'partial', 'over', 'late', 'twice', 'replaced', 'reorganised', 'expired')`,
    ),
  ],
);

/** Each transaction that paid into an invoice; its hash is credited once, however often the gateway tells of it. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    transactionHash: text('transaction_hash').notNull(),
    state: text('state', { enum: ['seen', 'confirming', 'credited', 'reverted', 'replaced'] }).notNull(),
    cryptoAmount: coin('crypto_amount').notNull(),
    amount: minor('amount').notNull(),
    confirmations: integer('confirmations').notNull().default(0),
    seenAt: moment('seen_at').notNull(),
    creditedAt: moment('credited_at'),
  },
  (t) => [
    uniqueIndex('invoice_payments_hash').on(t.invoiceId, t.transactionHash),
    check('invoice_payments_state', sql`${t.state} in ('seen', 'confirming', 'credited', 'reverted', 'replaced')`),
  ],
);

/** Deliveries of the gateway by their own id: a replay is answered and not processed. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: text('id').primaryKey(),
    gatewayId: text('gateway_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (t) => [index('gateway_events_invoice').on(t.gatewayId, t.receivedAt)],
);

/** One-time tickets of the payment websocket, by hash. */
export const websocketTickets = pgTable(
  'websocket_tickets',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('websocket_tickets_expiry').on(t.expiresAt)],
);
