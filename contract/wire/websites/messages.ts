import * as v from 'valibot';
import { messageDoubts, messageFolders } from '../../rules/websites/message';
import { PageQuery } from '../money/page';
import type { Route } from '../route';
import { ProjectParams } from './project';

/** What a visitor of a website wrote to its business. */
export const SiteMessage = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** '' where they gave none. */
  phone: v.string(),
  text: v.string(),
  at: v.string(),
  is_read: v.boolean(),
  /** Why it was set aside as spam; null for one that was not. */
  doubt: v.nullable(v.picklist(messageDoubts)),
});
export type SiteMessage = v.InferOutput<typeof SiteMessage>;

export const MessagePage = v.object({
  /** Newest first. */
  items: v.array(SiteMessage),
  /** Of this folder, on all pages. */
  total: v.number(),
  page: v.number(),
  limit: v.number(),
  /** Of the inbox. */
  unread: v.number(),
  /** How many lie in each folder. */
  inbox: v.number(),
  spam: v.number(),
  /** Whether visitors see the form, and whom what they write is mailed to. */
  is_open: v.boolean(),
  recipients: v.array(v.string()),
});
export type MessagePage = v.InferOutput<typeof MessagePage>;

const id = v.pipe(v.string(), v.uuid());
/** What a customer does with them. A message of somebody else is one that is not there: nothing happens. */
export const MessageDeed = v.variant('action', [
  v.object({ action: v.literal('read-all') }),
  v.object({ action: v.literal('move'), id, folder: v.picklist(messageFolders) }),
  v.object({ action: v.literal('delete'), id }),
  /** Mails a test to whom messages are mailed. */
  v.object({ action: v.literal('test') }),
]);
export type MessageDeed = v.InferOutput<typeof MessageDeed>;

/** What visitors wrote through the form of a website. Additive. */
export const messageRoutes = {
  siteMessages: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/messages/',
    session: 'required',
    params: ProjectParams,
    query: v.object({
      folder: v.optional(v.picklist(messageFolders), 'inbox'),
      ...v.omit(PageQuery, ['cursor']).entries,
    }),
    replies: { 200: MessagePage },
  },
  /** `sent_to`: where a test went; empty for all else. */
  siteMessageDeed: {
    method: 'POST',
    base: '/api',
    path: '/project/:id/messages/',
    session: 'required',
    params: ProjectParams,
    body: MessageDeed,
    replies: { 200: v.object({ sent_to: v.array(v.string()) }) },
  },
} as const satisfies Record<string, Route>;
