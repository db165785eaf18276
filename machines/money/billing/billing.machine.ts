import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { listener, port } from '../../kit/port';
import type { LocationOrder, ScreenEvent, ScreenInput } from '../../protocols/address';
import { tell } from '../../protocols/tell';
import { cancellationMachine } from '../cancellation/cancellation.machine';
import { depositPageMachine } from '../depositPage/depositPage.machine';
import { displayCurrencyMachine } from '../displayCurrency/displayCurrency.machine';
import { downloadMachine } from '../../shell/download/download.machine';
import { type Listing, lastPageOf, type PagerStep, pageAfter } from './billing.listing';
import { addressOf, type Filters, type ListingRequest, type Query, readQuery, unfiltered } from './billing.query';

export interface BillingContext {
  query: Query;
  /** As typed, ahead of the address until nothing more is typed for a while. */
  typed: string;
  /** yyyy-MM-dd by the server's calendar; empty before anybody said it. */
  today: string;
  /** What was found last for the tab; null while nothing is known of it. */
  listing: Listing | null;
  /** Id of the row whose details are shown. */
  opened: string | null;
  /** Why the list could not be loaded, in the catalogue's words. */
  problem: string | null;
}

type Choice = Partial<Omit<Filters, 'text'>>;

export type BillingEvent =
  | ScreenEvent
  | { type: 'text.type'; text: string }
  | { type: 'filters.change'; filters: Choice }
  | { type: 'filters.clear' }
  | { type: 'page.turn'; to: PagerStep }
  | { type: 'page.resize'; size: number }
  | { type: 'row.open'; id: string }
  | { type: 'row.close' }
  | { type: 'list.retry' }
  /** Something was changed that it shows. */
  | { type: 'list.outdated' }
  /** Another day began, or it is known which one it is. */
  | { type: 'day.changed'; today: string }
  /** The balance is another one. */
  | { type: 'money.moved' }
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'billing.retry' };

type Around = { context: BillingContext };
type Search = { search: ScreenInput['search'] };

const to = (query: Query, replace = false): LocationOrder => ({ type: 'location.go', to: addressOf(query), replace });

