import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';

/** An open session as the customer knows it. */
export interface Device {
  id: string;
  /** 'Chrome on Linux' */
  name: string;
}

export interface SignOutDevicesContext {
  /** Whose session is being ended; null for all the others together. */
  device: Device | null;
  /** Ended from here: no longer shown, also before the list was read again. */
  ended: string[];
  /** What was done last: one device, or so many. */
  outcome: { name: string } | { count: number } | null;
  /** Why it was not, in the catalogue's words, and beside which session; null for all the others together. */
  refusal: { id: string | null; sentence: string } | null;
}

export type SignOutDevicesEvent =
  | ({ type: 'device.revoke' } & Device)
  | { type: 'others.revoke' }
  /** The browser that is being used. */
  | { type: 'device.leave' };

const nothingSaid = { outcome: null, refusal: null };
const outdated: ResourceEvent = { type: 'resource.invalidate' };

/** Ends open sessions of the customer: one, all the others, or this one, which is the logout. */
export const signOutDevicesMachine = setup({
  types: { context: {} as SignOutDevicesContext, events: {} as SignOutDevicesEvent, tags: {} as 'busy' },
  actors: {
    revokeDevice: port<void, { id: string }>('revokeDevice'),
    /** Answers with the ids of those that it ended. */
    revokeOthers: port<string[]>('revokeOthers'),
  },
  actions: {
    tellSession: tell('session'),
    tellDevices: tell('devices'),
    tellAccountEvents: tell('accountEvents'),
    aim: assign((_, { id, name }: Device) => ({ ...nothingSaid, device: { id, name } })),
    aimAtOthers: assign({ ...nothingSaid, device: null }),
    noteEnd: assign(({ context: { device, ended } }) =>
      device ? { ended: [...ended, device.id], outcome: { name: device.name } } : {},
    ),
    noteEnds: assign(({ context }, { ids }: { ids: string[] }) => ({
      ended: [...context.ended, ...ids],
      outcome: { count: ids.length },
    })),
    noteRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      refusal: { id: context.device?.id ?? null, sentence: explain('default', error) },
    })),
  },
  guards: {
    /** It ended by itself, or from elsewhere. */
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'signOutDevices',
  context: { ...nothingSaid, device: null, ended: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'device.revoke': { target: 'revoking', actions: { type: 'aim', params: ({ event }) => event } },
        'others.revoke': { target: 'revokingOthers', actions: 'aimAtOthers' },
        'device.leave': { actions: { type: 'tellSession', params: { type: 'session.signOut' } } },
      },
    },
    revoking: {
      tags: 'busy',
      invoke: {
        id: 'revokeDevice',
        src: 'revokeDevice',
        input: ({ context }) => ({ id: context.device?.id ?? '' }),
        onDone: { target: 'looking', actions: 'noteEnd' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'looking', actions: 'noteEnd' },
          { target: 'looking', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    revokingOthers: {
      tags: 'busy',
      invoke: {
        id: 'revokeOthers',
        src: 'revokeOthers',
        onDone: { target: 'looking', actions: { type: 'noteEnds', params: ({ event }) => ({ ids: event.output }) } },
        onError: { target: 'looking', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    /** What happened is in the lists; also after a failure, which may have ended some. */
    looking: {
      entry: [
        { type: 'tellDevices', params: outdated },
        { type: 'tellAccountEvents', params: outdated },
      ],
      always: 'idle',
    },
  },
});
export type SignOutDevicesRef = ActorRefFrom<typeof signOutDevicesMachine>;
export type SignOutDevicesSnapshot = SnapshotFrom<typeof signOutDevicesMachine>;
