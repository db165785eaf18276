import { type ActorRefFrom, assign, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type Failure, failureOf, noAnswer } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { go, notify } from '../../protocols/tell';

export interface ResourceContext {
  /** What was loaded last; null when it is not known, whatever the reason (docs/product.md, Cached answers). */
  value: unknown;
  /** Why the last attempt failed; null after one that did not. */
  failure: Failure | null;
  /** How many views look at it. */
  watchers: number;
  /** Failed attempts of the current load. */
  tries: number;
  /** Milliseconds after which a value is stale. */
  staleAfter: number;
}

export interface ResourceInput {
  /** Milliseconds; 10 s when left out. */
  staleAfter?: number;
}

/** After the first attempt; none on 401 and 403 (docs/product.md, Cached answers). */
const maximumRetries = 3;
/** Milliseconds. */
const longestBackoff = 30_000;

const failureIn = ({ event }: { event: { error: unknown } }) => failureOf(event.error);

/** Said on the way to /500. */
const serverError = {
  subject: 'server',
  title: t('Internal Server Error!'),
  variant: 'error',
  duration: 4_000,
  goesAlong: true,
} as const;

export const resourceMachine = setup({
  types: {
    input: {} as ResourceInput | undefined,
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    tags: {} as 'busy',
  },
  actors: { load: port<unknown>('load') },
  actions: {
    notify,
    go,
    watch: assign(({ context }) => ({ watchers: context.watchers + 1 })),
    unwatch: assign(({ context }) => ({ watchers: Math.max(0, context.watchers - 1) })),
    setValue: assign((_, { value }: { value: unknown }) => ({ value, failure: null })),
    noteFailure: assign((_, failure: Failure) => ({ failure })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign(({ event }) => ({ tries: 'isOnce' in event ? maximumRetries : 0 })),
    forget: assign({ value: null, failure: null }),
  },
  guards: {
    isWatched: ({ context }) => context.watchers > 0,
    isLastWatcher: ({ context }) => context.watchers <= 1,
    /** Whoever has waited in vain for a whole answer is told so, and not made to wait three times more. */
    isHopeless: ({ context: { failure } }) =>
      failure?.status === 401 || failure?.status === 403 || failure?.code === noAnswer,
    hasRetryLeft: ({ context }) => context.tries < maximumRetries,
    /** Only what the customer asked for leads to /500, not a look behind their back. */
    isServerErrorInSight: ({ context: { failure, value, watchers } }) =>
      failure?.status === 500 && value === null && watchers > 0,
  },
  delays: {
    staleDelay: ({ context }) => context.staleAfter,
    backoffDelay: ({ context: { tries, failure } }) =>
      Math.min(longestBackoff, Math.max(failure?.retryAfter ?? 0, 1_000 * 2 ** (tries - 1))),
  },
}).createMachine({
  id: 'resource',
  context: ({ input }) => ({
    value: null,
    failure: null,
    watchers: 0,
    tries: 0,
    staleAfter: input?.staleAfter ?? 10_000,
  }),
  initial: 'idle',
  on: {
    'resource.watch': { actions: 'watch' },
    // What is asked for goes on when the last view leaves: the next one, which may be about to come, finds its answer.
    'resource.unwatch': { actions: 'unwatch' },
    'resource.known': { target: '.fresh', actions: { type: 'setValue', params: ({ event }) => event } },
    'resource.clear': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      on: { 'resource.watch': { target: 'asking', actions: 'watch' }, 'resource.refresh': 'asking' },
    },
    asking: {
      tags: 'busy',
      initial: 'loading',
      entry: 'forgetTries',
      on: {
        'resource.invalidate': { target: 'asking', reenter: true },
      },
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: {
              target: '#resource.fresh',
              actions: { type: 'setValue', params: ({ event }) => ({ value: event.output }) },
            },
            onError: { target: 'deciding', actions: { type: 'noteFailure', params: failureIn } },
          },
        },
        deciding: {
          always: [
            { guard: 'isHopeless', target: '#resource.failed' },
            { guard: 'hasRetryLeft', target: 'resting', actions: 'countTry' },
            {
              guard: 'isServerErrorInSight',
              target: '#resource.failed',
              actions: [
                { type: 'notify', params: serverError },
                { type: 'go', params: { to: '/500' } },
              ],
            },
            { target: '#resource.failed' },
          ],
        },
        resting: {
          on: { 'resource.unwatch': { guard: 'isLastWatcher', target: '#resource.stale', actions: 'unwatch' } },
          after: { backoffDelay: 'loading' },
        },
      },
    },
    fresh: {
      on: {
        'resource.refresh': 'asking',
        'resource.invalidate': [{ guard: 'isWatched', target: 'asking' }, { target: 'stale' }],
      },
      after: { staleDelay: 'stale' },
    },
    stale: {
      on: {
        'resource.watch': { target: 'asking', actions: 'watch' },
        'resource.refresh': 'asking',
        'resource.invalidate': { guard: 'isWatched', target: 'asking' },
        'resource.wake': { guard: 'isWatched', target: 'asking' },
      },
    },
    failed: {
      on: {
        // Who begins to look beside others sees what they see: else each view that comes to say so would ask anew.
        'resource.watch': [
          { guard: 'isWatched', actions: 'watch' },
          { target: 'asking', actions: 'watch' },
        ],
        'resource.refresh': 'asking',
        'resource.invalidate': { guard: 'isWatched', target: 'asking' },
        'resource.wake': { guard: 'isWatched', target: 'asking' },
      },
    },
  },
});
export type ResourceRef = ActorRefFrom<typeof resourceMachine>;
