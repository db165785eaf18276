import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '../../contract/failure';
import { go, notify } from '../kit/notify';
import { listener, port } from '../kit/port';

export interface ResourceContext {
  /** What was loaded last; null when it is not known (decision 3), whatever the reason. */
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

export type ResourceEvent =
  | { type: 'resource.watch' }
  | { type: 'resource.unwatch' }
  /** Ask anew, watched or not. */
  | { type: 'resource.refresh' }
  /** What is known is out of date: asked anew now if watched, else when next watched (decision 4). */
  | { type: 'resource.invalidate' }
  /** Forget it: it belonged to a session that ended. */
  | { type: 'resource.clear' }
  | { type: 'window.focused' };

export interface ResourceInput {
  /** Milliseconds; specification 7, query defaults: 10 s. */
  staleAfter?: number;
}

export const resourceMachine = setup({
  types: {
    input: {} as ResourceInput | undefined,
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    tags: {} as 'busy',
  },
  actors: { load: port<unknown>('load'), watchFocus: listener('watchFocus') },
  actions: { notify, go, noteFailure: assign((_, failure: Failure) => ({ failure })) },
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
  states: { idle: {}, loading: {}, ready: {}, refreshing: {}, failed: {} },
});
export type ResourceRef = ActorRefFrom<typeof resourceMachine>;
void failureOf;
