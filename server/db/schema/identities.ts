import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment } from './columns';

/** An account at Google or GitHub that opens one of ours: it is its provider and subject, never its e-mail. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'github'] }).notNull(),
    /** As the provider numbers its accounts: never used for another one. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider last said, for its owner to tell them apart; decides nothing. */
    email: text('email').notNull().default(''),
    linkedAt: moment('linked_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    unique('identities_one_each').on(t.userId, t.provider),
    check('identities_provider', sql`${t.provider} in ('google', 'github')`),
  ],
);

/**
 * What a browser holds for a moment, each used once: on its way through a provider a sign-in that was begun, the right
 * to link (of a session), what the callback hands over; and what a passkey is asked to sign. Only the hash of the secret in the browser's cookie is kept.
 */
export const browserTickets = pgTable(
  'browser_tickets',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['start', 'link', 'handover', 'passkey', 'passkey-add'] }).notNull(),
    /** Whose; null before it is known, and where there is nobody. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('browser_tickets_user').on(t.userId),
    index('browser_tickets_expiry').on(t.expiresAt),
    check('browser_tickets_kind', sql`${t.kind} in ('start', 'link', 'handover', 'passkey', 'passkey-add')`),
  ],
);
