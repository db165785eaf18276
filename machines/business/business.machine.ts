import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { DraftBusiness } from '../../contract/draft';
import { notify, tell } from '../kit/notify';
import { port } from '../kit/port';
import { type LogoChanged, logoMachine } from '../logo/logo.machine';
import type { Country } from '../signup/form';
import type { StepInput, StepReport, StepSubmit } from '../wizard/step';
import {
  areKeywordsCurrent,
  begun,
  isComplete,
  phoneOf,
  type TextField,
  textFields,
  tidyKeyword,
  unsentBlob,
} from './form';

export interface BusinessContext {
  /** Uuid of the customer, whose upload the logo is; empty for nobody. */
  user: string;
  business: DraftBusiness;
  /** Fields that were left, or all after a submit: only they are told what is wrong. */
  touched: TextField[];
  countries: Country[] | null;
  /** ISO 3166 alpha-2, of the dial code. */
  country: string;
  /** The better wording that was offered. */
  suggestion: string | null;
  /** The description that keywords are being made for. */
  asked: string;
  /** The card has ended, which it never should. */
  isLogoBroken: boolean;
}

export type BusinessEvent =
  | { type: 'field.change'; field: TextField; value: string }
  | { type: 'field.leave'; field: TextField }
  | { type: 'country.choose'; code: string }
  | { type: 'keyword.add'; keyword: string }
  | { type: 'keyword.remove'; keyword: string }
  | { type: 'keywords.retry' }
  | { type: 'countries.retry' }
  | { type: 'description.enhance' }
  | { type: 'suggestion.accept' }
  | { type: 'suggestion.reject' }
  | LogoChanged
  | StepSubmit;

const failure = (title: string) => ({ title, variant: 'error' }) as const;
const keywordsFailed = failure('Error generating keywords. Please try again.');
const keywordsMade = { title: 'Keywords generated successfully!', variant: 'success' } as const;
const enhanceFailed = failure('Error enhancing the description. Please try again.');
const uploadFailed = { ...failure('Error uploading image. Please try again.'), duration: 4000 };

const withPart = (context: BusinessContext, part: Partial<DraftBusiness>) => ({
  business: { ...context.business, ...part },
});

