import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';

/** What is kept in the session for the dashboard to reopen the deployment dialog with. */
export interface DeploymentMemo {
  projectId: string;
  domain: string;
}

export interface OrderPlacedContext extends DeploymentMemo {
  /** What is copied or shared. */
  address: string;
}

export type OrderPlacedEvent =
  | { type: 'redirect.pause' }
  | { type: 'redirect.resume' }
  | { type: 'redirect.cancel' }
  | { type: 'dashboard.open' }
  | { type: 'link.copy'; address: string }
  | { type: 'link.share'; address: string };

export const orderPlacedMachine = setup({
  types: {
    input: {} as DeploymentMemo,
    context: {} as OrderPlacedContext,
    events: {} as OrderPlacedEvent,
  },
  actors: {
    rememberDeployment: port<void, DeploymentMemo>('rememberDeployment'),
    copyLink: port<void, { address: string }>('copyLink'),
    /** Whether the device can share. */
    askSharing: port<boolean>('askSharing'),
    shareLink: port<void, { address: string; title: string }>('shareLink'),
  },
  actions: {
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
  },
  guards: { canShare: (_, isPossible: boolean) => isPossible },
  delays: { redirectDelay: 3_000 },
}).createMachine({
  id: 'orderPlaced',
  context: ({ input }) => ({ ...input, address: '' }),
  initial: 'shown',
  states: {
    shown: {
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
        sharing: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'askSharing',
                src: 'askSharing',
                onDone: [
                  { guard: { type: 'canShare', params: ({ event }) => event.output }, target: 'offered' },
                  { target: 'absent' },
                ],
                onError: 'absent',
              },
            },
            absent: {},
            offered: {
              on: {
                'link.share': { target: 'opening', actions: { type: 'setAddress', params: ({ event }) => event } },
              },
            },
            opening: {
              invoke: {
                id: 'shareLink',
                src: 'shareLink',
                input: ({ context: { address, domain } }) => ({ address, title: domain }),
                onDone: 'offered',
                // It was closed, or the device has nobody to share with: the link can still be copied.
                onError: 'offered',
              },
            },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});
export type OrderPlacedRef = ActorRefFrom<typeof orderPlacedMachine>;
export type OrderPlacedSnapshot = SnapshotFrom<typeof orderPlacedMachine>;
