import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { browserTickets } from '../../../db/schema/identities';
import { type RandomSource, secret, sha256 } from '../../../random';

export type Ticket = typeof browserTickets.$inferSelect;
export type TicketKind = Ticket['kind'];

/**
 * Milliseconds: how long somebody may take at a provider; from a press of Link to leaving; from callback to claim; with
 * the browser's dialog for a passkey, which a sign-in page offers for as long before it asks for another.
 */
export const ticketLifetimes: Record<TicketKind, number> = {
  start: 10 * 60_000,
  link: 60_000,
  handover: 60_000,
  passkey: 10 * 60_000,
  'passkey-add': 5 * 60_000,
};

/** Gives a browser something to come back with, once. @returns the secret for its cookie; only its hash is kept */
export async function openTicket(
  db: Queries,
  ticket: { kind: TicketKind; userId?: string | null; about?: Record<string, string> },
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  await sweep(db, now);
  const token = secret(random);
  await db.insert(browserTickets).values({
    hash: sha256(token),
    kind: ticket.kind,
    userId: ticket.userId ?? null,
    about: ticket.about ?? {},
    expiresAt: now + ticketLifetimes[ticket.kind],
  });
  return token;
}

const valid = (kind: TicketKind, token: string, now: number) =>
  and(eq(browserTickets.hash, sha256(token)), eq(browserTickets.kind, kind), gt(browserTickets.expiresAt, now));

/** What a browser came with, left as it is; null for nothing, and for what is over or used. */
export async function findTicket(
  db: Queries,
  kind: TicketKind,
  token: string | undefined,
  now: number,
): Promise<Ticket | null> {
  if (!token) return null;
  const [found] = await db
    .select()
    .from(browserTickets)
    .where(valid(kind, token, now));
  return found ?? null;
}

/** The same, and uses it up: of any number at once one gets it. */
export async function takeTicket(
  db: Queries,
  kind: TicketKind,
  token: string | undefined,
  now: number,
): Promise<Ticket | null> {
  if (!token) return null;
  const [taken] = await db
    .delete(browserTickets)
    .where(valid(kind, token, now))
    .returning();
  return taken ?? null;
}

/** Lets a ticket wait until `expiresAt` (ms) for what has to come first. */
export async function extendTicket(db: Queries, { hash }: Ticket, expiresAt: number): Promise<void> {
  await db.update(browserTickets).set({ expiresAt }).where(eq(browserTickets.hash, hash));
}

/** Ends whatever is on its way for an account. */
export async function dropTickets(db: Queries, userId: string): Promise<void> {
  await db.delete(browserTickets).where(eq(browserTickets.userId, userId));
}

/** Removes a few that are over; those that another is removing are left to it. */
async function sweep(db: Queries, now: number): Promise<void> {
  const over = db
    .select({ hash: browserTickets.hash })
    .from(browserTickets)
    .where(lte(browserTickets.expiresAt, now))
    .limit(20)
    .for('update', { skipLocked: true });
  await db.delete(browserTickets).where(inArray(browserTickets.hash, over));
}
