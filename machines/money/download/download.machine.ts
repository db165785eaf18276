import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { ListingRequest } from '../billing/billing.query';

/** What is to be saved: a document by its id, or all that a list is filtered to. */
export type Wish =
  | { kind: 'document'; id: string; number: string }
  | ({ kind: 'transactions' | 'invoices' } & ListingRequest);

export interface DownloadContext {
  /** What was asked for last. */
  wish: Wish | null;
  /** Why it could not be saved, in the catalogue's words. */
  problem: string | null;
}

export type DownloadEvent = { type: 'file.request'; wish: Wish };

/** One file after the other, fetched with the session's header and saved by the browser. */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent },
  actors: { saveDocument: port<void, { wish: Wish | null }>('saveDocument') },
  actions: {
    setWish: assign((_, { wish }: { wish: Wish }) => ({ wish, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
}).createMachine({
  id: 'download',
  context: { wish: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'file.request': { target: 'fetching', actions: { type: 'setWish', params: ({ event }) => event } } },
    },
    fetching: {
      invoke: {
        id: 'saveDocument',
        src: 'saveDocument',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: 'saved',
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    saved: {
      on: { 'file.request': { target: 'fetching', actions: { type: 'setWish', params: ({ event }) => event } } },
    },
    failed: {
      on: { 'file.request': { target: 'fetching', actions: { type: 'setWish', params: ({ event }) => event } } },
    },
  },
});
export type DownloadRef = ActorRefFrom<typeof downloadMachine>;
export type DownloadState = SnapshotFrom<typeof downloadMachine>['value'];
