import * as v from 'valibot';
import { longest, ticketStates } from '../../contract/rules/support/ticket';
import { tickets } from '../db/schema/support';
import { transact } from '../db/transaction';
import { listTickets, showTicket, type TicketBody } from '../domain/operator/tickets';
import { answerTicket, closeByOperator } from '../domain/support/answer';
import { type Command, type CommandParts, type CommandResult, flag, option, type Options, text, told } from './command';
import { idOf, minute, oneOf, ownerOf, pageAsked, pageOptions, pageUsage, short, toldList } from './lists';
import { type Column, facts } from './table';

const Answer = v.pipe(v.string(), v.trim(), v.nonEmpty('must say something'), v.maxLength(longest.message));

/** What customers ask, and our side of it. */
export const ticketCommands: Readonly<Record<string, Command>> = {
  tickets: {
    usage: `[--email a@b.co] [--state ${ticketStates.join('|')}] ${pageUsage}`,
    options: { email: text, state: text, ...pageOptions },
    run: list,
  },
  'ticket show': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: show },
  'ticket answer': {
    usage: '--id <id> --text "..." [--asks] [--json]',
    options: { id: text, text, asks: flag, json: flag },
    run: answer,
  },
  'ticket close': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: close },
};

const columns: readonly Column<TicketBody>[] = [
  { title: 'ID', most: 8, of: ({ id }) => short(id) },
  { title: 'MOVED', most: 16, of: ({ updated_at }) => minute(updated_at) },
  { title: 'EMAIL', most: 22, of: ({ email }) => email },
  { title: 'STATE', most: 8, of: ({ state }) => state },
  { title: 'ABOUT', most: 7, of: ({ category }) => category },
  { title: 'SUBJECT', most: 29, of: ({ subject }) => subject },
];

async function list({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = { state: oneOf(options, 'state', ticketStates), userId: await ownerOf(db, options) };
  return toldList(options, 'tickets', await listTickets(db, filter, await pageAsked(db, options, tickets.id)), columns);
}

async function show({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const ticket = await showTicket(db, await idOf(db, options, 'id', tickets.id));
  const lines = facts([
    ['id', ticket.id],
    ['email', ticket.email],
    ['customer', ticket.customer],
    ['state', ticket.state],
    ['about', ticket.category],
    ['website', ticket.domain ?? '-'],
    ['deposit', ticket.deposit ?? '-'],
    ['invoice', ticket.invoice ?? '-'],
    ['subject', ticket.subject],
    ...ticket.context.map(({ name, value }) => [name, value] as const),
  ]);
  // Each line of a message by itself: what steers a terminal is taken out there, and a line stays a line.
  const thread = ticket.thread.flatMap(({ at, by, via, text: words, attachments }) => [
    '',
    `${minute(at)} ${by}${via === 'mail' ? ', by mail' : ''}`,
    ...words.split(/\r?\n/).flatMap((line) => facts([['', line]])),
    ...attachments.flatMap((name) => facts([['', `attached: ${name}`]])),
  ]);
  return told(options, [...lines, ...thread], ticket);
}

async function answer({ db, clock, random, settings }: CommandParts, options: Options): Promise<CommandResult> {
  const id = await idOf(db, options, 'id', tickets.id);
  const said = { id, text: option(options, 'text', Answer), asks: options['asks'] === true };
  await transact(db, (tx) => answerTicket(tx, said, { now: clock.now(), random, settings }));
  const ticket = await showTicket(db, id);
  return told(options, `Answered, and mailed to ${ticket.email}. The ticket is ${ticket.state}.`, ticket);
}

async function close({ db, clock, random, settings }: CommandParts, options: Options): Promise<CommandResult> {
  const id = await idOf(db, options, 'id', tickets.id);
  await transact(db, (tx) => closeByOperator(tx, id, { now: clock.now(), random, settings }));
  return told(options, `Ticket ${short(id)} is closed.`, await showTicket(db, id));
}
