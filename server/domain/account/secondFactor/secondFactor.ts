import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { users } from '../../../db/schema/accounts';
import type { User } from '../accounts';
import type { RandomSource } from '../../../random';
import { countTry, openChallenge } from '../codes/challenges';
import { issueCode, tryCode, type Tried } from '../codes/codes';
import { countGuess, forgiveGuesses, type Share, takeBack, unitsOf } from '../codes/guesses';
import type { Limit } from '../../limits/limits';
import { secondFactorCode } from '../../mail/letters';
import { post } from '../../mail/mail';
import { forgetAuthenticator, takeAppCode } from './authenticator';
import { forgetRecoveryCodes, takeRecoveryCode } from './recoveryCodes';

/** Tries of the first code of an app, by who is signed in. */
export const pairingTries: Limit = { name: 'second-factor', points: 20, window: 60 * 60_000 };

export type Factor = 'mailed' | 'app' | 'recovery';

/**
 * Asks a customer, who has proved the first factor, for the second: mails the code where it is a mailed one.
 * @returns the secret for the cookie of this browser, which alone may give it
 */
export async function askSecondFactor(
  tx: Tx,
  { id: userId, email, twoFactor }: User,
  share: Share,
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  if (twoFactor === 'email') {
    const issued = await issueCode(tx, { email, userId, purpose: 'two-factor', share }, { now, random });
    const code = 'code' in issued ? issued.code : null;
    if (code !== null) await post(tx, { to: email, userId }, () => secondFactorCode(code), { now, random });
  }
  return openChallenge(tx, userId, { now, random });
}

const factorOf = (user: User, code: string): Factor | null => {
  if (!/^\d{6}$/.test(code)) return 'recovery';
  return user.twoFactor === 'none' ? null : user.twoFactor === 'email' ? 'mailed' : 'app';
};

/**
 * Tries a code as the second factor of a sign-in: the mailed one, the app's or a recovery code. All are
 * counted before they are looked at: a mailed one in its own row, the others in the challenge's, and six digits in the
 * guesses of the day. Runs outside a transaction that a refusal would undo.
 * @throws {Problem} 429 when the share has no guess left today; a recovery code is no guess
 */
export async function trySecondFactor(
  db: Db,
  { challengeId, user, code, share }: { challengeId: string; user: User; code: string; share: Share },
  { now, random }: { now: number; random: RandomSource },
): Promise<{ tried: Tried; factor: Factor | null }> {
  const factor = factorOf(user, code);
  if (factor === null) return { tried: 'refused', factor };
  const tried = await tryFactor[factor](db, { challengeId, user, code, share }, { now, random });
  if (tried === 'right') await forgiveGuesses(db, challengeId);
  return { tried, factor };
}

type Try = (
  db: Db,
  attempt: { challengeId: string; user: User; code: string; share: Share },
  writing: { now: number; random: RandomSource },
) => Promise<Tried>;

const tryFactor: Record<Factor, Try> = {
  mailed: (db, { user: { email }, ...attempt }, writing) =>
    tryCode(db, { email, purpose: 'two-factor', ...attempt }, writing),
  async app(db, { challengeId, user: { id, email }, code, share }, { now, random }) {
    const guess = await countGuess(db, { email, share, units: unitsOf.app, challengeId }, { now, random });
    if (!(await countTry(db, challengeId, now))) {
      await takeBack(db, guess);
      return 'refused';
    }
    return (await takeAppCode(db, id, code, now)) ? 'right' : 'wrong';
  },
  async recovery(db, { challengeId, user: { id }, code }, { now }) {
    if (!(await countTry(db, challengeId, now))) return 'refused';
    return (await takeRecoveryCode(db, id, code, now)) ? 'right' : 'wrong';
  },
};

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
