import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderWishes } from '../../db/schema/wishes';
import type { RandomSource } from '../../random';
import { enqueue } from '../jobs/queue';
import { wishRequest } from '../jobs/requests';
import { chargeOwed } from './subscriptions/charge';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * What a credit is for, in its transaction: it pays what the customer owes, and has the orders looked at that wait for
 * money, each once. An order that is wished for in a transaction which has not ended yet looks by itself.
 *
 * @param cause names the credit; the same one never asks twice
 */
export async function spendCredit(tx: Tx, userId: string, cause: string, writing: Writing): Promise<void> {
  await chargeOwed(tx, userId, writing);
  const open = await tx
    .select({ order: orderWishes.orderKey })
    .from(orderWishes)
    .where(and(eq(orderWishes.userId, userId), isNull(orderWishes.reason)))
    .orderBy(asc(orderWishes.createdAt));
  for (const { order } of open) {
    const key = `wish:${userId}:${order}:${cause}`;
    await enqueue(tx, wishRequest, { user: userId, order }, writing, { key });
  }
}
