import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { listener, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import { tell } from '../../protocols/tell';

export interface OutageContext {
  /** Where to go once the server is back: a path of ours. */
  returnTo: string;
  isHidden: boolean;
}

export type OutageEvent = ScreenEvent | { type: 'server.look' } | { type: 'page.hidden' } | { type: 'page.shown' };

/** Looks whether the server is back, and goes on by itself once it is. */
export const outageMachine = setup({
  types: {
    input: {} as Pick<ScreenInput, 'returnTo'>,
    context: {} as OutageContext,
    events: {} as OutageEvent,
    tags: {} as 'busy',
  },
  actors: { askServer: port<void>('askServer'), watchVisibility: listener('watchVisibility') },
  actions: {
    goOn: tell('location', ({ context: { returnTo } }: { context: OutageContext }) => ({
      type: 'location.go' as const,
      to: returnTo,
      replace: true,
    })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
  },
  guards: { isSeen: ({ context }) => !context.isHidden },
  delays: { lookDelay: 10_000 },
}).createMachine({
  id: 'outage',
  context: ({ input: { returnTo } }) => ({ returnTo, isHidden: false }),
  // Unheard, it looks on: a hidden page then costs a request each time.
  invoke: { id: 'watchVisibility', src: 'watchVisibility', onError: { actions: 'show' } },
  on: { 'page.hidden': { actions: 'hide' }, 'page.shown': { actions: 'show' } },
  initial: 'waiting',
  states: {
    waiting: {
      after: { lookDelay: { guard: 'isSeen', target: 'looking' } },
      on: { 'server.look': 'looking', 'page.shown': { target: 'looking', actions: 'show' } },
    },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: 'back',
        onError: 'waiting',
      },
    },
    back: { entry: 'goOn' },
  },
});
export type OutageRef = ActorRefFrom<typeof outageMachine>;
export type OutageSnapshot = SnapshotFrom<typeof outageMachine>;
