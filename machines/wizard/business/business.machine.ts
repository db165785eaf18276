import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { DraftBusiness } from '../../../contract/wire/wizard/draft';
import { failureOf } from '../../../contract/rules/failure';
import { enhancementMachine } from '../enhancement/enhancement.machine';
import { type DescriptionSettled, keywordsMachine } from '../keywords/keywords.machine';
import { port } from '../../kit/port';
import { type LogoRefused, logoMachine } from '../logo/logo.machine';
import type { Country } from '../../account/signup/signup.form';
import type { StepInput } from '../step';
import type { StepSubmit } from '../../protocols/step';
import type { DescriptionReplaced, KeywordsChanged, LogoChanged } from '../../protocols/stepParts';
import { notify, tell } from '../../protocols/tell';
import { begun, type FieldName, fieldNames, isComplete, phoneOf, type TextField, unsentBlob } from './business.form';

export interface BusinessContext {
  /** Uuid of the customer, whose upload the logo is; empty for nobody. */
  user: string;
  business: DraftBusiness;
  /** Fields that were left, chosen or made, or all after a submit: only they are told what is wrong. */
  touched: FieldName[];
  countries: Country[] | null;
  /** ISO 3166 alpha-2, of the dial code. */
  country: string;
}

export type BusinessEvent =
  | { type: 'field.change'; field: TextField; value: string }
  | { type: 'field.leave'; field: TextField }
  | { type: 'country.choose'; code: string }
  | { type: 'countries.retry' }
  | { type: 'business.retry' }
  | DescriptionReplaced
  | KeywordsChanged
  | LogoChanged
  | StepSubmit;

const uploadFailed = {
  subject: 'logo',
  title: t('Error uploading image. Please try again.'),
  variant: 'error',
  duration: 4000,
} as const;

const withPart = (context: BusinessContext, part: Partial<DraftBusiness>) => ({
  business: { ...context.business, ...part },
});

