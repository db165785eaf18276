import { type ActorRefFrom, assign, type EventObject, setup, type SnapshotFrom } from 'xstate';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { OrderFound, OrderWish } from '../../../contract/wire/wizard/orderWish';
import { listener, port } from '../../kit/port';
import { notify, tell, withdraw } from '../../protocols/tell';
import { isOpen, notTakenBack, type OrderRequest } from '../order/placement';

export interface OrderWishInput {
  request: OrderRequest;
  /** What the server has of it already; null when it is to be asked. */
  wish: OrderWish | null;
}

export type OrderWishEvent =
  | { type: 'wish.forget' }
  /** What the server says by now of the order. */
  | { type: 'order.found'; found: OrderFound };

/** What came of it. */
export interface WishOutcome {
  found: OrderFound;
  /** Why the server was not asked; null when it was. */
  failure: Failure | null;
}

export interface OrderWishContext extends WishOutcome {
  request: OrderRequest;
}

const orderIn = ({ context }: { context: OrderWishContext }) => ({ orderId: context.request.orderId });

/** The server places an order by itself once the balance covers it: no tab is needed, and none places it unasked. */
export const orderWishMachine = setup({
  types: {
    input: {} as OrderWishInput,
    context: {} as OrderWishContext,
    events: {} as OrderWishEvent,
    output: {} as WishOutcome,
    tags: {} as 'busy',
  },
  actors: {
    /** Has the server place it once the balance covers it, for this total at most; another wish for it is replaced. */
    wishOrder: port<OrderFound, OrderRequest>('wishOrder'),
    /**
     * Says again and again, with each news of the balance too, what the server says of the order. It has the balance asked
     * for: the money may come when no dialog looks out for it.
     */
    watchOrder: listener<EventObject, { orderId: string }>('watchOrder'),
    /** From its answer on nothing but the customer places the order; it may be placed by then. */
    takeBackWish: port<OrderFound, { orderId: string }>('takeBackWish'),
  },
  actions: {
    notify,
    withdraw,
    /** Nobody leaves the step before it is known what the server has. */
    bindStep: tell('wizard', { type: 'step.bound', isBound: true }),
    freeStep: tell('wizard', { type: 'step.bound', isBound: false }),
    setFound: assign((_, { found }: { found: OrderFound }) => ({ found })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isOpen: ({ context: { found } }) => isOpen(found.wish),
    isOver: ({ context: { found } }) => !isOpen(found.wish),
  },
}).createMachine({
  id: 'orderWish',
  context: ({ input: { request, wish } }) => ({ request, found: { wish, placed: null }, failure: null }),
  output: ({ context: { found, failure } }) => ({ found, failure }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOpen', target: 'awaiting' }, { target: 'wishing' }] },
    wishing: {
      tags: 'busy',
      entry: ['bindStep', { type: 'withdraw', params: 'order' }],
      invoke: {
        id: 'wishOrder',
        src: 'wishOrder',
        input: ({ context }) => context.request,
        onDone: { target: 'awaiting', actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'over', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    awaiting: {
      entry: 'freeStep',
      always: { guard: 'isOver', target: 'over' },
      invoke: { id: 'watchOrder', src: 'watchOrder', input: orderIn, onError: 'over' },
      on: {
        'order.found': { actions: { type: 'setFound', params: ({ event }) => event } },
        'wish.forget': 'takingBack',
      },
    },
    takingBack: {
      tags: 'busy',
      entry: ['bindStep', { type: 'withdraw', params: 'order' }],
      invoke: {
        id: 'takeBackWish',
        src: 'takeBackWish',
        input: orderIn,
        onDone: { target: 'over', actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'awaiting', actions: { type: 'notify', params: notTakenBack } },
      },
    },
    over: { type: 'final' },
  },
});
export type OrderWishRef = ActorRefFrom<typeof orderWishMachine>;
export type OrderWishSnapshot = SnapshotFrom<typeof orderWishMachine>;
