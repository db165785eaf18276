import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { isTerminal, type ProjectStatus } from '../../../contract/rules/websites/projectStatus';
import { listener } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';

/** What the cached list of websites holds now; null while it is not known. */
export interface ProjectsNews {
  type: 'projects.changed';
  statuses: readonly ProjectStatus[] | null;
  /** Milliseconds. */
  at: number;
  /** From 0 to 1: spreads those who ask at the same pace. */
  chance: number;
}
export type PollerEvent =
  | ProjectsNews
  /** A look came to nothing. */
  | { type: 'projects.failed'; chance: number }
  /** No screen shows the list any more. */
  | { type: 'projects.left' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'window.focused' }
  /** Of all tabs that are seen this one asks. */
  | { type: 'lead.won' };

/** To whoever shares the list with the other tabs. */
export interface ListShare {
  type: 'list.share';
}

export interface PollerContext {
  /** The last that were known. */
  statuses: string | null;
  /** Looks in a row that came to nothing. */
  failures: number;
  chance: number;
  isHidden: boolean;
  /** When the list was loaded that is known, ms. */
  at: number | null;
}

/** Whether anything on the list may still move (not when all are at their end, or the list is empty). */
const isMoving = (statuses: ProjectsNews['statuses']) => statuses?.some((status) => !isTerminal(status)) ?? false;

/** Milliseconds between two looks, give or take a tenth; doubled with each that came to nothing. */
const pace = 10_000;
const longestPace = 300_000;

/** The next is made after the pause that grows, not at once. */
const look: ResourceEvent = { type: 'resource.refresh', isOnce: true };
const invalidate: ResourceEvent = { type: 'resource.invalidate' };

export const pollerMachine = setup({
  types: {
    context: {} as PollerContext,
    events: {} as PollerEvent,
  },
  actors: {
    watchProjects: listener('watchProjects'),
    watchPage: listener('watchPage'),
    lead: listener('lead'),
    shareList: listener<ListShare>('shareList'),
  },
  actions: {
    look: tell('projects', look),
    tellDashboard: tell('dashboard', invalidate),
    /** Whoever comes to it from a website that has just opened sees nothing of before, and nothing move. */
    loadDashboard: tell('dashboard', look),
    share: sendTo('shareList', { type: 'list.share' } satisfies ListShare),
    setNews: assign((_, { statuses, at, chance }: ProjectsNews) => ({
      statuses: statuses?.join() ?? null,
      at: statuses && at,
      chance,
      failures: 0,
    })),
    noteFailure: assign(({ context }, { chance }: { chance: number }) => ({ failures: context.failures + 1, chance })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
  },
  guards: {
    isMoving: (_, { statuses }: ProjectsNews) => isMoving(statuses),
    isHidden: ({ context }) => context.isHidden,
    /** A known list that differs from the known one before: the first one is no change. */
    hasChanged: ({ context }, { statuses }: ProjectsNews) =>
      context.statuses !== null && statuses !== null && context.statuses !== statuses.join(),
  },
  delays: {
    pollDelay: ({ context: { failures, chance } }) => Math.min(longestPace, pace * 2 ** failures) * (0.9 + chance / 5),
    oldDelay: 35_000,
  },
}).createMachine({
  id: 'poller',
  context: { statuses: null, failures: 0, chance: 0, isHidden: false, at: null },
  type: 'parallel',
  states: {
    news: {
      on: {
        'projects.changed': [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            actions: [{ type: 'setNews', params: ({ event }) => event }, 'tellDashboard', 'loadDashboard'],
          },
          { actions: { type: 'setNews', params: ({ event }) => event } },
        ],
        'projects.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
        'page.hidden': { actions: 'hide' },
        'page.shown': { actions: 'show' },
      },
    },
    age: {
      initial: 'young',
      on: { 'projects.changed': '.young', 'page.shown': '.young' },
      states: { young: { after: { oldDelay: 'old' } }, old: {} },
    },
    list: {
      initial: 'listening',
      states: {
        listening: {
          initial: 'resting',
          invoke: [
            { id: 'watchProjects', src: 'watchProjects', onError: 'deaf' },
            { id: 'watchPage', src: 'watchPage', onError: 'deaf' },
            { id: 'shareList', src: 'shareList', onError: 'deaf' },
          ],
          states: {
            resting: {
              on: {
                'projects.changed': { guard: { type: 'isMoving', params: ({ event }) => event }, target: 'polling' },
                'projects.failed': 'polling',
              },
            },
            polling: {
              initial: 'deciding',
              on: {
                'projects.left': 'resting',
                'projects.changed': [
                  { guard: { type: 'isMoving', params: ({ event }) => event } },
                  { target: 'resting' },
                ],
              },
              states: {
                deciding: { always: [{ guard: 'isHidden', target: 'hidden' }, { target: 'seen' }] },
                hidden: { on: { 'page.shown': { target: 'seen', actions: 'look' } } },
                seen: {
                  initial: 'following',
                  invoke: { id: 'lead', src: 'lead', onError: '#poller.list.deaf' },
                  on: { 'page.hidden': 'hidden', 'window.focused': { actions: 'look' } },
                  states: {
                    /** Another tab asks, and what it hears is told here. */
                    following: { on: { 'lead.won': 'leading' } },
                    leading: {
                      after: { pollDelay: { target: 'leading', reenter: true, actions: 'look' } },
                      on: {
                        'projects.changed': [
                          {
                            guard: { type: 'isMoving', params: ({ event }) => event },
                            target: 'leading',
                            reenter: true,
                            actions: 'share',
                          },
                          { target: '#poller.list.listening.resting', actions: 'share' },
                        ],
                        'projects.failed': { target: 'leading', reenter: true },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        /** What is told over the socket, and the way back to the window, are left. */
        deaf: {},
      },
    },
  },
});
export type PollerRef = ActorRefFrom<typeof pollerMachine>;
export type PollerSnapshot = SnapshotFrom<typeof pollerMachine>;