/** What the website says, with keywords, wording and logo as machines of their own (docs/product.md, Business step). */
export const businessMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as BusinessContext,
    events: {} as BusinessEvent,
    children: {} as { logo: 'logo'; keywords: 'keywords'; enhancement: 'enhancement' },
    tags: {} as 'busy',
  },
  actors: {
    logo: logoMachine,
    keywords: keywordsMachine,
    enhancement: enhancementMachine,
    loadCountries: port<{ countries: Country[]; here: string }>('loadCountries'),
    uploadLogo: port<{ url: string }, { user: string; blob: string }>('uploadLogo'),
  },
  actions: {
    notify,
    report: tell('wizard', ({ context: { business } }) => ({
      type: 'step.changed',
      part: { business },
      ready: isComplete(business),
    })),
    submit: tell('wizard', ({ context: { business } }) => ({ type: 'step.submitted', part: { business } })),
    refuse: tell('wizard', { type: 'step.refused' }),
    settleDescription: sendTo(
      'keywords',
      ({ context: { business } }): DescriptionSettled => ({
        type: 'description.settle',
        description: business.business_description,
      }),
    ),
    /** The server's own words about the picture where it has some, else the catalogue's. */
    refuseLogo: sendTo(
      'logo',
      (_, { error }: { error: unknown }): LogoRefused => ({
        type: 'logo.refused',
        problem: failureOf(error).fields?.['image'] ?? uploadFailed.title,
      }),
    ),
    change: assign(({ context }, { field, value }: { field: TextField; value: string }) =>
      withPart(context, { [field]: value }),
    ),
    replace: assign(({ context }, { description }: { description: string }) =>
      withPart(context, { business_description: description }),
    ),
    touch: assign(({ context: { touched } }, { field }: { field: FieldName }) => ({
      touched: touched.includes(field) ? touched : [...touched, field],
    })),
    touchAll: assign({ touched: [...fieldNames] }),
    setCountries: assign(({ context }, { countries, here }: { countries: Country[]; here: string }) => {
      const { country, ...phone } = phoneOf(context.business, countries, here);
      return { countries, country, ...withPart(context, phone) };
    }),
    chooseCountry: assign(({ context }, { code }: { code: string }) => ({
      country: code,
      ...withPart(context, {
        contact_dial_code: context.countries?.find((country) => country.code === code)?.dialCode ?? '',
      }),
    })),
    setLogo: assign(({ context }, { logo, ai_logos }: Pick<DraftBusiness, 'logo' | 'ai_logos'>) =>
      withPart(context, { logo, ai_logos }),
    ),
    setKeywords: assign(({ context }, { keywords, keywords_for }: Pick<DraftBusiness, 'keywords' | 'keywords_for'>) =>
      withPart(context, { keywords, keywords_for }),
    ),
    noteUpload: assign(({ context }, { url }: { url: string }) =>
      withPart(context, { logo: { kind: 'uploaded', url, blob: unsentBlob(context.business.logo) } }),
    ),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.business),
    hasUnsentLogo: ({ context: { business } }) => isComplete(business) && unsentBlob(business.logo) !== null,
    isDescription: (_, { field }: { field: TextField }) => field === 'business_description',
  },
}).createMachine({
  id: 'business',
  context: ({ input: { draft, user } }) => ({
    user: user?.uuid ?? '',
    business: begun(draft, user),
    touched: [],
    countries: null,
    country: 'US',
  }),
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      entry: 'report',
      invoke: [
        {
          id: 'logo',
          src: 'logo',
          input: ({ context: { business } }) => ({ logo: business.logo, ai_logos: business.ai_logos }),
          onError: 'broken',
        },
        {
          id: 'keywords',
          src: 'keywords',
          input: ({ context: { business } }) => ({
            description: business.business_description,
            keywords: business.keywords,
            keywords_for: business.keywords_for,
          }),
          onError: 'broken',
        },
        { id: 'enhancement', src: 'enhancement', onError: 'broken' },
      ],
      on: {
        'keywords.changed': {
          actions: [
            { type: 'setKeywords', params: ({ event }) => event },
            { type: 'touch', params: () => ({ field: 'keywords' }) },
            'report',
          ],
        },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'field.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'report'] },
                'field.leave': [
                  {
                    guard: { type: 'isDescription', params: ({ event }) => event },
                    actions: [{ type: 'touch', params: ({ event }) => event }, 'settleDescription'],
                  },
                  { actions: { type: 'touch', params: ({ event }) => event } },
                ],
                'country.choose': { actions: [{ type: 'chooseCountry', params: ({ event }) => event }, 'report'] },
                'logo.changed': {
                  actions: [
                    { type: 'setLogo', params: ({ event }) => event },
                    { type: 'touch', params: () => ({ field: 'logo' }) },
                    'report',
                  ],
                },
                'description.replaced': {
                  actions: [{ type: 'replace', params: ({ event }) => event }, 'report', 'settleDescription'],
                },
                'step.submit': [
                  { guard: 'hasUnsentLogo', target: 'uploading' },
                  { guard: 'isComplete', actions: 'submit' },
                  { actions: ['touchAll', 'refuse'] },
                ],
              },
            },
            /** Whoever changes something meanwhile is not done yet. */
            uploading: {
              tags: 'busy',
              on: {
                'logo.changed': {
                  target: 'editing',
                  actions: [
                    { type: 'setLogo', params: ({ event }) => event },
                    { type: 'touch', params: () => ({ field: 'logo' }) },
                    'report',
                    'refuse',
                  ],
                },
                'description.replaced': {
                  target: 'editing',
                  actions: [{ type: 'replace', params: ({ event }) => event }, 'report', 'settleDescription', 'refuse'],
                },
              },
              invoke: {
                id: 'uploadLogo',
                src: 'uploadLogo',
                input: ({ context: { user, business } }) => ({ user, blob: unsentBlob(business.logo) ?? '' }),
                onDone: [
                  {
                    guard: 'isComplete',
                    target: 'editing',
                    actions: [{ type: 'noteUpload', params: ({ event }) => event.output }, 'submit'],
                  },
                  /** Keywords can still be removed while the logo is on its way. */
                  {
                    target: 'editing',
                    actions: [
                      { type: 'noteUpload', params: ({ event }) => event.output },
                      'touchAll',
                      'report',
                      'refuse',
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'notify', params: () => uploadFailed },
                    { type: 'refuseLogo', params: ({ event }) => event },
                    'refuse',
                  ],
                },
              },
            },
          },
        },
        countries: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadCountries',
                src: 'loadCountries',
                onDone: {
                  target: 'known',
                  actions: [{ type: 'setCountries', params: ({ event }) => event.output }, 'report'],
                },
                onError: 'unknown',
              },
            },
            known: {},
            unknown: { on: { 'countries.retry': 'loading' } },
          },
        },
      },
    },
    /** A part ended, which it never should; what was typed is kept, and Next waits for nothing. */
    broken: { entry: 'refuse', on: { 'business.retry': 'working', 'step.submit': { actions: 'refuse' } } },
  },
});
export type BusinessRef = ActorRefFrom<typeof businessMachine>;
export type BusinessSnapshot = SnapshotFrom<typeof businessMachine>;
