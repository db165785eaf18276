import * as v from 'valibot';
import { t } from '../../languages/t';
import { contextNames } from '../../rules/support/supportAddress';
import {
  fileProblems,
  fileTypes,
  type FileType,
  largestFile,
  longest,
  mostFiles,
  ticketCategories,
  ticketStates,
} from '../../rules/support/ticket';
import { PageQuery, TextQuery } from '../money/page';
import type { Route } from '../route';

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const types = Object.keys(fileTypes) as [FileType, ...FileType[]];

/** One line: it stands in the subject of mails. */
const Line = v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, t('This must be one line.')));
const Subject = v.pipe(
  Line,
  v.nonEmpty(t('Please say what it is about')),
  v.maxLength(longest.subject, t('Please use at most {number} characters', { number: longest.subject })),
);
const Message = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(t('Please write a message')),
  v.maxLength(longest.message, t('Please use at most {number} characters', { number: longest.message })),
  v.check((text) => !text.includes('\0'), t('This message cannot be read.')),
);

export const ContextItem = v.object({
  name: v.picklist(contextNames),
  value: v.pipe(Line, v.nonEmpty(), v.maxLength(longest.contextValue)),
});
export type ContextItem = v.InferOutput<typeof ContextItem>;

export const Attachment = v.object({
  id: v.string(),
  name: v.string(),
  media_type: v.picklist(types),
  bytes: v.number(),
});
export type Attachment = v.InferOutput<typeof Attachment>;

export const TicketMessage = v.object({
  id: v.string(),
  by: v.picklist(['you', 'support']),
  /** How it came. */
  via: v.picklist(['web', 'mail']),
  text: v.string(),
  at: v.string(),
  attachments: v.array(Attachment),
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;

export const Ticket = v.object({
  id: v.string(),
  category: v.picklist(ticketCategories),
  subject: v.string(),
  state: v.picklist(ticketStates),
  /** Of the website that it is about. */
  domain: v.nullable(v.string()),
  created_at: v.string(),
  /** When somebody wrote last, or it was closed or opened again. */
  updated_at: v.string(),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const TicketThread = v.object({
  ...Ticket.entries,
  deposit_id: v.nullable(v.string()),
  invoice: v.nullable(v.object({ id: v.string(), number: v.string() })),
  context: v.array(ContextItem),
  /** Oldest first. */
  messages: v.array(TicketMessage),
});
export type TicketThread = v.InferOutput<typeof TicketThread>;

const Files = v.optional(v.pipe(v.array(id), v.maxLength(mostFiles, fileProblems.number)), []);

export const CreateTicket = v.object({
  /** The browser makes it, so that one that is sent again is the same ticket. */
  id,
  category: v.picklist(ticketCategories, t('Please choose what it is about')),
  project_id: v.optional(id),
  deposit_id: v.optional(id),
  invoice_id: v.optional(id),
  subject: Subject,
  message: Message,
  attachments: Files,
  context: v.optional(v.pipe(v.array(ContextItem), v.maxLength(contextNames.length)), []),
});
/** What of it is typed: the browser checks it too. */
export const TicketWords = v.pick(CreateTicket, ['category', 'subject', 'message']);
export const SendMessage = v.object({ id, message: Message, attachments: Files });

export const SaveAttachment = v.object({
  id,
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)),
  /** Base64. */
  content: v.pipe(
    v.string(),
    v.nonEmpty(fileProblems.empty),
    v.maxLength(Math.ceil(largestFile / 3) * 4, fileProblems.size),
    v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  ),
});

export const TicketQuery = v.object({
  state: v.optional(v.picklist(ticketStates)),
  ...TextQuery.entries,
  ...v.omit(PageQuery, ['cursor']).entries,
});
export const TicketPage = v.object({
  items: v.array(Ticket),
  /** Those that fit the filters, on all pages. */
  total: v.number(),
  /** All that there are. */
  listed: v.number(),
  page: v.number(),
  limit: v.number(),
});

const TicketParams = v.object({ id });
const own = { base: '/api', session: 'required' } as const;

/** Additive: what customers ask, and what becomes of it. An id of somebody else's answers like an unknown one. */
export const ticketRoutes = {
  /** The newest word first; the text is part of the subject or of the domain, in any case. */
  tickets: { ...own, method: 'GET', path: '/tickets/', query: TicketQuery, replies: { 200: TicketPage } },
  /** 200 for one that is there already. */
  createTicket: {
    ...own,
    method: 'POST',
    path: '/tickets/',
    body: CreateTicket,
    replies: { 200: TicketThread, 201: TicketThread },
  },
  ticket: { ...own, method: 'GET', path: '/tickets/:id/', params: TicketParams, replies: { 200: TicketThread } },
  ticketMessages: {
    ...own,
    method: 'GET',
    path: '/tickets/:id/messages/',
    params: TicketParams,
    replies: { 200: v.array(TicketMessage) },
  },
  /** Opens one that was closed. 200 for a message that is there already. */
  sendTicketMessage: {
    ...own,
    method: 'POST',
    path: '/tickets/:id/messages/',
    params: TicketParams,
    body: SendMessage,
    replies: { 200: TicketThread, 201: TicketThread },
  },
  closeTicket: {
    ...own,
    method: 'POST',
    path: '/tickets/:id/close/',
    params: TicketParams,
    body: v.object({}),
    replies: { 200: TicketThread },
  },
  reopenTicket: {
    ...own,
    method: 'POST',
    path: '/tickets/:id/reopen/',
    params: TicketParams,
    body: v.object({}),
    replies: { 200: TicketThread },
  },
  /** A file, before the message that names it: what no message names within a day is gone. */
  saveAttachment: {
    ...own,
    method: 'POST',
    path: '/tickets/attachments/',
    body: SaveAttachment,
    replies: { 201: Attachment },
  },
  attachment: {
    ...own,
    method: 'GET',
    path: '/tickets/attachments/:id/',
    params: TicketParams,
    isFile: true,
    replies: { 200: v.blob() },
  },
} as const satisfies Record<string, Route>;
