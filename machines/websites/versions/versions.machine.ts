import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain } from '../../../contract/rules/failure';
import type { ProjectVersion } from '../../../contract/wire/websites/versions';
import { listener, port } from '../../kit/port';
import { notify, tell, withdraw } from '../../protocols/tell';
import { appended, hasOlder, isMade, refreshed } from './versions.list';

export interface VersionsContext {
  /** Project's id. */
  id: string;
  /** Newest first; null while nothing is known of them. */
  rows: readonly ProjectVersion[] | null;
  /** Why they could not be loaded, in the catalogue's words. */
  problem: string | null;
  /** Which one something is done with, by its number. */
  number: number | null;
  /** Where a frame can show that one. */
  address: string | null;
  /** Why that was not done. */
  refusal: string | null;
}

export type VersionsEvent =
  | { type: 'versions.retry' }
  | { type: 'versions.older' }
  | { type: 'website.outdated' }
  | { type: 'version.preview'; number: number }
  | { type: 'version.restore'; number: number }
  | { type: 'preview.close' };

type Numbered = { number: number };
type Failing = { error: unknown };
/** Of a website, those before a number; the newest where there is none. */
export interface VersionsRequest {
  id: string;
  before: number | null;
}

const restored = (number: number | null) =>
  ({
    type: 'toast.show',
    subject: 'website',
    title: t('Version {number} is live again', { number: number ?? '' }),
    variant: 'success',
    goesAlong: true,
  }) as const;

/** What was published of a website, each to be looked at and made live again. */
export const versionsMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as VersionsContext,
    events: {} as VersionsEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadVersions: port<ProjectVersion[], VersionsRequest>('loadVersions'),
    previewVersion: port<{ address: string }, { id: string; number: number }>('previewVersion'),
    restoreVersion: port<{ version: number }, { id: string; number: number }>('restoreVersion'),
    watchWebsite: listener('watchWebsite'),
  },
  actions: {
    notify,
    withdraw,
    sayRestored: tell('toasts', ({ context }: { context: VersionsContext }) => restored(context.number)),
    outdateList: tell('projects', { type: 'resource.invalidate' }),
    setRows: assign(({ context }, rows: readonly ProjectVersion[]) => ({
      rows: refreshed(context.rows ?? [], rows),
      problem: null,
    })),
    addRows: assign(({ context }, rows: readonly ProjectVersion[]) => ({
      rows: appended(context.rows ?? [], rows),
      problem: null,
    })),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    aim: assign((_, { number }: Numbered) => ({ number, address: null, refusal: null })),
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
    noteRefusal: assign((_, { error }: Failing) => ({ refusal: explain('default', error) })),
  },
  guards: {
    hasOlder: ({ context }) => hasOlder(context.rows ?? []),
    isMaking: ({ context }) => context.rows?.some((version) => !isMade(version)) === true,
    isThere: ({ context }, { number }: Numbered) => context.rows?.some((one) => one.number === number) === true,
  },
  // Made in a few seconds.
  delays: { lookDelay: 2_000 },
}).createMachine({
  id: 'versions',
  context: ({ input: { id } }) => ({ id, rows: null, problem: null, number: null, address: null, refusal: null }),
  type: 'parallel',
  invoke: {
    id: 'watchWebsite',
    src: 'watchWebsite',
    onError: { target: '.list.failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
  },
  states: {
    list: {
      initial: 'looking',
      states: {
        looking: {
          tags: 'busy',
          invoke: {
            id: 'loadVersions',
            src: 'loadVersions',
            input: ({ context: { id } }) => ({ id, before: null }),
            onDone: { target: 'shown', actions: { type: 'setRows', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
          },
        },
        shown: {
          on: { 'website.outdated': 'looking', 'versions.older': { guard: 'hasOlder', target: 'reaching' } },
          after: { lookDelay: { guard: 'isMaking', target: 'looking' } },
        },
        /** Further back. */
        reaching: {
          tags: 'busy',
          invoke: {
            id: 'loadVersions',
            src: 'loadVersions',
            input: ({ context: { id, rows } }) => ({ id, before: rows?.at(-1)?.number ?? null }),
            onDone: { target: 'shown', actions: { type: 'addRows', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
          },
        },
        failed: { on: { 'versions.retry': 'looking', 'website.outdated': 'looking' } },
      },
    },
    /** One version at a time. */
    deed: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'version.preview': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'opening',
              actions: { type: 'aim', params: ({ event }) => event },
            },
            'version.restore': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'restoring',
              actions: { type: 'aim', params: ({ event }) => event },
            },
          },
        },
        opening: {
          on: { 'preview.close': 'idle' },
          invoke: {
            id: 'previewVersion',
            src: 'previewVersion',
            input: ({ context: { id, number } }) => ({ id, number: number ?? 0 }),
            onDone: { target: 'previewing', actions: { type: 'setAddress', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'noteRefusal', params: ({ event }) => event } },
          },
        },
        previewing: {
          on: { 'preview.close': 'idle', 'version.restore': 'restoring' },
        },
        restoring: {
          entry: { type: 'withdraw', params: 'website' },
          // Looked at anew also after a refusal: its answer may have been lost behind what was done.
          exit: 'outdateList',
          invoke: {
            id: 'restoreVersion',
            src: 'restoreVersion',
            input: ({ context: { id, number } }) => ({ id, number: number ?? 0 }),
            onDone: { target: 'idle', actions: 'sayRestored' },
            onError: { target: 'idle', actions: { type: 'noteRefusal', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
export type VersionsRef = ActorRefFrom<typeof versionsMachine>;
export type VersionsSnapshot = SnapshotFrom<typeof versionsMachine>;
