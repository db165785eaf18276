import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { users } from '../../../db/schema/accounts';
import type { User } from '../accounts';
import type { RandomSource } from '../../../random';
import { countTry, openChallenge } from '../codes/challenges';
import { issueCode, tryCode, type Tried } from '../codes/codes';
import { type Limit, spend } from '../../limits/limits';
import { secondFactorCode } from '../../mail/letters';
import { post } from '../../mail/mail';
import { forgetAuthenticator, takeAppCode } from './authenticator';
import { forgetRecoveryCodes, takeRecoveryCode } from './recoveryCodes';

/** Each password given opens five tries more; this is what they add up to for an account. */
export const secondFactorTries: Limit = { name: 'second-factor', points: 20, window: 60 * 60_000 };

export type Factor = 'mailed' | 'app' | 'recovery';

/**
 * Asks a customer, who has proved the first factor, for the second: mails the code where it is a mailed one.
 * @returns the secret for the cookie of this browser, which alone may give it
 */
export async function askSecondFactor(
  tx: Tx,
  { id: userId, email, twoFactor }: User,
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  if (twoFactor === 'email') {
    const issued = await issueCode(tx, { email, userId, purpose: 'two-factor' }, { now, random });
    if ('code' in issued) await post(tx, { to: email, userId }, secondFactorCode(issued.code), { now, random });
  }
  return openChallenge(tx, userId, { now, random });
}

const factorOf = (user: User, code: string): Factor | null => {
  if (!/^\d{6}$/.test(code)) return 'recovery';
  return user.twoFactor === 'none' ? null : user.twoFactor === 'email' ? 'mailed' : 'app';
};

/**
 * Tries a code as the second factor of a sign-in: the mailed one, the app's or a recovery code. All are
 * counted before they are looked at: a mailed one in its own row, the others in the challenge's.
 * Runs outside a transaction that a refusal would undo.
 * @throws {Problem} 429
 */
export async function trySecondFactor(
  db: Db,
  { challengeId, user, code }: { challengeId: string; user: User; code: string },
  now: number,
): Promise<{ tried: Tried; factor: Factor | null }> {
  const factor = factorOf(user, code);
  if (factor === null) return { tried: 'refused', factor };
  if (factor === 'mailed') {
    return { tried: await tryCode(db, { email: user.email, purpose: 'two-factor', code }, now), factor };
  }
  if (!(await countTry(db, challengeId, now))) return { tried: 'refused', factor };
  await spend(db, secondFactorTries, user.id, now);
  const take = factor === 'app' ? takeAppCode : takeRecoveryCode;
  return { tried: (await take(db, user.id, code, now)) ? 'right' : 'wrong', factor };
}

/**
 * Has an account ask for another second factor from now on, a sign-in that waits for the former one included: nothing of
 * that opens anything any more. @returns false when it was this one already
 */
export async function setSecondFactor(
  tx: Tx,
  userId: string,
  method: User['twoFactor'],
  now: number,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ twoFactor: method, updatedAt: now })
    .where(and(eq(users.id, userId), ne(users.twoFactor, method)))
    .returning({ id: users.id });
  if (method !== 'totp') await forgetAuthenticator(tx, userId);
  if (method === 'none') await forgetRecoveryCodes(tx, userId);
  return changed.length > 0;
}
