import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { minor, moment } from './columns';
import { ledgerEntries } from './ledger';
import { orders } from './orders';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** All that a document says, as it was on the day of its issue. */
export interface DocumentContent {
  operator: { name: string; address: string[]; taxId: string; taxNote: string };
  customer: { name: string; address: string[]; email: string };
  /** Minor units; they add up to the total. */
  lines: { text: string; amount: number }[];
  /** Part of the total, minor units, and its rate in hundredths of a per cent; null for none. */
  tax: { rate: number; amount: number } | null;
  /** The day of issue at the operator's place, yyyy-MM-dd, and of the movement of money. */
  issuedOn: string;
  chargedOn: string;
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
}

/** The last number of each series; whoever finalises a document holds its row until the commit. */
export const billingCounters = pgTable('billing_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** An issued invoice or credit note. Never changed; a trigger sees to it. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['INVOICE', 'CREDIT_NOTE'] }).notNull(),
    series: text('series').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    /** The charge or refund that it is about; one document for each. */
    entryId: uuid('entry_id')
      .notNull()
      .unique()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    correctsId: uuid('corrects_id').references((): AnyPgColumn => billingDocuments.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    description: text('description').notNull(),
    domain: text('domain'),
    total: minor('total').notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    /** Written when it is first fetched, from `content` alone; the same bytes from then on. */
    pdf: bytes('pdf'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('billing_documents_sequence').on(t.series, t.sequence),
    index('billing_documents_page').on(t.userId, t.kind, t.at, t.id),
    index('billing_documents_corrects').on(t.correctsId),
    check('billing_documents_kind', sql`${t.kind} in ('INVOICE', 'CREDIT_NOTE')`),
    check('billing_documents_total', sql`${t.total} > 0`),
  ],
);
