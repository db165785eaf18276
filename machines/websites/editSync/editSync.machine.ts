import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { SavedEdits } from '../../../contract/wire/websites/edits';
import { listener, port } from '../../kit/port';
import type { Way } from '../../protocols/address';
import type { WaitingEdits } from '../../protocols/siteEdits';
import { tell } from '../../protocols/tell';
import type { StoredEdits } from '../editor/editor.stored';

export interface EditsToSave {
  /** Project's id. */
  id: string;
  /** Null once nothing waits to be published. */
  edits: WaitingEdits;
  /** The last that is known of. */
  revision: number;
}

export type EditsAnswer =
  | { isSaved: true; revision: number; version: number }
  /** `isOwn`: this browser saved it, and never heard so. */
  | { isSaved: false; theirs: SavedEdits; isOwn: boolean };

/** What holds the page: nothing; the ways off it inside the app; those and the browser's own. */
export type Hold = 'nothing' | 'ways' | 'all';

export interface EditSyncInput extends EditsToSave {
  /** Whether the server has them as they are. */
  isSaved: boolean;
  /** Another browser has saved something else: nothing is sent until it is known what shall be. */
  isBehind: boolean;
  /** What this browser shall have of them. */
  stored: StoredEdits | null;
}

export interface EditSyncContext extends EditSyncInput {
  /** Whether it has. */
  isStored: boolean;
  /** What is under way. */
  sent: WaitingEdits;
  /** Why the last save failed, until one succeeds. */
  failure: Failure | null;
  /** Where the customer wants to go. */
  way: Way;
}

export type EditSyncEvent =
  | { type: 'edits.changed'; edits: WaitingEdits; stored: StoredEdits | null }
  /** What they are from now on, over what the server has in that revision. */
  | { type: 'edits.rebased'; edits: WaitingEdits; stored: StoredEdits | null; revision: number }
  | { type: 'edits.retry' }
  | { type: 'network.returned' }
  | { type: 'page.hidden' }
  | { type: 'leave.ask'; way: Way }
  | { type: 'leave.stay' }
  | { type: 'leave.anyway' };

const isSame = (one: WaitingEdits, other: WaitingEdits) => JSON.stringify(one) === JSON.stringify(other);
const failureIn = ({ event }: { event: { error: unknown } }) => failureOf(event.error);
const answerIn = ({ event }: { event: { output: EditsAnswer } }) => event.output;
const home: Way = { kind: 'go', to: '/', replace: false };

/** Neither the server nor, for sure, another device will have them when this page is gone. */
export const isAlone = ({ isSaved, isStored, isBehind, failure }: EditSyncContext) =>
  !isSaved && (!isStored || isBehind || failure !== null);

