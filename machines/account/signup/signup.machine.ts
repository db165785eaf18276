import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Register, Tokens } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ScreenInput } from '../../protocols/address';
import { port } from '../../kit/port';
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine';
import type { SessionEvent } from '../../protocols/session';
import { notify, tell } from '../../protocols/tell';
import {
  type Country,
  emptyForm,
  type FieldName,
  fieldNames,
  problemsIn,
  registration,
  type SignUpValues,
} from './signup.form';

/** In the wizard the code has a step of its own, and the session begins at once. */
export interface SignUpInput extends Partial<ScreenInput> {
  inWizard?: boolean;
  /** What is known already. */
  values?: Partial<SignUpValues>;
}

export interface SignUpContext {
  inWizard: boolean;
  values: SignUpValues;
  /** Fields that the customer has changed, or all of them after a submit: only they are told what is wrong. */
  touched: FieldName[];
  /** The server's sentences by field, until that field changes. */
  refusals: Partial<Record<FieldName, string>>;
  refusal: string | null;
  countries: Country[] | null;
  tokens: Tokens | null;
}

export type SignUpEvent =
  | { type: 'field.change'; field: FieldName; value: string }
  | { type: 'form.submit' }
  | { type: 'countries.retry' };

const created = { subject: 'session', title: t('Account created'), variant: 'success', goesAlong: true } as const;
const refused = (description: string) =>
  ({ subject: 'session', title: t('Registration Error'), description, variant: 'error' }) as const;
const begin = (tokens: Tokens | null): SessionEvent => {
  if (!tokens) throw new Error('No account was created.');
  return { type: 'session.signedIn', tokens, isAccountNew: true };
};

/** Validates on change; the session begins once the mailbox is proved. */
export const signupMachine = setup({
  types: {
    input: {} as SignUpInput,
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    children: {} as { oneTimeCode: 'oneTimeCode' },
    tags: {} as 'busy' | 'countries',
  },
  actors: {
    register: port<Tokens, Register>('register'),
    loadCountries: port<{ countries: Country[]; here: string }>('loadCountries'),
    oneTimeCode: oneTimeCodeMachine,
  },
  actions: {
    notify,
    tellSession: tell('session'),
    change: assign(({ context }, { field, value }: { field: FieldName; value: string }) => ({
      values: { ...context.values, [field]: value },
      touched: [...new Set([...context.touched, field])],
      refusals: { ...context.refusals, [field]: undefined },
      refusal: null,
    })),
    // The country is none of those that can be wrong: touched it is by the customer's own choice alone.
    touchAll: assign(({ context }) => ({
      touched: [...new Set([...context.touched, ...fieldNames.filter((field) => field !== 'country')])],
      refusal: null,
    })),
    setCountries: assign(({ context }, { countries, here }: { countries: Country[]; here: string }) => {
      const isThere = countries.some(({ code }) => code === here);
      const country = context.touched.includes('country') || !isThere ? context.values.country : here;
      return { countries, values: { ...context.values, country } };
    }),
    setTokens: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens })),
    noteRefusal: assign((_, { error }: { error: unknown }) => {
      const { email, password } = failureOf(error).fields ?? {};
      const refusal = explain('auth', error);
      return { refusal, refusals: { ...(email && { email: refusal }), ...(password && { password }) } };
    }),
  },
  guards: {
    isWellFormed: ({ context }) => Object.keys(problemsIn(context)).length === 0,
    isInWizard: ({ context }) => context.inWizard,
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => ({
    inWizard: input.inWizard ?? false,
    values: { ...emptyForm, ...input.values },
    touched: [],
    refusals: {},
    refusal: null,
    countries: null,
    tokens: null,
  }),
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      states: {
        fields: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'field.change': { actions: { type: 'change', params: ({ event }) => event } },
                'form.submit': [
                  { guard: 'isWellFormed', target: 'registering', actions: 'touchAll' },
                  { actions: 'touchAll' },
                ],
              },
            },
            registering: {
              tags: 'busy',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context }) => registration(context),
                onDone: [
                  {
                    guard: 'isInWizard',
                    target: '#signup.registered',
                    actions: [
                      { type: 'tellSession', params: ({ event }) => begin(event.output) },
                      { type: 'notify', params: () => created },
                    ],
                  },
                  {
                    target: '#signup.verification',
                    actions: [
                      { type: 'setTokens', params: ({ event }) => ({ tokens: event.output }) },
                      { type: 'notify', params: () => created },
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'noteRefusal', params: ({ event }) => event },
                    { type: 'notify', params: ({ event }) => refused(explain('auth', event.error)) },
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
              tags: 'countries',
              invoke: {
                id: 'loadCountries',
                src: 'loadCountries',
                onDone: { target: 'known', actions: { type: 'setCountries', params: ({ event }) => event.output } },
                onError: 'unknown',
              },
            },
            known: {},
            unknown: { on: { 'countries.retry': 'loading' } },
          },
        },
      },
    },
    verification: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context }) => ({ purpose: 'sign-up', email: context.values.email.trim().toLowerCase() }),
        onDone: {
          target: 'registered',
          actions: { type: 'tellSession', params: ({ context }) => begin(context.tokens) },
        },
        onError: {
          target: 'registered',
          actions: { type: 'tellSession', params: ({ context }) => begin(context.tokens) },
        },
      },
    },
    registered: { type: 'final' },
  },
});
export type SignUpRef = ActorRefFrom<typeof signupMachine>;
export type SignUpSnapshot = SnapshotFrom<typeof signupMachine>;
