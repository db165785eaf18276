import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { ProjectVersion } from '../../../contract/wire/websites/versions';
import { port } from '../../kit/port';
import { notify, tell } from '../../protocols/tell';

/** What became of what was published. */
export type Outcome = Pick<ProjectVersion, 'number' | 'state' | 'failure'>;

export interface PublicationContext {
  /** Project's id. */
  id: string;
  /** Of the last version that was published from here; null once what is typed is another. */
  outcome: Outcome | null;
  /** How often it was looked whether it is live. */
  looks: number;
}

export type PublicationEvent =
  | { type: 'publication.follow'; number: number }
  /** Something is typed: what is live is not what is typed. */
  | { type: 'publication.forget' }
  /** Something became of the website. */
  | { type: 'website.outdated' };

const live = { subject: 'website', title: t('Your changes are live'), variant: 'success', goesAlong: true } as const;

/** Milliseconds until it is looked the first time; doubled with each look. */
const firstLook = 500;
const longestLook = 10_000;

/** Follows what is published until it is live or could not be made, and says so. */
export const publicationMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as PublicationContext,
    events: {} as PublicationEvent,
  },
  actors: {
    loadVersion: port<ProjectVersion | null, { id: string; number: number }>('loadVersion'),
  },
  actions: {
    notify,
    outdateList: tell('projects', { type: 'resource.invalidate' }),
    follow: assign((_, { number }: { number: number }) => ({
      outcome: { number, state: 'publishing', failure: null } as const,
    })),
    forget: assign({ outcome: null }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    /** Only what has come to an end begins anew with the short gaps: they are not shortened by another publish. */
    setOutcome: assign((_, version: ProjectVersion | null) => ({
      outcome: version && { number: version.number, state: version.state, failure: version.failure },
      looks: 0,
    })),
  },
  guards: {
    isUnmade: (_, version: ProjectVersion | null) => version?.state === 'publishing',
    isLive: (_, version: ProjectVersion | null) => version?.state === 'published',
  },
  delays: { lookDelay: ({ context: { looks } }) => Math.min(longestLook, firstLook * 2 ** looks) },
}).createMachine({
  id: 'publication',
  context: ({ input: { id } }) => ({ id, outcome: null, looks: 0 }),
  initial: 'resting',
  on: { 'publication.follow': { target: '.waiting', actions: { type: 'follow', params: ({ event }) => event } } },
  states: {
    resting: { on: { 'publication.forget': { actions: 'forget' } } },
    waiting: { after: { lookDelay: 'looking' }, on: { 'website.outdated': 'looking' } },
    looking: {
      entry: 'countLook',
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        input: ({ context: { id, outcome } }) => ({ id, number: outcome?.number ?? 0 }),
        onDone: [
          { guard: { type: 'isUnmade', params: ({ event }) => event.output }, target: 'waiting' },
          {
            guard: { type: 'isLive', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'setOutcome', params: ({ event }) => event.output },
              { type: 'notify', params: live },
              'outdateList',
            ],
          },
          { target: 'resting', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'waiting',
      },
    },
  },
});
export type PublicationRef = ActorRefFrom<typeof publicationMachine>;
export type PublicationSnapshot = SnapshotFrom<typeof publicationMachine>;
