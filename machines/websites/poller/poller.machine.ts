import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isTerminal, type ProjectStatus } from '../../../contract/rules/websites/projectStatus';
import { listener } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';

/** What the cached list of websites holds now; null while it is not known. */
export interface ProjectsNews {
  type: 'projects.changed';
  statuses: readonly ProjectStatus[] | null;
}
export type PollerEvent = ProjectsNews | { type: 'status.refresh' };

/** Whether anything on the list may still move (not when all are at their end, or the list is empty). */
const isMoving = (statuses: ProjectsNews['statuses']) => statuses?.some((status) => !isTerminal(status)) ?? false;

const refresh: ResourceEvent = { type: 'resource.refresh' };
const invalidate: ResourceEvent = { type: 'resource.invalidate' };

export const pollerMachine = setup({
  types: {
    context: {} as { statuses: string | null },
    events: {} as PollerEvent,
  },
  actors: { watchProjects: listener('watchProjects') },
  actions: {
    tellProjects: tell('projects'),
    tellDashboard: tell('dashboard'),
    setStatuses: assign((_, { statuses }: ProjectsNews) => ({ statuses: statuses?.join() ?? null })),
  },
  guards: {
    isMoving: (_, { statuses }: ProjectsNews) => isMoving(statuses),
    isStill: (_, { statuses }: ProjectsNews) => !isMoving(statuses),
    /** A known list that differs from the known one before: the first one is no change. */
    hasChanged: ({ context }, { statuses }: ProjectsNews) =>
      context.statuses !== null && statuses !== null && context.statuses !== statuses.join(),
  },
  delays: { pollDelay: 10_000 },
}).createMachine({
  id: 'poller',
  context: { statuses: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'resting',
      invoke: { id: 'watchProjects', src: 'watchProjects', onError: '.deaf' },
      states: {
        resting: {
          on: {
            'projects.changed': { guard: { type: 'isMoving', params: ({ event }) => event }, target: 'polling' },
          },
        },
        polling: {
          after: {
            pollDelay: { target: 'polling', reenter: true, actions: { type: 'tellProjects', params: refresh } },
          },
          on: {
            'projects.changed': {
              guard: { type: 'isStill', params: ({ event }) => event },
              target: 'resting',
            },
          },
        },
        deaf: {},
      },
    },
    summary: {
      on: {
        'status.refresh': {
          actions: [
            { type: 'tellProjects', params: refresh },
            { type: 'tellDashboard', params: refresh },
          ],
        },
        'projects.changed': [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            actions: [
              { type: 'setStatuses', params: ({ event }) => event },
              { type: 'tellDashboard', params: invalidate },
            ],
          },
          { actions: { type: 'setStatuses', params: ({ event }) => event } },
        ],
      },
    },
  },
});
export type PollerRef = ActorRefFrom<typeof pollerMachine>;
export type PollerState = SnapshotFrom<typeof pollerMachine>['value']['list'];
