import { type ActorRefFrom, assign, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { Query } from '../websiteList/websiteList.query';

export interface WebsiteExportContext {
  /** What was asked for last; null while nothing was. */
  query: Query | null;
  /** Why it could not be saved, in the catalogue's words. */
  problem: string | null;
}

export type WebsiteExportEvent = { type: 'file.request'; query: Query };

/** The list of websites as a file, as it is filtered: one after the other. */
export const websiteExportMachine = setup({
  types: { context: {} as WebsiteExportContext, events: {} as WebsiteExportEvent },
  actors: { saveWebsites: port<void, { query: Query | null }>('saveWebsites') },
  actions: {
    setQuery: assign((_, { query }: { query: Query }) => ({ query, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
}).createMachine({
  id: 'websiteExport',
  context: { query: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: { 'file.request': { target: 'saving', actions: { type: 'setQuery', params: ({ event }) => event } } },
    },
    saving: {
      invoke: {
        id: 'saveWebsites',
        src: 'saveWebsites',
        input: ({ context: { query } }) => ({ query }),
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
  },
});
export type WebsiteExportRef = ActorRefFrom<typeof websiteExportMachine>;
