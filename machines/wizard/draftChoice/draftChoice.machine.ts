import { type ActorRefFrom, assign, fromTransition, sendTo, setup, stopChild } from 'xstate';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { hasChoices } from '../../../contract/rules/wizard/wizard';
import type { Draft, DraftCopy, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { listener, port } from '../../kit/port';
import type { LoadedStep, Spawn } from '../step';
import type { DraftChange, DraftSaved, StoredDraft, SyncInput } from '../../protocols/drafts';
import { tell } from '../../protocols/tell';
import { isRefusal } from '../refusal';
import type { Change, Perished } from './perished';

export interface DraftChoiceInput {
  /** Uuid of who is there; null for a visitor. */
  user: string | null;
  /** Id of a draft on the server that the address asks for. */
  wanted: string | null;
  /** The customer asks for the server's drafts, whatever is stored here. */
  seeksAgain: boolean;
}

/** The drafts of the server that may be gone on with, newest first. */
export interface KnownDrafts {
  drafts: DraftSummary[];
  /** The copy that a new website beside them is going to have. */
  fresh: DraftCopy;
}

interface DraftChoiceContext extends DraftChoiceInput {
  /** What this browser has, then what was picked. */
  stored: StoredDraft | null;
  drafts: DraftSummary[];
  fresh: DraftCopy | null;
  /** The one that is fetched. */
  chosen: string | null;
  /** Discarded, as long as it can be taken back. */
  discarded: string | null;
  /** Discarded for good. */
  gone: string[];
  /** One that could not be deleted, and is there still. */
  undeleted: string | null;
  /** Why that one could not be deleted, else why a draft could not be opened. */
  failure: Failure | null;
  /** The draft that was picked, as the wizard has it now. */
  open: { draft: Draft; position: WizardPosition } | null;
  /** What has perished since it was saved. */
  changes: Change[];
}

/** What the deleting listener hears; null: there is none. */
export interface DraftDeletion {
  type: 'draft.delete';
  id: string | null;
}

type DraftChoiceEvent =
  | { type: 'draft.resume'; id: string }
  | { type: 'draft.discard'; id: string }
  | { type: 'draft.restore' }
  /** None of them: a new website. */
  | { type: 'draft.begin' }
  | { type: 'discard.failed'; id: string; failure: Failure }
  | { type: 'changes.dismiss' }
  | { type: 'network.returned' }
  | { type: 'xstate.error.actor.draftSync'; error: unknown }
  | DraftChange
  | DraftSaved;

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const storedIn = ({ event }: { event: { output: StoredDraft } }) => ({ stored: event.output });
const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) });
const outputIn = <Output>({ event }: { event: { output: Output } }) => event.output;
/** What an event says is what the action is told. */
const said = <Event>({ event }: { event: Event }) => event;
const missing: Failure = { status: 404, message: '' };
const has = (drafts: readonly DraftSummary[], wanted: string | null) => drafts.some(({ id }) => id === wanted);
const beginning = (input: DraftChoiceInput): DraftChoiceContext => ({
  ...input,
  stored: null,
  drafts: [],
  fresh: null,
  chosen: null,
  discarded: null,
  gone: [],
  undeleted: null,
  failure: null,
  open: null,
  changes: [],
});

