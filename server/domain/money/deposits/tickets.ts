import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { sessions } from '../../../db/schema/accounts';
import { websocketTickets } from '../../../db/schema/money';
import { type RandomSource, secret, sha256 } from '../../../random';

/** Milliseconds between getting a ticket and showing it. */
export const ticketLifetime = 60_000;

export interface TicketHolder {
  userId: string;
  sessionId: string;
}

/** A ticket for the payment websocket: shown once, as the first message. Removes those that ran out. `now` in ms. */
export async function issueTicket(
  db: Queries,
  { userId, sessionId }: TicketHolder,
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  const ticket = secret(random);
  await db.delete(websocketTickets).where(lt(websocketTickets.expiresAt, now - ticketLifetime));
  await db
    .insert(websocketTickets)
    .values({ hash: sha256(ticket), userId, sessionId, expiresAt: now + ticketLifetime });
  return ticket;
}

/** Who holds the ticket, told to one caller alone; null for a used, expired or unknown one, or an ended session. */
export async function redeemTicket(db: Queries, ticket: string, now: number): Promise<TicketHolder | null> {
  const [used] = await db
    .update(websocketTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(websocketTickets.hash, sha256(ticket)),
        isNull(websocketTickets.usedAt),
        gt(websocketTickets.expiresAt, now),
      ),
    )
    .returning({ userId: websocketTickets.userId, sessionId: websocketTickets.sessionId });
  return used && (await isSessionOpen(db, used.sessionId, now)) ? used : null;
}

/** Whether the session still stands: not signed out, not run out. */
export async function isSessionOpen(db: Queries, sessionId: string, now: number): Promise<boolean> {
  const [open] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.expiresAt, now),
      ),
    );
  return open !== undefined;
}
