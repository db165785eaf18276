import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import type { DomainResult } from '../../../contract/wire/wizard/domain';
import type { ChosenDomain } from '../../../contract/wire/wizard/draft';
import { domainCheckSentences } from '../../../contract/rules/wizard/domainProblems';
import { explain } from '../../../contract/rules/failure';
import { domainHoldMachine } from '../domainHold/domainHold.machine';
import { listener, port } from '../../kit/port';
import type { StepInput } from '../step';
import type { PlanNews, StepSubmit } from '../../protocols/step';
import type { HoldLost } from '../../protocols/stepParts';
import { notify, tell } from '../../protocols/tell';
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
} from './domain.names';
import * as notices from './domain.notices';
import { isEmptyAnswer } from './domain.notices';

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
  /** Whether what was last missing came as an empty answer, which reads otherwise than none at all. */
  isEmptyAnswer: boolean;
  /** Whether the chosen name can be held: there is a customer to hold it for. */
  isSignedIn: boolean;
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
  | OffersNews
  | HoldLost
  | PlanNews
  | StepSubmit;

/** What the checks of the names on the page say, each as soon as it is known: a slow one keeps no other waiting. */
export type OffersNews =
  | { type: 'offers.checked'; results: DomainResult[] }
  | { type: 'offers.unanswered'; names: string[]; error: unknown };

