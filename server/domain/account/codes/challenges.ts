import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { twoFactorChallenges, users } from '../../../db/schema/accounts';
import { type RandomSource, secret, sha256, uuid } from '../../../random';
import { codeTries } from './codes';

/** Milliseconds in which the second factor has to follow the password. */
export const challengeLifetime = 15 * 60_000;

/** Remembers that this browser gave the right password. @returns the secret for its cookie */
export async function openChallenge(
  db: Queries,
  userId: string,
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  const token = secret(random);
  await db.insert(twoFactorChallenges).values({
    id: uuid(random),
    userId,
    secretHash: sha256(token),
    createdAt: now,
    expiresAt: now + challengeLifetime,
  });
  return token;
}

/** Whose second factor this browser may give for `email`; null when it gave no password of that account. */
export async function challengeOf(
  db: Queries,
  token: string | undefined,
  email: string,
  now: number,
): Promise<{ id: string; userId: string } | null> {
  if (!token) return null;
  const [found] = await db
    .select({ id: twoFactorChallenges.id, userId: users.id })
    .from(twoFactorChallenges)
    .innerJoin(users, eq(users.id, twoFactorChallenges.userId))
    .where(
      and(
        eq(twoFactorChallenges.secretHash, sha256(token)),
        eq(users.email, email),
        gt(twoFactorChallenges.expiresAt, now),
        isNull(twoFactorChallenges.consumedAt),
      ),
    );
  return found ?? null;
}

/**
 * Counts a try of a code that is not mailed, in the statement that allows it: of any number at once five are allowed.
 */
export async function countTry(db: Queries, id: string, now: number): Promise<boolean> {
  const counted = await db
    .update(twoFactorChallenges)
    .set({ attempts: sql`${twoFactorChallenges.attempts} + 1` })
    .where(
      and(
        eq(twoFactorChallenges.id, id),
        lt(twoFactorChallenges.attempts, codeTries),
        gt(twoFactorChallenges.expiresAt, now),
        isNull(twoFactorChallenges.consumedAt),
      ),
    )
    .returning({ id: twoFactorChallenges.id });
  return counted.length > 0;
}

/** @returns whether this caller, and no other, consumed it */
export async function consumeChallenge(db: Queries, id: string, now: number): Promise<boolean> {
  const consumed = await db
    .update(twoFactorChallenges)
    .set({ consumedAt: now })
    .where(and(eq(twoFactorChallenges.id, id), isNull(twoFactorChallenges.consumedAt)))
    .returning({ id: twoFactorChallenges.id });
  return consumed.length === 1;
}

/** Ends every sign-in of an account that waits for its second factor. */
export async function dropChallenges(db: Queries, userId: string): Promise<void> {
  await db.delete(twoFactorChallenges).where(eq(twoFactorChallenges.userId, userId));
}
