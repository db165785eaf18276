import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { Ticket } from '../../../contract/wire/support/tickets';
import { port } from '../../kit/port';
import type { LocationOrder, ScreenInput } from '../../protocols/address';
import { tell } from '../../protocols/tell';
import { addressOf, everything, type Query, readQuery } from './ticketList.query';

/** A page of what was found. */
export interface Listing {
  rows: Ticket[];
  /** Rows that fit the filters, on all pages. */
  total: number;
  /** Whether there would be rows without any filter. */
  hasAny: boolean;
}

export interface TicketListContext {
  query: Query;
  /** As typed, ahead of the address until nothing more is typed for a while. */
  typed: string;
  /** What was found last; null while nothing is known. */
  listing: Listing | null;
  /** Why it could not be loaded, in the catalogue's words. */
  problem: string | null;
}

export type PagerStep = 'first' | 'previous' | 'next' | 'last';

type Search = { search: ScreenInput['search'] };

export type TicketListEvent =
  | ({ type: 'address.changed'; path: string } & Search)
  | { type: 'text.type'; text: string }
  | { type: 'filters.change'; filters: Partial<Pick<Query, 'state'>> }
  | { type: 'filters.clear' }
  | { type: 'page.turn'; to: PagerStep }
  | { type: 'page.resize'; size: number }
  | { type: 'list.retry' }
  /** Something moved that it shows. */
  | { type: 'list.outdated' };

type Around = { context: TicketListContext };

const to = (query: Query, replace = false): LocationOrder => ({ type: 'location.go', to: addressOf(query), replace });
const lastPageOf = ({ total }: Listing, { size }: Query) => Math.max(1, Math.ceil(total / size));

/** What a customer has asked: its filters and its page are the address's (docs/product.md, Support). */
export const ticketListMachine = setup({
  types: {
    input: {} as Search,
    context: {} as TicketListContext,
    events: {} as TicketListEvent,
    tags: {} as 'busy',
  },
  actors: { loadTickets: port<Listing, { query: Query }>('loadTickets') },
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
  id: 'ticketList',
  context: ({ input: { search } }) => {
    const query = readQuery(search);
    return { query, typed: query.text, listing: null, problem: null };
  },
  type: 'parallel',
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
        'page.turn': { actions: { type: 'turn', params: ({ event }) => event } },
      },
      states: {
        // What an older filter asked for ends with the state, so that its answer is never shown.
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadTickets',
            src: 'loadTickets',
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
            { type: 'refine', params: { state: everything.state, text: everything.text } },
          ],
        },
        'page.resize': { target: '.resting', actions: { type: 'refine', params: ({ event: { size } }) => ({ size }) } },
      },
      states: {
        resting: { on: { 'address.changed': { actions: 'followText' } } },
        typing: { after: { typeDelay: { target: 'resting', actions: 'refineText' } } },
      },
    },
  },
});
export type TicketListRef = ActorRefFrom<typeof ticketListMachine>;
export type TicketListSnapshot = SnapshotFrom<typeof ticketListMachine>;
