import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { t } from '../../../contract/languages/t';
import type { Language } from '../../../contract/languages/languages';
import type { Profile, ProfileChange, Register } from '../../../contract/wire/account/account';
import type { AppearanceChoice } from '../../../contract/wire/account/appearance';
import { emailExists } from '../../../contract/rules/problems';
import type { Queries, Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/transaction';
import { users } from '../../db/schema/accounts';
import { notFound, Problem } from '../../http/problem';
import { type RandomSource, uuid } from '../../random';

export type User = typeof users.$inferSelect;

/** Argon2id with the library's defaults, which are OWASP's (19 MiB, 2 rounds): about 10 ms off the main thread. */
export const hashPassword = (password: string) => hash(password);

/**
 * Of a password that nobody has: an unknown mailbox costs the same time as a wrong password (docs/product.md, Whose is
 * it).
 */
const nobody = hashPassword('no account has this password');

/** Whether the password is the account's; the work is done for an unknown account too. */
export async function isPasswordOf(user: User | null, password: string): Promise<boolean> {
  const matches = await verify(user?.passwordHash ?? (await nobody), password);
  return matches && user?.passwordHash != null;
}

export async function findByEmail(db: Queries, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findById(db: Queries, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export interface NewAccount extends Register {
  /** Null for one that only a provider opens. */
  passwordHash: string | null;
  isVerified?: boolean;
  twoFactor?: 'none' | 'email';
  /** Of the page on which it was made; null of English. */
  language?: Language | null;
}

/**
 * Writes an account with its ledger account. `passwordHash` is made outside the transaction: it takes its time.
 * @throws {Problem} 400 'Email already exists'
 */
export async function createAccount(
  tx: Tx,
  account: Omit<NewAccount, 'password'>,
  { now, random }: { now: number; random: RandomSource },
): Promise<User> {
  const inserted = await tx
    .insert(users)
    .values({
      id: uuid(random),
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      phoneNumber: account.phone_number,
      passwordHash: account.passwordHash,
      passwordChangedAt: account.passwordHash === null ? null : now,
      verifiedAt: account.isVerified ? now : null,
      isAccountNew: !account.isVerified,
      twoFactor: account.twoFactor ?? 'none',
      language: account.language ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email_unique')) {
        throw new Problem(400, emailExists, { code: 'email_exists', fields: { email: emailExists } });
      }
      throw error;
    });
  const [user] = inserted;
  if (!user) throw new Error('The account was not written.');
  return user;
}

/** The customer has shown that the mailbox is theirs. */
export async function markVerified(tx: Queries, userId: string, now: number): Promise<void> {
  await tx.update(users).set({ verifiedAt: now, isAccountNew: false, updatedAt: now }).where(eq(users.id, userId));
}

/** What was chosen of how the product looks. */
const appearanceOf = ({ theme, font, displayCurrency, density, reducedMotion, language }: User): AppearanceChoice => ({
  ...(theme !== null && { theme }),
  ...(font !== null && { font }),
  ...(displayCurrency !== null && { display_currency: displayCurrency }),
  ...(density !== null && { density }),
  ...(reducedMotion !== null && { reduced_motion: reducedMotion }),
  ...(language !== null && { language }),
});

/** The profile by the names of the wire. */
export const profileOf = (user: User): Profile => ({
  uuid: user.id,
  user_id: user.userId,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone_number: user.phoneNumber,
  address: user.address,
  country: user.country,
  city: user.city,
  avatar_url: user.avatarUrl ?? '',
  is_two_factor_enabled: user.twoFactor !== 'none',
  two_factor_method: user.twoFactor,
  isAccountNew: user.isAccountNew,
  needsSetup: user.needsSetup,
  appearance: appearanceOf(user),
});

export async function changeProfile(tx: Tx, userId: string, change: ProfileChange, now: number): Promise<User> {
  const [user] = await tx
    .update(users)
    .set({
      firstName: change.first_name,
      lastName: change.last_name,
      phoneNumber: change.phone_number,
      address: change.address,
      country: change.country,
      city: change.city,
      ...(change.avatar_url !== undefined && { avatarUrl: change.avatar_url || null }),
      updatedAt: now,
    })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw notFound();
  return user;
}

/** What is left out of the change stays as it was. */
export async function changeAppearance(tx: Tx, userId: string, change: AppearanceChoice, now: number): Promise<User> {
  const { display_currency: displayCurrency, reduced_motion: reducedMotion, ...others } = change;
  const [user] = await tx
    .update(users)
    .set({ ...others, displayCurrency, reducedMotion, updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw notFound();
  return user;
}

/** Refuses a customer whose mailbox is not proved: before money or an order moves. */
export function requireVerified(user: { isVerified: boolean }): void {
  if (!user.isVerified) {
    throw new Problem(403, t('User not verified. Please check your email for verification.'), { code: 'not_verified' });
  }
}
