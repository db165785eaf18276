import { type ActorRefFrom, assign, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { TestVisit } from '../../../contract/wire/statistics/statistics';
import { port } from '../../kit/port';

export interface TestVisitContext {
  /** Of which website; empty while none was visited. */
  domain: string;
  /** The visit that was counted; null while none was. */
  counted: TestVisit | null;
  /** Why there was none, in the catalogue's words. */
  problem: string | null;
}

export type TestVisitEvent = { type: 'visit.send'; domain: string };

/** A visit of our own, which shows that visits of others are counted: one after the other. */
export const testVisitMachine = setup({
  types: { context: {} as TestVisitContext, events: {} as TestVisitEvent },
  actors: { sendTestVisit: port<TestVisit, { domain: string }>('sendTestVisit') },
  actions: {
    setDomain: assign((_, { domain }: { domain: string }) => ({ domain, counted: null, problem: null })),
    setCounted: assign((_, counted: TestVisit) => ({ counted })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
}).createMachine({
  id: 'testVisit',
  context: { domain: '', counted: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: { 'visit.send': { target: 'sending', actions: { type: 'setDomain', params: ({ event }) => event } } },
    },
    sending: {
      invoke: {
        id: 'sendTestVisit',
        src: 'sendTestVisit',
        input: ({ context: { domain } }) => ({ domain }),
        onDone: { target: 'resting', actions: { type: 'setCounted', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
  },
});
export type TestVisitRef = ActorRefFrom<typeof testVisitMachine>;
