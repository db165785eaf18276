import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { DomainResult } from '../../contract/domain';
import type { ChosenDomain } from '../../contract/draft';
import { domainCheck } from '../../contract/domainProblems';
import { explain } from '../../contract/failure';
import { notify, tell } from '../kit/notify';
import { port } from '../kit/port';
import type { PlanNews, StepInput, StepReport, StepSubmit } from '../wizard/step';
import {
  isFull,
  limitOf,
  limitSentence,
  type Offer,
  offerOf,
  problemOf,
  type Search,
  searchOf,
  without,
} from './names';
import * as notices from './notices';

/** One page of suggestions: full names, best first. */
export interface SuggestionRequest {
  name: string;
  page: number;
  limit: number;
}
export interface SuggestedNames {
  names: string[];
  total: number;
}

export interface DomainContext {
  domains: ChosenDomain[];
  /** The one that the website gets. */
  domain: string | null;
  /** How many may be selected; 0 is no limit. */
  limit: number;
  search: Search;
  page: number;
  size: number;
  total: number;
  offers: Offer[];
  /** Beside the search field. */
  problem: string | null;
}

export type DomainEvent =
  | { type: 'search.submit'; text: string }
  | { type: 'suggestions.page'; page: number }
  | { type: 'suggestions.size'; size: number }
  | { type: 'suggestions.retry' }
  | { type: 'domain.add'; name: string }
  | { type: 'domain.remove'; name: string }
  | { type: 'domain.select'; name: string }
  | PlanNews
  | StepSubmit;

const beginning = ({ draft }: StepInput): DomainContext => ({
  domains: draft.domains,
  domain: draft.domain,
  limit: limitOf(draft.plan),
  search: { text: '', label: '', isFull: false },
  page: 1,
  size: 6,
  total: 0,
  offers: [],
  problem: null,
});
const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const nameIn = ({ event }: { event: { output: DomainResult } }) => ({ name: event.output.domain });
const resultsIn = ({ event }: { event: { output: DomainResult[] } }) => ({ results: event.output });
const has = (domains: readonly ChosenDomain[], name: string) => domains.some((one) => one.name === name);

