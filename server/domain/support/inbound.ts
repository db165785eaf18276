import { and, eq, sql } from 'drizzle-orm';
import { longest } from '../../../contract/rules/support/ticket';
import type { Db, Tx } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { ticketMessages, tickets } from '../../db/schema/support';
import { transact } from '../../db/transaction';
import type { InboundMail } from '../../providers/mail/inbound';
import type { InboundSettings } from '../../providers/mail/settings';
import { uuid } from '../../random';
import { type Limit, tally } from '../limits/limits';
import { isAnswerMark } from '../mail/supportLetters';
import { tokenIn } from './replyAddress';
import { reply, type Writing } from './write';

/** What became of a mail; everything but 'taken' leaves nothing behind. */
export type MailOutcome = 'taken' | 'twice' | 'unknown' | 'forged' | 'automatic' | 'empty' | 'too-many';

/** Times that a mail opens a ticket again which was closed: two machines that answer each other come to an end. */
const mostReopenings = 3;
const perTicket: Limit = { name: 'ticket-mail', points: 20, window: 3_600_000 };

/** What was written, without what the mail program quotes below it. */
export function writtenIn(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex(
    (line) =>
      isAnswerMark(line) ||
      /^\s*>/.test(line) ||
      /^-{2,}\s*original message\s*-{2,}$/i.test(line.trim()) ||
      /^on .{1,200}wrote:$/i.test(line.trim()),
  );
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\0/g, '')
    .trim()
    .slice(0, longest.message);
}

/**
 * A mail to a reply address: a message of the ticket that its token names, when it comes from the customer's own mailbox
 * and its service vouches for that. Nothing else has any effect, and who sent it is told nothing.
 */
export async function receiveMail(
  db: Db,
  mail: InboundMail,
  { support, ...writing }: Writing & { support: InboundSettings },
): Promise<MailOutcome> {
  const token = tokenIn(support, mail.recipient);
  if (token === null || !/^[0-9a-f]{32}$/.test(token)) return 'unknown';
  const [found] = await db
    .select({ id: tickets.id, userId: tickets.userId, email: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.replyToken, token));
  if (!found) return 'unknown';
  if (mail.isAutomatic) return 'automatic';
  if (!mail.isVouchedFor || mail.from !== found.email.toLowerCase()) return 'forged';
  const text = writtenIn(mail.text);
  if (text === '') return 'empty';
  const { points } = await tally(db, perTicket, found.id, writing.now);
  if (points > perTicket.points) return 'too-many';
  return transact(db, (tx) => take(tx, found, { ...mail, text }, writing));
}

async function take(
  tx: Tx,
  named: { id: string; userId: string },
  { text, id: mailId }: InboundMail,
  writing: Writing,
): Promise<MailOutcome> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, named.id)).for('update');
  if (!ticket) return 'unknown';
  const [known] = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.mailId, mailId)));
  if (known) return 'twice';
  if (ticket.state === 'closed') {
    if (ticket.reopenedByMail >= mostReopenings) return 'too-many';
    await tx
      .update(tickets)
      .set({ reopenedByMail: sql`${tickets.reopenedByMail} + 1` })
      .where(eq(tickets.id, ticket.id));
  }
  const message = { id: uuid(writing.random), text, attachments: [], via: 'mail' as const, mailId };
  return (await reply(tx, named, message, writing)) ? 'taken' : 'twice';
}
