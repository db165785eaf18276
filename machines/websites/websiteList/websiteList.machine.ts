import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { Website } from '../../../contract/wire/websites/websiteList';
import { listener, port } from '../../kit/port';
import type { LocationOrder, ScreenEvent, ScreenInput } from '../../protocols/address';
import { tell } from '../../protocols/tell';
import { linkCopyMachine } from '../linkCopy/linkCopy.machine';
import { savedDraftsMachine } from '../savedDrafts/savedDrafts.machine';
import { downloadMachine } from '../../shell/download/download.machine';
import { addressOf, everything, type Query, readQuery } from './websiteList.query';

/** A page of what was found, and what is counted of all. */
export interface Listing {
  rows: Website[];
  /** Rows that fit the filters, on all pages. */
  total: number;
  /** Whether there would be rows without any filter. */
  hasAny: boolean;
  /** Those that take a place of the plan, and how many it holds; 0 is no limit. */
  count: number;
  limit: number;
}

export interface WebsiteListContext {
  query: Query;
  /** As typed, ahead of the address until nothing more is typed for a while. */
  typed: string;
  /** What was found last; null while nothing is known. */
  listing: Listing | null;
  /** Why it could not be loaded, in the catalogue's words. */
  problem: string | null;
}

export type PagerStep = 'first' | 'previous' | 'next' | 'last';

export type WebsiteListEvent =
  | ScreenEvent
  | { type: 'text.type'; text: string }
  | { type: 'filters.change'; filters: Partial<Pick<Query, 'group' | 'sort'>> }
  | { type: 'filters.clear' }
  | { type: 'page.turn'; to: PagerStep }
  | { type: 'page.resize'; size: number }
  | { type: 'list.retry' }
  /** Something moved that it shows. */
  | { type: 'list.outdated' }
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'websites.retry' };

type Around = { context: WebsiteListContext };
type Search = { search: ScreenInput['search'] };

const to = (query: Query, replace = false): LocationOrder => ({ type: 'location.go', to: addressOf(query), replace });
const lastPageOf = ({ total }: Listing, { size }: Query) => Math.max(1, Math.ceil(total / size));

/** The screen of a customer's websites: its filters and its page are the address's (docs/product.md, List of websites). */
export const websiteListMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as WebsiteListContext,
    events: {} as WebsiteListEvent,
    children: {} as {
      savedDrafts: 'savedDrafts';
      download: 'download';
      linkCopy: 'linkCopy';
    },
    tags: {} as 'busy',
  },
  actors: {
    loadWebsites: port<Listing, { query: Query }>('loadWebsites'),
    watchWebsites: listener('watchWebsites'),
    watchFocus: listener('watchFocus'),
    savedDrafts: savedDraftsMachine,
    download: downloadMachine,
    linkCopy: linkCopyMachine,
  },
  actions: {
    /** The same list from its first page again, with what was typed meanwhile. */
    refine: tell('location', ({ context: { query, typed } }: Around, change: Partial<Query>) =>
      to({ ...query, text: typed.trim(), ...change, page: 1 }),
    ),
    /** The words of a search are one entry of the history, not one for each pause in them. */
    refineText: tell('location', ({ context: { query, typed } }: Around) =>
      to({ ...query, text: typed.trim(), page: 1 }, true),
    ),
    turn: tell('location', ({ context: { query, listing } }: Around, { to: step }: { to: PagerStep }) => {
      const last = listing ? lastPageOf(listing, query) : 1;
      const pages = { first: 1, previous: query.page - 1, next: query.page + 1, last };
      return to({ ...query, page: Math.min(Math.max(1, pages[step]), last) });
    }),
    turnToLast: tell('location', ({ context: { query } }: Around, listing: Listing) =>
      to({ ...query, page: lastPageOf(listing, query) }, true),
    ),
    setText: assign((_, { text }: { text: string }) => ({ typed: text })),
    setQuery: assign((_, { search }: Search) => ({ query: readQuery(search), problem: null })),
    /** Blanks around it are still being typed. */
    followText: assign(({ context: { query, typed } }) => ({
      typed: typed.trim() === query.text ? typed : query.text,
    })),
    setListing: assign((_, listing: Listing) => ({ listing, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
  guards: {
    isOther: ({ context }, { search }: Search) => addressOf(readQuery(search)) !== addressOf(context.query),
    /** There are fewer pages by now than the address says. */
    isBeyond: ({ context: { query } }, listing: Listing) => query.page > lastPageOf(listing, query),
    isEmpty: (_, { hasAny }: Listing) => !hasAny,
    isUnmatched: (_, { rows }: Listing) => rows.length === 0,
  },
  delays: { typeDelay: 300 },
}).createMachine({
  id: 'websiteList',
  context: ({ input: { search } }) => {
    const query = readQuery(search);
    return { query, typed: query.text, listing: null, problem: null };
  },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: [
        { id: 'watchWebsites', src: 'watchWebsites', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
        { id: 'savedDrafts', src: 'savedDrafts', onError: 'broken' },
        { id: 'download', src: 'download', onError: 'broken' },
        { id: 'linkCopy', src: 'linkCopy', onError: 'broken' },
      ],
      states: {
        list: {
          initial: 'loading',
          on: {
            'address.changed': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '.loading',
              actions: { type: 'setQuery', params: ({ event }) => event },
            },
            'list.outdated': '.loading',
            'window.focused': '.loading',
            'page.turn': { actions: { type: 'turn', params: ({ event }) => event } },
          },
          states: {
            // What an older filter asked for ends with the state, so that its answer is never shown.
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadWebsites',
                src: 'loadWebsites',
                input: ({ context: { query } }) => ({ query }),
                onDone: [
                  {
                    guard: { type: 'isBeyond', params: ({ event }) => event.output },
                    target: 'turning',
                    actions: { type: 'turnToLast', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'empty',
                    actions: { type: 'setListing', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isUnmatched', params: ({ event }) => event.output },
                    target: 'unmatched',
                    actions: { type: 'setListing', params: ({ event }) => event.output },
                  },
                  { target: 'shown', actions: { type: 'setListing', params: ({ event }) => event.output } },
                ],
                onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
              },
            },
            turning: { tags: 'busy' },
            shown: {},
            empty: {},
            unmatched: {},
            failed: { on: { 'list.retry': 'loading' } },
          },
        },
        search: {
          initial: 'resting',
          on: {
            'text.type': { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
            'filters.change': { target: '.resting', actions: { type: 'refine', params: ({ event }) => event.filters } },
            'filters.clear': {
              target: '.resting',
              actions: [
                { type: 'setText', params: { text: '' } },
                { type: 'refine', params: { group: everything.group, text: everything.text } },
              ],
            },
            'page.resize': {
              target: '.resting',
              actions: { type: 'refine', params: ({ event: { size } }) => ({ size }) },
            },
          },
          states: {
            resting: { on: { 'address.changed': { actions: 'followText' } } },
            typing: { after: { typeDelay: { target: 'resting', actions: 'refineText' } } },
          },
        },
      },
    },
    broken: { on: { 'websites.retry': 'open' } },
  },
});
export type WebsiteListRef = ActorRefFrom<typeof websiteListMachine>;
export type WebsiteListSnapshot = SnapshotFrom<typeof websiteListMachine>;
