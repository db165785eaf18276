import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts';
import { moment } from './columns';

/** A passkey that opens an account: its public half, for the private one never leaves the customer's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator calls it, base64url: nobody else's has the same. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The highest that was signed: one that is kept on several devices counts nothing and stays at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it ('internal', 'hybrid', 'usb' ...), to ask in the right place. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Kept on several devices by whoever provides it; otherwise it is on one, and cannot leave it. */
    isSynced: boolean('is_synced').notNull(),
    /** Its owner's word for it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt), check('passkeys_counter', sql`${t.counter} >= 0`)],
);
