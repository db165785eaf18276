import { type ActorRefFrom, assign, setup } from 'xstate';
import { hasChoices } from '../../../contract/rules/wizard/wizard';
import { type Draft, picturesOf } from '../../../contract/wire/wizard/draft';
import type { SavedDraft } from '../../../contract/wire/wizard/drafts';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { listener, port } from '../../kit/port';
import type { CopyFlush, DraftChange, SyncInput } from '../../protocols/drafts';
import { tell } from '../../protocols/tell';
import { isRefusal } from '../refusal';
import { isSameDraft } from './same';

/** `at`: milliseconds of the browser's clock. */
export type SaveAnswer =
  | { isSaved: true; revision: number; at: number }
  /** `isOwn`: this browser saved it, and never heard so. */
  | { isSaved: false; theirs: SavedDraft; isOwn: boolean };

interface DraftSyncContext extends SyncInput {
  /** Something was chosen while the last save was under way. */
  isDirty: boolean;
  /** Milliseconds of the browser's clock; null as long as nothing was saved. */
  savedAt: number | null;
  /** Pictures that the saved draft names and the server lacks. */
  unsent: string[];
  /** The one of them that is being sent. */
  underWay: string;
  /** What another device has saved meanwhile. */
  theirs: SavedDraft | null;
  failure: Failure | null;
}

export type DraftSyncEvent =
  | DraftChange
  | CopyFlush
  | { type: 'copy.retry' }
  /** Of two devices' choices the other one's, or these. */
  | { type: 'copy.take' }
  | { type: 'copy.overwrite' }
  | { type: 'network.returned' }
  /** The tab is no longer looked at, and may be closed unseen. */
  | { type: 'page.hidden' };

type Chosen = Pick<DraftChange, 'draft' | 'position'>;

const chosenIn = ({ event }: { event: Chosen }): Chosen => ({ draft: event.draft, position: event.position });
const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) });
const savedIn = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output });

const beginning = (input: SyncInput): DraftSyncContext => ({
  ...input,
  isDirty: false,
  savedAt: null,
  unsent: [],
  underWay: '',
  theirs: null,
  failure: null,
});

