import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { tell } from '../../kit/notify';
import { listener, port } from '../../kit/port';
import type { ChoiceReport, KeptOrder } from '../step';

interface DraftsInput {
  /** Newest first. */
  drafts: DraftSummary[];
  /** Id of the one that the address asks for. */
  wanted: string | null;
}

interface DraftsContext extends DraftsInput {
  chosen: string | null;
  /** Discarded, as long as it can be taken back. */
  discarded: string | null;
  /** Discarded for good. */
  gone: string[];
  /** One that could not be deleted, and is there still. */
  undeleted: string | null;
  /** Why that one could not be deleted, else why a draft could not be opened. */
  failure: Failure | null;
}

/** What the deleting listener hears; null: there is none. */
export interface DraftDeletion {
  type: 'draft.delete';
  id: string | null;
}

type DraftsEvent =
  | { type: 'draft.resume'; id: string }
  | { type: 'draft.discard'; id: string }
  | { type: 'draft.restore' }
  /** None of them: a new website. */
  | { type: 'draft.begin' }
  | { type: 'discard.failed'; id: string; failure: Failure };

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const missing: Failure = { status: 404, message: '' };
const has = ({ drafts }: DraftsInput, wanted: string | null) => drafts.some(({ id }) => id === wanted);

export const draftsMachine = setup({
  types: {
    input: {} as DraftsInput,
    context: {} as DraftsContext,
    events: {} as DraftsEvent,
    tags: {} as 'busy',
  },
  actors: {
    fetchDraft: port<KeptOrder, { id: string }>('fetchDraft'),
    discardDrafts: listener<DraftDeletion>('discardDrafts'),
  },
  actions: {
    answer: tell<ChoiceReport>('resumption'),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id, undeleted: null, failure: null })),
    discard: assign((_, { id }: { id: string }) => ({ discarded: id, undeleted: null, failure: null })),
    takeBack: assign({ discarded: null }),
    /** What can no longer be taken back goes. */
    deleteDiscarded: sendTo(
      'discardDrafts',
      ({ context }): DraftDeletion => ({
        type: 'draft.delete',
        id: context.discarded,
      }),
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
  },
  guards: {
    isWantedThere: ({ context }) => has(context, context.wanted),
  },
  delays: { undoDelay: 6_000 },
}).createMachine({
  id: 'drafts',
  context: ({ input }) => ({
    ...input,
    chosen: input.wanted,
    discarded: null,
    gone: [],
    undeleted: null,
    failure: input.wanted !== null && !has(input, input.wanted) ? missing : null,
  }),
  invoke: { id: 'discardDrafts', src: 'discardDrafts', onError: { actions: 'noteAllStaying' } },
  initial: 'opening',
  on: { 'discard.failed': { actions: { type: 'noteStaying', params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: 'isWantedThere', target: 'fetching' }, 'listing'] },
    listing: {
      initial: 'resting',
      on: {
        'draft.resume': {
          target: 'fetching',
          actions: ['deleteDiscarded', 'noteGone', { type: 'choose', params: idIn }],
        },
        'draft.begin': {
          target: 'over',
          actions: ['deleteDiscarded', 'noteGone', { type: 'answer', params: { type: 'draft.begun' } }],
        },
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
        onDone: {
          target: 'over',
          actions: {
            type: 'answer',
            params: ({ event }) => ({ type: 'draft.chosen' as const, kept: event.output }),
          },
        },
        onError: {
          target: 'listing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    /** The resumption knows; it ends this, once what was discarded is on its way. */
    over: {},
  },
});
export type DraftsRef = ActorRefFrom<typeof draftsMachine>;
