import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Tokens } from '../../../contract/wire/account/account';
import type { Queries, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { retiredTokens, sessions, users } from '../../db/schema/accounts';
import type { Authenticate } from '../../http/session';
import { type RandomSource, secret, uuid } from '../../random';
import { announce } from '../notices/announce';
import { signedInElsewhere } from '../notices/occurrences';
import { type Device, isKnownPlace, note } from './events';
import {
  absoluteLifetime,
  accessLifetime,
  hashOf,
  idleLifetime,
  newToken,
  predecessorWindow,
  seenEvery,
  successorOf,
} from './tokens';

/**
 * Begins a family of tokens for a customer who has proved who they are, and tells them when it is from a place that no
 * earlier sign-in came from. `now` in ms.
 */
export async function openSession(
  tx: Tx,
  userId: string,
  { device, address }: Device,
  { now, random }: { now: number; random: RandomSource },
): Promise<Tokens> {
  const access = newToken(random);
  const refresh = newToken(random);
  const id = uuid(random);
  await tx.insert(sessions).values({
    id,
    userId,
    accessHash: hashOf(access),
    accessExpiresAt: now + accessLifetime,
    refreshHash: hashOf(refresh),
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + idleLifetime,
    expiresAt: now + absoluteLifetime,
    device,
    address,
  });
  if ((await isKnownPlace(tx, userId, { device, address })) === false) {
    const elsewhere = () => signedInElsewhere({ session: id, device, address, at: now });
    await announce(tx, userId, elsewhere, { now, random });
  }
  await note(tx, { userId, sessionId: id, kind: 'signed-in', device, address, at: now });
  return { access_token: access, refresh_token: refresh };
}

const sessionOf = prepared<
  { hash: string; now: string },
  { sessionId: string; lastSeenAt: number; id: string; email: string; verifiedAt: number | null }[]
>('session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      verifiedAt: users.verifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.accessHash, sql.placeholder('hash')),
        gt(sessions.accessExpiresAt, sql.placeholder('now')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
      ),
    ),
);

/**
 * Who holds an access token; the row is read on each request, so that a logout ends the session at once. When it was
 * last seen is written at most once a minute: each request would write the row again for a list that few look at.
 */
export const authenticate: Authenticate = async (db, token, now) => {
  const [found] = await sessionOf(db, { hash: hashOf(token), now: new Date(now).toISOString() });
  if (!found) return null;
  if (found.lastSeenAt <= now - seenEvery) {
    // Asked again of the row: of many requests at once one writes it.
    const isDue = lte(sessions.lastSeenAt, now - seenEvery);
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, found.sessionId), isDue));
  }
  return {
    user: { id: found.id, email: found.email, isVerified: found.verifiedAt !== null },
    session: { id: found.sessionId },
  };
};

/**
 * The next pair of a family; null for a refresh token that opens nothing. The row is locked, so that parallel refreshes
 * come one after the other: the first rotates, the others are the immediate predecessor and get the same pair. Anything
 * older was stolen or replayed: it revokes the family.
 */
export async function rotate(
  tx: Tx,
  token: string,
  { now, random }: { now: number; random: RandomSource },
): Promise<Tokens | null> {
  const hash = hashOf(token);
  const [current] = await tx.select().from(sessions).where(eq(sessions.refreshHash, hash)).for('update');
  if (current) {
    if (!isAlive(current, now)) return null;
    const salt = secret(random, 16);
    const next = successorOf(token, salt);
    if (current.predecessorHash) {
      await tx
        .insert(retiredTokens)
        .values({ hash: current.predecessorHash, sessionId: current.id, retiredAt: now })
        .onConflictDoNothing();
    }
    await tx
      .update(sessions)
      .set({
        accessHash: hashOf(next.access),
        accessExpiresAt: Math.min(now + accessLifetime, current.expiresAt),
        refreshHash: hashOf(next.refresh),
        predecessorHash: hash,
        rotationSalt: salt,
        rotatedAt: now,
        lastSeenAt: now,
        idleExpiresAt: Math.min(now + idleLifetime, current.expiresAt),
      })
      .where(eq(sessions.id, current.id));
    return { access_token: next.access, refresh_token: next.refresh };
  }
  return repeat(tx, token, hash, now);
}

