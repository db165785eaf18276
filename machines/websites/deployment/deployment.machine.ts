import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { Project, ProjectHistory } from '../../../contract/wire/websites/project';
import type { OverlayInput } from '../../protocols/overlay';
import { listener, port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';

export interface DeploymentInput extends OverlayInput {
  projectId: string;
}

/** The website as the cached list has it now; null when it is not known. */
export interface ProjectNews {
  type: 'project.changed';
  project: Project | null;
}
export type DeploymentEvent =
  | ProjectNews
  | { type: 'deployment.retry' }
  | { type: 'deployment.close' }
  | { type: 'history.retry' };

export interface DeploymentContext {
  projectId: string;
  project: Project | null;
  /** Why the retry failed. */
  failure: Failure | null;
  /** Null before it was read once. */
  history: ProjectHistory | null;
  /** Milliseconds since the history was read, by which the server's clock has moved. */
  passed: number;
}

/** Milliseconds. */
const second = 1_000;

const refresh: ResourceEvent = { type: 'resource.refresh' };
const invalidate: ResourceEvent = { type: 'resource.invalidate' };

const ofProject = ({ context: { projectId } }: { context: DeploymentContext }) => ({ projectId });

export const deploymentMachine = setup({
  types: {
    input: {} as DeploymentInput,
    context: {} as DeploymentContext,
    events: {} as DeploymentEvent,
    tags: {} as 'busy',
  },
  actors: {
    watchProject: listener<EventObject, { projectId: string }>('watchProject'),
    /** Remembers for as long as it runs that this dialog is open; a page that is loaded again opens it again. */
    rememberDialog: listener<EventObject, { projectId: string }>('rememberDialog'),
    retryProject: port<Project, { projectId: string }>('retryProject'),
    readHistory: port<ProjectHistory, { projectId: string }>('readHistory'),
  },
  actions: {
    tellOverlay: tell('app'),
    tellProjects: tell('projects'),
    tellDashboard: tell('dashboard'),
    setProject: assign((_, { project }: { project: Project | null }) => ({ project })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    setHistory: assign((_, { history }: { history: ProjectHistory }) => ({ history, passed: 0 })),
    countSecond: assign(({ context }) => ({ passed: context.passed + second })),
  },
  guards: {
    /** And not for good. */
    hasFailed: ({ context: { project } }) =>
      project?.project_status === 'DOMAIN_FAILED' && project.refunded_at === undefined,
  },
  delays: { secondDelay: second },
}).createMachine({
  id: 'deployment',
  context: ({ input }) => ({ projectId: input.projectId, project: null, failure: null, history: null, passed: 0 }),
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'watchProject', src: 'watchProject', input: ofProject, onError: 'closed' },
      on: { 'deployment.close': 'closed' },
      type: 'parallel',
      states: {
        deployment: {
          initial: 'following',
          states: {
            following: {
              on: {
                'project.changed': {
                  actions: { type: 'setProject', params: ({ event }) => ({ project: event.project }) },
                },
                'deployment.retry': { guard: 'hasFailed', target: 'retrying' },
              },
            },
            retrying: {
              tags: 'busy',
              entry: 'forgetFailure',
              invoke: {
                id: 'retryProject',
                src: 'retryProject',
                input: ofProject,
                onDone: {
                  target: 'following',
                  actions: [
                    { type: 'setProject', params: ({ event }) => ({ project: event.output }) },
                    { type: 'tellProjects', params: refresh },
                    { type: 'tellDashboard', params: invalidate },
                  ],
                },
                onError: { target: 'following', actions: { type: 'noteFailure', params: ({ event }) => event } },
              },
            },
          },
        },
        history: {
          initial: 'reading',
          // Whatever the list says anew has left its line there.
          on: { 'project.changed': '.reading' },
          states: {
            reading: {
              invoke: {
                id: 'readHistory',
                src: 'readHistory',
                input: ofProject,
                onDone: {
                  target: 'read',
                  actions: { type: 'setHistory', params: ({ event }) => ({ history: event.output }) },
                },
                onError: 'unread',
              },
            },
            read: {},
            unread: { on: { 'history.retry': 'reading' } },
          },
        },
        memory: {
          initial: 'remembering',
          states: {
            remembering: {
              invoke: { id: 'rememberDialog', src: 'rememberDialog', input: ofProject, onError: 'forgetful' },
            },
            /** A browser that stores nothing shows it all the same. */
            forgetful: {},
          },
        },
        clock: {
          initial: 'ticking',
          states: { ticking: { after: { secondDelay: { target: 'ticking', reenter: true, actions: 'countSecond' } } } },
        },
      },
    },
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type DeploymentRef = ActorRefFrom<typeof deploymentMachine>;
export type DeploymentSnapshot = SnapshotFrom<typeof deploymentMachine>;
