import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Deposit } from '../../../contract/wire/money/money';
import { listener } from '../../kit/port';
import { tell } from '../../protocols/tell';

interface UpdatesContext {
  /** Id of who is signed in; null for a visitor. */
  customer: string | null;
  /** Connections in a row that were lost before they were open. */
  tries: number;
  /** 0 to 1, of the last loss: spreads those who come back over the pause, so that a server that starts is not overrun. */
  chance: number;
  /** Whether there was a connection before: what changed since it was lost nobody has told. */
  wasOpen: boolean;
  /** The last that was told, and how often it was said that orders are others: for whoever follows this machine. */
  deposit: Deposit | null;
  orders: number;
}

export type UpdatesEvent =
  | { type: 'customer.changed'; id: string | null }
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; chance: number }
  /** The server has ended the session: the next call finds that out, and says so. */
  | { type: 'session.over' }
  | { type: 'balance.changed' }
  | { type: 'deposits.changed' }
  | { type: 'projects.changed' }
  | { type: 'subscriptions.changed' }
  | { type: 'orders.changed' }
  | { type: 'notices.changed' }
  | { type: 'deposit.changed'; deposit: Deposit }
  /** The dashboard's figures know a newer balance than the balance itself, or the other way round. */
  | { type: 'balance.outdated' }
  | { type: 'figures.outdated' };

const unheard: UpdatesContext = { customer: null, tries: 0, chance: 0, wasOpen: false, deposit: null, orders: 0 };

const outOfDate = { type: 'resource.invalidate' } as const;

/** Milliseconds before a lost connection is tried again; doubled with each try, with chance between the half and all. */
const firstPause = 1_000;
const longestPause = 60_000;

/** What the server says of changes, to every tab of a customer; what is cached is asked for anew. */
export const updatesMachine = setup({
  types: {
    context: {} as UpdatesContext,
    events: {} as UpdatesEvent,
  },
  actors: {
    watchCustomer: listener('watchCustomer'),
    hearServer: listener('hearServer'),
    compareBalances: listener('compareBalances'),
  },
  actions: {
    // Each under a name of its own: to an actor that is not there xstate says it to this one.
    askBalance: tell('balance', outOfDate),
    askDashboard: tell('dashboard', outOfDate),
    askProjects: tell('projects', outOfDate),
    askBilling: tell('billing', { type: 'list.outdated' }),
    askNotices: tell('inbox', { type: 'unread.look' }),
    setDeposit: assign((_, { deposit }: { deposit: Deposit }) => ({ deposit })),
    countOrders: assign(({ context }) => ({ orders: context.orders + 1 })),
    setCustomer: assign((_, { id }: { id: string | null }) => ({ ...unheard, customer: id })),
    noteOpen: assign({ tries: 0, wasOpen: true }),
    noteLoss: assign(({ context }, { chance }: { chance: number }) => ({ tries: context.tries + 1, chance })),
  },
  guards: {
    isSomebody: (_, { id }: { id: string | null }) => id !== null,
    wasOpen: ({ context }) => context.wasOpen,
  },
  delays: {
    pauseDelay: ({ context: { tries, chance } }) =>
      Math.min(longestPause, firstPause * 2 ** (tries - 1)) * (0.5 + chance / 2),
  },
}).createMachine({
  id: 'updates',
  context: unheard,
  type: 'parallel',
  states: {
    balances: {
      initial: 'compared',
      states: {
        compared: {
          invoke: { id: 'compareBalances', src: 'compareBalances', onError: 'apart' },
          on: {
            'balance.outdated': { actions: 'askBalance' },
            'figures.outdated': { actions: 'askDashboard' },
          },
        },
        apart: {},
      },
    },
    connection: {
      initial: 'signedOut',
      invoke: { id: 'watchCustomer', src: 'watchCustomer', onError: '.blind' },
      on: {
        'customer.changed': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            target: '.listening',
            actions: { type: 'setCustomer', params: ({ event }) => event },
          },
          { target: '.signedOut', actions: { type: 'setCustomer', params: ({ event }) => event } },
        ],
      },
      states: {
        signedOut: {},
        listening: {
          invoke: { id: 'hearServer', src: 'hearServer', onError: 'deaf' },
          on: {
            'connection.opened': [
              {
                guard: 'wasOpen',
                actions: [
                  'noteOpen',
                  'askBalance',
                  'askDashboard',
                  'askProjects',
                  'askBilling',
                  'askNotices',
                  'countOrders',
                ],
              },
              // It may have moved since the page asked; the figures follow when it has.
              { actions: ['noteOpen', 'askBalance'] },
            ],
            'connection.lost': { target: 'resting', actions: { type: 'noteLoss', params: ({ event }) => event } },
            'session.over': 'deaf',
            'balance.changed': { actions: ['askBalance', 'askDashboard'] },
            'deposits.changed': { actions: ['askDashboard', 'askBilling'] },
            'projects.changed': { actions: ['askProjects', 'askDashboard'] },
            'subscriptions.changed': { actions: ['askDashboard', 'askBilling'] },
            'orders.changed': { actions: 'countOrders' },
            'notices.changed': { actions: 'askNotices' },
            'deposit.changed': { actions: { type: 'setDeposit', params: ({ event }) => event } },
          },
        },
        resting: { after: { pauseDelay: 'listening' } },
        /** Polls and the way back to the window are left, until somebody else is signed in. */
        deaf: {},
        /** Nobody knows any more who is signed in: nothing is heard. */
        blind: {},
      },
    },
  },
});
export type UpdatesRef = ActorRefFrom<typeof updatesMachine>;
