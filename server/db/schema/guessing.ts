import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { twoFactorChallenges, users } from './accounts';
import { moment } from './columns';

/**
 * Browsers that have signed in to an account: what strangers try does not hold them up. Nothing is opened by one; the
 * secret in its cookie is stored hashed.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [unique('known_devices_owner').on(t.userId, t.secretHash)],
);

/** Guesses of six digits, but for those that turned out right: a day's are counted, by whose they may be. */
export const codeGuesses = pgTable(
  'code_guesses',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256: also of mailboxes that nobody has. */
    mailboxHash: text('mailbox_hash').notNull(),
    share: text('share', { enum: ['owner', 'password', 'stranger'] }).notNull(),
    /** How many of a million codes would have been right. */
    units: integer('units').notNull(),
    challengeId: uuid('challenge_id').references(() => twoFactorChallenges.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (t) => [
    index('code_guesses_mailbox').on(t.mailboxHash, t.share, t.at),
    index('code_guesses_challenge').on(t.challengeId),
    check('code_guesses_share', sql`${t.share} in ('owner', 'password', 'stranger')`),
  ],
);

/** Waits that grow with each try. Moments in ms since the epoch. */
export const growingWaits = pgTable(
  'growing_waits',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    retryAt: bigint('retry_at', { mode: 'number' }).notNull(),
    forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
  },
  (t) => [index('growing_waits_forget').on(t.forgetAt)],
);
