import { and, eq } from 'drizzle-orm';
import { t } from '../../../contract/languages/t';
import type { TicketCategory, TicketState } from '../../../contract/rules/support/ticket';
import type { ContextItem } from '../../../contract/wire/support/tickets';
import type { Queries, Tx } from '../../db/client';
import { billingDocuments } from '../../db/schema/billing';
import { invoices } from '../../db/schema/money';
import { projects } from '../../db/schema/projects';
import { ticketMessages, tickets } from '../../db/schema/support';
import { afterCommit } from '../../db/transaction';
import { notFound, Problem } from '../../http/problem';
import type { RandomSource } from '../../random';
import { lockCustomer } from '../account/lock';
import { post } from '../mail/mail';
import { ticketNews } from '../mail/supportLetters';
import { nameAttachments } from './attachments';
import { lockTicket, type Named, type TicketRow } from './read';

export interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** Who answers tickets: told of each word of a customer. */
  operator: string;
}

export interface NewTicket extends Named {
  category: TicketCategory;
  projectId: string | undefined;
  depositId: string | undefined;
  documentId: string | undefined;
  subject: string;
  message: string;
  attachments: readonly string[];
  context: readonly ContextItem[];
}

/** What a ticket is about is its customer's. @throws {Problem} 404 */
async function requireOwn(db: Queries, { userId, projectId, depositId, documentId }: NewTicket): Promise<void> {
  const pairs = [
    [projects, projectId],
    [invoices, depositId],
    [billingDocuments, documentId],
  ] as const;
  for (const [table, id] of pairs) {
    if (id === undefined) continue;
    const [own] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.userId, userId)));
    if (!own) throw notFound();
  }
}

/**
 * Opens a ticket with its first message. @returns false when it is there already, which then stays as it is
 * @throws {Problem} 404 for what is not the customer's; 400 for a file that is gone
 */
export async function openTicket(tx: Tx, ticket: NewTicket, writing: Writing): Promise<boolean> {
  await lockCustomer(tx, ticket.userId);
  await requireOwn(tx, ticket);
  const { id, userId, category, subject, projectId, depositId, documentId, context, message, attachments } = ticket;
  const { now, random } = writing;
  const made = await tx
    .insert(tickets)
    .values({
      id,
      userId,
      category,
      subject,
      projectId: projectId ?? null,
      depositId: depositId ?? null,
      documentId: documentId ?? null,
      context: [...context],
      // Hexadecimal: on its way through mail programs an address loses its capitals.
      replyToken: Buffer.from(random.bytes(16)).toString('hex'),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [row] = made;
  // One of another customer's is found by nobody who asks for it.
  if (!row) return false;
  // The first message has the ticket's own id: one of each is made.
  await say(tx, row, { id, text: message, attachments, via: 'web' }, writing);
  return true;
}

export interface CustomerMessage {
  id: string;
  text: string;
  attachments: readonly string[];
  via: 'web' | 'mail';
  mailId?: string | undefined;
}

/** Adds a customer's message, tells the operator, and opens the ticket. @returns false for one that is there already */
async function say(tx: Tx, ticket: TicketRow, message: CustomerMessage, writing: Writing): Promise<boolean> {
  const { id, text, via, mailId = null } = message;
  const { now, random, operator } = writing;
  const made = await tx
    .insert(ticketMessages)
    .values({ id, ticketId: ticket.id, author: 'customer', via, text, mailId, at: now })
    .onConflictDoNothing()
    .returning({ id: ticketMessages.id });
  if (made.length === 0) return false;
  await nameAttachments(tx, { ids: message.attachments, userId: ticket.userId, messageId: id });
  await move(tx, ticket, 'open', now);
  await post(tx, { to: operator, userId: null }, () => ticketNews({ ...ticket, text }), { now, random });
  return true;
}

/** What follows from a ticket that moved: its place in the list, and the tabs of its customer. */
export async function move(tx: Tx, { id, userId }: Named, state: TicketState, now: number): Promise<void> {
  await tx.update(tickets).set({ state, updatedAt: now }).where(eq(tickets.id, id));
  afterCommit(tx, 'ticket', { userId });
}

/**
 * A customer's word in a ticket of theirs; it opens one that was closed. @returns false for one that is there already
 * @throws {Problem} 404; 400 for a file that is gone
 */
export async function reply(tx: Tx, named: Named, message: CustomerMessage, writing: Writing): Promise<boolean> {
  const ticket = await lockTicket(tx, named);
  const [known] = await tx
    .select({ ticketId: ticketMessages.ticketId })
    .from(ticketMessages)
    .where(eq(ticketMessages.id, message.id));
  if (known && known.ticketId !== ticket.id)
    throw new Problem(409, t('Please send this message again.'), { code: 'id' });
  return say(tx, ticket, message, writing);
}

/** Closing one that is closed, and opening one that is open, changes nothing. @throws {Problem} 404 */
export async function setClosed(tx: Tx, named: Named, isClosed: boolean, now: number): Promise<void> {
  const ticket = await lockTicket(tx, named);
  if ((ticket.state === 'closed') !== isClosed) await move(tx, ticket, isClosed ? 'closed' : 'open', now);
}
