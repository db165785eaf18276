import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { SecondFactorNeeded, SignedIn } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ScreenInput } from '../../protocols/address';
import { child, port } from '../../kit/port';
import type { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine';
import type { PendingFactor } from '../../protocols/session';
import { notify, tell, withdraw } from '../../protocols/tell';
import { problemsIn } from './signin.form';
import { sessionOf } from './signedIn';

export type LoginAnswer =
  | { kind: 'signedIn'; signedIn: SignedIn }
  | { kind: 'secondFactor'; needed: SecondFactorNeeded };

/** In the wizard the code has a step of its own. */
export interface SignInInput extends Partial<ScreenInput> {
  inWizard?: boolean;
}

export interface SignInContext {
  inWizard: boolean;
  email: string;
  password: string;
  /** Sentence by field, from the first submit on. */
  problems: Record<string, string>;
  /** What the server refused, in the catalogue's words. */
  refusal: string | null;
  wasSubmitted: boolean;
  /** The second factor that is asked for, here or elsewhere. */
  pending: PendingFactor | null;
  /** Google or GitHub has led back here: what became of it is claimed in place of a password. */
  isHandedOver: boolean;
}

/** What a sign-in shows: a password, or what was handed over. */
export type Credentials = Pick<SignInContext, 'email' | 'password' | 'isHandedOver'>;

export type SignInEvent =
  | { type: 'field.change'; field: 'email' | 'password'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.return' };

const welcome = { subject: 'session', title: t('Login successful'), variant: 'success', goesAlong: true } as const;
const wanted = {
  subject: 'code',
  title: t('Verification Required'),
  description: t('Please verify your two-factor code.'),
  variant: 'info',
  goesAlong: true,
} as const;
const refused = (description: string) =>
  ({ subject: 'session', title: t('Login Error'), description, variant: 'error' }) as const;

const pendingIn = ({ email, two_factor_method, has_passkey }: SecondFactorNeeded): PendingFactor => ({
  email,
  method: two_factor_method,
  hasPasskey: has_passkey,
});

/** The form, then a code where one is due. */
export const signinMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    events: {} as SignInEvent,
    children: {} as { oneTimeCode: 'oneTimeCode' },
    output: {} as { pending: PendingFactor | null },
    tags: {} as 'busy',
  },
  actors: {
    login: port<LoginAnswer, Credentials>('login'),
    oneTimeCode: child<typeof oneTimeCodeMachine>('oneTimeCode'),
  },
  actions: {
    notify,
    withdraw,
    tellSession: tell('session'),
    change: assign(({ context }, { field, value }: { field: 'email' | 'password'; value: string }) => {
      const typed = { [field]: value };
      return { ...typed, refusal: null, problems: context.wasSubmitted ? problemsIn({ ...context, ...typed }) : {} };
    }),
    check: assign(({ context }) => ({ wasSubmitted: true, refusal: null, problems: problemsIn(context) })),
    setPending: assign((_, { answer }: { answer: LoginAnswer }) => ({
      pending: answer.kind === 'secondFactor' ? pendingIn(answer.needed) : null,
      isHandedOver: false,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: explain('auth', error),
      isHandedOver: false,
    })),
    /** Who was handed over has typed no address: the server says which one is to be proved. */
    noteUnverified: assign(({ context }, { error }: { error: unknown }) => ({
      email: failureOf(error).fields?.['email'] ?? context.email,
    })),
    forgetHandover: assign({ isHandedOver: false }),
  },
  guards: {
    isWellFormed: ({ context }) => Object.keys(problemsIn(context)).length === 0,
    isSignedIn: (_, { answer }: { answer: LoginAnswer }) => answer.kind === 'signedIn',
    isInWizard: ({ context }) => context.inWizard,
    isHandedOver: ({ context }) => context.isHandedOver,
    isUnverified: (_, { error }: { error: unknown }) => failureOf(error).status === 403,
    hasOpened: (_, { opened }: { opened: SignedIn | null }) => opened !== null,
  },
}).createMachine({
  id: 'signin',
  context: ({ input }) => ({
    inWizard: input.inWizard ?? false,
    email: '',
    password: '',
    problems: {},
    refusal: null,
    wasSubmitted: false,
    pending: null,
    isHandedOver: input.search?.['handover'] !== undefined,
  }),
  initial: 'form',
  output: ({ context }) => ({ pending: context.pending }),
  states: {
    form: {
      always: { guard: 'isHandedOver', target: 'loggingIn' },
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submit': [{ guard: 'isWellFormed', target: 'loggingIn', actions: 'check' }, { actions: 'check' }],
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { email, password, isHandedOver } }) => ({ email, password, isHandedOver }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ answer: event.output }) },
            target: 'signedIn',
            actions: [
              { type: 'tellSession', params: ({ event }) => sessionOf(event.output) },
              { type: 'notify', params: () => welcome },
            ],
          },
          {
            guard: 'isInWizard',
            target: 'pending',
            actions: [
              { type: 'setPending', params: ({ event }) => ({ answer: event.output }) },
              { type: 'withdraw', params: 'session' },
              { type: 'notify', params: () => wanted },
            ],
          },
          {
            target: 'secondFactor',
            actions: [
              { type: 'setPending', params: ({ event }) => ({ answer: event.output }) },
              { type: 'withdraw', params: 'session' },
              { type: 'notify', params: () => wanted },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnverified', params: ({ event }) => event },
            target: 'verification',
            actions: [
              { type: 'noteUnverified', params: ({ event }) => event },
              { type: 'notify', params: ({ event }) => refused(explain('auth', event.error)) },
            ],
          },
          {
            target: 'form',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => event },
              { type: 'notify', params: ({ event }) => refused(explain('auth', event.error)) },
            ],
          },
        ],
      },
    },
    secondFactor: {
      on: { 'form.return': { target: 'form', actions: { type: 'withdraw', params: 'code' } } },
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { email, pending } }) => ({ purpose: 'two-factor', email, ...pending }),
        onDone: [
          {
            guard: { type: 'hasOpened', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'tellSession', params: ({ event }) => sessionOf(event.output) },
              { type: 'notify', params: () => welcome },
            ],
          },
          { target: 'form' },
        ],
        onError: 'form',
      },
    },
    verification: {
      on: { 'form.return': { target: 'form', actions: ['forgetHandover', { type: 'withdraw', params: 'code' }] } },
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { email } }) => ({ purpose: 'verify-email', email }),
        onDone: { target: 'form', actions: { type: 'withdraw', params: 'session' } },
        onError: { target: 'form', actions: 'forgetHandover' },
      },
    },
    signedIn: { type: 'final' },
    pending: { type: 'final' },
  },
});
export type SignInRef = ActorRefFrom<typeof signinMachine>;
export type SignInState = SnapshotFrom<typeof signinMachine>['value'];
