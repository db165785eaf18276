import { and, asc, count, eq, gt, inArray, lte, ne, not, sql } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import { holdLifetime } from '../../../../contract/rules/wizard/domainHold';
import { type DomainHold, holdRenewals } from '../../../../contract/wire/wizard/domainHolds';
import type { Queries, Tx } from '../../../db/client';
import { domainReservations } from '../../../db/schema/domains';
import { Problem } from '../../../http/problem';
import { type RandomSource, uuid } from '../../../random';
import { lockCustomer } from '../../account/lock';
import { firstPlan } from '../../money/plans/plans';
import { domainTaken } from '../../websites/domains/taken';

type Reservation = typeof domainReservations.$inferSelect;

/** Milliseconds that a name is held without a break, however often it is renewed. */
const longestHold = (1 + holdRenewals) * holdLifetime;
/** Milliseconds for others, after a hold has ended, before the same customer may begin another one of that name. */
const pause = holdLifetime;
/** Names held at a time: as many as the plan has websites, at least 3; where that has no limit, this has. */
const fewestHolds = 3;
const mostHolds = 20;

export const domainHeld = () =>
  new Problem(
    409,
    t('Another customer is ordering this domain right now. Please choose another one, or try again later.'),
    {
      code: 'domain-held',
    },
  );

/** The condition of the index that lets only one row of a name live. */
const living = sql`${domainReservations.state} <> 'released'`;
const isLive = (now: number) => and(eq(domainReservations.state, 'held'), gt(domainReservations.expiresAt, now));
const isOwn = (userId: string) => eq(domainReservations.userId, userId);
const named = (domain: string) => eq(domainReservations.domain, domain);

/**
 * The rows that `domain_reservations_living` keeps others out of, and that a customer may take all the same: an own
 * hold, and anybody's that has ended.
 */
const givesWay = (userId: string, now: number) =>
  sql`(${domainReservations.state} = 'held' and (${isOwn(userId)} or ${lte(domainReservations.expiresAt, now)}))`;

const textOf = ({ domain, expiresAt }: Pick<Reservation, 'domain' | 'expiresAt'>): DomainHold => ({
  name: domain,
  held_until: new Date(expiresAt ?? 0).toISOString(),
});

/** The names held for a customer; what ends first comes first. */
export async function listHolds(db: Queries, userId: string, now: number): Promise<DomainHold[]> {
  const rows = await db
    .select()
    .from(domainReservations)
    .where(and(isOwn(userId), isLive(now)))
    .orderBy(asc(domainReservations.expiresAt), asc(domainReservations.domain));
  return rows.map(textOf);
}

/** The customer's own hold of a name, while it lasts. */
export async function findHold(db: Queries, userId: string, domain: string, now: number): Promise<Reservation | null> {
  const [held] = await db
    .select()
    .from(domainReservations)
    .where(and(named(domain), isOwn(userId), isLive(now)));
  return held ?? null;
}

/**
 * Those of the names that the customer cannot have, by what keeps them: an order (an own one too: no name is sold
 * twice), or the hold of another customer while it lasts.
 */
export async function ofOthers(
  db: Queries,
  domains: readonly string[],
  userId: string,
  now: number,
): Promise<Map<string, 'ordered' | 'held'>> {
  const rows = await db
    .select({ domain: domainReservations.domain, state: domainReservations.state })
    .from(domainReservations)
    .where(and(inArray(domainReservations.domain, [...domains]), living, not(givesWay(userId, now))));
  return new Map(rows.map(({ domain, state }) => [domain, state === 'held' ? 'held' : 'ordered']));
}

export interface NameToHold {
  userId: string;
  domain: string;
  /** Per year, minor units. */
  price: number;
}

/**
 * Holds a name that the registrar sells for the customer, or holds it on. One row a name, which the database keeps
 * alone: of two customers at once one wins, and so it is between a hold and an order.
 * @throws {Problem} 409 with a code: domain-held, domain-taken, too-many-holds, hold-ended
 */
