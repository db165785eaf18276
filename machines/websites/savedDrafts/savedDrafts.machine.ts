import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { listener, port } from '../../kit/port';

/** What there is to go on with. */
export interface SavedDrafts {
  /** Newest first. */
  drafts: DraftSummary[];
  /** When they were read, ms. */
  at: number;
}

export interface SavedDraftsContext extends SavedDrafts {
  /** The server was asked, whatever it said. */
  isSought: boolean;
  /** Id of the one that is about to be discarded. */
  asked: string;
  /** Why it could not be, in the catalogue's words. */
  problem: string | null;
}

export type SavedDraftsEvent =
  | { type: 'draft.discard'; id: string }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  /** The customer came back to the window. */
  | { type: 'window.focused' };

/** The drafts that a customer left, where they are not asked for: without an answer there is nothing to see. */
export const savedDraftsMachine = setup({
  types: { context: {} as SavedDraftsContext, events: {} as SavedDraftsEvent },
  actors: {
    loadDrafts: port<SavedDrafts>('loadDrafts'),
    discardDraft: port<void, { id: string }>('discardDraft'),
    watchFocus: listener('watchFocus'),
  },
  actions: {
    setDrafts: assign((_, { drafts, at }: SavedDrafts) => ({ drafts, at, isSought: true })),
    noteSought: assign({ isSought: true }),
    setAsked: assign((_, { id }: { id: string }) => ({ asked: id, problem: null })),
    dropAsked: assign(({ context: { drafts, asked } }) => ({ drafts: drafts.filter(({ id }) => id !== asked) })),
    dropQuestion: assign({ asked: '', problem: null }),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
  delays: { staleDelay: 10_000 },
}).createMachine({
  id: 'savedDrafts',
  context: { drafts: [], at: 0, isSought: false, asked: '', problem: null },
  invoke: { id: 'watchFocus', src: 'watchFocus', onError: '.lost' },
  initial: 'offering',
  states: {
    offering: {
      initial: 'loading',
      on: { 'draft.discard': { target: 'asking', actions: { type: 'setAsked', params: ({ event }) => event } } },
      states: {
        loading: {
          invoke: {
            id: 'loadDrafts',
            src: 'loadDrafts',
            onDone: { target: 'shown', actions: { type: 'setDrafts', params: ({ event }) => event.output } },
            onError: { target: 'shown', actions: 'noteSought' },
          },
        },
        // So young that nobody who comes back asks for them again.
        shown: { after: { staleDelay: 'stale' } },
        stale: { on: { 'window.focused': 'loading' } },
      },
    },
    asking: {
      on: {
        'discard.confirm': 'discarding',
        'discard.cancel': { target: 'offering.shown', actions: 'dropQuestion' },
        'draft.discard': { actions: { type: 'setAsked', params: ({ event }) => event } },
      },
    },
    /** Nothing to see any more. */
    lost: {},
    discarding: {
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context: { asked } }) => ({ id: asked }),
        onDone: { target: 'offering.shown', actions: ['dropAsked', 'dropQuestion'] },
        onError: { target: 'asking', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
  },
});
export type SavedDraftsRef = ActorRefFrom<typeof savedDraftsMachine>;
export type SavedDraftsSnapshot = SnapshotFrom<typeof savedDraftsMachine>;
