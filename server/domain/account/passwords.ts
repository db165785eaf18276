import { and, eq, sql } from 'drizzle-orm';
import { t } from '../../../contract/languages/t';
import type { Db, Tx } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { Problem } from '../../http/problem';
import { dropChallenges } from './codes/challenges';
import { dropTickets } from './identities/tickets';
import { spend } from '../limits/limits';
import { type Device, note } from '../session/events';
import { forgetDevices } from '../session/knownDevices';
import { revokeAll } from '../session/sessions';
import { findById, isPasswordOf, type User } from './accounts';

/** Guesses of a password by who holds a session: somebody else's open browser must not be a place to try them all. */
const guesses = { name: 'password-check', points: 10, window: 15 * 60_000 };

const refusal = (sentence: string, code: string) =>
  new Problem(400, sentence, { code, fields: { current_password: sentence } });

export const wrongPassword = () => refusal(t('This is not your current password.'), 'wrong_password');

/**
 * Asks a signed-in customer for the password once more, before anything that would lock its owner out.
 * @returns the customer as the password was checked against @throws {Problem} 400 for a wrong one; 429
 */
export async function reauthenticate(
  db: Db,
  { userId, password, now }: { userId: string; password: string | undefined; now: number },
  device: Device,
): Promise<User> {
  if (password === undefined) throw refusal(t('Please enter your password'), 'password_needed');
  await spend(db, guesses, userId, now);
  const user = await findById(db, userId);
  const isRight = await isPasswordOf(user, password);
  if (user && isRight) return user;
  await note(db, { userId, kind: 'reauthentication-failed', ...device, at: now });
  if (user?.passwordHash === null)
    throw refusal(t('This account has no password yet. Set one with “Forgot password?” first.'), 'no_password');
  throw wrongPassword();
}

/**
 * Whether the account still has the password and the second factor that were just checked; neither can change until the
 * transaction ends. Without it a sign-in that began before a change of password would outlive it.
 */
export async function isUnchanged(tx: Tx, user: User): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), hasPassword(user), eq(users.twoFactor, user.twoFactor)))
    .for('share');
  return held.length > 0;
}

const hasPassword = ({ passwordHash }: User) => sql`${users.passwordHash} is not distinct from ${passwordHash}`;

interface NewPassword {
  passwordHash: string | null;
  except: string | null;
  device: string | undefined;
  reason: string;
}

/**
 * Writes a new password, ends every session but `except` and every sign-in that waits for its second factor, and has
 * the account know no browser but the one of the secret `device`.
 * `passwordHash` is made outside the transaction: it takes its time; null opens the account to no password.
 * @returns false when the password is another one meanwhile than `user` has
 */
export async function replacePassword(
  tx: Tx,
  user: User,
  { passwordHash, except, device, reason }: NewPassword,
  now: number,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
    .where(and(eq(users.id, user.id), hasPassword(user)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  // First the challenges: one that is being used has its session by then, which the second statement sees.
  await dropChallenges(tx, user.id);
  await dropTickets(tx, user.id);
  await revokeAll(tx, user.id, { except, reason }, now);
  await forgetDevices(tx, user.id, device);
  return true;
}
