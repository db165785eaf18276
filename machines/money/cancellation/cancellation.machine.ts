import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { tell } from '../../protocols/tell';

/** A subscription as the customer knows it. */
export interface Subscribed {
  id: string;
  domain: string;
}

export interface CancellationContext {
  /** Which one it is about. */
  subscription: Subscribed | null;
  /** What was done last. */
  outcome: 'cancelled' | 'resumed' | null;
  /** Why it was not, in the catalogue's words. */
  refusal: string | null;
}

export type CancellationEvent =
  | ({ type: 'cancellation.ask' } & Subscribed)
  | { type: 'cancellation.confirm' }
  | { type: 'cancellation.decline' }
  | ({ type: 'cancellation.undo' } & Subscribed);

/** Ends a subscription with the month that is paid, and takes that back while the month lasts. */
export const cancellationMachine = setup({
  types: { context: {} as CancellationContext, events: {} as CancellationEvent, tags: {} as 'busy' },
  actors: {
    cancelSubscription: port<void, { id: string }>('cancelSubscription'),
    resumeSubscription: port<void, { id: string }>('resumeSubscription'),
  },
  actions: {
    outdateList: tell('billing', { type: 'list.outdated' }),
    outdateDashboard: tell('dashboard', { type: 'resource.invalidate' }),
    aim: assign((_, { id, domain }: Subscribed) => ({ subscription: { id, domain }, outcome: null, refusal: null })),
    noteOutcome: assign((_, outcome: 'cancelled' | 'resumed') => ({ outcome })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
  },
}).createMachine({
  id: 'cancellation',
  context: { subscription: null, outcome: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cancellation.ask': { target: 'asking', actions: { type: 'aim', params: ({ event }) => event } },
        'cancellation.undo': { target: 'resuming', actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    /** 'Cancel this website?' */
    asking: { on: { 'cancellation.confirm': 'cancelling', 'cancellation.decline': 'idle' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        input: ({ context }) => ({ id: context.subscription?.id ?? '' }),
        onDone: { target: 'changed', actions: { type: 'noteOutcome', params: 'cancelled' } },
        onError: { target: 'changed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        input: ({ context }) => ({ id: context.subscription?.id ?? '' }),
        onDone: { target: 'changed', actions: { type: 'noteOutcome', params: 'resumed' } },
        onError: { target: 'changed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    /** Looked at anew also after a refusal: its answer may have been lost behind what was done. */
    changed: { entry: ['outdateList', 'outdateDashboard'], always: 'idle' },
  },
});
export type CancellationRef = ActorRefFrom<typeof cancellationMachine>;
export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;
