import { and, count, eq, sql } from 'drizzle-orm';
import type { TicketState } from '../../../contract/rules/support/ticket';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { projects } from '../../db/schema/projects';
import { ticketMessages, tickets } from '../../db/schema/support';
import { threadOf } from '../support/read';
import { type Listed, missing, moment, newestFirst, olderThan, type PageAsked, pageOf } from './page';

export interface TicketBody {
  id: string;
  email: string;
  category: string;
  state: TicketState;
  subject: string;
  domain: string | null;
  messages: number;
  created_at: string;
  updated_at: string;
}

export interface TicketDetails extends TicketBody {
  customer: string;
  deposit: string | null;
  invoice: string | null;
  context: { name: string; value: string }[];
  thread: { at: string; by: 'customer' | 'support'; via: string; text: string; attachments: string[] }[];
}

const withOwner = (db: Queries) =>
  db
    .select({
      ticket: tickets,
      email: users.email,
      domain: projects.domain,
      messages:
        sql<number>`(${db.select({ count: count() }).from(ticketMessages).where(eq(ticketMessages.ticketId, tickets.id))})`.mapWith(
          Number,
        ),
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(projects, eq(projects.id, tickets.projectId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withOwner>>[number];

const bodyOf = ({ ticket, email, domain, messages }: Row): TicketBody => ({
  id: ticket.id,
  email,
  category: ticket.category,
  state: ticket.state,
  subject: ticket.subject,
  domain,
  messages,
  created_at: moment(ticket.createdAt),
  updated_at: moment(ticket.updatedAt),
});

const order = { at: tickets.createdAt, id: tickets.id };

/** Tickets, newest first. @throws {Problem} 404 for an `after` that is not there */
export async function listTickets(
  db: Queries,
  { state, userId }: { state: TicketState | undefined; userId: string | undefined },
  page: PageAsked,
): Promise<Listed<TicketBody>> {
  const found = await withOwner(db)
    .where(
      and(
        state && eq(tickets.state, state),
        userId === undefined ? undefined : eq(tickets.userId, userId),
        await olderThan(db, order, page.after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(found, page, bodyOf, ({ ticket }) => ticket.id);
}

/** A ticket with all that was written. @throws {Problem} 404 */
export async function showTicket(db: Queries, id: string): Promise<TicketDetails> {
  const [row] = await withOwner(db).where(eq(tickets.id, id));
  if (!row) throw missing();
  const { userId } = row.ticket;
  const { deposit_id: deposit, invoice, context, messages } = await threadOf(db, { id, userId });
  return {
    ...bodyOf(row),
    customer: userId,
    deposit,
    invoice: invoice?.number ?? null,
    context,
    thread: messages.map(({ at, by, via, text, attachments }) => ({
      at,
      by: by === 'you' ? 'customer' : 'support',
      via,
      text,
      attachments: attachments.map(({ name }) => name),
    })),
  };
}
