import { fromPromise } from 'xstate';
import type { MessageFolder } from '../../../contract/rules/websites/message';
import type { MessageDeed, MessagePage } from '../../../contract/wire/websites/messages';
import type { MessagesRequest, NamedMessage } from '../../../machines/websites/messages/messages.machine';
import { call } from './call';

export const loadMessages = fromPromise<MessagePage, MessagesRequest>(({ input: { id, folder, page }, signal }) =>
  call('siteMessages', { params: { id }, query: { folder, page: String(page) } }, signal),
);

const deed = async (id: string, body: MessageDeed, signal: AbortSignal) =>
  (await call('siteMessageDeed', { params: { id }, body }, signal)).sent_to;

export const markMessagesRead = fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
  await deed(id, { action: 'read-all' }, signal);
});

export const moveMessage = fromPromise<void, NamedMessage & { folder: MessageFolder }>(
  async ({ input: { site, id, folder }, signal }) => {
    await deed(site, { action: 'move', id, folder }, signal);
  },
);

export const deleteMessage = fromPromise<void, NamedMessage>(async ({ input: { site, id }, signal }) => {
  await deed(site, { action: 'delete', id }, signal);
});

export const sendTestMessage = fromPromise<readonly string[], { id: string }>(({ input: { id }, signal }) =>
  deed(id, { action: 'test' }, signal),
);
