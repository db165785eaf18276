import type { MessagePage, SiteMessage } from '../../../contract/wire/websites/messages';
import { type Cases, defineModels } from '../../paths/model';
import { messagesMachine } from './messages.machine';

export const site = '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';
export const ids = ['0b6f4a52-8a1f-4f6e-9d0c-1f2e3d4c5b6a', '1c7f5b63-9b20-4f7f-8e1d-203f4e5d6c7b'] as const;

export const message = (place: 0 | 1, changes: Partial<SiteMessage> = {}): SiteMessage => ({
  id: ids[place],
  name: ['Grace Hopper', 'Alan Turing'][place] ?? '',
  email: 'visitor@example.com',
  phone: '',
  text: 'Are you open on Sunday?\nBest wishes',
  at: '2026-11-22T09:30:00.000Z',
  is_read: true,
  doubt: null,
  ...changes,
});

export const pageOf = (items: SiteMessage[], changes: Partial<MessagePage> = {}): MessagePage => ({
  items,
  total: items.length,
  page: 1,
  limit: 10,
  unread: 0,
  inbox: items.length,
  spam: 0,
  is_open: true,
  recipients: ['owner@bakery.example'],
  ...changes,
});

export const two = pageOf([message(0), message(1, { phone: '+32 9 000 00 00' })]);
export const fresh = pageOf([message(0, { is_read: false })], { unread: 1 });
export const many = pageOf([message(0), message(1)], { total: 12, inbox: 12 });
export const spam = pageOf([message(0, { doubt: 'links' })], { inbox: 0, spam: 1 });
/** The form is switched off. */
export const none = pageOf([], { is_open: false });

const broken = { error: { status: 500, message: '' } };
const silent: Cases<typeof messagesMachine> = {
  'folder.choose': [],
  'page.turn': [],
  'message.move': [],
  'message.delete': [],
  'xstate.done.actor.loadMessages': [{ output: two }],
  'xstate.error.actor.loadMessages': [],
  'xstate.done.actor.markMessagesRead': [],
  'xstate.error.actor.markMessagesRead': [],
  'xstate.done.actor.moveMessage': [],
  'xstate.error.actor.moveMessage': [],
  'xstate.done.actor.deleteMessage': [],
  'xstate.error.actor.deleteMessage': [],
  'xstate.done.actor.sendTestMessage': [],
  'xstate.error.actor.sendTestMessage': [],
  'xstate.error.actor.watchWebsite': [],
};
const heard = { watchWebsite: ['website.outdated'] } as const;

/** The list is read, again and in its other folder. */
const listModels = defineModels(messagesMachine, {
  worlds: { 'a website': { id: site } },
  cases: {
    ...silent,
    'folder.choose': [{ folder: 'spam' }, { folder: 'inbox' }],
    'xstate.done.actor.loadMessages': [{ output: fresh }, { output: none }],
    'xstate.error.actor.loadMessages': [broken],
    'xstate.done.actor.markMessagesRead': [{ output: undefined }],
    'xstate.error.actor.markMessagesRead': [broken],
    'xstate.error.actor.watchWebsite': [{ error: new Error('broken') }],
  },
  heard,
  project: ({ folder, listing, problem }) => [folder, listing?.total, problem],
});

/** Page by page. */
const pageModels = defineModels(messagesMachine, {
  worlds: { 'many messages': { id: site } },
  cases: {
    ...silent,
    'page.turn': [{ to: 'older' }, { to: 'newer' }],
    'xstate.done.actor.loadMessages': [{ output: many }, { output: none }],
  },
  heard,
  project: ({ page, listing }) => [page, listing?.total],
});

/** Something is done with one of them, and whether mail arrives. */
const deedModels = defineModels(messagesMachine, {
  worlds: { 'two messages': { id: site } },
  cases: {
    ...silent,
    'folder.choose': [{ folder: 'spam' }],
    'message.move': [{ id: ids[0] }, { id: site }],
    'message.delete': [{ id: ids[0] }],
    'xstate.done.actor.moveMessage': [{ output: undefined }],
    'xstate.error.actor.moveMessage': [broken],
    'xstate.done.actor.deleteMessage': [{ output: undefined }],
    'xstate.error.actor.deleteMessage': [broken],
    'xstate.done.actor.sendTestMessage': [{ output: two.recipients }],
    'xstate.error.actor.sendTestMessage': [{ error: { status: 409, message: 'This website is not live.' } }],
  },
  heard,
  project: ({ folder, listing, subject, refusal, sentTo }) => [folder, listing?.total, subject, refusal, sentTo.length],
});

export const messagesDelays = {};
export const messagesModels = [...listModels, ...pageModels, ...deedModels];
