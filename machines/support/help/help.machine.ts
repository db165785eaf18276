import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { helpPath, type HelpPage } from '../../../contract/rules/support/help';
import { port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';

export interface HelpContext {
  /** All of them; none while they are not known. */
  pages: HelpPage[];
  /** Of the page that the address names; empty for the list. */
  name: string;
  /** What is looked for, as typed. */
  text: string;
}

export type HelpEvent = ScreenEvent | { type: 'search.type'; text: string } | { type: 'help.retry' };

type Path = { path: string };

/** The name in an address; of one without a page it is empty, with or without a slash at the end. */
const nameIn = (path: string) => path.replace(/\/+$/, '').slice(helpPath('').length);

/** The help pages: a list by topic that can be searched, and each of them at its own address. */
export const helpMachine = setup({
  types: { input: {} as ScreenInput, context: {} as HelpContext, events: {} as HelpEvent },
  actors: { loadHelp: port<HelpPage[]>('loadHelp') },
  actions: {
    setPages: assign((_, pages: HelpPage[]) => ({ pages })),
    setName: assign((_, { path }: Path) => ({ name: nameIn(path) })),
    setText: assign((_, { text }: { text: string }) => ({ text })),
  },
  guards: {
    isList: ({ context }) => context.name === '',
    isThere: ({ context: { pages, name } }) => pages.some((page) => page.name === name),
  },
}).createMachine({
  id: 'help',
  context: ({ input: { path } }) => ({ pages: [], name: nameIn(path), text: '' }),
  on: { 'address.changed': { target: '.opening', actions: { type: 'setName', params: ({ event }) => event } } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadHelp',
        src: 'loadHelp',
        onDone: { target: 'opening', actions: { type: 'setPages', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'address.changed': { actions: { type: 'setName', params: ({ event }) => event } } },
    },
    opening: {
      always: [{ guard: 'isList', target: 'list' }, { guard: 'isThere', target: 'page' }, { target: 'missing' }],
    },
    list: { on: { 'search.type': { actions: { type: 'setText', params: ({ event }) => event } } } },
    page: {},
    missing: {},
    failed: {
      on: {
        'help.retry': 'loading',
        'address.changed': { actions: { type: 'setName', params: ({ event }) => event } },
      },
    },
  },
});
export type HelpRef = ActorRefFrom<typeof helpMachine>;
export type HelpState = SnapshotFrom<typeof helpMachine>['value'];
