import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { child, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import type { websiteDetailMachine } from '../websiteDetail/websiteDetail.machine';
import { websiteListMachine } from '../websiteList/websiteList.machine';
import { siteIn } from '../websiteDetail/websiteDetail.query';

export interface WebsitesContext {
  /** As the screen was born, at the address of now. */
  screen: ScreenInput;
}

export type WebsitesEvent = ScreenEvent | { type: 'websites.retry' };

type Search = { search: ScreenInput['search'] };

/** The screen of the customer's websites: the list of them, or the page of the one that the address names. */
export const websitesMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as WebsitesContext,
    events: {} as WebsitesEvent,
    children: {} as { websiteList: 'websiteList'; websiteDetail: 'websiteDetail' },
  },
  actors: {
    websiteList: websiteListMachine,
    /** Its code, which is not there before somebody looks at a website. */
    fetchDetail: port<void>('fetchDetail'),
    websiteDetail: child<typeof websiteDetailMachine>('websiteDetail'),
  },
  actions: {
    setSearch: assign(({ context }, { search }: Search) => ({ screen: { ...context.screen, search } })),
    tellList: sendTo('websiteList', (_, event: ScreenEvent) => event),
    tellDetail: sendTo('websiteDetail', (_, event: ScreenEvent) => event),
  },
  guards: {
    isOne: ({ context }) => siteIn(context.screen.search) !== '',
    isSame: ({ context }, { search }: Search) => siteIn(context.screen.search) === siteIn(search),
  },
}).createMachine({
  id: 'websites',
  context: ({ input }) => ({ screen: input }),
  on: { 'address.changed': { target: '.arriving', actions: { type: 'setSearch', params: ({ event }) => event } } },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isOne', target: 'fetching' }, { target: 'all' }] },
    all: {
      invoke: {
        id: 'websiteList',
        src: 'websiteList',
        input: ({ context: { screen } }) => screen,
        onError: 'broken',
      },
      on: {
        'address.changed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: [
              { type: 'setSearch', params: ({ event }) => event },
              { type: 'tellList', params: ({ event }) => event },
            ],
          },
          { target: 'arriving', actions: { type: 'setSearch', params: ({ event }) => event } },
        ],
      },
    },
    fetching: { invoke: { id: 'fetchDetail', src: 'fetchDetail', onDone: 'one', onError: 'broken' } },
    one: {
      invoke: {
        id: 'websiteDetail',
        src: 'websiteDetail',
        input: ({ context: { screen } }) => ({ search: screen.search }),
        onError: 'broken',
      },
      on: {
        'address.changed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: [
              { type: 'setSearch', params: ({ event }) => event },
              { type: 'tellDetail', params: ({ event }) => event },
            ],
          },
          { target: 'arriving', actions: { type: 'setSearch', params: ({ event }) => event } },
        ],
      },
    },
    broken: { on: { 'websites.retry': 'arriving' } },
  },
});
export type WebsitesRef = ActorRefFrom<typeof websitesMachine>;
export type WebsitesSnapshot = SnapshotFrom<typeof websitesMachine>;
