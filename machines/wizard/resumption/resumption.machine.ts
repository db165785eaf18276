import { type ActorRefFrom, assign, fromTransition, setup, stopChild } from 'xstate';
import type { DraftCopy } from '../../../contract/wire/wizard/draft';
import { port } from '../../kit/port';
import type { ChoiceReport, KeptOrder, KnownDrafts, Spawn } from '../step';

interface ResumptionInput {
  /** Uuid of who is there; null for a visitor. */
  user: string | null;
  /** Id of a draft on the server that the address asks for. */
  wanted: string | null;
  /** The customer asks for the server's drafts, whatever is kept here. */
  seeksAgain: boolean;
}

interface ResumptionContext extends ResumptionInput {
  kept: KeptOrder | null;
  /** The copy that a new website is going to have on the server. */
  fresh: DraftCopy | null;
}

type ResumptionEvent = ChoiceReport | { type: 'xstate.error.actor.choice'; error: unknown };

const keptIn = ({ event }: { event: { output: KeptOrder } }) => ({ kept: event.output });

export const resumptionMachine = setup({
  types: {
    input: {} as ResumptionInput,
    context: {} as ResumptionContext,
    events: {} as ResumptionEvent,
    output: {} as KeptOrder | null,
  },
  actors: {
    readDraft: port<KeptOrder, { user: string | null }>('readDraft'),
    seekDrafts: port<KnownDrafts>('seekDrafts'),
    /** Runs for a question that a test leaves out. */
    still: fromTransition((state: object) => state, {}),
  },
  actions: {
    noteKept: assign((_, { kept }: { kept: KeptOrder }) => ({ kept })),
    noteUnsought: assign(({ context: { kept } }) => ({
      kept: kept && { ...kept, trouble: kept.trouble ?? 'unsought' },
    })),
    beginAnew: assign(({ context: { kept, fresh } }) => ({
      kept: kept && { ...kept, draft: null, position: null, copy: fresh ?? kept.copy },
    })),
    startChoice: assign(({ context: { wanted }, spawn }, { logic, drafts, fresh }: KnownDrafts) => {
      const options = { id: 'choice', input: { drafts, wanted } };
      (spawn as unknown as Spawn)(logic ?? 'still', options);
      return { fresh };
    }),
    stopChoice: stopChild('choice'),
  },
  guards: {
    /** Nothing is kept here, or another draft is asked for: the server may have one. */
    isSeekDue: ({ context: { user, wanted, seeksAgain } }, { kept: { draft, copy } }: { kept: KeptOrder }) =>
      user !== null && (seeksAgain || draft === null || (wanted !== null && wanted !== copy.id)),
    asksWhich: (_, { drafts }: KnownDrafts) => drafts.length > 0,
  },
  delays: { seekDelay: 3_000 },
}).createMachine({
  id: 'resumption',
  context: ({ input }) => ({ ...input, kept: null, fresh: null }),
  initial: 'reading',
  output: ({ context }) => context.kept,
  states: {
    reading: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { user } }) => ({ user }),
        onDone: [
          {
            guard: { type: 'isSeekDue', params: keptIn },
            target: 'seeking',
            actions: { type: 'noteKept', params: keptIn },
          },
          { target: 'over', actions: { type: 'noteKept', params: keptIn } },
        ],
        onError: 'over',
      },
    },
    seeking: {
      after: { seekDelay: { target: 'over', actions: 'noteUnsought' } },
      invoke: {
        id: 'seekDrafts',
        src: 'seekDrafts',
        onDone: [
          {
            guard: { type: 'asksWhich', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'startChoice', params: ({ event }) => event.output },
          },
          'over',
        ],
        onError: { target: 'over', actions: 'noteUnsought' },
      },
    },
    choosing: {
      exit: 'stopChoice',
      on: {
        'draft.chosen': { target: 'over', actions: { type: 'noteKept', params: ({ event }) => event } },
        'draft.begun': { target: 'over', actions: 'beginAnew' },
        'xstate.error.actor.choice': 'over',
      },
    },
    /** Null is what could not even be read. */
    over: { type: 'final' },
  },
});
export type ResumptionRef = ActorRefFrom<typeof resumptionMachine>;