const business = setup({
  types: {
    input: {} as StepInput,
    context: {} as BusinessContext,
    events: {} as BusinessEvent,
    children: {} as { logo: 'logo' },
    tags: {} as 'busy' | 'generating' | 'enhancing',
  },
  actors: {
    logo: logoMachine,
    loadCountries: port<{ countries: Country[]; here: string }>('loadCountries'),
    generateKeywords: port<string[], { description: string }>('generateKeywords'),
    enhanceDescription: port<string, { name: string; description: string }>('enhanceDescription'),
    uploadLogo: port<{ url: string }, { user: string; blob: string }>('uploadLogo'),
  },
  actions: {
    notify,
    report: sendTo(
      ({ system }) => system.get('wizard'),
      ({ context: { business } }): StepReport => ({
        type: 'step.changed',
        part: { business },
        ready: isComplete(business),
      }),
    ),
    submit: sendTo(
      ({ system }) => system.get('wizard'),
      ({ context: { business } }): StepReport => ({ type: 'step.submitted', part: { business } }),
    ),
    tellWizard: tell<StepReport>('wizard'),
    change: assign(({ context }, { field, value }: { field: TextField; value: string }) =>
      withPart(context, { [field]: value }),
    ),
    touch: assign(({ context: { touched } }, { field }: { field: TextField }) => ({
      touched: touched.includes(field) ? touched : [...touched, field],
    })),
    noteBroken: assign({ isLogoBroken: true }),
    touchAll: assign({ touched: [...textFields] }),
    keepCountries: assign(({ context }, { countries, here }: { countries: Country[]; here: string }) => {
      const { country, ...phone } = phoneOf(context.business, countries, here);
      return { countries, country, ...withPart(context, phone) };
    }),
    chooseCountry: assign(({ context }, { code }: { code: string }) => ({
      country: code,
      ...withPart(context, {
        contact_dial_code: context.countries?.find((country) => country.code === code)?.dialCode ?? '',
      }),
    })),
    keepLogo: assign(({ context }, part: Pick<DraftBusiness, 'logo' | 'ai_logos'>) =>
      withPart(context, { logo: part.logo, ai_logos: part.ai_logos }),
    ),
    noteUpload: assign(({ context }, { url }: { url: string }) =>
      withPart(context, { logo: { kind: 'uploaded', url, blob: unsentBlob(context.business.logo) } }),
    ),
    addKeyword: assign(({ context }, { keyword }: { keyword: string }) => {
      const tidy = tidyKeyword(keyword);
      const { keywords } = context.business;
      return withPart(context, {
        keywords: tidy === null || keywords.includes(tidy) || keywords.length >= 30 ? keywords : [...keywords, tidy],
      });
    }),
    removeKeyword: assign(({ context }, { keyword }: { keyword: string }) =>
      withPart(context, { keywords: context.business.keywords.filter((one) => one !== keyword) }),
    ),
    /** Where none could be made, the customer's own are as good. */
    settleKeywords: assign(({ context }) =>
      withPart(context, { keywords_for: context.business.business_description.trim() }),
    ),
    noteAsked: assign(({ context }) => ({ asked: context.business.business_description.trim() })),
    keepKeywords: assign(({ context }, { keywords }: { keywords: string[] }) =>
      withPart(context, { keywords, keywords_for: context.asked }),
    ),
    clearKeywords: assign(({ context }) => withPart(context, { keywords: [], keywords_for: '' })),
    keepSuggestion: assign((_, { text }: { text: string }) => ({ suggestion: text })),
    dropSuggestion: assign({ suggestion: null }),
    acceptSuggestion: assign(({ context }) =>
      withPart(context, { business_description: context.suggestion ?? context.business.business_description }),
    ),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.business),
    hasUnsentLogo: ({ context }) => isComplete(context.business) && unsentBlob(context.business.logo) !== null,
    isDescribed: ({ context }) => context.business.business_description.trim() !== '',
    areStale: ({ context: { business } }) =>
      business.business_description.trim() !== '' && !areKeywordsCurrent(business),
    /** The description was left, it is another than the keywords are made for, and there is something to read. */
    needsKeywords: ({ context: { business } }, { field }: { field: TextField }) =>
      field === 'business_description' && business.business_description.trim() !== '' && !areKeywordsCurrent(business),
    needsOthers: ({ context: { business, asked } }, { field }: { field: TextField }) =>
      field === 'business_description' &&
      business.business_description.trim() !== '' &&
      business.business_description.trim() !== asked,
    isEmptied: ({ context: { business } }, { field }: { field: TextField }) =>
      field === 'business_description' && business.business_description.trim() === '',
    hasAny: (_, { list }: { list: readonly string[] }) => list.length > 0,
    isWord: (_, { keyword }: { keyword: string }) => tidyKeyword(keyword) !== null,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
  },
});

/** What is typed and chosen, and what Next does: a logo that lies here is sent first. */
const form = business.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'report'] },
        'field.leave': { actions: { type: 'touch', params: ({ event }) => event } },
        'country.choose': { actions: [{ type: 'chooseCountry', params: ({ event }) => event }, 'report'] },
        'logo.changed': { actions: [{ type: 'keepLogo', params: ({ event }) => event }, 'report'] },
        'keyword.remove': { actions: [{ type: 'removeKeyword', params: ({ event }) => event }, 'report'] },
        'step.submit': [
          { guard: 'hasUnsentLogo', target: 'uploading' },
          { guard: 'isComplete', actions: 'submit' },
          { actions: ['touchAll', { type: 'tellWizard', params: { type: 'step.refused' } }] },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploadLogo',
        src: 'uploadLogo',
        input: ({
          context: {
            user,
            business: { logo },
          },
        }) => ({ user, blob: unsentBlob(logo) ?? '' }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'noteUpload', params: ({ event }) => event.output }, 'submit'],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: () => uploadFailed },
            { type: 'tellWizard', params: { type: 'step.refused' } },
          ],
        },
      },
    },
  },
});

