import { assign, not, setup } from 'xstate';
import { defineModels } from './model';
import { listener, port } from '../kit/port';
import { go, notify } from '../protocols/tell';

/** A child that ends by itself: the code typed is its output. */
export const codeMachine = setup({
  types: {
    context: {} as { code: string },
    events: {} as { type: 'code.enter'; code: string },
    output: {} as { code: string },
  },
  actions: { setCode: assign((_, { code }: { code: string }) => ({ code })) },
}).createMachine({
  id: 'code',
  context: { code: '' },
  initial: 'asking',
  output: ({ context }) => context,
  states: {
    asking: {
      on: {
        'code.enter': {
          target: 'entered',
          actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    entered: { type: 'final' },
  },
});

type PurchaseEvent =
  | { type: 'order.place' }
  | { type: 'order.cancel' }
  | { type: 'note.type'; note: string }
  | { type: 'balance.changed'; balance: number }
  | { type: 'session.expired' };

/**
 * The kit's own fixture, no part of the product: nested and parallel states, a guard at a border, a child machine,
 * a listener, two delays, messages to the root.
 */
export const purchaseMachine = setup({
  types: {
    input: {} as { balance: number },
    context: {} as { balance: number; note: string },
    events: {} as PurchaseEvent,
  },
  actors: {
    askCode: codeMachine,
    placeOrder: port<{ id: string }, { note: string }>('placeOrder'),
    watchBalance: listener<{ type: 'watch.pause' }>('watchBalance'),
  },
  delays: { retryDelay: 10_000, reconnectDelay: ({ context }) => (context.balance < 10 ? 1_000 : 2_000) },
  actions: {
    notify,
    go,
    setBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    setNote: assign((_, { note }: { note: string }) => ({ note })),
  },
  guards: {
    canPay: ({ context }) => context.balance >= 1_000,
    cannotPay: not('canPay'),
    isRight: (_, { code }: { code: string }) => code === '1234',
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ ...input, note: '' }),
  type: 'parallel',
  states: {
    order: {
      initial: 'filling',
      on: { 'session.expired': '.closed' },
      states: {
        filling: {
          on: {
            'note.type': { actions: { type: 'setNote', params: ({ event }) => ({ note: event.note }) } },
            'order.place': [
              {
                guard: 'cannotPay',
                actions: { type: 'notify', params: { title: 'Balance too low', variant: 'warning', subject: 'order' } },
              },
              { target: 'paying' },
            ],
          },
        },
        paying: {
          initial: 'confirming',
          on: { 'order.cancel': 'filling' },
          states: {
            confirming: {
              invoke: {
                id: 'askCode',
                src: 'askCode',
                onDone: [
                  { guard: { type: 'isRight', params: ({ event }) => event.output }, target: 'placing' },
                  { target: 'refused' },
                ],
                onError: 'refused',
              },
            },
            placing: {
              invoke: {
                id: 'placeOrder',
                src: 'placeOrder',
                input: ({ context }) => ({ note: context.note }),
                onDone: {
                  target: '#purchase.order.placed',
                  actions: { type: 'go', params: ({ event }) => ({ to: `/order/${event.output.id}/` }) },
                },
                onError: 'resting',
              },
            },
            resting: { after: { retryDelay: 'placing' } },
            refused: {},
          },
        },
        placed: {},
        closed: { type: 'final' },
      },
    },
    wire: {
      initial: 'watching',
      states: {
        watching: {
          invoke: { id: 'watchBalance', src: 'watchBalance', onError: 'waiting' },
          on: {
            'balance.changed': {
              actions: { type: 'setBalance', params: ({ event }) => ({ balance: event.balance }) },
            },
          },
        },
        waiting: { after: { reconnectDelay: 'watching' } },
      },
    },
  },
});

export const purchaseDelays = {
  retryDelay: 10_000,
  reconnectDelay: ({ balance }: { balance: number }) => (balance < 10 ? 1_000 : 2_000),
};

export const purchaseModels = defineModels(purchaseMachine, {
  worlds: { 'just enough': { balance: 1_000 }, 'one cent short': { balance: 999 } },
  cases: {
    'note.type': [{ note: 'soon' }],
    'balance.changed': [{ balance: 1_000 }, { balance: 999 }],
    'xstate.done.actor.askCode': [{ output: { code: '1234' } }, { output: { code: '0000' } }],
    'xstate.error.actor.askCode': [{ error: new Error('gone') }],
    'xstate.done.actor.placeOrder': [{ output: { id: 'o-1' } }],
    'xstate.error.actor.placeOrder': [{ error: new Error('offline') }],
    'xstate.error.actor.watchBalance': [{ error: new Error('cut') }],
  },
  heard: { watchBalance: ['balance.changed'] },
  told: ['session.expired'],
  project: ({ balance }) => ({ balance }),
});
