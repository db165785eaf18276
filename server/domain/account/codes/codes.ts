import { codeInterval } from '../../../../contract/rules/account/mailedCode';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../db/client';
import { oneTimeCodes } from '../../../db/schema/accounts';
import { Problem } from '../../../http/problem';
import { digitCode, type RandomSource, sha256, uuid } from '../../../random';

export type CodePurpose = 'sign-up' | 'two-factor' | 'password-reset';

const minutes = 60_000;
/** Milliseconds. */
const lifetimes: Record<CodePurpose, number> = {
  'sign-up': 10 * minutes,
  'two-factor': 10 * minutes,
  'password-reset': 15 * minutes,
};
/** Milliseconds between two codes to one mailbox: it is not to be filled, nor a code guessed (docs/product.md, Mailed codes). */
const between = codeInterval * 1_000;
export const codesAnHour = 5;
export const codeTries = 5;
const hour = 3_600_000;

/** One answer for a wrong, an expired and a used code, and for a mailbox that nobody has. */
export const wrongCode = () =>
  new Problem(400, 'The code is wrong or has expired.', {
    code: 'wrong_code',
    fields: { otp_code: 'The code is wrong or has expired.' },
  });

export type Issued = { code: string } | { retryAfter: number };

const hashOf = (id: string, code: string) => sha256(`${id}:${code}`);

/**
 * A new code for a mailbox, unless one went out less than 30 s ago or five did within the hour: then how long to wait,
 * in ms. A mailbox that nobody has (`userId` null) is counted alike, so that it cannot be told apart.
 */
export async function issueCode(
  tx: Tx,
  { email, userId, purpose }: { email: string; userId: string | null; purpose: CodePurpose },
  { now, random }: { now: number; random: RandomSource },
): Promise<Issued> {
  // One mailbox at a time: two requests at once must not both see that nothing was sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${email}`}, 0))`);
  const sent = await tx
    .select({ at: oneTimeCodes.sentAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), gt(oneTimeCodes.sentAt, now - hour)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(codesAnHour);
  const [last] = sent;
  if (last && now - last.at < between) return { retryAfter: last.at + between - now };
  const first = sent[codesAnHour - 1];
  if (first) return { retryAfter: first.at + hour - now };
  const id = uuid(random);
  const code = digitCode(random);
  await tx.insert(oneTimeCodes).values({
    id,
    userId,
    email,
    purpose,
    codeHash: hashOf(id, code),
    expiresAt: now + lifetimes[purpose],
    sentAt: now,
  });
  return { code };
}

/** What became of a try; 'refused' was not looked at: there is no code, or it is used, over, or was tried too often. */
export type Tried = 'right' | 'wrong' | 'refused';

/**
 * Whether `code` is the newest one of the mailbox and purpose. The statement that allows a try counts it, and consumes
 * the code when it is the right one: of any number at once at most five are evaluated, and one is taken.
 * Runs outside a transaction that a refusal would undo.
 */
export async function tryCode(
  db: Queries,
  { email, purpose, code }: { email: string; purpose: CodePurpose; code: string },
  now: number,
): Promise<Tried> {
  const [newest] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(1);
  if (!newest) return 'refused';
  const isRight = eq(oneTimeCodes.codeHash, hashOf(newest.id, code));
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      attempts: sql`${oneTimeCodes.attempts} + 1`,
      consumedAt: sql`case when ${isRight} then ${sql.param(now, oneTimeCodes.consumedAt)}::timestamptz end`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, newest.id),
        lt(oneTimeCodes.attempts, codeTries),
        gt(oneTimeCodes.expiresAt, now),
        isNull(oneTimeCodes.consumedAt),
      ),
    )
    .returning({ consumedAt: oneTimeCodes.consumedAt });
  if (!tried) return 'refused';
  return tried.consumedAt === null ? 'wrong' : 'right';
}
