import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import { orderOf } from '../../../../contract/wire/wizard/draftOrder';
import { CreateOrder } from '../../../../contract/wire/wizard/order';
import { wishesLimit } from '../../../../contract/wire/wizard/orderWish';
import { wishLasts } from '../../../../contract/rules/wizard/orderWish';
import type { Queries, Tx } from '../../../db/client';
import { orderWishes } from '../../../db/schema/wishes';
import { afterCommit } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import { lockCustomer } from '../../account/lock';
import { enqueue } from '../../jobs/queue';
import { wishRequest } from '../../jobs/requests';
import { lockBalance } from '../../money/ledger/post';
import { findPlaced, type OrderRequest } from '../orders/place';

export type Wish = typeof orderWishes.$inferSelect;

/** A customer's order by its own id. */
export interface WishName {
  userId: string;
  orderKey: string;
}

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

export const thisWish = ({ userId, orderKey }: WishName) =>
  and(eq(orderWishes.userId, userId), eq(orderWishes.orderKey, orderKey));

/** The wish of an order, open or ended; null without one. */
export async function findWish(db: Queries, name: WishName): Promise<Wish | null> {
  const [found] = await db.select().from(orderWishes).where(thisWish(name));
  return found ?? null;
}

/**
 * Puts whoever places a customer's order, wishes for one or takes the wish back in one line, until the transaction ends;
 * in the order in which an order locks.
 */
export async function lockWishes(tx: Tx, userId: string, now: number): Promise<void> {
  await lockBalance(tx, userId, now);
  await lockCustomer(tx, userId);
}

/**
 * Notes that an order is to be placed once the balance covers it, for 24 h from now and for `total` (minor units) at most.
 * What was agreed before is replaced; the same agreement again changes nothing. Nothing is noted of an order that is placed.
 * @throws {Problem} 409 'too-many-wishes' when too many others wait
 */
export async function makeWish(
  tx: Tx,
  { request, total, ...name }: WishName & { request: OrderRequest; total: number },
  { now, random }: Writing,
): Promise<void> {
  const { userId, orderKey } = name;
  await lockWishes(tx, userId, now);
  if (await findPlaced(tx, userId, orderKey)) return;
  const before = await findWish(tx, name);
  const isOpen = before?.reason === null && now < before.until;
  if (isOpen && before.total === total && isDeepStrictEqual(before.request, request)) return;
  if (!isOpen) await requireRoom(tx, userId);
  const until = now + wishLasts;
  const agreed = { request, domain: request.domain_name, total, until, reason: null, createdAt: now, endedAt: null };
  const revision = (before?.revision ?? 0) + 1;
  await tx
    .insert(orderWishes)
    .values({ ...name, ...agreed, revision })
    .onConflictDoUpdate({ target: [orderWishes.userId, orderWishes.orderKey], set: { ...agreed, revision } });
  // Now, for the money may have come while the customer agreed, and at the end, which is told.
  const job = { user: userId, order: orderKey };
  await enqueue(tx, wishRequest, job, { now, random });
  await enqueue(tx, wishRequest, job, { now, random }, { runAt: until });
  afterCommit(tx, 'order', { userId });
}

async function requireRoom(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx
    .select({ open: count() })
    .from(orderWishes)
    .where(and(eq(orderWishes.userId, userId), isNull(orderWishes.reason)));
  if ((row?.open ?? 0) >= wishesLimit)
    throw new Problem(
      409,
      `${wishesLimit} of your orders wait for your balance already. Please pay for one of them, or take one back.`,
      { code: 'too-many-wishes' },
    );
}

/**
 * Takes a wish back when the draft of its order says another thing by now, so that nobody gets what they have changed; the
 * caller has locked the customer. What is agreed anew is wished for anew.
 */
export async function takeBackChanged(tx: Tx, userId: string, draft: Draft): Promise<void> {
  if (draft.order_id === null) return;
  const name = { userId, orderKey: draft.order_id };
  const wish = await findWish(tx, name);
  if (!wish) return;
  const order = v.safeParse(CreateOrder, orderOf(draft));
  if (order.success && isDeepStrictEqual(order.output, wish.request)) return;
  await tx.delete(orderWishes).where(thisWish(name));
  afterCommit(tx, 'order', { userId });
}

/** Takes the wish back: when the transaction has committed, nothing places the order but its customer. */
export async function takeBackWish(tx: Tx, name: WishName, now: number): Promise<void> {
  await lockWishes(tx, name.userId, now);
  await tx.delete(orderWishes).where(thisWish(name));
  afterCommit(tx, 'order', { userId: name.userId });
}