export const draftSyncMachine = setup({
  types: {
    input: {} as SyncInput,
    context: {} as DraftSyncContext,
    events: {} as DraftSyncEvent,
  },
  actors: {
    saveDraft: port<SaveAnswer, SyncInput>('saveDraft'),
    sendPicture: port<void, { id: string; reference: string }>('sendPicture'),
    /** Puts the pictures of a draft of the server into this browser. */
    fetchPictures: port<void, { id: string; draft: Draft }>('fetchPictures'),
    watchPage: listener('watchPage'),
  },
  actions: {
    noteChange: assign((_, chosen: Chosen) => chosen),
    noteDirty: assign({ isDirty: true }),
    noteSending: assign({ isDirty: false, failure: null }),
    noteSaved: assign(({ context: { copy, draft, isDirty } }, { answer }: { answer: SaveAnswer }) => {
      if (!answer.isSaved) return {};
      // While it was sent the draft may have changed: then the next answer says which pictures are missing.
      const named = picturesOf(draft);
      const pictures = copy.pictures.filter((picture) => named.includes(picture));
      return {
        copy: { ...copy, revision: answer.revision, pictures },
        savedAt: answer.at,
        unsent: isDirty ? [] : named.filter((picture) => !pictures.includes(picture)),
      };
    }),
    noteTheirs: assign((_, { answer }: { answer: SaveAnswer }) => ({ theirs: answer.isSaved ? null : answer.theirs })),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    /** The server has it no more: it was discarded elsewhere, and goes on here. */
    beginAnew: assign(({ context: { copy } }) => ({ copy: { ...copy, revision: 0, pictures: [] } })),
    adopt: assign(({ context: { copy, theirs } }) => ({
      copy: { ...copy, revision: theirs?.revision ?? copy.revision },
      theirs: null,
    })),
    takeTheirs: assign(({ context: { copy, theirs } }) =>
      theirs
        ? {
            draft: theirs.draft,
            position: theirs.position,
            copy: { id: copy.id, revision: theirs.revision, pictures: picturesOf(theirs.draft) },
            savedAt: Date.parse(theirs.saved_at),
            theirs: null,
            isDirty: false,
          }
        : {},
    ),
    beginPicture: assign(({ context: { unsent } }) => ({ underWay: unsent[0] ?? '' })),
    /** Also one that was refused: it would be refused again, and another device does without it. */
    noteSent: assign(({ context: { copy, unsent, underWay } }) => ({
      copy: { ...copy, pictures: [...copy.pictures, underWay] },
      unsent: unsent.filter((picture) => picture !== underWay),
    })),
    tellSaved: tell('wizard', ({ context: { copy } }) => ({ type: 'copy.saved', copy })),
    tellTaken: tell('wizard', ({ context: { draft, position, copy } }) => ({
      type: 'copy.taken',
      draft,
      position,
      copy,
    })),
    /** What perishes is looked at once the server has the draft. */
    tellChoice: tell('draftChoice', ({ context: { draft } }) => ({ type: 'draft.saved', draft })),
  },
  guards: {
    isWorthSaving: ({ context: { copy } }, { draft }: { draft: Draft }) => copy.revision > 0 || hasChoices(draft),
    wasOverwritten: (_, { answer }: { answer: SaveAnswer }) => !answer.isSaved,
    /**
     * A save of this browser whose answer was lost, also when the customer has chosen more since; or one of another device
     * without a change.
     */
    isOwn: ({ context: { draft } }, { answer }: { answer: SaveAnswer }) =>
      !answer.isSaved && (answer.isOwn || isSameDraft(answer.theirs.draft, draft)),
    isDirty: ({ context }) => context.isDirty,
    isGone: ({ context }, { failure }: { failure: Failure }) => failure.status === 404 && context.copy.revision > 0,
    isPlaced: (_, { failure }: { failure: Failure }) => failure.code === 'order-placed',
    isRefused: (_, { failure }: { failure: Failure }) => isRefusal(failure),
    hasUnsent: ({ context }) => context.unsent.length > 0,
  },
  delays: { saveDelay: 600, retryDelay: 10_000 },
}).createMachine({
  id: 'draftSync',
  context: ({ input }) => beginning(input),
  type: 'parallel',
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.saving.due' },
  states: {
    saving: {
      initial: 'beginning',
      on: { 'draft.changed': { actions: { type: 'noteChange', params: chosenIn } } },
      states: {
        beginning: {
          always: [
            { guard: { type: 'isWorthSaving', params: ({ context }) => context }, target: 'sending' },
            { target: 'resting' },
          ],
        },
        resting: {
          on: {
            'draft.changed': {
              guard: { type: 'isWorthSaving', params: chosenIn },
              target: 'due',
              actions: { type: 'noteChange', params: chosenIn },
            },
          },
        },
        due: {
          after: { saveDelay: 'sending' },
          on: {
            'draft.changed': { target: 'due', reenter: true, actions: { type: 'noteChange', params: chosenIn } },
            'copy.flush': 'sending',
            'page.hidden': 'sending',
          },
        },
        sending: {
          tags: 'busy',
          entry: 'noteSending',
          on: { 'draft.changed': { actions: [{ type: 'noteChange', params: chosenIn }, 'noteDirty'] } },
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context: { copy, draft, position } }) => ({ copy, draft, position }),
            onDone: [
              {
                guard: { type: 'isOwn', params: savedIn },
                target: 'sending',
                reenter: true,
                actions: [{ type: 'noteTheirs', params: savedIn }, 'adopt'],
              },
              {
                guard: { type: 'wasOverwritten', params: savedIn },
                target: 'conflict',
                actions: { type: 'noteTheirs', params: savedIn },
              },
              {
                guard: 'isDirty',
                target: 'due',
                actions: [{ type: 'noteSaved', params: savedIn }, 'tellSaved', 'tellChoice'],
              },
              { target: 'resting', actions: [{ type: 'noteSaved', params: savedIn }, 'tellSaved', 'tellChoice'] },
            ],
            onError: [
              { guard: { type: 'isPlaced', params: failureIn }, target: 'over' },
              { guard: { type: 'isGone', params: failureIn }, target: 'due', actions: 'beginAnew' },
              {
                guard: { type: 'isRefused', params: failureIn },
                target: 'refused',
                actions: { type: 'noteFailure', params: failureIn },
              },
              { target: 'unsaved', actions: { type: 'noteFailure', params: failureIn } },
            ],
          },
        },
        unsaved: {
          after: { retryDelay: 'sending' },
          on: { 'copy.retry': 'sending', 'copy.flush': 'sending', 'network.returned': 'sending' },
        },
        refused: {
          on: {
            'draft.changed': { target: 'due', actions: { type: 'noteChange', params: chosenIn } },
            'copy.retry': 'sending',
          },
        },
        conflict: { on: { 'copy.take': 'taking', 'copy.overwrite': { target: 'sending', actions: 'adopt' } } },
        taking: {
          tags: 'busy',
          invoke: {
            id: 'fetchPictures',
            src: 'fetchPictures',
            input: ({ context: { copy, draft, theirs } }) => ({ id: copy.id, draft: theirs?.draft ?? draft }),
            onDone: { target: 'resting', actions: ['takeTheirs', 'tellTaken', 'tellChoice'] },
            onError: { target: 'conflict', actions: { type: 'noteFailure', params: failureIn } },
          },
        },
        /** The order is placed: nothing of the draft is needed any more. */
        over: {},
      },
    },
    /** They follow the draft that names them. */
    pictures: {
      initial: 'still',
      states: {
        still: { always: { guard: 'hasUnsent', target: 'sending' } },
        sending: {
          entry: 'beginPicture',
          invoke: {
            id: 'sendPicture',
            src: 'sendPicture',
            input: ({ context: { copy, underWay } }) => ({ id: copy.id, reference: underWay }),
            onDone: { target: 'still', actions: ['noteSent', 'tellSaved'] },
            onError: [
              { guard: { type: 'isRefused', params: failureIn }, target: 'still', actions: 'noteSent' },
              'waiting',
            ],
          },
        },
        waiting: { after: { retryDelay: 'still' }, on: { 'network.returned': 'still' } },
      },
    },
  },
});
export type DraftSyncRef = ActorRefFrom<typeof draftSyncMachine>;
