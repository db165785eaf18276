import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { Property, Statistics } from '../../../contract/wire/statistics/statistics';
import { listener, port } from '../../kit/port';
import type { LocationOrder, ScreenEvent, ScreenInput } from '../../protocols/address';
import { tell } from '../../protocols/tell';
import { downloadMachine } from '../../shell/download/download.machine';
import { testVisitMachine } from '../testVisit/testVisit.machine';
import { addressOf, type Query, readQuery } from './statistics.query';

export interface StatisticsContext {
  query: Query;
  /** The customer's websites; null while nobody has said. */
  sites: Property[] | null;
  /** What was found last for the website that is chosen; null while nothing is known. */
  found: Statistics | null;
  /** Why it could not be loaded, in the catalogue's words. */
  problem: string | null;
}

export type StatisticsEvent =
  | ScreenEvent
  | { type: 'site.choose'; domain: string }
  | { type: 'range.choose'; range: Pick<Query, 'range' | 'from' | 'to'> }
  | { type: 'compare.choose'; compare: boolean }
  | { type: 'figures.retry' }
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'statistics.retry' };

type Around = { context: StatisticsContext };
type Search = { search: ScreenInput['search'] };

const to = (query: Query, replace = false): LocationOrder => ({ type: 'location.go', to: addressOf(query), replace });

/** Who visits a website: which one, and when, is the address's (docs/product.md, Statistics). */
export const statisticsMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as StatisticsContext,
    events: {} as StatisticsEvent,
    children: {} as { testVisit: 'testVisit'; download: 'download' },
    tags: {} as 'busy',
  },
  actors: {
    loadProperties: port<Property[]>('loadProperties'),
    loadStatistics: port<Statistics, { query: Query }>('loadStatistics'),
    watchFocus: listener('watchFocus'),
    testVisit: testVisitMachine,
    download: downloadMachine,
  },
  actions: {
    turn: tell('location', ({ context: { query } }: Around, change: Partial<Query>) => to({ ...query, ...change })),
    turnToOnly: tell('location', ({ context: { query, sites } }: Around) =>
      to({ ...query, domain: sites?.[0]?.domain ?? '' }, true),
    ),
    setSites: assign((_, sites: Property[]) => ({ sites, problem: null })),
    /** What was found for another website says nothing of this one. */
    setQuery: assign(({ context }, { search }: Search) => {
      const query = readQuery(search);
      const isSame = query.domain === context.query.domain;
      return { query, problem: null, found: isSame ? context.found : null };
    }),
    setFound: assign((_, found: Statistics) => ({ found, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
  },
  guards: {
    isOther: ({ context }, { search }: Search) => addressOf(readQuery(search)) !== addressOf(context.query),
    isUnasked: ({ context }) => context.sites === null,
    hasNone: ({ context }) => context.sites?.length === 0,
    isOnly: ({ context }) => context.query.domain === '' && context.sites?.length === 1,
    isUnchosen: ({ context }) => context.query.domain === '',
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).status === 403,
    isUnready: (_, { state }: Statistics) => state === 'progress',
    isQuiet: (_, { now }: Statistics) => now.views === 0,
  },
  delays: { refreshDelay: 60_000 },
}).createMachine({
  id: 'statistics',
  context: ({ input: { search } }) => ({
    query: readQuery(search),
    sites: null,
    found: null,
    problem: null,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'deciding',
      invoke: [
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
        { id: 'testVisit', src: 'testVisit', onError: 'broken' },
        { id: 'download', src: 'download', onError: 'broken' },
      ],
      on: {
        'site.choose': { actions: { type: 'turn', params: ({ event: { domain } }) => ({ domain }) } },
        'range.choose': { actions: { type: 'turn', params: ({ event }) => event.range } },
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'setQuery', params: ({ event }) => event },
        },
        'compare.choose': { actions: { type: 'turn', params: ({ event: { compare } }) => ({ compare }) } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isUnasked', target: 'asking' },
            { guard: 'hasNone', target: 'siteless' },
            { guard: 'isOnly', target: 'turning', actions: 'turnToOnly' },
            { guard: 'isUnchosen', target: 'unchosen' },
            { target: 'loading' },
          ],
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'loadProperties',
            src: 'loadProperties',
            onDone: { target: 'deciding', actions: { type: 'setSites', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
          },
        },
        turning: { tags: 'busy' },
        siteless: {},
        unchosen: {},
        // What another range asked for ends with the state, so that its answer is never shown.
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadStatistics',
            src: 'loadStatistics',
            input: ({ context: { query } }) => ({ query }),
            onDone: [
              {
                guard: { type: 'isUnready', params: ({ event }) => event.output },
                target: 'unready',
                actions: { type: 'setFound', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isQuiet', params: ({ event }) => event.output },
                target: 'quiet',
                actions: { type: 'setFound', params: ({ event }) => event.output },
              },
              { target: 'shown', actions: { type: 'setFound', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'foreign' },
              { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
            ],
          },
        },
        unready: { after: { refreshDelay: 'loading' }, on: { 'window.focused': 'loading' } },
        quiet: { after: { refreshDelay: 'loading' }, on: { 'window.focused': 'loading' } },
        shown: { after: { refreshDelay: 'loading' }, on: { 'window.focused': 'loading' } },
        foreign: {},
        failed: {
          after: { refreshDelay: 'deciding' },
          on: { 'figures.retry': 'deciding', 'window.focused': 'deciding' },
        },
      },
    },
    broken: { on: { 'statistics.retry': 'open' } },
  },
});
export type StatisticsRef = ActorRefFrom<typeof statisticsMachine>;
export type StatisticsSnapshot = SnapshotFrom<typeof statisticsMachine>;
