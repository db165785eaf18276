import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ticketMessages, tickets } from '../../db/schema/support';
import { Problem } from '../../http/problem';
import { type RandomSource, uuid } from '../../random';
import type { Settings } from '../../settings';
import { findById } from '../account/accounts';
import { deletedMailbox, type Letter, post } from '../mail/mail';
import { ticketAnswered, ticketClosed } from '../mail/supportLetters';
import { announce } from '../notices/announce';
import { ticketAnswered as answered } from '../notices/occurrences';
import type { TicketRow } from './read';
import { replyAddress } from './replyAddress';
import { move } from './write';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  settings: Pick<Settings, 'origins' | 'support'>;
}

async function lock(tx: Tx, id: string): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!ticket) throw new Problem(404, 'There is none with this id.', { code: 'not_found' });
  return ticket;
}

async function tell(tx: Tx, { userId }: TicketRow, letter: () => Letter, writing: Writing): Promise<void> {
  const user = await findById(tx, userId);
  if (user && user.email !== deletedMailbox(userId)) await post(tx, { to: user.email, userId }, letter, writing);
}

const addressOf = ({ id }: TicketRow, { settings }: Writing) => `${settings.origins.app}/support/?thread=${id}`;

/** The operator's answer, of which the customer is told as they chose. `asks`: the customer is waited for. @throws {Problem} 404 */
export async function answerTicket(
  tx: Tx,
  { id, text, asks }: { id: string; text: string; asks: boolean },
  writing: Writing,
): Promise<TicketRow> {
  const ticket = await lock(tx, id);
  const { now, random, settings } = writing;
  const message = uuid(random);
  await tx.insert(ticketMessages).values({ id: message, ticketId: id, author: 'operator', via: 'web', text, at: now });
  await move(tx, ticket, asks ? 'waiting' : 'answered', now);
  const replyTo = replyAddress(settings.support, ticket.replyToken);
  const { subject } = ticket;
  const told = () => {
    const letter = ticketAnswered({ subject, text, asks, replyTo, address: addressOf(ticket, writing) });
    return answered({ ticket: id, message, subject, letter });
  };
  await announce(tx, ticket.userId, told, writing);
  return ticket;
}

/** Closes a ticket, and says so by mail; of one that is closed nothing changes. @throws {Problem} 404 */
export async function closeByOperator(tx: Tx, id: string, writing: Writing): Promise<TicketRow> {
  const ticket = await lock(tx, id);
  if (ticket.state === 'closed') return ticket;
  await move(tx, ticket, 'closed', writing.now);
  const letter = () => ticketClosed({ subject: ticket.subject, address: addressOf(ticket, writing) });
  await tell(tx, ticket, letter, writing);
  return ticket;
}