/** The screen of a customer's money: its tab, filters and page are the address's (docs/product.md, Billing). */
export const billingMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as BillingContext,
    events: {} as BillingEvent,
    children: {} as {
      download: 'download';
      cancellation: 'cancellation';
      displayCurrency: 'displayCurrency';
      depositPage: 'depositPage';
    },
    tags: {} as 'busy',
  },
  actors: {
    loadListing: port<Listing, ListingRequest>('loadListing'),
    watchDay: listener('watchDay'),
    watchMoney: listener('watchMoney'),
    watchFocus: listener('watchFocus'),
    download: downloadMachine,
    cancellation: cancellationMachine,
    displayCurrency: displayCurrencyMachine,
    depositPage: depositPageMachine,
  },
  actions: {
    /** The same list from its first page again, otherwise filtered, with what was typed meanwhile. */
    refine: tell('location', ({ context: { query, typed } }: Around, change: Partial<Query>) =>
      to({ ...query, text: typed.trim(), ...change, page: 1, cursor: '' }),
    ),
    /** The words of a search are one entry of the history, not one for each pause in them. */
    refineText: tell('location', ({ context: { query, typed } }: Around) =>
      to({ ...query, text: typed.trim(), page: 1, cursor: '' }, true),
    ),
    turn: tell('location', ({ context: { query, listing } }: Around, { to: step }: { to: PagerStep }) =>
      to(listing === null || listing.tab === 'overview' ? query : { ...query, ...pageAfter(query, listing, step) }),
    ),
    turnToLast: tell('location', ({ context: { query } }: Around, listing: Listing) =>
      to({ ...query, page: lastPageOf(listing, query.size), cursor: '' }, true),
    ),
    outdateDeposit: sendTo('depositPage', { type: 'page.outdated' }),
    setDay: assign((_, { today }: { today: string }) => ({ today })),
    setText: assign((_, { text }: { text: string }) => ({ typed: text })),
    /** What was found for another tab says nothing of this one. */
    setQuery: assign(({ context }, { search }: Search) => {
      const query = readQuery(search);
      const listing = query.tab === context.query.tab ? context.listing : null;
      return { query, listing, opened: null, problem: null };
    }),
    /** Blanks around it are still being typed. */
    followText: assign(({ context: { query, typed } }) => ({
      typed: typed.trim() === query.text ? typed : query.text,
    })),
    setListing: assign((_, listing: Listing) => ({ listing, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    setOpened: assign((_, { id }: { id: string | null }) => ({ opened: id })),
  },
  guards: {
    isOtherDay: ({ context }, { today }: { today: string }) => context.today !== today,
    isOther: ({ context }, { search }: Search) => addressOf(readQuery(search)) !== addressOf(context.query),
    isDepositAsked: ({ context }) => context.query.deposit !== '',
    isOtherDeposit: ({ context }, { search }: Search) => readQuery(search).deposit !== context.query.deposit,
    isDated: ({ context }) => context.today !== '',
    /** There are fewer pages by now than the address says; of a search that has not come to its end nobody knows. */
    isBeyond: ({ context: { query } }, listing: Listing) =>
      listing.tab !== 'overview' &&
      listing.rows.length === 0 &&
      listing.isTotalExact &&
      query.page > lastPageOf(listing, query.size),
    isEmpty: (_, listing: Listing) => listing.tab !== 'overview' && listing.rows.length === 0 && !listing.hasAny,
    isUnmatched: (_, listing: Listing) => listing.tab !== 'overview' && listing.rows.length === 0,
  },
  delays: { typeDelay: 300 },
}).createMachine({
  id: 'billing',
  context: ({ input: { search } }) => {
    const query = readQuery(search);
    return { query, typed: query.text, today: '', listing: null, opened: null, problem: null };
  },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: [
        { id: 'watchDay', src: 'watchDay', onError: 'broken' },
        { id: 'watchMoney', src: 'watchMoney', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
        { id: 'download', src: 'download', onError: 'broken' },
        { id: 'cancellation', src: 'cancellation', onError: 'broken' },
        { id: 'displayCurrency', src: 'displayCurrency', onError: 'broken' },
      ],
      states: {
        list: {
          initial: 'waiting',
          on: {
            'day.changed': {
              guard: { type: 'isOtherDay', params: ({ event }) => event },
              target: '.loading',
              actions: { type: 'setDay', params: ({ event }) => event },
            },
            'address.changed': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '.waiting',
              actions: { type: 'setQuery', params: ({ event }) => event },
            },
            'money.moved': '.waiting',
            'window.focused': '.waiting',
            'list.outdated': '.waiting',
            'page.turn': { actions: { type: 'turn', params: ({ event }) => event } },
            'row.open': { actions: { type: 'setOpened', params: ({ event }) => event } },
            'row.close': { actions: { type: 'setOpened', params: { id: null } } },
          },
          states: {
            /** For the day, which says what the current month is. */
            waiting: { always: { guard: 'isDated', target: 'loading' } },
            // What an older filter asked for ends with the state, so that its answer is never shown.
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadListing',
                src: 'loadListing',
                input: ({ context: { query, today } }) => ({ query, today }),
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
            'filters.change': {
              target: '.resting',
              actions: { type: 'refine', params: ({ event }) => event.filters },
            },
            'filters.clear': {
              target: '.resting',
              actions: [
                { type: 'setText', params: { text: '' } },
                { type: 'refine', params: ({ context: { query } }) => unfiltered(query.tab, query.size) },
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
        /** One of the deposits, over their list. */
        deposit: {
          initial: 'none',
          on: {
            'address.changed': {
              guard: { type: 'isOtherDeposit', params: ({ event }) => event },
              target: '.none',
            },
          },
          states: {
            none: { always: { guard: 'isDepositAsked', target: 'shown' } },
            shown: {
              on: {
                'list.outdated': { actions: 'outdateDeposit' },
                'money.moved': { actions: 'outdateDeposit' },
                'window.focused': { actions: 'outdateDeposit' },
              },
              invoke: {
                id: 'depositPage',
                src: 'depositPage',
                input: ({ context: { query } }) => ({ id: query.deposit }),
                onError: '#billing.broken',
              },
            },
          },
        },
      },
    },
    broken: { on: { 'billing.retry': 'open' } },
  },
});
export type BillingRef = ActorRefFrom<typeof billingMachine>;
export type BillingSnapshot = SnapshotFrom<typeof billingMachine>;