type Session = typeof sessions.$inferSelect;
const isAlive = (session: Session, now: number) =>
  session.revokedAt === null && session.idleExpiresAt > now && session.expiresAt > now;

/**
 * A token that is not the newest of any family: the predecessor within its window, else a replay. The row is locked
 * here too, so that of many replays at once one ends the family, and its owner reads of it once.
 */
async function repeat(tx: Tx, token: string, hash: string, now: number): Promise<Tokens | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.predecessorHash, hash)).for('update');
  if (session) {
    if (!isAlive(session, now)) return null;
    const isFresh = session.rotatedAt !== null && now - session.rotatedAt <= predecessorWindow;
    if (isFresh && session.rotationSalt) {
      const next = successorOf(token, session.rotationSalt);
      return { access_token: next.access, refresh_token: next.refresh };
    }
    await revokeReplayed(tx, session, now);
    return null;
  }
  const [old] = await tx
    .select({ session: sessions })
    .from(retiredTokens)
    .innerJoin(sessions, eq(sessions.id, retiredTokens.sessionId))
    .where(eq(retiredTokens.hash, hash))
    .for('update', { of: sessions });
  if (old && isAlive(old.session, now)) await revokeReplayed(tx, old.session, now);
  return null;
}

async function revokeReplayed(tx: Tx, { id, userId, device, address }: Session, now: number) {
  await revoke(tx, id, 'replayed', now);
  await note(tx, { userId, sessionId: id, kind: 'token-replayed', device, address, at: now });
}

/** Ends a session at once; a second time does nothing. */
export async function revoke(tx: Queries, sessionId: string, reason: string, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/**
 * Signs out: ends the session that is known by its access token, and the one that a refresh token belongs to, however
 * old the token. Whoever leaves after the access token ran out, or while another tab renews it, is out too.
 * @returns whose sessions have ended
 */
export async function signOut(
  tx: Tx,
  { sessionId, refreshToken }: { sessionId: string | undefined; refreshToken: string | undefined },
  { device, address }: Device,
  now: number,
): Promise<string[]> {
  const hash = refreshToken === undefined ? null : hashOf(refreshToken);
  const retired = tx
    .select({ id: retiredTokens.sessionId })
    .from(retiredTokens)
    .where(eq(retiredTokens.hash, hash ?? ''));
  const named = [
    ...(sessionId === undefined ? [] : [eq(sessions.id, sessionId)]),
    ...(hash === null
      ? []
      : [eq(sessions.refreshHash, hash), eq(sessions.predecessorHash, hash), inArray(sessions.id, retired)]),
  ];
  if (named.length === 0) return [];
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'signed-out' })
    .where(and(or(...named), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id, userId: sessions.userId });
  for (const { id, userId } of ended)
    await note(tx, { userId, sessionId: id, kind: 'signed-out', device, address, at: now });
  return [...new Set(ended.map(({ userId }) => userId))];
}

/** Whose session a refresh token belongs to, or once did; null for one that nobody was given. */
export async function ownerOf(db: Queries, refreshToken: string): Promise<string | null> {
  const hash = hashOf(refreshToken);
  const retired = db.select({ id: retiredTokens.sessionId }).from(retiredTokens).where(eq(retiredTokens.hash, hash));
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(or(eq(sessions.refreshHash, hash), eq(sessions.predecessorHash, hash), inArray(sessions.id, retired)));
  return found?.userId ?? null;
}

/** Ends every session of a customer but `except`, at once. */
export async function revokeAll(
  tx: Queries,
  userId: string,
  { except, reason }: { except: string | null; reason: string },
  now: number,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    );
}

const living = (userId: string, now: number) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, now),
    gt(sessions.expiresAt, now),
  );

/** A customer's open sessions, the one that was used last first. */
export async function listSessions(db: Queries, userId: string, currentId: string, now: number) {
  const rows = await db.select().from(sessions).where(living(userId, now)).orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    id,
    device,
    address,
    created_at: new Date(createdAt).toISOString(),
    last_seen_at: new Date(lastSeenAt).toISOString(),
    is_current: id === currentId,
  }));
}

/** Ends one open session of a customer. @returns false for one that is not there, or is another's */
export async function revokeOwn(tx: Queries, userId: string, id: string, now: number): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'revoked' })
    .where(and(living(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