/** Keeps what is edited of a website in step with the server, and the customer on the page while only this browser has it. */
export const editSyncMachine = setup({
  types: {
    input: {} as EditSyncInput,
    context: {} as EditSyncContext,
    events: {} as EditSyncEvent,
  },
  actors: {
    storeEdits: port<void, { id: string; stored: StoredEdits | null }>('storeEdits'),
    saveEdits: port<EditsAnswer, EditsToSave>('saveEdits'),
    leavePage: port<void, Way>('leavePage'),
    watchEditing: listener<{ type: 'page.hold'; hold: Hold }>('watchEditing'),
  },
  actions: {
    noteEdits: assign(({ context }, { edits, stored }: Pick<EditSyncContext, 'edits' | 'stored'>) => ({
      edits,
      stored,
      isSaved: context.isSaved && isSame(edits, context.edits),
    })),
    rebase: assign((_, { edits, stored, revision }: Pick<EditSyncContext, 'edits' | 'stored' | 'revision'>) => ({
      edits,
      stored,
      revision,
      isSaved: false,
      isBehind: false,
    })),
    noteStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    noteSending: assign(({ context }) => ({ sent: context.edits })),
    noteSaved: assign(({ context: { edits, sent } }, { revision }: { revision: number }) => ({
      revision,
      isSaved: isSame(edits, sent),
      failure: null,
    })),
    adopt: assign(({ context }, answer: EditsAnswer) => ({
      revision: answer.isSaved ? context.revision : answer.theirs.revision,
    })),
    noteBehind: assign({ isBehind: true }),
    noteFailure: assign((_, failure: Failure) => ({ failure })),
    setWay: assign((_, { way }: { way: Way }) => ({ way })),
    tellSaved: tell('siteEditor', ({ context: { sent } }, answer: { revision: number; version: number }) => ({
      type: 'edits.saved',
      edits: sent,
      revision: answer.revision,
      version: answer.version,
    })),
    tellEditor: tell('siteEditor'),
    hold: sendTo('watchEditing', (_, hold: Hold) => ({ type: 'page.hold', hold }) as const),
  },
  guards: {
    isSaved: ({ context }) => context.isSaved,
    isUnsaved: ({ context }) => !context.isSaved,
    isAlone: ({ context }) => isAlone(context),
    isAccompanied: ({ context }) => !isAlone(context),
    isBehind: ({ context }) => context.isBehind,
    wasSaved: (_, answer: EditsAnswer) => answer.isSaved,
    isOwn: (_, answer: EditsAnswer) => !answer.isSaved && answer.isOwn,
    /** It would be refused again. */
    isRefusal: (_, { status }: Failure) =>
      status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status),
    isSignOut: (_, { way }: { way: Way }) => way.kind === 'signOut',
  },
  delays: { retryDelay: 10_000, patienceDelay: 4_000 },
}).createMachine({
  id: 'editSync',
  context: ({ input }) => ({ ...input, isStored: true, sent: null, failure: null, way: home }),
  type: 'parallel',
  invoke: { id: 'watchEditing', src: 'watchEditing', onError: '.leaving.unheld' },
  on: { 'page.hidden': { actions: { type: 'tellEditor', params: { type: 'edits.flush' } } } },
  states: {
    /** The browser's own copy, which asks nobody. Written before it is sent, so that a tab that dies then left both. */
    storing: {
      initial: 'beginning',
      on: { 'edits.changed': '.writing', 'edits.rebased': '.writing' },
      states: {
        /** What was put together with the changes of another browser is none that this one has yet. */
        beginning: { always: [{ guard: 'isSaved', target: 'still' }, { target: 'writing' }] },
        still: {},
        writing: {
          invoke: {
            id: 'storeEdits',
            src: 'storeEdits',
            input: ({ context: { id, stored } }) => ({ id, stored }),
            onDone: { target: 'still', actions: { type: 'noteStored', params: { isStored: true } } },
            onError: { target: 'still', actions: { type: 'noteStored', params: { isStored: false } } },
          },
        },
      },
    },
    saving: {
      initial: 'resting',
      on: {
        'edits.changed': { actions: { type: 'noteEdits', params: ({ event }) => event } },
        'edits.rebased': { actions: { type: 'rebase', params: ({ event }) => event } },
      },
      states: {
        resting: {
          always: [
            { guard: 'isBehind', target: 'clashed' },
            { guard: 'isUnsaved', target: 'sending' },
          ],
        },
        sending: {
          entry: 'noteSending',
          invoke: {
            id: 'saveEdits',
            src: 'saveEdits',
            input: ({ context: { id, edits, revision } }) => ({ id, edits, revision }),
            onDone: [
              {
                guard: { type: 'wasSaved', params: answerIn },
                target: 'resting',
                actions: [
                  { type: 'noteSaved', params: ({ event }) => event.output as Extract<EditsAnswer, { isSaved: true }> },
                  { type: 'tellSaved', params: ({ event }) => event.output as Extract<EditsAnswer, { isSaved: true }> },
                ],
              },
              {
                guard: { type: 'isOwn', params: answerIn },
                target: 'sending',
                reenter: true,
                actions: { type: 'adopt', params: answerIn },
              },
              { target: 'clashed', actions: 'noteBehind' },
            ],
            onError: [
              {
                guard: { type: 'isRefusal', params: failureIn },
                target: 'refused',
                actions: { type: 'noteFailure', params: failureIn },
              },
              { target: 'unsaved', actions: { type: 'noteFailure', params: failureIn } },
            ],
          },
        },
        /** The editor finds out what shall be, and asks the customer where it has to. */
        clashed: {
          entry: { type: 'tellEditor', params: { type: 'edits.clashed' } },
          on: {
            'edits.rebased': { target: 'sending', actions: { type: 'rebase', params: ({ event }) => event } },
            'edits.retry': { target: 'clashed', reenter: true },
          },
        },
        unsaved: {
          after: { retryDelay: 'sending' },
          on: { 'edits.retry': 'sending', 'network.returned': 'sending' },
        },
        refused: {
          on: {
            'edits.changed': { target: 'sending', actions: { type: 'noteEdits', params: ({ event }) => event } },
            'edits.retry': 'sending',
          },
        },
      },
    },
    leaving: {
      initial: 'free',
      states: {
        free: { entry: { type: 'hold', params: 'nothing' }, always: { guard: 'isUnsaved', target: 'brief' } },
        /** This browser has it, and the server in a moment: only who signs out would lose it. */
        brief: {
          entry: { type: 'hold', params: 'ways' },
          always: [
            { guard: 'isSaved', target: 'free' },
            { guard: 'isAlone', target: 'alone' },
          ],
          on: {
            'leave.ask': [
              {
                guard: { type: 'isSignOut', params: ({ event }) => event },
                target: 'finishing',
                actions: [
                  { type: 'setWay', params: ({ event }) => event },
                  { type: 'tellEditor', params: { type: 'edits.flush' } },
                ],
              },
              { target: 'going', actions: { type: 'setWay', params: ({ event }) => event } },
            ],
          },
        },
        alone: {
          entry: { type: 'hold', params: 'all' },
          always: { guard: 'isAccompanied', target: 'free' },
          on: { 'leave.ask': { target: 'asking', actions: { type: 'setWay', params: ({ event }) => event } } },
        },
        finishing: {
          always: [
            { guard: 'isSaved', target: 'going' },
            { guard: 'isAlone', target: 'asking' },
          ],
          after: { patienceDelay: 'asking' },
        },
        asking: {
          always: { guard: 'isSaved', target: 'going' },
          on: { 'leave.stay': 'free', 'leave.anyway': 'going' },
        },
        going: {
          entry: { type: 'hold', params: 'nothing' },
          invoke: {
            id: 'leavePage',
            src: 'leavePage',
            input: ({ context }) => context.way,
            onDone: 'free',
            onError: 'free',
          },
        },
        /** Nobody hears of the ways off the page. */
        unheld: {},
      },
    },
  },
});
export type EditSyncRef = ActorRefFrom<typeof editSyncMachine>;
export type EditSyncSnapshot = SnapshotFrom<typeof editSyncMachine>;
