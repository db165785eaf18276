import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { recoveryCodes } from '../../../db/schema/accounts';
import { type RandomSource, sha256 } from '../../../random';

const count = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters of a code, 5 bits each: 80 bits, which a hash without a salt keeps to itself. */
const length = 16;

const hashOf = (userId: string, code: string) => sha256(`${userId}:${code.replace(/[- ]/g, '')}`);

/** 256 is a multiple of 32: each letter is as likely as any other. */
function newCode(random: RandomSource): string {
  const code = Array.from(random.bytes(length), (byte) => letters[byte % letters.length]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Ten new codes in the place of the old ones. @returns them as they are read: only their hashes are kept */
export async function renewRecoveryCodes(
  tx: Queries,
  userId: string,
  { now, random }: { now: number; random: RandomSource },
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newCode(random));
  await forgetRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: now })));
  return codes;
}

/** Whether the code is one of the customer's that was not used; then it is. Of the same code at once one is taken. */
export async function takeRecoveryCode(db: Queries, userId: string, code: string, now: number): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function forgetRecoveryCodes(db: Queries, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