const beginning = ({ draft, user }: StepInput): DomainContext => ({
  domains: draft.domains,
  domain: draft.domain,
  limit: limitOf(draft.plan),
  search: { text: '', label: '', isFull: false },
  page: 1,
  size: 6,
  total: 0,
  offers: [],
  isEmptyAnswer: false,
  isSignedIn: user !== null,
  problem: null,
});
const waiting = (offers: readonly Offer[]) => offers.filter(({ state }) => state === 'checking');
const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const eventIn = <Event>({ event }: { event: Event }) => event;
const problemIn = ({ event }: { event: { text: string } }) => ({ problem: problemOf(event.text) });
const noticeIn = ({ event }: { event: { error: unknown } }) => notices.ofFailure(event.error);
const suggestionsIn = ({ event }: { event: { error: unknown } }) => notices.ofSuggestions(event.error);
const gapsIn = ({ context }: { context: DomainContext }) => notices.ofGaps(context);
const nameIn = ({ event }: { event: { output: DomainResult } }) => ({ name: event.output.domain });
const resultIn = ({ event }: { event: { output: DomainResult } }) => ({ result: event.output });
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
    checkDomains: listener<EventObject, { domains: string[] }>('checkDomains'),
    /** Holds the chosen name as long as the step shows it; on leaving, the server goes on holding it. */
    domainHold: domainHoldMachine,
  },
  actions: {
    notify,
    /** The last of the list is the one that was added just now. */
    notifyAdded: tell('toasts', ({ context: { domains } }) => ({
      type: 'toast.show',
      ...notices.added(domains.at(-1)?.name ?? ''),
    })),
    takeBack: tell('toasts', { type: 'toast.withdraw', subject: 'domain' }),
    takeBackGaps: tell('toasts', { type: 'toast.withdraw', subject: 'suggestions' }),
    report: tell('wizard', ({ context: { domains, domain } }) => ({
      type: 'step.changed',
      part: { domains, domain },
      ready: domain !== null,
    })),
    tellWizard: tell('wizard'),
    tellDomainHold: tell('domainHold', ({ context }) => ({ type: 'name.choose', name: context.domain })),
    noteProblem: assign((_, { problem }: { problem: string | null }) => ({ problem })),
    noteTaken: assign((_, { name }: { name: string }) => ({ problem: notices.takenSentence(name) })),
    noteLimit: assign(({ context }) => ({ problem: limitSentence(context.limit) })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ problem: explain(domainCheckSentences, error) })),
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
      return { offers: context.offers.map((offer) => known.get(offer.name) ?? offer) };
    }),
    markUnanswered: assign(({ context }, { names, error }: { names: string[]; error: unknown }) => ({
      offers: context.offers.map((offer) =>
        names.includes(offer.name) ? { ...offer, state: 'unanswered' as const } : offer,
      ),
      isEmptyAnswer: isEmptyAnswer(error),
      problem: explain(domainCheckSentences, error),
    })),
    giveUp: assign(({ context }, { error }: { error: unknown }) => ({
      problem: explain(domainCheckSentences, error),
      offers: context.offers.map((offer) =>
        offer.state === 'checking' ? { ...offer, state: 'unanswered' as const } : offer,
      ),
    })),
    checkAgain: assign(({ context }) => ({
      problem: null,
      offers: context.offers.map((offer) =>
        offer.state === 'unanswered' ? { ...offer, state: 'checking' as const } : offer,
      ),
    })),
    lose: assign(({ context: { offers, domains, domain } }, { name, problem }: Omit<HoldLost, 'type'>) => ({
      ...without(name, domains, domain),
      offers: offers.map((offer) => (offer.name === name ? { ...offer, state: 'taken' as const } : offer)),
      problem,
    })),
    /** What was said of another name no longer matters; that some could not be checked does. */
    addOffer: assign(({ context: { domains, domain, offers, problem } }, { name }: { name: string }) => {
      const price = offers.find((offer) => offer.name === name)?.price ?? 0;
      const hasGaps = offers.some(({ state }) => state === 'unanswered');
      return { domains: [...domains, { name, price }], domain: domain ?? name, problem: hasGaps ? problem : null };
    }),
    addChecked: assign(({ context: { domains } }, { result }: { result: DomainResult }) => ({
      domains: [...domains, { name: result.domain, price: result.prices[0]?.price ?? 0 }],
      domain: result.domain,
    })),
    select: assign((_, { name }: { name: string }) => ({ domain: name })),
    remove: assign(({ context: { domains, domain } }, { name }: { name: string }) => without(name, domains, domain)),
    setLimit: assign((_, { plan }: Pick<PlanNews, 'plan'>) => ({ limit: limitOf(plan) })),
  },
  guards: {
    isUnsearchable: (_, { text }: { text: string }) => problemOf(text) !== null,
    isFullName: (_, { text }: { text: string }) => searchOf(text).isFull,
    mayAdd: ({ context: { domains, limit, offers } }, { name }: { name: string }) =>
      !isFull(domains, limit) &&
      !has(domains, name) &&
      offers.some((offer) => offer.name === name && offer.state === 'available'),
    isChosen: ({ context }, { name }: { name: string }) => has(context.domains, name),
    isTaken: (_, { result }: { result: DomainResult }) => offerOf(result).state !== 'available',
    isFull: ({ context: { domains, limit } }) => isFull(domains, limit),
    hasDomain: ({ context }) => context.domain !== null,
    isEmpty: (_, { names }: SuggestedNames) => names.length === 0,
    isSettled: ({ context }) => waiting(context.offers).length === 0,
    hasGaps: ({ context: { offers } }) =>
      waiting(offers).length === 0 && offers.some(({ state }) => state === 'unanswered'),
  },
}).createMachine({
  id: 'domain',
  type: 'parallel',
  context: ({ input }) => beginning(input),
  entry: 'report',
  invoke: {
    id: 'domainHold',
    src: 'domainHold',
    systemId: 'domainHold',
    input: ({ context }) => ({ name: context.domain, isSignedIn: context.isSignedIn }),
    onError: { actions: { type: 'noteFailure', params: errorIn } },
  },
  on: {
    'search.submit': [
      { guard: { type: 'isUnsearchable', params: eventIn }, actions: { type: 'noteProblem', params: problemIn } },
      {
        guard: { type: 'isFullName', params: eventIn },
        target: ['.suggestions.listing', '.direct.checking'],
        actions: [{ type: 'search', params: eventIn }, 'takeBack'],
      },
      {
        target: ['.suggestions.listing', '.direct.resting'],
        actions: [{ type: 'search', params: eventIn }, 'takeBack'],
      },
    ],
    'domain.add': {
      guard: { type: 'mayAdd', params: eventIn },
      actions: [{ type: 'addOffer', params: eventIn }, 'notifyAdded', 'report', 'tellDomainHold'],
    },
    'domain.remove': { actions: [{ type: 'remove', params: eventIn }, 'takeBack', 'report', 'tellDomainHold'] },
    'domain.select': {
      guard: { type: 'isChosen', params: eventIn },
      actions: [{ type: 'select', params: eventIn }, 'report', 'tellDomainHold'],
    },
    'hold.lost': {
      guard: { type: 'isChosen', params: eventIn },
      actions: [
        { type: 'lose', params: eventIn },
        { type: 'notify', params: ({ event }) => notices.notAvailable(event.name) },
        'report',
        'tellDomainHold',
      ],
    },
    'plan.changed': { actions: { type: 'setLimit', params: eventIn } },
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
                actions: [{ type: 'select', params: nameIn }, 'report', 'tellDomainHold'],
              },
              {
                guard: { type: 'isTaken', params: resultIn },
                target: 'resting',
                actions: [
                  { type: 'noteTaken', params: nameIn },
                  { type: 'notify', params: ({ event }) => notices.notAvailable(event.output.domain) },
                ],
              },
              { guard: 'isFull', target: 'resting', actions: 'noteLimit' },
              {
                target: 'resting',
                actions: [{ type: 'addChecked', params: resultIn }, 'notifyAdded', 'report', 'tellDomainHold'],
              },
            ],
            onError: {
              target: 'resting',
              actions: [
                { type: 'noteFailure', params: errorIn },
                { type: 'notify', params: noticeIn },
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
          entry: 'takeBackGaps',
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
            input: ({ context }) => ({ domains: waiting(context.offers).map(({ name }) => name) }),
            onError: {
              target: 'unchecked',
              actions: [
                { type: 'giveUp', params: errorIn },
                { type: 'notify', params: suggestionsIn },
              ],
            },
          },
          on: {
            'offers.checked': { actions: { type: 'mark', params: eventIn } },
            'offers.unanswered': { actions: { type: 'markUnanswered', params: eventIn } },
          },
          always: [
            { guard: 'hasGaps', target: 'unchecked', actions: { type: 'notify', params: gapsIn } },
            { guard: 'isSettled', target: 'shown' },
          ],
        },
        shown: {},
        unchecked: { on: { 'suggestions.retry': { target: 'checking', actions: ['checkAgain', 'takeBackGaps'] } } },
        failed: { on: { 'suggestions.retry': 'listing' } },
      },
      on: {
        'suggestions.page': { target: '.listing', actions: { type: 'turn', params: eventIn } },
        'suggestions.size': { target: '.listing', actions: { type: 'resize', params: eventIn } },
      },
    },
  },
});
export type DomainRef = ActorRefFrom<typeof domainMachine>;
export type SuggestionsState = SnapshotFrom<typeof domainMachine>['value']['suggestions'];
