import type { DomainResult } from '../../../contract/wire/wizard/domain';
import { type ChosenDomain, type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { wholeDraft } from '../order/order.model';
import { type DomainContext, domainMachine } from './domain.machine';

export const result = (domain: string, price: number | null, error?: true): DomainResult => ({
  domain,
  is_available: price !== null,
  is_premium: false,
  prices: price === null ? [] : [{ price }],
  ...(error && { error }),
});
const blue: ChosenDomain = { name: 'blue.com', price: 1_200 };
const draftOf = (projectLimit: number | null, domains: ChosenDomain[]): Draft => ({
  ...emptyDraft,
  plan: projectLimit === null ? null : { ...(wholeDraft.plan as NonNullable<Draft['plan']>), projectLimit },
  domains,
  domain: domains[0]?.name ?? null,
});
const two = ['blue.com', 'blue.io'];

const noLimit = { draft: draftOf(0, [blue]), user: ada };
const oneAllowed = { draft: draftOf(1, []), user: ada };
const twoAllowed = { draft: draftOf(2, [blue]), user: ada };
const full = { draft: draftOf(1, [blue]), user: ada };
const heard = { checkDomains: ['offers.checked', 'offers.unanswered'] } as const;
const told = ['plan.changed', 'step.submit', 'hold.lost'] as const;
const project = ({ domains, domain, offers }: DomainContext) => [
  domains.map(({ name }) => name),
  domain,
  offers.map(({ state }) => state),
];

/** Names across TLDs, page by page, and what is added from them. */
export const suggestionModels = defineModels(domainMachine, {
  worlds: { 'one chosen, no limit': noLimit, 'one chosen, one allowed': full },
  cases: {
    'search.submit': [{ text: ' ' }, { text: 'blue' }],
    'suggestions.page': [{ page: 2 }],
    'suggestions.size': [{ size: 12 }],
    'domain.add': [{ name: 'blue.io' }],
    'domain.remove': [{ name: 'blue.com' }],
    'domain.select': [{ name: 'blue.io' }],
    'plan.changed': [],
    'xstate.done.actor.suggestDomains': [{ output: { names: two, total: 40 } }, { output: { names: [], total: 0 } }],
    'xstate.error.actor.suggestDomains': [{ error: { status: 500, message: '' } }],
    'offers.checked': [
      { results: [result('blue.com', 1_200)] },
      { results: [result('blue.io', 3_600)] },
      { results: [result('blue.io', 3_600, true)] },
    ],
    'offers.unanswered': [
      { names: ['blue.com'], error: { status: null, message: '', code: 'unexpected_reply' } },
      { names: ['blue.io'], error: { status: 503, message: '' } },
    ],
    'hold.lost': [{ name: 'blue.com', problem: 'Another customer is ordering it.' }],
    'xstate.error.actor.checkDomains': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.domainHold': [],
  },
  heard,
  told,
  project,
});

/** A full name, checked by itself. */
export const directModels = defineModels(domainMachine, {
  worlds: { 'nothing chosen, one allowed': oneAllowed, 'one chosen, two allowed': twoAllowed },
  cases: {
    'search.submit': [{ text: 'Blue.io ' }, { text: 'blue' }],
    'suggestions.page': [],
    'suggestions.size': [],
    'domain.add': [],
    'domain.remove': [{ name: 'blue.com' }],
    'domain.select': [],
    'plan.changed': [],
    'xstate.done.actor.suggestDomains': [],
    'xstate.error.actor.suggestDomains': [],
    'hold.lost': [],
    'xstate.error.actor.domainHold': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.checkDomain': [
      { output: result('blue.io', 3_600) },
      { output: result('blue.com', 1_200) },
      { output: result('blue.io', null) },
    ],
    'xstate.error.actor.checkDomain': [
      { error: { status: 429, message: '' } },
      { error: { status: null, message: '', code: 'unexpected_reply' } },
    ],
  },
  heard,
  told,
  project,
});

/** The plan arrives after the step has begun. */
export const lateModels = defineModels(domainMachine, {
  worlds: { 'a plan that arrives late': { draft: draftOf(null, []), user: ada } },
  cases: {
    'search.submit': [],
    'suggestions.page': [],
    'suggestions.size': [],
    'domain.add': [],
    'domain.remove': [],
    'domain.select': [],
    'plan.changed': [{ plan: draftOf(3, []).plan }],
    'hold.lost': [],
    'xstate.error.actor.domainHold': [],
  },
  heard,
  told,
  project: ({ limit }) => limit,
});
export const domainModels = [...suggestionModels, ...directModels, ...lateModels];
