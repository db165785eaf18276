import { and, desc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ledgerPostings } from '../../db/schema/ledger';
import type { RandomSource } from '../../random';
import { announce } from '../notices/announce';
import { ranLow } from '../notices/occurrences';
import { wishesOf } from '../notices/wishes';
import { ownerOf } from './ledger/accounts';

/**
 * Tells a customer that a charge has left less than they want, in its transaction: once until the balance has been higher
 * again, however many charges there are. An order says what it leaves before it is paid, and tells nothing.
 */
export async function tellIfLow(
  tx: Tx,
  account: Parameters<typeof ownerOf>[0],
  balance: number,
  writing: { now: number; random: RandomSource },
): Promise<void> {
  const userId = ownerOf(account);
  const threshold = (await wishesOf(tx, userId))?.lowBalance ?? 0;
  if (balance >= threshold) return;
  const [higher] = await tx
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.account, account), gte(ledgerPostings.balanceAfter, threshold)))
    .orderBy(desc(ledgerPostings.id))
    .limit(1);
  await announce(tx, userId, () => ranLow({ since: higher?.id ?? 0, balance, threshold }), writing);
}
