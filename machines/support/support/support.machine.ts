import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { child, listener, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import type { newTicketMachine } from '../newTicket/newTicket.machine';
import type { ticketListMachine } from '../ticketList/ticketList.machine';
import type { ticketThreadMachine } from '../ticketThread/ticketThread.machine';
import { pageKey, placeIn, ticketIn } from './support.query';

export interface SupportContext {
  /** As the screen was born, at the address of now. */
  screen: ScreenInput;
}

export type SupportEvent =
  | ScreenEvent
  /** Something was written, closed or opened again. */
  | { type: 'list.outdated' }
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'support.retry' };

type Search = { search: ScreenInput['search'] };
type Arrival = Extract<ScreenEvent, { type: 'address.changed' }>;

const userOf = ({ screen: { profile } }: SupportContext) => profile?.uuid ?? '';
const outdated = { type: 'list.outdated' } as const;

/** The screen where help is asked for: all tickets, a new one, or the one that the address names. */
export const supportMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as SupportContext,
    events: {} as SupportEvent,
    children: {} as { ticketList: 'ticketList'; newTicket: 'newTicket'; ticketThread: 'ticketThread' },
  },
  actors: {
    watchFocus: listener('watchFocus'),
    /** The code of the pages, which no other screen needs. */
    fetchPages: port<void>('fetchPages'),
    ticketList: child<typeof ticketListMachine>('ticketList'),
    newTicket: child<typeof newTicketMachine>('newTicket'),
    ticketThread: child<typeof ticketThreadMachine>('ticketThread'),
  },
  actions: {
    setSearch: assign(({ context }, { search }: Search) => ({ screen: { ...context.screen, search } })),
    tellList: sendTo('ticketList', (_, event: Arrival) => event),
    refreshList: sendTo('ticketList', outdated),
    refreshThread: sendTo('ticketThread', outdated),
  },
  guards: {
    isFresh: ({ context }) => placeIn(context.screen.search) === 'fresh',
    isOne: ({ context }) => placeIn(context.screen.search) === 'one',
    isSame: ({ context }, { search }: Search) => pageKey(context.screen.search) === pageKey(search),
  },
}).createMachine({
  id: 'support',
  context: ({ input }) => ({ screen: input }),
  on: {
    'address.changed': [
      {
        guard: { type: 'isSame', params: ({ event }) => event },
        actions: { type: 'setSearch', params: ({ event }) => event },
      },
      { target: '.arriving', actions: { type: 'setSearch', params: ({ event }) => event } },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      invoke: {
        id: 'fetchPages',
        src: 'fetchPages',
        onDone: [{ guard: 'isOne', target: 'one' }, { guard: 'isFresh', target: 'fresh' }, { target: 'all' }],
        onError: 'broken',
      },
    },
    all: {
      invoke: [
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
        {
          id: 'ticketList',
          src: 'ticketList',
          input: ({ context: { screen } }) => ({ search: screen.search }),
          onError: 'broken',
        },
      ],
      on: {
        'list.outdated': { actions: 'refreshList' },
        'window.focused': { actions: 'refreshList' },
        'address.changed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: [
              { type: 'setSearch', params: ({ event }) => event },
              { type: 'tellList', params: ({ event }) => event },
            ],
          },
          { target: 'arriving', actions: { type: 'setSearch', params: ({ event }) => event } },
        ],
      },
    },
    fresh: {
      invoke: {
        id: 'newTicket',
        src: 'newTicket',
        systemId: 'ticketWriter',
        input: ({ context }) => ({ search: context.screen.search, user: userOf(context) }),
        onError: 'broken',
      },
    },
    one: {
      invoke: [
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
        {
          id: 'ticketThread',
          src: 'ticketThread',
          systemId: 'ticketWriter',
          input: ({ context }) => ({ id: ticketIn(context.screen.search), user: userOf(context) }),
          onError: 'broken',
        },
      ],
      on: { 'list.outdated': { actions: 'refreshThread' }, 'window.focused': { actions: 'refreshThread' } },
    },
    broken: { on: { 'support.retry': 'arriving' } },
  },
});
export type SupportRef = ActorRefFrom<typeof supportMachine>;
export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