export const draftChoiceMachine = setup({
  types: {
    input: {} as DraftChoiceInput,
    context: {} as DraftChoiceContext,
    events: {} as DraftChoiceEvent,
    tags: {} as 'busy',
  },
  actors: {
    readDraft: port<StoredDraft, { user: string | null }>('readDraft'),
    seekDrafts: port<KnownDrafts>('seekDrafts'),
    fetchDraft: port<StoredDraft, { id: string }>('fetchDraft'),
    discardDrafts: listener<DraftDeletion>('discardDrafts'),
    loadSync: port<LoadedStep>('loadSync'),
    /** Of the draft as it is when the answer comes; `plan` is the package that it was left with. */
    checkDraft: port<Perished, { id: string; plan: Draft['plan'] }>('checkDraft'),
    watchNetwork: listener('watchNetwork'),
    /** Runs for a sync that a test leaves out. */
    still: fromTransition((state: object) => state, {}),
  },
  actions: {
    tellWizard: tell('wizard'),
    tellPicked: tell('wizard', ({ context }) => ({ type: 'draft.picked', stored: context.stored as StoredDraft })),
    noteStored: assign((_, { stored }: { stored: StoredDraft }) => ({ stored })),
    noteUnsought: assign(({ context: { stored } }) => ({
      stored: stored && { ...stored, trouble: stored.trouble ?? 'unsought' },
    })),
    noteKnown: assign(({ context: { wanted } }, { drafts, fresh }: KnownDrafts) => ({
      drafts,
      fresh,
      chosen: wanted,
      failure: wanted !== null && !has(drafts, wanted) ? missing : null,
    })),
    beginAnew: assign(({ context: { stored, fresh } }) => ({
      stored: stored && { ...stored, draft: null, position: null, copy: fresh ?? stored.copy },
    })),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id, undeleted: null, failure: null })),
    discard: assign((_, { id }: { id: string }) => ({ discarded: id, undeleted: null, failure: null })),
    takeBack: assign({ discarded: null }),
    /** What can no longer be taken back goes. */
    deleteDiscarded: sendTo(
      'discardDrafts',
      ({ context }): DraftDeletion => ({ type: 'draft.delete', id: context.discarded }),
    ),
    noteGone: assign(({ context: { discarded, gone } }) => ({
      gone: discarded === null ? gone : [...gone, discarded],
      discarded: null,
    })),
    noteStaying: assign(({ context: { gone } }, { id, failure }: { id: string; failure: Failure }) => ({
      gone: gone.filter((one) => one !== id),
      undeleted: id,
      failure,
    })),
    noteAllStaying: assign({ gone: [] }),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ undeleted: null, failure })),
    noteChange: assign((_, { draft, position }: DraftChange) => ({ open: { draft, position } })),
    noteSaved: assign(({ context: { open } }, { draft }: DraftSaved) => ({ open: open && { ...open, draft } })),
    startSync: assign(({ context: { open, stored }, spawn }, { logic }: LoadedStep) => {
      const input = { ...open, copy: stored?.copy } as SyncInput;
      (spawn as unknown as Spawn)(logic ?? 'still', { id: 'draftSync', systemId: 'draftSync', input });
      return {};
    }),
    tellSync: sendTo('draftSync', (_, change: DraftChange) => change),
    stopSync: stopChild('draftSync'),
    noteChanges: assign((_, { changes }: Perished) => ({ changes })),
    dropChanges: assign({ changes: [] }),
  },
  guards: {
    /** Nothing is stored here, or another draft is asked for: the server may have one. */
    isSeekDue: ({ context: { user, wanted, seeksAgain, stored } }) =>
      user !== null && (seeksAgain || !stored?.draft || (wanted !== null && wanted !== stored.copy.id)),
    asksWhich: ({ context: { drafts } }) => drafts.length > 0,
    isWantedThere: ({ context: { drafts, wanted } }) => has(drafts, wanted),
    isCustomer: ({ context }) => context.user !== null,
    /** There was something that may have perished. */
    isResumed: ({ context: { stored } }) => !!stored?.draft && hasChoices(stored.draft),
    isRefused: (_, { failure }: { failure: Failure }) => isRefusal(failure),
    hasPerished: (_, { changes }: Perished) => changes.length > 0,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  delays: { seekDelay: 3_000, undoDelay: 6_000, retryDelay: 10_000 },
}).createMachine({
  id: 'draftChoice',
  context: ({ input }) => beginning(input),
  invoke: { id: 'discardDrafts', src: 'discardDrafts', onError: { actions: 'noteAllStaying' } },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { user } }) => ({ user }),
        onDone: { target: 'read', actions: { type: 'noteStored', params: storedIn } },
        onError: 'unread',
      },
    },
    read: { always: [{ guard: 'isSeekDue', target: 'seeking' }, 'picked'] },
    unread: { entry: { type: 'tellWizard', params: { type: 'draft.unread' } } },
    seeking: {
      after: { seekDelay: { target: 'picked', actions: 'noteUnsought' } },
      invoke: {
        id: 'seekDrafts',
        src: 'seekDrafts',
        onDone: { target: 'choosing', actions: { type: 'noteKnown', params: outputIn } },
        onError: { target: 'picked', actions: 'noteUnsought' },
      },
    },
    choosing: {
      initial: 'opening',
      on: { 'discard.failed': { actions: { type: 'noteStaying', params: said } } },
      states: {
        opening: {
          always: [
            { guard: 'isWantedThere', target: 'fetching' },
            { guard: 'asksWhich', target: 'listing' },
            '#picked',
          ],
        },
        listing: {
          initial: 'resting',
          on: {
            'draft.resume': {
              target: 'fetching',
              actions: ['deleteDiscarded', 'noteGone', { type: 'choose', params: idIn }],
            },
            'draft.begin': { target: '#picked', actions: ['deleteDiscarded', 'noteGone', 'beginAnew'] },
            'draft.discard': {
              target: '.undoing',
              actions: ['deleteDiscarded', 'noteGone', { type: 'discard', params: idIn }],
            },
          },
          states: {
            resting: {},
            undoing: {
              after: { undoDelay: { target: 'resting', actions: ['deleteDiscarded', 'noteGone'] } },
              on: { 'draft.restore': { target: 'resting', actions: 'takeBack' } },
            },
          },
        },
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'fetchDraft',
            src: 'fetchDraft',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: { target: '#picked', actions: { type: 'noteStored', params: storedIn } },
            onError: { target: 'listing', actions: { type: 'noteFailure', params: failureIn } },
          },
        },
      },
    },
    /** The wizard answers with the draft that it begins with; a visitor's lies in this browser alone. */
    picked: {
      id: 'picked',
      entry: 'tellPicked',
      on: {
        'draft.changed': { guard: 'isCustomer', target: 'open', actions: { type: 'noteChange', params: said } },
      },
    },
    open: {
      type: 'parallel',
      states: {
        sync: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadSync',
                src: 'loadSync',
                onDone: { target: 'running', actions: { type: 'startSync', params: outputIn } },
                onError: 'absent',
              },
            },
            running: {
              on: {
                'draft.changed': { actions: { type: 'tellSync', params: said } },
                'xstate.error.actor.draftSync': { target: 'absent', actions: 'stopSync' },
              },
            },
            absent: {},
          },
        },
        /** What perishes is looked at once, after the first save of a draft that is taken up: the server looks at what it has. */
        check: {
          initial: 'due',
          on: {
            'draft.changed': { actions: { type: 'noteChange', params: said } },
            'draft.saved': { actions: { type: 'noteSaved', params: said } },
            'changes.dismiss': { guard: 'hasChanges', actions: 'dropChanges' },
          },
          states: {
            due: {
              on: {
                'draft.saved': { guard: 'isResumed', target: 'checking', actions: { type: 'noteSaved', params: said } },
              },
            },
            checking: {
              invoke: {
                id: 'checkDraft',
                src: 'checkDraft',
                input: ({ context: { stored } }) => ({ id: stored?.copy.id ?? '', plan: stored?.draft?.plan ?? null }),
                onDone: [
                  {
                    guard: { type: 'hasPerished', params: outputIn },
                    target: 'done',
                    actions: [
                      { type: 'noteChanges', params: outputIn },
                      {
                        type: 'tellWizard',
                        params: ({ event }) => ({ type: 'draft.perished' as const, part: event.output.part }),
                      },
                    ],
                  },
                  'done',
                ],
                onError: [{ guard: { type: 'isRefused', params: failureIn }, target: 'done' }, 'waiting'],
              },
            },
            waiting: {
              after: { retryDelay: 'checking' },
              invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: 'done' },
              on: { 'network.returned': 'checking' },
            },
            done: {},
          },
        },
      },
    },
  },
});
export type DraftChoiceRef = ActorRefFrom<typeof draftChoiceMachine>;
