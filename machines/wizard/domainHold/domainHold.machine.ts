import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import { domainCheckSentences } from '../../../contract/rules/wizard/domainProblems';
import { explain, failureOf } from '../../../contract/rules/failure';
import { listener, port } from '../../kit/port';
import type { HoldOrder } from '../../protocols/stepParts';
import { tell } from '../../protocols/tell';

export interface DomainHoldInput {
  /** The name that the website gets; null while none is chosen. */
  name: string | null;
  /** Names are held for customers only: a visitor's is from the sign-in on. */
  isSignedIn: boolean;
}

export interface DomainHoldContext {
  isSignedIn: boolean;
  /** What the customer has chosen now. */
  chosen: string | null;
  /** What was asked to be held. */
  name: string | null;
  /** When the hold ends, in ms since the epoch by this device's clock; null while there is none. */
  until: number | null;
  /** The hold had ended, and the name was free still. */
  isRenewed: boolean;
  /** Why it is not held. */
  problem: string | null;
}

export type DomainHoldEvent =
  | HoldOrder
  | { type: 'hold.retry' }
  /** Five minutes are left. */
  | { type: 'hold.ending' }
  | { type: 'hold.ended' };

const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const lost = new Set<string | undefined>(['domain-held', 'domain-taken']);

/** The chosen name is kept from others for 30 min while its customer pays (docs/decisions/0010). */
export const domainHoldMachine = setup({
  types: {
    input: {} as DomainHoldInput,
    context: {} as DomainHoldContext,
    events: {} as DomainHoldEvent,
  },
  actors: {
    holdDomain: port<number, { name: string }>('holdDomain'),
    releaseDomain: port<void, { name: string }>('releaseDomain'),
    watchHold: listener<EventObject, { until: number }>('watchHold'),
  },
  actions: {
    choose: assign((_, { name }: { name: string | null }) => ({ chosen: name })),
    begin: assign(({ context }) => ({ name: context.chosen, until: null, isRenewed: false, problem: null })),
    rest: assign({ chosen: null, name: null, until: null, isRenewed: false, problem: null }),
    setHold: assign((_, { until }: { until: number }) => ({ until, problem: null })),
    noteRenewal: assign({ isRenewed: true, until: null }),
    noteProblem: assign((_, { error }: { error: unknown }) => ({
      until: null,
      isRenewed: false,
      problem: explain(domainCheckSentences, error),
    })),
    tellDomain: tell('domain', ({ context }, { error }: { error: unknown }) => ({
      type: 'hold.lost',
      name: context.name ?? '',
      problem: explain(domainCheckSentences, error),
    })),
  },
  guards: {
    mayHold: ({ context }) => context.isSignedIn && context.chosen !== null,
    isAnother: ({ context }, { name }: { name: string | null }) => name !== context.name,
    isLost: (_, { error }: { error: unknown }) => lost.has(failureOf(error).code),
  },
}).createMachine({
  id: 'domainHold',
  context: ({ input: { name, isSignedIn } }) => ({
    isSignedIn,
    chosen: name,
    name: null,
    until: null,
    isRenewed: false,
    problem: null,
  }),
  initial: 'deciding',
  on: {
    'name.choose': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'hold.rest': { target: '.idle', actions: 'rest' },
  },
  states: {
    deciding: {
      entry: 'begin',
      always: [{ guard: 'mayHold', target: 'taking' }, { target: 'idle' }],
    },
    idle: {},
    taking: {
      invoke: {
        id: 'holdDomain',
        src: 'holdDomain',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: { target: 'held', actions: { type: 'setHold', params: ({ event }) => ({ until: event.output }) } },
        onError: [
          {
            guard: { type: 'isLost', params: errorIn },
            target: 'lost',
            actions: [
              { type: 'noteProblem', params: errorIn },
              { type: 'tellDomain', params: errorIn },
            ],
          },
          { target: 'unheld', actions: { type: 'noteProblem', params: errorIn } },
        ],
      },
      on: {
        'name.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'releasing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    held: {
      initial: 'resting',
      invoke: {
        id: 'watchHold',
        src: 'watchHold',
        input: ({ context }) => ({ until: context.until ?? 0 }),
        onError: { target: 'unheld', actions: { type: 'noteProblem', params: errorIn } },
      },
      on: {
        'name.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'releasing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'hold.ended': { target: 'taking', actions: 'noteRenewal' },
      },
      states: {
        resting: { on: { 'hold.ending': 'ending' } },
        ending: {},
      },
    },
    /** A customer may hold few names at a time: the former one is let go before another is held. */
    releasing: {
      invoke: {
        id: 'releaseDomain',
        src: 'releaseDomain',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: 'deciding',
        // It ends by itself.
        onError: 'deciding',
      },
      on: { 'name.choose': { actions: { type: 'choose', params: ({ event }) => event } } },
    },
    unheld: { on: { 'hold.retry': 'taking' } },
    lost: {},
  },
});
export type DomainHoldRef = ActorRefFrom<typeof domainHoldMachine>;
export type DomainHoldState = SnapshotFrom<typeof domainHoldMachine>['value'];