export async function holdDomain(
  tx: Tx,
  { userId, domain, price }: NameToHold,
  { now, random }: { now: number; random: RandomSource },
): Promise<DomainHold> {
  await lockCustomer(tx, userId);
  await forgetOld(tx, userId, now);
  await requireRoom(tx, { userId, domain }, now);
  const [former] = await tx
    .select()
    .from(domainReservations)
    .where(and(named(domain), isOwn(userId), eq(domainReservations.state, 'held')));
  // Released or run out, it goes on where it stopped: else a break of a moment would hold a name for ever.
  const since = former?.createdAt ?? now;
  const until = Math.min(now + holdLifetime, since + longestHold);
  if (until <= now)
    throw new Problem(
      409,
      t('You have held this domain for as long as we can. Others may order it now, and so may you.'),
      {
        code: 'hold-ended',
      },
    );
  const hold = { userId, state: 'held' as const, price, expiresAt: until, createdAt: since, updatedAt: now };
  const [held] = await tx
    .insert(domainReservations)
    .values({ ...hold, id: uuid(random), domain })
    .onConflictDoUpdate({
      target: domainReservations.domain,
      targetWhere: living,
      set: { ...hold, orderId: null },
      setWhere: givesWay(userId, now),
    })
    .returning();
  if (held) return textOf(held);
  const [other] = await tx
    .select()
    .from(domainReservations)
    .where(and(named(domain), living));
  throw other?.state === 'held' ? domainHeld() : domainTaken();
}

/** Ends a customer's hold of a name: others may have it at once. */
export async function releaseHold(tx: Queries, userId: string, domain: string, now: number): Promise<void> {
  await tx
    .update(domainReservations)
    .set({ expiresAt: now, updatedAt: now })
    .where(and(named(domain), isOwn(userId), isLive(now)));
}

/**
 * Reserves a name for an order; the customer's hold of it ends in that, another's keeps it.
 * @throws {Problem} 409 when another customer has it
 */
export async function reserveDomain(
  tx: Tx,
  { userId, domain, price, orderId }: NameToHold & { orderId: string },
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  const reservation = {
    userId,
    orderId,
    state: 'reserved' as const,
    price,
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const written = await tx
    .insert(domainReservations)
    .values({ ...reservation, id: uuid(random), domain })
    .onConflictDoUpdate({
      target: domainReservations.domain,
      targetWhere: living,
      set: reservation,
      setWhere: givesWay(userId, now),
    })
    .returning({ id: domainReservations.id });
  if (written.length === 0) throw domainTaken();
}

/** Frees the name of an order that came to nothing; one that the registrar has sold is nobody else's to order. */
export async function releaseOrdered(tx: Tx, orderId: string, now: number): Promise<void> {
  await tx
    .update(domainReservations)
    .set({ state: 'released', updatedAt: now })
    .where(and(eq(domainReservations.orderId, orderId), eq(domainReservations.state, 'reserved')));
}

/** What hinders nobody any more, and says nothing that a new hold would have to know. */
async function forgetOld(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .delete(domainReservations)
    .where(and(isOwn(userId), eq(domainReservations.state, 'held'), lte(domainReservations.expiresAt, now - pause)));
}

async function requireRoom(tx: Tx, { userId, domain }: Omit<NameToHold, 'price'>, now: number): Promise<void> {
  const limit = (await firstPlan(tx))?.projectLimit ?? 0;
  const room = limit === 0 ? mostHolds : Math.max(fewestHolds, limit);
  const [row] = await tx
    .select({ held: count() })
    .from(domainReservations)
    .where(and(isOwn(userId), isLive(now), ne(domainReservations.domain, domain)));
  if ((row?.held ?? 0) >= room)
    throw new Problem(409, t('We hold up to {room} domains for you at a time. Please let go of one first.', { room }), {
      code: 'too-many-holds',
    });
}
