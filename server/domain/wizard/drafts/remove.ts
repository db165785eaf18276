import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { draftPictures, drafts } from '../../../db/schema/drafts';
import { orderWishes } from '../../../db/schema/wishes';
import { afterCommit } from '../../../db/transaction';
import type { RandomSource } from '../../../random';
import { lockCustomer } from '../../account/lock';
import { enqueue } from '../../jobs/queue';
import { takeDown } from '../../websites/pipeline/takeDown';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** Removes one draft of a customer with its pictures, and the wish to have it ordered. @returns false when there is none */
export async function removeDraft(tx: Tx, userId: string, id: string, writing: Writing): Promise<boolean> {
  await lockCustomer(tx, userId);
  return (await remove(tx, userId, eq(drafts.id, id), writing)) > 0;
}

/**
 * Removes the draft that an order was placed from, in the order's transaction, which has locked the customer: a save of
 * the draft waits until it ends, and is refused then.
 */
export async function removeOrdered(tx: Tx, userId: string, orderId: string, writing: Writing): Promise<void> {
  await remove(tx, userId, eq(drafts.orderId, orderId), writing);
}

/** Forgets every draft of a customer. @returns the files to take down */
export async function forgetDrafts(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx
    .delete(draftPictures)
    .where(eq(draftPictures.userId, userId))
    .returning({ path: draftPictures.path });
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  return files.map(({ path }) => path);
}

/** Removes the pictures that a draft names no longer. */
export async function removePictures(
  tx: Tx,
  draft: { userId: string; id: string; named: readonly string[] },
  writing: Writing,
): Promise<void> {
  const { userId, id, named } = draft;
  const isNamed = named.length > 0 ? notInArray(draftPictures.reference, [...named]) : undefined;
  const gone = await tx
    .delete(draftPictures)
    .where(and(eq(draftPictures.userId, userId), eq(draftPictures.draftId, id), isNamed))
    .returning({ path: draftPictures.path });
  await dropFiles(tx, gone, writing);
}

/** Has files removed once the transaction has committed. */
export async function dropFiles(tx: Tx, files: readonly { path: string }[], writing: Writing): Promise<void> {
  if (files.length > 0) await enqueue(tx, takeDown, { domains: [], files: files.map(({ path }) => path) }, writing);
}

async function remove(tx: Tx, userId: string, which: SQL, writing: Writing): Promise<number> {
  const found = await tx
    .select({ id: drafts.id, orderId: drafts.orderId })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), which));
  for (const { id, orderId } of found) {
    if (orderId !== null) {
      await tx.delete(orderWishes).where(and(eq(orderWishes.userId, userId), eq(orderWishes.orderKey, orderId)));
      afterCommit(tx, 'order', { userId });
    }
    await removePictures(tx, { userId, id, named: [] }, writing);
    await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.id, id)));
  }
  return found.length;
}
