import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '../../../contract/languages/languages';
import { densities, fonts, themes } from '../../../contract/rules/account/appearance';
import type { DisplayCurrency } from '../../../contract/rules/money/currency';
import { moment } from './columns';

/** A customer. `userId` is the number that the wire calls user_id; `id` is the uuid. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id').generatedAlwaysAsIdentity().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().unique(),
    phoneNumber: text('phone_number').notNull().default(''),
    address: text('address').notNull().default(''),
    country: text('country').notNull().default(''),
    city: text('city').notNull().default(''),
    avatarUrl: text('avatar_url'),
    /** Null for an account that has only a linked sign-in. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    verifiedAt: moment('verified_at'),
    twoFactor: text('two_factor', { enum: ['none', 'email', 'totp'] })
      .notNull()
      .default('none'),
    /** True until the mailed code of the sign-up was entered. */
    isAccountNew: boolean('is_account_new').notNull().default(true),
    needsSetup: boolean('needs_setup').notNull().default(false),
    /** How the product looks; null for what was never chosen, which the browser decides. Come back at the next sign-in. */
    theme: text('theme', { enum: themes }),
    font: text('font', { enum: fonts }),
    displayCurrency: text('display_currency').$type<DisplayCurrency>(),
    density: text('density', { enum: densities }),
    reducedMotion: boolean('reduced_motion'),
    language: text('language', { enum: languages }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_two_factor', sql`${t.twoFactor} in ('none', 'email', 'totp')`),
    check('users_theme', sql`${t.theme} in ('light', 'dark', 'system')`),
    check('users_font', sql`${t.font} in ('inter', 'manrope', 'system', 'Open Sans', 'Lato')`),
    check('users_density', sql`${t.density} in ('comfortable', 'compact')`),
    check('users_language', sql`${t.language} in ('en', 'de', 'es', 'ar')`),
  ],
);

/**
 * A family of tokens: one row from sign-in to sign-out. Only SHA-256 hashes of tokens are kept: the access
 * token, the refresh token and its immediate predecessor, which answers with the same successor for 10 s. The successor
 * can be made again from the predecessor and `rotationSalt`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull().unique(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    predecessorHash: text('predecessor_hash').unique(),
    rotationSalt: text('rotation_salt'),
    rotatedAt: moment('rotated_at'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Moves with each refresh. */
    idleExpiresAt: moment('idle_expires_at').notNull(),
    /** Absolute: no refresh goes beyond. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason'),
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId, t.revokedAt), index('sessions_expiry').on(t.expiresAt)],
);

/** Refresh tokens that were rotated away, older than the predecessor: one of them coming back revokes its family. */
export const retiredTokens = pgTable(
  'retired_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    retiredAt: moment('retired_at').notNull(),
  },
  (t) => [index('retired_tokens_session').on(t.sessionId)],
);

/**
 * Mailed six-digit codes (docs/product.md, Mailed codes): hashed, 10 min, single use, at most 5 tries of the owner's and
 * 5 of others, counted in the row.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'two-factor', 'password-reset', 'email-change'] }).notNull(),
    /** Null where a stranger asked while a code of the owner's was good: nothing was sent. */
    codeHash: text('code_hash'),
    askedBy: text('asked_by', { enum: ['owner', 'password', 'stranger'] })
      .notNull()
      .default('stranger'),
    /** By the owner's own devices. */
    attempts: integer('attempts').notNull().default(0),
    otherAttempts: integer('other_attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    index('one_time_codes_mailbox').on(t.email, t.purpose, t.sentAt),
    check('one_time_codes_attempts', sql`${t.attempts} between 0 and 5 and ${t.otherAttempts} between 0 and 5`),
    check('one_time_codes_asked_by', sql`${t.askedBy} in ('owner', 'password', 'stranger')`),
    check('one_time_codes_purpose', sql`${t.purpose} in ('sign-up', 'two-factor', 'password-reset', 'email-change')`),
  ],
);

/** A right password that still waits for its second factor, bound to the browser that sent it. */
export const twoFactorChallenges = pgTable(
  'two_factor_challenges',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the browser's cookie. */
    secretHash: text('secret_hash').notNull().unique(),
    codeId: uuid('code_id').references((): AnyPgColumn => oneTimeCodes.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    /** Tries of a code that was not mailed; a mailed one counts its own. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    index('two_factor_challenges_user').on(t.userId, t.expiresAt),
    check('two_factor_challenges_attempts', sql`${t.attempts} between 0 and 5`),
  ],
);

/** The secret that a customer's authenticator app shares with us; it counts once a code of it was entered. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32: codes are made of it, so it cannot be a hash. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 s whose code was used last: neither it nor an older one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes that open the account when the second factor is lost: hashed, ten at a time, each used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What happened to an account's safety, for its owner to read. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (t) => [index('security_events_user').on(t.userId, t.at)],
);

/** Counters of rate limits; the columns are those of rate-limiter-flexible's PostgreSQL store (`expire` in ms). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

/** Mail on its way. `text` and `code` are emptied once it is sent: a code is no record. */
/** A website that is shown in a mail. */
export interface MailedSite {
  domain: string;
  /** Where it is visited. */
  address: string;
  /** Its first picture's path in it. */
  card?: string;
  /** Of the mail that shows it. */
  language?: Language;
}

export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    code: text('code'),
    text: text('text').notNull(),
    /** Where an answer goes, when not to where it came from. */
    replyTo: text('reply_to'),
    /** The website that the mail shows; null of any other. */
    site: jsonb('site').$type<MailedSite>(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('outgoing_mail_waiting').on(t.createdAt).where(sql`${t.sentAt} is null`)],
);
