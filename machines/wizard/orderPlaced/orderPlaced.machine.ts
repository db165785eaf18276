import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';
import { pollerMachine } from '../../websites/poller/poller.machine';

/** What is kept in the session for the dashboard to reopen the deployment dialog with. */
export interface DeploymentMemo {
  projectId: string;
  domain: string;
}

export interface OrderPlacedContext extends DeploymentMemo {
  /** The list of websites is asked for again and again, so what is shown of the deployment is live. */
  isFollowed: boolean;
  /** What is copied. */
  address: string;
}

export type OrderPlacedEvent =
  | { type: 'redirect.pause' }
  | { type: 'redirect.resume' }
  | { type: 'redirect.cancel' }
  | { type: 'dashboard.open' }
  | { type: 'link.copy'; address: string };

export const orderPlacedMachine = setup({
  types: {
    input: {} as DeploymentMemo,
    context: {} as OrderPlacedContext,
    events: {} as OrderPlacedEvent,
    children: {} as { poller: 'poller' },
  },
  actors: {
    rememberDeployment: port<void, DeploymentMemo>('rememberDeployment'),
    copyLink: port<void, { address: string }>('copyLink'),
    poller: pollerMachine,
  },
  actions: {
    loseSight: assign({ isFollowed: false }),
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
  },
  delays: { redirectDelay: 3_000 },
}).createMachine({
  id: 'orderPlaced',
  context: ({ input }) => ({ ...input, isFollowed: true, address: '' }),
  initial: 'shown',
  states: {
    shown: {
      invoke: { id: 'poller', src: 'poller', onError: { actions: 'loseSight' } },
      on: { 'dashboard.open': 'finished' },
      type: 'parallel',
      states: {
        redirect: {
          initial: 'remembering',
          states: {
            remembering: {
              invoke: {
                id: 'rememberDeployment',
                src: 'rememberDeployment',
                input: ({ context: { projectId, domain } }) => ({ projectId, domain }),
                onDone: 'counting',
                onError: 'counting',
              },
            },
            counting: {
              after: { redirectDelay: '#orderPlaced.finished' },
              on: { 'redirect.pause': 'paused', 'redirect.cancel': 'staying' },
            },
            paused: { on: { 'redirect.resume': 'counting', 'redirect.cancel': 'staying' } },
            staying: {},
          },
        },
        link: {
          initial: 'resting',
          on: { 'link.copy': { target: '.copying', actions: { type: 'setAddress', params: ({ event }) => event } } },
          states: {
            resting: {},
            copying: {
              invoke: {
                id: 'copyLink',
                src: 'copyLink',
                input: ({ context: { address } }) => ({ address }),
                onDone: 'copied',
                onError: 'refused',
              },
            },
            copied: {},
            refused: {},
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});
export type OrderPlacedRef = ActorRefFrom<typeof orderPlacedMachine>;
export type OrderPlacedSnapshot = SnapshotFrom<typeof orderPlacedMachine>;
