import { check, foreignKey, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts';
import { moment } from './columns';

/**
 * An order that is not placed yet, as a customer's browsers keep it. The browser makes the id, so it is one of its
 * customer's: two customers with the same id have a draft each, and neither learns of the other's.
 */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Counts the saves. */
    revision: integer('revision').notNull(),
    /** What the browser called the last save. */
    saveId: uuid('save_id'),
    /** A draft of the contract, of the version that it says; json and not jsonb, which refuses some texts (U+0000). */
    draft: json('draft').$type<unknown>().notNull(),
    position: json('position').$type<unknown>().notNull(),
    /** The id that the order will have, once the summary was entered. */
    orderId: uuid('order_id'),
    /** For the list, which reads no draft. */
    domain: text('domain'),
    name: text('name').notNull(),
    step: text('step').notNull(),
    plan: json('plan').$type<{ uuid: string; name: string }>(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('drafts_order').on(t.userId, t.orderId),
    check('drafts_revision', sql`${t.revision} > 0`),
  ],
);

/** A picture that a draft names, drawn anew, for the customer's other devices. It has no public address. */
export const draftPictures = pgTable(
  'draft_pictures',
  {
    userId: uuid('user_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    /** What the draft calls it. */
    reference: text('reference').notNull(),
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    /** In the folder of the uploaded files. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.draftId, t.reference] }),
    foreignKey({ columns: [t.userId, t.draftId], foreignColumns: [drafts.userId, drafts.id] }).onDelete('cascade'),
  ],
);
