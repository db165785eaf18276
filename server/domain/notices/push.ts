import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { noticeEvents } from '../../../contract/rules/notices/notices';
import type { PushSubscription } from '../../../contract/wire/notices/push';
import type { Queries, Tx } from '../../db/client';
import { sessions, users } from '../../db/schema/accounts';
import { notices, pushSubscriptions } from '../../db/schema/notices';
import type { RandomSource } from '../../random';
import type { JobKind } from '../jobs/kind';
import { enqueue } from '../jobs/queue';

/*
 * What the bell shows, shown by a browser of which no page is open, where its owner has turned that on. It ends with the
 * session in which they did.
 */

const isOpen = (now: number) =>
  and(isNull(sessions.revokedAt), gt(sessions.idleExpiresAt, now), gt(sessions.expiresAt, now));

const browsersOf = (db: Queries, userId: string, now: number) =>
  db
    .select({ session: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isOpen(now)));

export const hasBrowsers = async (db: Queries, userId: string, now: number): Promise<boolean> =>
  (await browsersOf(db, userId, now)).length > 0;

/** Where the browser of a session is told; null where that is off. */
export async function endpointOf(db: Queries, sessionId: string): Promise<string | null> {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
  return found?.endpoint ?? null;
}

/**
 * Has a session's browser told from now on, and no other account's notices shown in it. The caller has put what its customer
 * does at once in one line.
 */
export async function turnPushOn(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  now: number,
): Promise<void> {
  await turnPushOff(tx, sessionId);
  const set = { sessionId, userId, p256dh, auth, createdAt: now };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...set })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
}

export async function turnPushOff(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** What is sent of a text: what a browser shows of more is cut off there. */
const shown = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

/**
 * Sends a notice to a browser, unless it was read meanwhile. An attempt that follows one that had arrived is the same
 * notice again: its topic replaces what waits at the push service, its id what the browser shows.
 */
export const sendPush: JobKind<{ session: string; notice: string }, string | null> = {
  kind: 'notices.push',
  payload: v.object({ session: v.pipe(v.string(), v.uuid()), notice: v.pipe(v.string(), v.uuid()) }),
  /** @returns the endpoint at which nobody is any more; null for one that was told, or is not to be told */
  async perform({ payload, now, signal, services: { db, providers } }) {
    const [found] = await db
      .select({ to: pushSubscriptions, notice: notices, language: users.language })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, users.id))
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(
        and(eq(notices.id, payload.notice), isNull(notices.readAt), eq(sessions.id, payload.session), isOpen(now)),
      );
    if (!found || !providers.push) return null;
    const { id, event, site, title, text, target } = found.notice;
    const words = { id, site, title: shown(title), text: shown(text), target, language: found.language ?? 'en' };
    const isUrgent = event in noticeEvents ? noticeEvents[event as keyof typeof noticeEvents].isUrgent : true;
    const message = { text: JSON.stringify(words), topic: id.replaceAll('-', ''), isUrgent };
    return (await providers.push.send(found.to, message, signal)) === 'gone' ? found.to.endpoint : null;
  },
  async record(tx, gone) {
    if (gone !== null) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, gone));
  },
};

/** Has each browser of a customer told of a notice that their bell shows, once the caller's transaction has committed. */
export async function pushNotice(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  writing: { now: number; random: RandomSource },
): Promise<void> {
  for (const { session } of await browsersOf(tx, userId, writing.now))
    await enqueue(tx, sendPush, { session, notice: id }, writing);
}
