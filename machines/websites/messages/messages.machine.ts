import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { MessageFolder } from '../../../contract/rules/websites/message';
import type { MessagePage } from '../../../contract/wire/websites/messages';
import { listener, port } from '../../kit/port';

export interface MessagesContext {
  /** Project's id. */
  id: string;
  folder: MessageFolder;
  /** From 1. */
  page: number;
  /** Null while nothing is known of that folder. */
  listing: MessagePage | null;
  /** Why they could not be loaded, in the catalogue's words. */
  problem: string | null;
  /** Which message something is done with. */
  subject: string | null;
  /** Why that, or a test, was not done. */
  refusal: string | null;
  /** Where a test was mailed; empty before one. */
  sentTo: readonly string[];
}

export type MessagesEvent =
  | { type: 'messages.retry' }
  | { type: 'folder.choose'; folder: MessageFolder }
  | { type: 'page.turn'; to: 'newer' | 'older' }
  | { type: 'website.outdated' }
  /** To the other folder. */
  | { type: 'message.move'; id: string }
  | { type: 'message.delete'; id: string }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.decline' }
  | { type: 'test.send' };

export interface MessagesRequest {
  id: string;
  folder: MessageFolder;
  page: number;
}
/** One message of a website. */
export interface NamedMessage {
  site: string;
  id: string;
}

type Failing = { error: unknown };
type Subject = { id: string };

const subjectOf = ({ context: { id, subject } }: { context: MessagesContext }) => ({ site: id, id: subject ?? '' });
const ofSite = ({ context: { id } }: { context: MessagesContext }) => ({ id });

/** What visitors of a website wrote: read, sorted, deleted; and whether it reaches the business by mail. */
export const messagesMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadMessages: port<MessagePage, MessagesRequest>('loadMessages'),
    markMessagesRead: port<void, { id: string }>('markMessagesRead'),
    moveMessage: port<void, NamedMessage & { folder: MessageFolder }>('moveMessage'),
    deleteMessage: port<void, NamedMessage>('deleteMessage'),
    sendTestMessage: port<readonly string[], { id: string }>('sendTestMessage'),
    watchWebsite: listener('watchWebsite'),
  },
  actions: {
    setListing: assign((_, listing: MessagePage) => ({ listing, problem: null })),
    setFolder: assign((_, { folder }: { folder: MessageFolder }) => ({
      folder,
      page: 1,
      listing: null,
      problem: null,
      refusal: null,
      sentTo: [],
    })),
    setPage: assign(({ context: { page } }, { to }: { to: 'newer' | 'older' }) => ({
      page: to === 'older' ? page + 1 : page - 1,
    })),
    setSubject: assign((_, { id }: Subject) => ({ subject: id, refusal: null, sentTo: [] })),
    forgetDeed: assign({ refusal: null, sentTo: [] }),
    setSentTo: assign((_, sentTo: readonly string[]) => ({ sentTo })),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    noteRefusal: assign((_, { error }: Failing) => ({ refusal: explain('default', error) })),
  },
  guards: {
    /** What was last on a page went. */
    isBeyond: ({ context }, { items }: MessagePage) => context.page > 1 && items.length === 0,
    isUnread: ({ context }, { unread }: MessagePage) => context.folder === 'inbox' && unread > 0,
    isOther: ({ context }, { folder }: { folder: MessageFolder }) => context.folder !== folder,
    isPage: ({ context: { page, listing } }, { to }: { to: 'newer' | 'older' }) =>
      listing !== null && (to === 'newer' ? page > 1 : page * listing.limit < listing.total),
    isThere: ({ context: { listing } }, { id }: Subject) => listing?.items.some((one) => one.id === id) === true,
  },
}).createMachine({
  id: 'messages',
  context: ({ input: { id } }) => ({
    id,
    folder: 'inbox',
    page: 1,
    listing: null,
    problem: null,
    subject: null,
    refusal: null,
    sentTo: [],
  }),
  invoke: {
    id: 'watchWebsite',
    src: 'watchWebsite',
    onError: { target: '.failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
  },
  on: {
    'folder.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.looking',
      actions: { type: 'setFolder', params: ({ event }) => event },
    },
  },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context: { id, folder, page } }) => ({ id, folder, page }),
        onDone: [
          {
            guard: { type: 'isBeyond', params: ({ event }) => event.output },
            target: 'looking',
            reenter: true,
            actions: { type: 'setPage', params: { to: 'newer' } },
          },
          {
            guard: { type: 'isUnread', params: ({ event }) => event.output },
            target: 'marking',
            actions: { type: 'setListing', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'setListing', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    /** They are looked at now; they stay marked as new until they are read again. */
    marking: {
      invoke: { id: 'markMessagesRead', src: 'markMessagesRead', input: ofSite, onDone: 'shown', onError: 'shown' },
    },
    shown: {
      on: {
        'website.outdated': 'looking',
        'page.turn': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: 'looking',
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'message.move': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'moving',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'message.delete': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'test.send': { target: 'testing', actions: 'forgetDeed' },
      },
    },
    failed: { on: { 'messages.retry': 'looking', 'website.outdated': 'looking' } },
    moving: {
      invoke: {
        id: 'moveMessage',
        src: 'moveMessage',
        input: (at) => ({ ...subjectOf(at), folder: at.context.folder === 'inbox' ? 'spam' : 'inbox' }),
        onDone: 'looking',
        onError: { target: 'shown', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    /** Nothing brings it back. */
    asking: { on: { 'deletion.confirm': 'deleting', 'deletion.decline': 'shown' } },
    deleting: {
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: subjectOf,
        onDone: 'looking',
        onError: { target: 'shown', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    testing: {
      invoke: {
        id: 'sendTestMessage',
        src: 'sendTestMessage',
        input: ofSite,
        onDone: { target: 'shown', actions: { type: 'setSentTo', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
  },
});
export type MessagesRef = ActorRefFrom<typeof messagesMachine>;
export type MessagesSnapshot = SnapshotFrom<typeof messagesMachine>;
