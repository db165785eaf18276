import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { codeLength } from '../../../../contract/rules/account/mailedCode';
import type { Db } from '../../../db/client';
import { codeGuesses } from '../../../db/schema/guessing';
import { transact } from '../../../db/transaction';
import { tooMany } from '../../../http/problem';
import { type RandomSource, sha256, uuid } from '../../../random';

/**
 * Whose a guess may be. `owner`: a browser that has signed in to the account before, or holds its session; `password`:
 * any other that gave the right password; `stranger`: neither. Each has tries of its own, so that no one uses up another's.
 */
export type Share = 'owner' | 'password' | 'stranger';

/** Of a million codes, how many one guess may meet at the same time, by kind of code. */
export const unitsOf = { mailed: 1, app: 2 } as const;
/** Guesses that a share has in any 24 h of one account, in units. */
export const unitsADay = 10;
/** The shares that may guess each kind of code: the second factor only after the password. */
export const sharesOf = {
  'sign-up': ['owner', 'stranger'],
  'password-reset': ['owner', 'stranger'],
  'two-factor': ['owner', 'password'],
  app: ['owner', 'password'],
} as const satisfies Record<string, readonly Share[]>;

/** The most that all guesses at one kind of code may come to in any 24 h of an account. */
export const chanceADay = (kind: keyof typeof sharesOf) => {
  const units = kind === 'app' ? unitsOf.app : unitsOf.mailed;
  return (sharesOf[kind].length * Math.floor(unitsADay / units) * units) / 10 ** codeLength;
};

const day = 24 * 3_600_000;

export interface Guess {
  email: string;
  share: Share;
  units: number;
  /** Of the sign-in that the guess is made in. */
  challengeId?: string | undefined;
}

/**
 * Counts a guess before it is looked at, across all codes and purposes of the mailbox. `now` in ms.
 * @returns the guess, to be taken back when nothing was looked at, or it was right
 * @throws {Problem} 429 with the time until the oldest guess is a day ago
 */
export async function countGuess(
  db: Db,
  { email, share, units, challengeId }: Guess,
  { now, random }: { now: number; random: RandomSource },
): Promise<{ id: string }> {
  const mailboxHash = sha256(email);
  const own = and(eq(codeGuesses.mailboxHash, mailboxHash), eq(codeGuesses.share, share));
  const id = uuid(random);
  const retryAfter = await transact(db, async (tx) => {
    // One guess at a time: two at once must not both find room for one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guess:${mailboxHash}`}, 0))`);
    const today = await tx
      .select({ units: codeGuesses.units, at: codeGuesses.at })
      .from(codeGuesses)
      .where(and(own, gt(codeGuesses.at, now - day)))
      .orderBy(asc(codeGuesses.at));
    let left = unitsADay - today.reduce((sum, guess) => sum + guess.units, 0);
    if (left >= units) {
      await tx.insert(codeGuesses).values({ id, mailboxHash, share, units, challengeId: challengeId ?? null, at: now });
      await tx.delete(codeGuesses).where(and(own, lte(codeGuesses.at, now - day)));
      return null;
    }
    for (const guess of today) {
      left += guess.units;
      if (left >= units) return guess.at + day - now;
    }
    return day;
  });
  if (retryAfter !== null) throw tooMany(retryAfter);
  return { id };
}

/** A guess that was right, or was not looked at, is none. */
export async function takeBack(db: Db, { id }: { id: string }): Promise<void> {
  await db.delete(codeGuesses).where(eq(codeGuesses.id, id));
}

/** Who ends a sign-in with the right code made its wrong guesses by mistake: none of them counts any more. */
export async function forgiveGuesses(db: Db, challengeId: string): Promise<void> {
  await db.delete(codeGuesses).where(eq(codeGuesses.challengeId, challengeId));
}
