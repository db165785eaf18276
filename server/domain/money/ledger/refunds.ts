import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../db/client';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import type { orders } from '../../../db/schema/orders';
import type { RandomSource } from '../../../random';
import { type AccountCode, customerAccount } from './accounts';
import { lockBalance, post, type Posting } from './post';

type Order = typeof orders.$inferSelect;

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** Minor units of an order that went back to its customer already; the lock on the balance makes it stay so. */
export async function refundedOf(tx: Tx, order: Pick<Order, 'id' | 'userId'>, now: number): Promise<number> {
  await lockBalance(tx, order.userId, now);
  return readRefunded(tx, order);
}

/** The same sum as it stands now, without a lock: to look at, not to decide by. */
export async function readRefunded(db: Queries, { id, userId }: Pick<Order, 'id' | 'userId'>): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::int8`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.kind, 'refund'),
        sql`${ledgerEntries.details} ->> 'order' = ${id}`,
        eq(ledgerPostings.account, customerAccount(userId)),
      ),
    );
  return row?.sum ?? 0;
}

/**
 * Gives back all that an order took, once however often it is asked: its postings the other way round, the coupon's
 * discount with them. Of one that the operator gave back in part, the rest.
 * @returns minor units that went back with it
 */
export async function refundWhole(tx: Tx, order: Order, reason: string, { now, random }: Writing): Promise<number> {
  const { id, userId, domain, chargedTotal, ledgerEntryId } = order;
  if (ledgerEntryId === null) return 0;
  const before = await refundedOf(tx, order, now);
  const draft = { kind: 'refund' as const, userId, description: reason, details: { domain, order: id } };
  if (before > 0) {
    const rest = chargedTotal - before;
    if (rest <= 0) return 0;
    await post(tx, { ...draft, reference: `refund:${id}:rest`, postings: byHand(userId, rest) }, now, random);
    return rest;
  }
  const taken = await tx.select().from(ledgerPostings).where(eq(ledgerPostings.entryId, ledgerEntryId));
  const postings = taken.map(({ account, amount }) => ({ account: account as AccountCode, amount: -amount }));
  const { isNew } = await post(tx, { ...draft, reference: `refund:${id}`, postings }, now, random);
  return isNew ? chargedTotal : 0;
}

/** Gives back a part of what an order took, by the operator's hand and once: minor units. */
export const refundPart = (
  tx: Tx,
  { id, userId, domain }: Pick<Order, 'id' | 'userId' | 'domain'>,
  { amount, description }: { amount: number; description: string },
  { now, random }: Writing,
) =>
  post(
    tx,
    {
      reference: `refund:${id}`,
      kind: 'refund',
      userId,
      description,
      details: { domain, order: id },
      postings: byHand(userId, amount),
    },
    now,
    random,
  );

const byHand = (userId: string, amount: number): Posting[] => [
  { account: customerAccount(userId), amount },
  { account: 'refunds:orders', amount: -amount },
];
