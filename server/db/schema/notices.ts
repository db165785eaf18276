import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { defaultLowBalance } from '../../../contract/rules/notices/lowBalance';
import type { NoticeChoices } from '../../../contract/rules/notices/notices';
import { sessions, users } from './accounts';
import { minor, moment } from './columns';

/**
 * What happened that a customer was to be told of, each occurrence once. One that they do not want to see is a row too, of
 * no words: what comes again is known.
 */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What makes it happen once: 'live:<project>', 'charge:<subscription>:<number>:7'. */
    key: text('key').notNull(),
    event: text('event').notNull(),
    site: text('site'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    target: text('target').notNull(),
    isShown: boolean('is_shown').notNull(),
    /** waiting: for the mail of the day. */
    mailing: text('mailing', { enum: ['none', 'posted', 'waiting'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    uniqueIndex('notices_key').on(t.userId, t.key),
    index('notices_user').on(t.userId, t.createdAt),
    index('notices_unread').on(t.userId).where(sql`${t.isShown} and ${t.readAt} is null`),
    index('notices_waiting').on(t.userId).where(sql`${t.mailing} = 'waiting'`),
    check('notices_mailing', sql`${t.mailing} in ('none', 'posted', 'waiting')`),
  ],
);

/** A browser in which a customer is told of their notices while no page of ours is open there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** Who signs out in that browser hears nothing more there. */
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its address at its push service: one browser is never told of two accounts. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId)],
);

/** What a customer wants to be told of; who has no row wants what the table of events says. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    choices: jsonb('choices').$type<Partial<NoticeChoices>>().notNull(),
    /** Minor units; 0 is never. */
    lowBalance: minor('low_balance').notNull().default(defaultLowBalance),
    isDigest: boolean('is_digest').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('notice_preferences_low_balance', sql`${t.lowBalance} >= 0`)],
);