const keywords = business.createStateConfig({
  initial: 'comparing',
  states: {
    /** A draft may have been left between a description and its keywords. */
    comparing: { always: [{ guard: 'areStale', target: 'generating' }, { target: 'resting' }] },
    resting: {
      on: {
        'field.leave': [
          { guard: { type: 'needsKeywords', params: ({ event }) => event }, target: 'generating' },
          { guard: { type: 'isEmptied', params: ({ event }) => event }, actions: ['clearKeywords', 'report'] },
        ],
        'suggestion.accept': 'generating',
        'keyword.add': {
          guard: { type: 'isWord', params: ({ event }) => event },
          actions: [{ type: 'addKeyword', params: ({ event }) => event }, 'report'],
        },
      },
    },
    generating: {
      tags: 'generating',
      entry: 'noteAsked',
      on: {
        'field.leave': [
          {
            guard: { type: 'needsOthers', params: ({ event }) => event },
            target: 'generating',
            reenter: true,
          },
          {
            guard: { type: 'isEmptied', params: ({ event }) => event },
            target: 'resting',
            actions: ['clearKeywords', 'report'],
          },
        ],
        'suggestion.accept': { target: 'generating', reenter: true },
      },
      invoke: {
        id: 'generateKeywords',
        src: 'generateKeywords',
        input: ({
          context: {
            business: { business_description },
          },
        }) => ({ description: business_description.trim() }),
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ list: event.output }) },
            target: 'resting',
            actions: [
              { type: 'keepKeywords', params: ({ event }) => ({ keywords: event.output }) },
              'report',
              { type: 'notify', params: () => keywordsMade },
            ],
          },
          { target: 'failed', actions: { type: 'notify', params: () => keywordsFailed } },
        ],
        onError: { target: 'failed', actions: { type: 'notify', params: () => keywordsFailed } },
      },
    },
    failed: {
      on: {
        'keywords.retry': [
          { guard: 'isDescribed', target: 'generating' },
          { target: 'resting', actions: ['clearKeywords', 'report'] },
        ],
        'field.leave': [
          { guard: { type: 'needsOthers', params: ({ event }) => event }, target: 'generating' },
          {
            guard: { type: 'isEmptied', params: ({ event }) => event },
            target: 'resting',
            actions: ['clearKeywords', 'report'],
          },
        ],
        'suggestion.accept': 'generating',
        'keyword.add': {
          guard: { type: 'isWord', params: ({ event }) => event },
          target: 'resting',
          actions: [{ type: 'addKeyword', params: ({ event }) => event }, 'settleKeywords', 'report'],
        },
      },
    },
  },
});

const enhancement = business.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'description.enhance': { guard: 'isDescribed', target: 'enhancing' } } },
    enhancing: {
      tags: 'enhancing',
      invoke: {
        id: 'enhanceDescription',
        src: 'enhanceDescription',
        input: ({
          context: {
            business: { business_name: name, business_description },
          },
        }) => ({
          name: name.trim(),
          description: business_description.trim(),
        }),
        onDone: [
          {
            guard: { type: 'hasText', params: ({ event }) => ({ text: event.output }) },
            target: 'suggesting',
            actions: { type: 'keepSuggestion', params: ({ event }) => ({ text: event.output.trim() }) },
          },
          { target: 'resting', actions: { type: 'notify', params: () => enhanceFailed } },
        ],
        onError: { target: 'resting', actions: { type: 'notify', params: () => enhanceFailed } },
      },
    },
    suggesting: {
      // Dropped by the transitions: an exit action would come before the one that accepts it.
      on: {
        'suggestion.accept': { target: 'resting', actions: ['acceptSuggestion', 'dropSuggestion', 'report'] },
        'suggestion.reject': { target: 'resting', actions: 'dropSuggestion' },
      },
    },
  },
});

const countries = business.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCountries',
        src: 'loadCountries',
        onDone: {
          target: 'known',
          actions: [{ type: 'keepCountries', params: ({ event }) => event.output }, 'report'],
        },
        onError: 'unknown',
      },
    },
    known: {},
    unknown: { on: { 'countries.retry': 'loading' } },
  },
});

/** Specification 2 and 4, Business step. The regions are in the order in which they hear an event: a suggestion is accepted before its keywords are made. */
export const businessMachine = business.createMachine({
  id: 'business',
  type: 'parallel',
  context: ({ input: { draft, user } }) => ({
    user: user?.uuid ?? '',
    business: begun(draft, user),
    touched: [],
    countries: null,
    country: 'US',
    suggestion: null,
    asked: '',
    isLogoBroken: false,
  }),
  entry: 'report',
  invoke: {
    id: 'logo',
    src: 'logo',
    input: ({ context: { business } }) => ({ logo: business.logo, ai_logos: business.ai_logos }),
    onError: { actions: 'noteBroken' },
  },
  states: { form, enhancement, keywords, countries },
});
export type BusinessRef = ActorRefFrom<typeof businessMachine>;
export type BusinessSnapshot = SnapshotFrom<typeof businessMachine>;
