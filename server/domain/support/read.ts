import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { FileType, TicketState } from '../../../contract/rules/support/ticket';
import type { Attachment, Ticket, TicketMessage, TicketThread } from '../../../contract/wire/support/tickets';
import type { Queries, Tx } from '../../db/client';
import { billingDocuments } from '../../db/schema/billing';
import { projects } from '../../db/schema/projects';
import { ticketMessages, tickets } from '../../db/schema/support';
import { notFound } from '../../http/problem';
import { says } from '../money/place';
import { attachmentsOf, type Attachment as StoredFile } from './attachments';

export type TicketRow = typeof tickets.$inferSelect;
type TicketBody = v.InferInput<typeof Ticket>;
type MessageBody = v.InferInput<typeof TicketMessage>;

/** A ticket as its customer names it. */
export interface Named {
  id: string;
  userId: string;
}

const whoseOf = ({ id, userId }: Named) => and(eq(tickets.id, id), eq(tickets.userId, userId));
const toText = (at: number) => new Date(at).toISOString();

/** The customer's, locked until the transaction ends. @throws {Problem} 404 */
export async function lockTicket(tx: Tx, named: Named): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(whoseOf(named)).for('update');
  if (!ticket) throw notFound();
  return ticket;
}

export const attachmentOf = ({ id, name, mediaType, bytes }: StoredFile): v.InferInput<typeof Attachment> => ({
  id,
  name,
  media_type: mediaType as FileType,
  bytes,
});

const rowOf = (ticket: TicketRow, domain: string | null): TicketBody => ({
  id: ticket.id,
  category: ticket.category,
  subject: ticket.subject,
  state: ticket.state,
  domain,
  created_at: toText(ticket.createdAt),
  updated_at: toText(ticket.updatedAt),
});

export interface TicketFilter {
  state?: TicketState | undefined;
  text?: string | undefined;
}

const fits = ({ state, text }: TicketFilter): SQL | undefined =>
  and(
    state && eq(tickets.state, state),
    text ? says(sql`${tickets.subject} || ' ' || coalesce(${projects.domain}, '')`, text) : undefined,
  );

/** A page of a customer's tickets, the newest word first, and what is counted of all. */
export async function listTickets(
  db: Queries,
  userId: string,
  filter: TicketFilter,
  { page, limit }: { page: number; limit: number },
) {
  const own = eq(tickets.userId, userId);
  const fitting = fits(filter);
  const rows = await db
    .select({ ticket: tickets, domain: projects.domain })
    .from(tickets)
    .leftJoin(projects, eq(projects.id, tickets.projectId))
    .where(and(own, fitting))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counts] = await db
    .select({
      listed: count(),
      total: fitting ? sql<number>`count(*) filter (where ${fitting})`.mapWith(Number) : count(),
    })
    .from(tickets)
    .leftJoin(projects, eq(projects.id, tickets.projectId))
    .where(own);
  return {
    items: rows.map(({ ticket, domain }) => rowOf(ticket, domain)),
    total: counts?.total ?? 0,
    listed: counts?.listed ?? 0,
  };
}

/** What was written in a ticket, oldest first. */
export async function messagesOf(db: Queries, ticketId: string): Promise<MessageBody[]> {
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.at), asc(ticketMessages.id));
  const files = await attachmentsOf(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map(({ id, author, via, text, at }) => ({
    id,
    by: author === 'customer' ? 'you' : 'support',
    via,
    text,
    at: toText(at),
    attachments: files.filter(({ messageId }) => messageId === id).map(attachmentOf),
  }));
}

/** A ticket of a customer with all that was written. @throws {Problem} 404 */
export async function threadOf(db: Queries, named: Named): Promise<v.InferInput<typeof TicketThread>> {
  const [found] = await db
    .select({ ticket: tickets, domain: projects.domain, number: billingDocuments.number })
    .from(tickets)
    .leftJoin(projects, eq(projects.id, tickets.projectId))
    .leftJoin(billingDocuments, eq(billingDocuments.id, tickets.documentId))
    .where(whoseOf(named));
  if (!found) throw notFound();
  const { ticket, domain, number } = found;
  return {
    ...rowOf(ticket, domain),
    deposit_id: ticket.depositId,
    invoice: ticket.documentId !== null && number !== null ? { id: ticket.documentId, number } : null,
    context: ticket.context,
    messages: await messagesOf(db, ticket.id),
  };
}
