import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Passkey } from '../../../../contract/wire/account/passkeys';
import type { ProviderName } from '../../../../contract/rules/account/providerNames';
import type { Queries, Tx } from '../../../db/client';
import { sessions } from '../../../db/schema/accounts';
import { passkeys } from '../../../db/schema/passkeys';
import { type RandomSource, uuid } from '../../../random';
import { dropTickets } from '../identities/tickets';
import { lockCustomer } from '../lock';
import { holdWaysIn, isOpenBy } from '../waysIn';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** More than anybody has devices for. */
export const passkeysMost = 20;

/** Milliseconds after a sign-in in which the customer need not show once more who they are. */
export const freshFor = 15 * 60_000;

const moment = (at: number) => new Date(at).toISOString();
const listed = ({ id, name, createdAt, usedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at: moment(createdAt),
  last_used_at: usedAt === null ? null : moment(usedAt),
});

export const passkeysOf = (db: Queries, userId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A customer's passkeys, the oldest first. */
export const listPasskeys = async (db: Queries, userId: string): Promise<Passkey[]> =>
  (await passkeysOf(db, userId)).map(listed);

export async function hasPasskey(db: Queries, userId: string): Promise<boolean> {
  const [found] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return found !== undefined;
}

export async function findPasskey(db: Queries, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

const open = (sessionId: string) => and(eq(sessions.id, sessionId), isNull(sessions.revokedAt));

/** Whether that session was begun so lately that its browser is still in the hands that signed in. */
export async function isFresh(db: Queries, sessionId: string, now: number): Promise<boolean> {
  const [fresh] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(open(sessionId), gt(sessions.createdAt, now - freshFor)));
  return fresh !== undefined;
}

export type NewPasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** Lets a passkey open the account from now on, as long as the session that asked for it is open. */
export async function addPasskey(
  tx: Tx,
  { userId, sessionId, name }: { userId: string; sessionId: string; name: string },
  made: NewPasskey,
  { now, random }: { now: number; random: RandomSource },
): Promise<Passkey | 'known' | 'too_many' | 'over'> {
  await lockCustomer(tx, userId);
  const [asking] = await tx.select({ id: sessions.id }).from(sessions).where(open(sessionId)).for('share');
  if (!asking) return 'over';
  const [had] = await tx.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((had?.number ?? 0) >= passkeysMost) return 'too_many';
  const [added] = await tx
    .insert(passkeys)
    .values({ id: uuid(random), userId, name, ...made, createdAt: now, usedAt: null })
    .onConflictDoNothing()
    .returning();
  return added ? listed(added) : 'known';
}

/** Takes a passkey away, and every sign-in that is on its way, unless nothing else opens the account. */
export async function removePasskey(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  usable: readonly ProviderName[],
): Promise<StoredPasskey | 'unknown' | 'only_way_in'> {
  const ways = await holdWaysIn(tx, userId);
  if (!ways?.passkeys.includes(id)) return 'unknown';
  const others = ways.passkeys.filter((one) => one !== id);
  if (!isOpenBy({ ...ways, passkeys: others }, usable)) return 'only_way_in';
  const removed = await tx.delete(passkeys).where(eq(passkeys.id, id)).returning();
  await dropTickets(tx, userId);
  return removed[0] ?? 'unknown';
}

/**
 * Counts a use. A count that is no higher than before is that of a copy, or of one that is kept on several devices, which
 * need not count: the latter is let in and said so, the former is not.
 */
export async function noteUse(
  tx: Tx,
  id: string,
  signed: number,
  now: number,
): Promise<{ opens: boolean; isSuspected: boolean }> {
  const [held] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  if (!held) return { opens: false, isSuspected: false };
  const isSuspected = (signed > 0 || held.counter > 0) && signed <= held.counter;
  const opens = !isSuspected || held.isSynced;
  if (opens)
    await tx
      .update(passkeys)
      .set({ counter: Math.max(signed, held.counter), usedAt: now })
      .where(eq(passkeys.id, id));
  return { opens, isSuspected };
}
