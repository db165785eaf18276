import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ProjectVersion } from '../../../contract/wire/websites/versions';
import { port } from '../../kit/port';

export interface PublicationInput {
  /** Project's id. */
  id: string;
  /** Of the version that is being made. */
  number: number;
}

export interface PublicationContext extends PublicationInput {
  /** How often it was looked whether it is live. */
  looks: number;
  /** Once it is live or could not be made; null of one that is not among the newest any more. */
  version: ProjectVersion | null;
}

/** Milliseconds until it is looked the first time; doubled with each look. */
const firstLook = 500;
const longestLook = 10_000;

/** Follows a version that is being made until it is live or could not be made, and ends with it. */
export const publicationMachine = setup({
  types: {
    input: {} as PublicationInput,
    output: {} as ProjectVersion | null,
    context: {} as PublicationContext,
  },
  actors: {
    loadVersion: port<ProjectVersion | null, PublicationInput>('loadVersion'),
  },
  actions: {
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    setVersion: assign((_, version: ProjectVersion | null) => ({ version })),
  },
  guards: { isUnmade: (_, version: ProjectVersion | null) => version?.state === 'publishing' },
  delays: { lookDelay: ({ context: { looks } }) => Math.min(longestLook, firstLook * 2 ** looks) },
}).createMachine({
  id: 'publication',
  context: ({ input }) => ({ ...input, looks: 0, version: null }),
  initial: 'waiting',
  output: ({ context }) => context.version,
  states: {
    waiting: { after: { lookDelay: 'looking' } },
    looking: {
      entry: 'countLook',
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        input: ({ context: { id, number } }) => ({ id, number }),
        onDone: [
          { guard: { type: 'isUnmade', params: ({ event }) => event.output }, target: 'waiting' },
          { target: 'ended', actions: { type: 'setVersion', params: ({ event }) => event.output } },
        ],
        onError: 'waiting',
      },
    },
    ended: { type: 'final' },
  },
});
export type PublicationRef = ActorRefFrom<typeof publicationMachine>;
export type PublicationSnapshot = SnapshotFrom<typeof publicationMachine>;
