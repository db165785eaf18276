import { eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/client';
import { ticketAttachments, tickets } from '../../db/schema/support';
import { threadOf } from './read';

/** Forgets all that a customer has asked. @returns the files to take down */
export async function forgetTickets(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx
    .delete(ticketAttachments)
    .where(eq(ticketAttachments.userId, userId))
    .returning({ path: ticketAttachments.path });
  await tx.delete(tickets).where(eq(tickets.userId, userId));
  return files.map(({ path }) => path);
}

/** All that a customer has asked, for the customer to keep. */
export async function exportTickets(db: Queries, userId: string) {
  const own = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(tickets.createdAt);
  const threads = [];
  for (const { id } of own) threads.push(await threadOf(db, { id, userId }));
  return threads;
}
