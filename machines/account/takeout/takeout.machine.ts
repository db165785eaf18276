import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { tell } from '../../kit/notify';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../shell/resource/resource.machine';

export interface TakeoutContext {
  /** Bytes of the file that was saved. */
  size: number;
  /** Why there is none, in the catalogue's words. */
  refusal: string | null;
}

export type TakeoutEvent = { type: 'takeout.request' } | { type: 'takeout.cancel' };

/** Everything kept of the customer, as a file. */
export const takeoutMachine = setup({
  types: { context: {} as TakeoutContext, events: {} as TakeoutEvent },
  actors: { saveTakeout: port<{ size: number }>('saveTakeout') },
  actions: {
    tellAccountEvents: tell<ResourceEvent>('accountEvents'),
    noteSize: assign((_, { size }: { size: number }) => ({ size })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
    forget: assign({ size: 0, refusal: null }),
  },
}).createMachine({
  id: 'takeout',
  context: { size: 0, refusal: null },
  initial: 'offered',
  states: {
    offered: { on: { 'takeout.request': 'gathering' } },
    gathering: {
      entry: 'forget',
      invoke: {
        id: 'saveTakeout',
        src: 'saveTakeout',
        onDone: {
          target: 'saved',
          actions: [
            { type: 'noteSize', params: ({ event }) => event.output },
            { type: 'tellAccountEvents', params: { type: 'resource.invalidate' } },
          ],
        },
        onError: { target: 'failed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
      on: { 'takeout.cancel': 'offered' },
    },
    saved: { on: { 'takeout.request': 'gathering' } },
    failed: { on: { 'takeout.request': 'gathering' } },
  },
});
export type TakeoutRef = ActorRefFrom<typeof takeoutMachine>;
export type TakeoutSnapshot = SnapshotFrom<typeof takeoutMachine>;
export type TakeoutState = TakeoutSnapshot['value'];
