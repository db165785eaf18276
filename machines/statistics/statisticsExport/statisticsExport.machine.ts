import { type ActorRefFrom, assign, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { Query } from '../statistics/statistics.query';

export interface StatisticsExportContext {
  /** What was asked for last; null while nothing was. */
  query: Query | null;
  /** Why it could not be saved, in the catalogue's words. */
  problem: string | null;
}

export type StatisticsExportEvent = { type: 'file.request'; query: Query };

/** The figures that are looked at as a file: one after the other. */
export const statisticsExportMachine = setup({
  types: { context: {} as StatisticsExportContext, events: {} as StatisticsExportEvent },
  actors: { saveStatistics: port<void, { query: Query | null }>('saveStatistics') },
  actions: {
    setQuery: assign((_, { query }: { query: Query }) => ({ query, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
}).createMachine({
  id: 'statisticsExport',
  context: { query: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: { 'file.request': { target: 'saving', actions: { type: 'setQuery', params: ({ event }) => event } } },
    },
    saving: {
      invoke: {
        id: 'saveStatistics',
        src: 'saveStatistics',
        input: ({ context: { query } }) => ({ query }),
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
  },
});
export type StatisticsExportRef = ActorRefFrom<typeof statisticsExportMachine>;
