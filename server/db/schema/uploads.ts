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

/** What a customer's own photograph is beside its stored file: what it is called, what is shown of it, and what it shows. */
export const photos = pgTable(
  'photos',
  {
    /** Of its upload. */
    id: uuid('id')
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes as they were sent. */
    sentSha256: text('sent_sha256').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    alt: text('alt').notNull().default(''),
    crop: jsonb('crop').$type<{ x: number; y: number; width: number; height: number }>(),
    focus: jsonb('focus').$type<{ x: number; y: number }>().notNull().default({ x: 0.5, y: 0.5 }),
    createdAt: moment('created_at').notNull(),
    /** When what a website shows of it changed last. */
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index('photos_user').on(t.userId, t.createdAt), index('photos_sent').on(t.userId, t.sentSha256)],
);
