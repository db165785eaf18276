import { type ActorRefFrom, assign, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';

/** What is to be saved: a document, or all that is looked at as a table. What else it says is between who asks and who saves. */
export interface Wish {
  readonly kind: string;
}

export interface DownloadContext {
  /** What was asked for last; null while nothing was. */
  wish: Wish | null;
  /** Why it could not be saved, in the catalogue's words. */
  problem: string | null;
}

export type DownloadEvent = { type: 'file.request'; wish: Wish };

/** One file after the other, fetched with the session's header and saved by the browser. */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent },
  actors: { saveFile: port<void, { wish: Wish | null }>('saveFile') },
  actions: {
    setWish: assign((_, { wish }: { wish: Wish }) => ({ wish, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
}).createMachine({
  id: 'download',
  context: { wish: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'file.request': { target: 'fetching', actions: { type: 'setWish', params: ({ event }) => event } } },
    },
    fetching: {
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
  },
});
export type DownloadRef = ActorRefFrom<typeof downloadMachine>;