export const domainMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as DomainContext,
    events: {} as DomainEvent,
    tags: {} as 'searching',
  },
  actors: {
    checkDomain: port<DomainResult, { domain: string }>('checkDomain'),
    suggestDomains: port<SuggestedNames, SuggestionRequest>('suggestDomains'),
    checkDomains: port<DomainResult[], { domains: string[] }>('checkDomains'),
  },
  actions: {
    notify,
    report: sendTo(
      ({ system }) => system.get('wizard'),
      ({ context: { domains, domain } }): StepReport => ({
        type: 'step.changed',
        part: { domains, domain },
        ready: domain !== null,
      }),
    ),
    tellWizard: tell<StepReport>('wizard'),
    noteProblem: assign((_, { problem }: { problem: string | null }) => ({ problem })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ problem: explain(domainCheck, error) })),
    search: assign((_, { text }: { text: string }) => ({
      search: searchOf(text),
      page: 1,
      total: 0,
      offers: [],
      problem: null,
    })),
    turn: assign((_, { page }: { page: number }) => ({ page, offers: [] })),
    resize: assign((_, { size }: { size: number }) => ({ size, page: 1, offers: [] })),
    list: assign((_, { names, total }: SuggestedNames) => ({
      total,
      offers: names.map((name) => ({ name, state: 'checking' as const, price: null })),
    })),
    mark: assign(({ context }, { results }: { results: DomainResult[] }) => {
      const known = new Map(results.map((result) => [result.domain, offerOf(result)]));
      return { offers: context.offers.map((offer) => known.get(offer.name) ?? { ...offer, state: 'taken' as const }) };
    }),
    addOffer: assign(({ context: { domains, domain, offers } }, { name }: { name: string }) => {
      const price = offers.find((offer) => offer.name === name)?.price ?? 0;
      return { domains: [...domains, { name, price }], domain: domain ?? name };
    }),
    addChecked: assign(({ context: { domains } }, { result }: { result: DomainResult }) => ({
      domains: [...domains, { name: result.domain, price: result.prices[0]?.price ?? 0 }],
      domain: result.domain,
    })),
    select: assign((_, { name }: { name: string }) => ({ domain: name })),
    remove: assign(({ context: { domains, domain } }, { name }: { name: string }) => without(name, domains, domain)),
    keepLimit: assign((_, { plan }: Pick<PlanNews, 'plan'>) => ({ limit: limitOf(plan) })),
  },
  guards: {
    isUnsearchable: (_, { text }: { text: string }) => problemOf(text) !== null,
    isFullName: (_, { text }: { text: string }) => searchOf(text).isFull,
    mayAdd: ({ context: { domains, limit, offers } }, { name }: { name: string }) =>
      !isFull(domains, limit) &&
      !has(domains, name) &&
      offers.some((offer) => offer.name === name && offer.state === 'available'),
    isChosen: ({ context }, { name }: { name: string }) => has(context.domains, name),
    isTaken: (_, { result }: { result: DomainResult }) => offerOf(result).state === 'taken',
    isFull: ({ context: { domains, limit } }) => isFull(domains, limit),
    hasDomain: ({ context }) => context.domain !== null,
    isEmpty: (_, { names }: SuggestedNames) => names.length === 0,
    hasGaps: (_, { results }: { results: DomainResult[] }) =>
      results.length === 0 || results.some(({ error }) => error),
  },
}).createMachine({
  id: 'domain',
  type: 'parallel',
  context: ({ input }) => beginning(input),
  entry: 'report',
  on: {
    'search.submit': [
      {
        guard: { type: 'isUnsearchable', params: ({ event }) => event },
        actions: { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.text) }) },
      },
      {
        guard: { type: 'isFullName', params: ({ event }) => event },
        target: ['.suggestions.listing', '.direct.checking'],
        actions: { type: 'search', params: ({ event }) => event },
      },
      {
        target: ['.suggestions.listing', '.direct.resting'],
        actions: { type: 'search', params: ({ event }) => event },
      },
    ],
    'domain.add': {
      guard: { type: 'mayAdd', params: ({ event }) => event },
      actions: [
        { type: 'addOffer', params: ({ event }) => event },
        { type: 'notify', params: ({ event }) => notices.added(event.name) },
        'report',
      ],
    },
    'domain.remove': { actions: [{ type: 'remove', params: ({ event }) => event }, 'report'] },
    'domain.select': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      actions: [{ type: 'select', params: ({ event }) => event }, 'report'],
    },
    'plan.changed': { actions: { type: 'keepLimit', params: ({ event }) => event } },
    'step.submit': [
      { guard: 'hasDomain', actions: { type: 'tellWizard', params: { type: 'step.submitted' } } },
      { actions: { type: 'tellWizard', params: { type: 'step.refused' } } },
    ],
  },
  states: {
    direct: {
      initial: 'resting',
      states: {
        resting: {},
        checking: {
          tags: 'searching',
          invoke: {
            id: 'checkDomain',
            src: 'checkDomain',
            input: ({ context }) => ({ domain: context.search.text }),
            onDone: [
              {
                guard: { type: 'isChosen', params: nameIn },
                target: 'resting',
                actions: [{ type: 'select', params: nameIn }, 'report'],
              },
              {
                guard: { type: 'isTaken', params: ({ event }) => ({ result: event.output }) },
                target: 'resting',
                actions: { type: 'notify', params: ({ event }) => notices.notAvailable(event.output.domain) },
              },
              {
                guard: 'isFull',
                target: 'resting',
                actions: { type: 'noteProblem', params: ({ context }) => ({ problem: limitSentence(context.limit) }) },
              },
              {
                target: 'resting',
                actions: [
                  { type: 'addChecked', params: ({ event }) => ({ result: event.output }) },
                  { type: 'notify', params: ({ event }) => notices.added(event.output.domain) },
                  'report',
                ],
              },
            ],
            onError: {
              target: 'resting',
              actions: [
                { type: 'noteFailure', params: errorIn },
                { type: 'notify', params: ({ event }) => notices.ofFailure(event.error) },
              ],
            },
          },
        },
      },
    },
    suggestions: {
      initial: 'idle',
      states: {
        idle: {},
        listing: {
          tags: 'searching',
          invoke: {
            id: 'suggestDomains',
            src: 'suggestDomains',
            input: ({ context: { search, page, size } }) => ({ name: search.label, page, limit: size }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'list', params: ({ event }) => event.output },
              },
              { target: 'checking', actions: { type: 'list', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'noteFailure', params: errorIn } },
          },
        },
        checking: {
          invoke: {
            id: 'checkDomains',
            src: 'checkDomains',
            input: ({ context }) => ({ domains: context.offers.map(({ name }) => name) }),
            onDone: [
              {
                guard: { type: 'hasGaps', params: resultsIn },
                target: 'unchecked',
                actions: [
                  { type: 'mark', params: resultsIn },
                  { type: 'notify', params: ({ event }) => notices.ofGaps(event.output) },
                ],
              },
              { target: 'shown', actions: { type: 'mark', params: resultsIn } },
            ],
            onError: {
              target: 'unchecked',
              actions: [
                { type: 'mark', params: { results: [] } },
                { type: 'noteFailure', params: errorIn },
                { type: 'notify', params: ({ event }) => notices.ofFailure(event.error) },
              ],
            },
          },
        },
        shown: {},
        /** Some names got no answer: they count as taken until they are asked for again. */
        unchecked: { on: { 'suggestions.retry': 'listing' } },
        failed: { on: { 'suggestions.retry': 'listing' } },
      },
      on: {
        'suggestions.page': { target: '.listing', actions: { type: 'turn', params: ({ event }) => event } },
        'suggestions.size': { target: '.listing', actions: { type: 'resize', params: ({ event }) => event } },
      },
    },
  },
});
export type DomainRef = ActorRefFrom<typeof domainMachine>;
export type SuggestionsState = SnapshotFrom<typeof domainMachine>['value']['suggestions'];
