import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment } from './columns';

/** A sanitised file of a customer, at the content origin. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().default('logo'),
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Where the store keeps it. */
    path: text('path').notNull(),
    variants: jsonb('variants').$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('uploads_same').on(t.userId, t.sha256), index('uploads_user').on(t.userId, t.createdAt)],
);
