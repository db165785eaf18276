import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';

/**
 * Of this browser: whether it shows notices while no page of ours is open. `blocked`: its owner has told it not to;
 * `unavailable`: it cannot, or nobody pushes anything.
 */
export type PushFace = 'on' | 'off' | 'blocked' | 'unavailable';

export interface PushNoticesContext {
  /** Why it could not be looked at, turned on or off, in the catalogue's words. */
  refusal: string | null;
}

export type PushNoticesEvent = { type: 'push.on' } | { type: 'push.off' } | { type: 'push.look' };

/** Notices in this browser while no page of ours is open: asked of its owner when they turn it on, never before. */
export const pushNoticesMachine = setup({
  types: { context: {} as PushNoticesContext, events: {} as PushNoticesEvent, tags: {} as 'busy' },
  actors: {
    lookAtPush: port<PushFace>('lookAtPush'),
    turnPushOn: port<PushFace>('turnPushOn'),
    turnPushOff: port<PushFace>('turnPushOff'),
  },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
  },
  guards: {
    isOn: (_, face: PushFace) => face === 'on',
    isOff: (_, face: PushFace) => face === 'off',
    isBlocked: (_, face: PushFace) => face === 'blocked',
  },
}).createMachine({
  id: 'pushNotices',
  context: { refusal: null },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'lookAtPush',
        src: 'lookAtPush',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' },
          { guard: { type: 'isOff', params: ({ event }) => event.output }, target: 'off' },
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'blocked' },
          { target: 'unavailable' },
        ],
        onError: { target: 'unread', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    unread: { on: { 'push.look': 'looking' } },
    unavailable: {},
    blocked: { on: { 'push.look': 'looking' } },
    off: { on: { 'push.on': 'turningOn' } },
    turningOn: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'turnPushOn',
        src: 'turnPushOn',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' },
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'blocked' },
          // Its owner has closed the browser's question without an answer.
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    on: { on: { 'push.off': 'turningOff' } },
    turningOff: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'turnPushOff',
        src: 'turnPushOff',
        onDone: 'off',
        onError: { target: 'on', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
  },
});
export type PushNoticesRef = ActorRefFrom<typeof pushNoticesMachine>;
export type PushNoticesSnapshot = SnapshotFrom<typeof pushNoticesMachine>;
