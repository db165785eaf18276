import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { Project } from '../../../contract/wire/websites/project';
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
export type DeploymentEvent = ProjectNews | { type: 'deployment.retry' } | { type: 'deployment.close' };

const refresh: ResourceEvent = { type: 'resource.refresh' };
const invalidate: ResourceEvent = { type: 'resource.invalidate' };

export const deploymentMachine = setup({
  types: {
    input: {} as DeploymentInput,
    context: {} as { projectId: string; project: Project | null; failure: Failure | null },
    events: {} as DeploymentEvent,
    tags: {} as 'busy',
  },
  actors: {
    watchProject: listener<EventObject, { projectId: string }>('watchProject'),
    retryProject: port<Project, { projectId: string }>('retryProject'),
  },
  actions: {
    tellOverlay: tell('app'),
    tellProjects: tell('projects'),
    tellDashboard: tell('dashboard'),
    setProject: assign((_, { project }: { project: Project | null }) => ({ project })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    /** And not for good. */
    hasFailed: ({ context: { project } }) =>
      project?.project_status === 'DOMAIN_FAILED' && project.refunded_at === undefined,
  },
}).createMachine({
  id: 'deployment',
  context: ({ input }) => ({ projectId: input.projectId, project: null, failure: null }),
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'watchProject',
        src: 'watchProject',
        input: ({ context }) => ({ projectId: context.projectId }),
        onError: 'closed',
      },
      on: { 'deployment.close': 'closed' },
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
            input: ({ context }) => ({ projectId: context.projectId }),
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
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type DeploymentRef = ActorRefFrom<typeof deploymentMachine>;
export type DeploymentSnapshot = SnapshotFrom<typeof deploymentMachine>;
