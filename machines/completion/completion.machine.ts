import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { port } from '../kit/port';

/** What is kept in the session for the dashboard to reopen the deployment dialog (specification 4). */
export interface DeploymentMemo {
  projectId: string;
  domain: string;
}

export type CompletionEvent =
  | { type: 'redirect.pause' }
  | { type: 'redirect.resume' }
  | { type: 'redirect.cancel' }
  | { type: 'dashboard.open' };

export const completionMachine = setup({
  types: {
    input: {} as DeploymentMemo,
    context: {} as DeploymentMemo,
    events: {} as CompletionEvent,
  },
  actors: { rememberDeployment: port<void, DeploymentMemo>('rememberDeployment') },
  delays: { redirectDelay: 3_000 },
}).createMachine({
  id: 'completion',
  context: ({ input }) => input,
  on: { 'dashboard.open': '.finished' },
  initial: 'remembering',
  states: {
    remembering: {
      invoke: {
        id: 'rememberDeployment',
        src: 'rememberDeployment',
        input: ({ context }) => context,
        onDone: 'counting',
        onError: 'counting',
      },
    },
    counting: {
      after: { redirectDelay: 'finished' },
      on: { 'redirect.pause': 'paused', 'redirect.cancel': 'staying' },
    },
    paused: { on: { 'redirect.resume': 'counting', 'redirect.cancel': 'staying' } },
    staying: {},
    finished: { type: 'final' },
  },
});
export type CompletionRef = ActorRefFrom<typeof completionMachine>;
export type CompletionState = SnapshotFrom<typeof completionMachine>['value'];
