import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { Notice, NoticeList } from '../../../contract/wire/notices/notices';
import { listener, port } from '../../kit/port';
import type { InboxOrder } from '../../protocols/inbox';
import { tell } from '../../protocols/tell';

export interface InboxContext extends NoticeList {
  /** Id of who is signed in; null for a visitor. */
  customer: string | null;
  /** What is being marked as read: ids, or all; null for nothing. */
  marking: readonly string[] | 'all' | null;
  /** Something changed while that was on its way. */
  isOutdated: boolean;
  /** Why the last look failed, in the catalogue's words. */
  failure: string | null;
}

export type InboxEvent =
  | { type: 'customer.changed'; id: string | null }
  | { type: 'window.focused' }
  /** It shows the count from now on. */
  | { type: 'frame.arrived' }
  | { type: 'notice.read'; id: string }
  | { type: 'all.read' }
  | { type: 'list.retry' }
  | InboxOrder;

const nobody: InboxContext = {
  customer: null,
  unread: 0,
  notices: [],
  marking: null,
  isOutdated: false,
  failure: null,
};

const read = (notice: Notice): Notice => ({ ...notice, is_read: true });

/** What a customer was told of: how much of it is unread, and the list that the bell opens. */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent, tags: {} as 'busy' },
  actors: {
    watchCustomer: listener('watchCustomer'),
    watchFocus: listener('watchFocus'),
    watchFrame: listener('watchFrame'),
    loadNotices: port<NoticeList>('loadNotices'),
    markRead: port<NoticeList, { ids: readonly string[] | 'all' }>('markRead'),
  },
  actions: {
    tellUnread: tell('shell', ({ context: { unread } }) => ({ type: 'unread.changed', unread })),
    setCustomer: assign((_, { id }: { id: string | null }) => ({ ...nobody, customer: id })),
    setList: assign((_, { unread, notices }: NoticeList) => ({ unread, notices, marking: null, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: explain('default', error), marking: null })),
    forgetAll: assign(nobody),
    noteOutdated: assign({ isOutdated: true }),
    forgetOutdated: assign({ isOutdated: false }),
    /** Shown as read at once; the answer has the last word. */
    markOne: assign(({ context: { notices, unread, marking } }, { id }: { id: string }) => ({
      notices: notices.map((one) => (one.id === id ? read(one) : one)),
      unread: unread - 1,
      marking: marking === 'all' ? marking : [...(marking ?? []), id],
    })),
    markAll: assign(({ context: { notices } }) => ({
      notices: notices.map(read),
      unread: 0,
      marking: 'all' as const,
    })),
  },
  guards: {
    isSomebody: (_, { id }: { id: string | null }) => id !== null,
    isUnread: ({ context }, { id }: { id: string }) => context.notices.some((one) => one.id === id && !one.is_read),
    hasUnread: ({ context }) => context.unread > 0,
    isOutdated: ({ context }) => context.isOutdated,
  },
}).createMachine({
  id: 'inbox',
  context: nobody,
  initial: 'signedOut',
  invoke: [
    { id: 'watchCustomer', src: 'watchCustomer', onError: '.blind' },
    { id: 'watchFocus', src: 'watchFocus', onError: '.blind' },
    { id: 'watchFrame', src: 'watchFrame', onError: '.blind' },
  ],
  on: {
    'customer.changed': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.loading',
        actions: [{ type: 'setCustomer', params: ({ event }) => event }, 'tellUnread'],
      },
      { target: '.signedOut', actions: [{ type: 'setCustomer', params: ({ event }) => event }, 'tellUnread'] },
    ],
    'frame.arrived': { actions: 'tellUnread' },
  },
  states: {
    signedOut: {},
    loading: {
      tags: 'busy',
      entry: 'forgetOutdated',
      invoke: {
        id: 'loadNotices',
        src: 'loadNotices',
        onDone: {
          target: 'resting',
          actions: [{ type: 'setList', params: ({ event }) => event.output }, 'tellUnread'],
        },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
      on: { 'unread.look': { target: 'loading', reenter: true } },
    },
    resting: {
      on: {
        'unread.look': 'loading',
        'window.focused': 'loading',
        'notice.read': {
          guard: { type: 'isUnread', params: ({ event }) => event },
          target: 'marking',
          actions: [{ type: 'markOne', params: ({ event }) => event }, 'tellUnread'],
        },
        'all.read': { guard: 'hasUnread', target: 'marking', actions: ['markAll', 'tellUnread'] },
      },
    },
    /** One is sent at a time: another that is read meanwhile goes with those before it. */
    marking: {
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ ids: context.marking ?? [] }),
        onDone: [
          { guard: 'isOutdated', target: 'loading' },
          { target: 'resting', actions: [{ type: 'setList', params: ({ event }) => event.output }, 'tellUnread'] },
        ],
        // Whether it was done the server knows.
        onError: 'loading',
      },
      on: {
        'unread.look': { actions: 'noteOutdated' },
        'notice.read': {
          guard: { type: 'isUnread', params: ({ event }) => event },
          target: 'marking',
          reenter: true,
          actions: [{ type: 'markOne', params: ({ event }) => event }, 'tellUnread'],
        },
        'all.read': { guard: 'hasUnread', target: 'marking', reenter: true, actions: ['markAll', 'tellUnread'] },
      },
    },
    failed: { on: { 'list.retry': 'loading', 'unread.look': 'loading', 'window.focused': 'loading' } },
    /** Nobody knows any more who is signed in, or when they come back: nothing is shown that may be old. */
    blind: { entry: ['forgetAll', 'tellUnread'], on: { 'customer.changed': {} } },
  },
});
export type InboxRef = ActorRefFrom<typeof inboxMachine>;
export type InboxSnapshot = SnapshotFrom<typeof inboxMachine>;
