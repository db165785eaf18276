import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate';
import {
  type Draft,
  type DraftCopy,
  hasChoices,
  picturesOf,
  type WizardPosition,
} from '../../../contract/wire/wizard/draft';
import type { DraftCheck, SavedDraft } from '../../../contract/wire/wizard/drafts';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { tell } from '../../kit/notify';
import { listener, port } from '../../kit/port';
import type { CopyReport } from '../step';
import { type Change, type Perished, perishedOf } from './perished';
import { isSameDraft } from './same';

export interface KeepingInput {
  draft: Draft;
  position: WizardPosition;
  copy: DraftCopy;
  /** The package as the draft was left with it; null for a draft that has just begun. */
  plan: Draft['plan'];
}

/** `at`: milliseconds of the browser's clock. */
export type SaveAnswer =
  | { isSaved: true; revision: number; at: number }
  /** `isOwn`: this browser saved it, and never heard so. */
  | { isSaved: false; theirs: SavedDraft; isOwn: boolean };

interface KeepingContext extends KeepingInput {
  /** There was something to take up when this began: what perishes is looked at once. */
  isResumed: boolean;
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
  changes: Change[];
}

export type KeepingEvent =
  | { type: 'draft.changed'; draft: Draft; position: WizardPosition }
  /** The customer may leave: what is due is saved now. */
  | { type: 'copy.flush' }
  | { type: 'copy.retry' }
  /** Of two devices' choices the other one's, or these. */
  | { type: 'copy.take' }
  | { type: 'copy.keep' }
  | { type: 'changes.dismiss' }
  | { type: 'network.returned' }
  /** The tab is no longer looked at, and may be closed unseen. */
  | { type: 'page.hidden' };

type Chosen = Pick<Extract<KeepingEvent, { type: 'draft.changed' }>, 'draft' | 'position'>;

/** Sent again it would be refused again. */
const isRefusal = ({ status }: Failure) =>
  status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
const wizard = ({ system }: { system: { get(id: string): AnyActorRef } }) => system.get('wizard');
const chosenIn = ({ event }: { event: Chosen }): Chosen => ({ draft: event.draft, position: event.position });
const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) });
const perishedIn = ({ context, event }: { context: KeepingContext; event: { output: DraftCheck } }) =>
  perishedOf(context.draft, context.plan, event.output);
const reportOf = (args: { context: KeepingContext; event: { output: DraftCheck } }): CopyReport => ({
  type: 'copy.checked',
  part: perishedIn(args).part,
});
const savedIn = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output });

const beginning = (input: KeepingInput): KeepingContext => ({
  ...input,
  isResumed: hasChoices(input.draft),
  isDirty: false,
  savedAt: null,
  unsent: [],
  underWay: '',
  theirs: null,
  failure: null,
  changes: [],
});

export const keepingMachine = setup({
  types: {
    input: {} as KeepingInput,
    context: {} as KeepingContext,
    events: {} as KeepingEvent,
  },
  actors: {
    saveDraft: port<SaveAnswer, Omit<KeepingInput, 'plan'>>('saveDraft'),
    sendPicture: port<void, { id: string; reference: string }>('sendPicture'),
    checkDraft: port<DraftCheck, { id: string }>('checkDraft'),
    /** Puts the pictures of a draft of the server into this browser. */
    fetchPictures: port<void, { id: string; draft: Draft }>('fetchPictures'),
    watchPage: listener('watchPage'),
  },
  actions: {
    keepDraft: assign((_, chosen: Chosen) => chosen),
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
    noteChecked: assign({ isResumed: false }),
    noteChanges: assign((_, { changes }: Perished) => ({ changes })),
    dropChanges: assign({ changes: [] }),
    tellSaved: sendTo(wizard, ({ context: { copy } }): CopyReport => ({ type: 'copy.saved', copy })),
    tellTaken: sendTo(
      wizard,
      ({ context: { draft, position, copy } }): CopyReport => ({ type: 'copy.taken', draft, position, copy }),
    ),
    tellChecked: tell<CopyReport>('wizard'),
  },
  guards: {
    isWorthKeeping: ({ context: { copy } }, { draft }: { draft: Draft }) => copy.revision > 0 || hasChoices(draft),
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
    isCheckDue: ({ context }) => context.isResumed && context.savedAt !== null,
    hasPerished: (_, { changes }: Perished) => changes.length > 0,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  delays: { saveDelay: 600, retryDelay: 10_000 },
}).createMachine({
  id: 'keeping',
  context: ({ input }) => beginning(input),
  type: 'parallel',
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.saving.due' },
  states: {
    saving: {
      initial: 'beginning',
      on: { 'draft.changed': { actions: { type: 'keepDraft', params: chosenIn } } },
      states: {
        beginning: {
          always: [
            { guard: { type: 'isWorthKeeping', params: ({ context }) => context }, target: 'sending' },
            { target: 'resting' },
          ],
        },
        resting: {
          on: {
            'draft.changed': {
              guard: { type: 'isWorthKeeping', params: chosenIn },
              target: 'due',
              actions: { type: 'keepDraft', params: chosenIn },
            },
          },
        },
        due: {
          after: { saveDelay: 'sending' },
          on: {
            'draft.changed': { target: 'due', reenter: true, actions: { type: 'keepDraft', params: chosenIn } },
            'copy.flush': 'sending',
            'page.hidden': 'sending',
          },
        },
        sending: {
          tags: 'busy',
          entry: 'noteSending',
          on: { 'draft.changed': { actions: [{ type: 'keepDraft', params: chosenIn }, 'noteDirty'] } },
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
              { guard: 'isDirty', target: 'due', actions: [{ type: 'noteSaved', params: savedIn }, 'tellSaved'] },
              { target: 'resting', actions: [{ type: 'noteSaved', params: savedIn }, 'tellSaved'] },
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
            'draft.changed': { target: 'due', actions: { type: 'keepDraft', params: chosenIn } },
            'copy.retry': 'sending',
          },
        },
        conflict: { on: { 'copy.take': 'taking', 'copy.keep': { target: 'sending', actions: 'adopt' } } },
        taking: {
          tags: 'busy',
          invoke: {
            id: 'fetchPictures',
            src: 'fetchPictures',
            input: ({ context: { copy, draft, theirs } }) => ({ id: copy.id, draft: theirs?.draft ?? draft }),
            onDone: { target: 'resting', actions: ['takeTheirs', 'tellTaken'] },
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
    /** What perishes is looked at once, after the first save of a draft that is taken up. */
    check: {
      initial: 'due',
      on: { 'changes.dismiss': { guard: 'hasChanges', actions: 'dropChanges' } },
      states: {
        due: { always: { guard: 'isCheckDue', target: 'checking' } },
        checking: {
          entry: 'noteChecked',
          invoke: {
            id: 'checkDraft',
            src: 'checkDraft',
            input: ({ context: { copy } }) => ({ id: copy.id }),
            onDone: [
              {
                guard: { type: 'hasPerished', params: perishedIn },
                target: 'done',
                actions: [
                  { type: 'noteChanges', params: perishedIn },
                  { type: 'tellChecked', params: reportOf },
                ],
              },
              'done',
            ],
            onError: [{ guard: { type: 'isRefused', params: failureIn }, target: 'done' }, 'waiting'],
          },
        },
        waiting: { after: { retryDelay: 'checking' }, on: { 'network.returned': 'checking' } },
        done: {},
      },
    },
  },
});
export type KeepingRef = ActorRefFrom<typeof keepingMachine>;
