import { t } from '../../../../contract/languages/t';
import { codeInterval } from '../../../../contract/rules/account/mailedCode';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../../db/client';
import { oneTimeCodes } from '../../../db/schema/accounts';
import { Problem } from '../../../http/problem';
import { digitCode, type RandomSource, sha256, uuid } from '../../../random';
import { countGuess, type Share, takeBack, unitsOf } from './guesses';

export type CodePurpose = 'sign-up' | 'two-factor' | 'password-reset';

const minutes = 60_000;
/** Milliseconds. */
const lifetimes: Record<CodePurpose, number> = {
  'sign-up': 10 * minutes,
  'two-factor': 10 * minutes,
  'password-reset': 15 * minutes,
};
/** Milliseconds between two codes that one share asks for: a mailbox is not to be filled (docs/product.md, Mailed codes). */
const between = codeInterval * 1_000;
/** To a mailbox, of one purpose, that one share asks for. */
export const codesAnHour = 5;
/** Of one code, for its owner and for others each. */
export const codeTries = 5;
const hour = 3_600_000;

/** One answer for a wrong, an expired and a used code, and for a mailbox that nobody has. */
export const wrongCode = () =>
  new Problem(400, t('The code is wrong or has expired.'), {
    code: 'wrong_code',
    fields: { otp_code: t('The code is wrong or has expired.') },
  });

/** `code` is null where a good one of the owner's is on its way already: a stranger's wish sends no other. */
export type Issued = { code: string | null } | { retryAfter: number };

const hashOf = (id: string, code: string) => sha256(`${id}:${code}`);

/**
 * A new code for a mailbox, unless the same share asked for one of that purpose less than 30 s ago, or five times within
 * the hour: then how long to wait, in ms. A mailbox that nobody has (`userId` null) is counted alike, so that it cannot
 * be told apart.
 */
export async function issueCode(
  tx: Tx,
  { email, userId, purpose, share }: { email: string; userId: string | null; purpose: CodePurpose; share: Share },
  { now, random }: { now: number; random: RandomSource },
): Promise<Issued> {
  // One mailbox at a time: two requests at once must not both see that nothing was sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${email}`}, 0))`);
  const alike = and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.askedBy, share));
  const asked = await tx
    .select({ at: oneTimeCodes.sentAt })
    .from(oneTimeCodes)
    .where(and(alike, gt(oneTimeCodes.sentAt, now - hour)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(codesAnHour);
  const [last] = asked;
  if (last && now - last.at < between) return { retryAfter: last.at + between - now };
  const first = asked[codesAnHour - 1];
  if (first) return { retryAfter: first.at + hour - now };
  const newest = await newestOf(tx, email, purpose);
  const isOwnersGood =
    newest?.askedBy === 'owner' && newest.consumedAt === null && newest.expiresAt > now && newest.attempts < codeTries;
  const id = uuid(random);
  const code = digitCode(random);
  const isSent = share === 'owner' || !isOwnersGood;
  await tx.insert(oneTimeCodes).values({
    id,
    userId,
    email,
    purpose,
    askedBy: share,
    codeHash: isSent ? hashOf(id, code) : null,
    expiresAt: now + lifetimes[purpose],
    sentAt: now,
  });
  return { code: isSent ? code : null };
}

/** The code of a mailbox that counts: the one that was sent last. */
async function newestOf(db: Queries, email: string, purpose: CodePurpose) {
  const [newest] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), isNotNull(oneTimeCodes.codeHash)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(1);
  return newest;
}

/** What became of a try; 'refused' was not looked at: there is no code, or it is used, over, or was tried too often. */
export type Tried = 'right' | 'wrong' | 'refused';

export interface MailedTry {
  email: string;
  purpose: CodePurpose;
  code: string;
  share: Share;
  /** Of the sign-in whose second factor it is. */
  challengeId?: string;
}

/**
 * Whether `code` is the newest one of the mailbox and purpose. The statement that allows a try counts it, and consumes
 * the code when it is the right one: of any number at once at most five of the owner's and five of others are evaluated,
 * and one is taken. Runs outside a transaction that a refusal would undo.
 * @throws {Problem} 429 when the share has no guess left today
 */
export async function tryCode(
  db: Db,
  { email, purpose, code, share, challengeId }: MailedTry,
  { now, random }: { now: number; random: RandomSource },
): Promise<Tried> {
  const newest = await newestOf(db, email, purpose);
  const attempts = share === 'owner' ? 'attempts' : 'otherAttempts';
  // A guess at nothing is none.
  if (!newest || newest[attempts] >= codeTries || newest.expiresAt <= now || newest.consumedAt !== null)
    return 'refused';
  const guess = await countGuess(db, { email, share, units: unitsOf.mailed, challengeId }, { now, random });
  const isRight = eq(oneTimeCodes.codeHash, hashOf(newest.id, code));
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      [attempts]: sql`${oneTimeCodes[attempts]} + 1`,
      consumedAt: sql`case when ${isRight} then ${sql.param(now, oneTimeCodes.consumedAt)}::timestamptz end`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, newest.id),
        lt(oneTimeCodes[attempts], codeTries),
        gt(oneTimeCodes.expiresAt, now),
        isNull(oneTimeCodes.consumedAt),
      ),
    )
    .returning({ consumedAt: oneTimeCodes.consumedAt });
  if (tried?.consumedAt === null) return 'wrong';
  await takeBack(db, guess);
  return tried ? 'right' : 'refused';
}
