import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import {
  type AuthenticatorInput,
  authenticatorMachine,
  type RecoveryCodes,
} from '../authenticator/authenticator.machine';
import { port } from '../../kit/port';
import { recoveryCodesMachine } from '../recoveryCodes/recoveryCodes.machine';
import { notify, tell } from '../../protocols/tell';
import type { Notice } from '../../protocols/toast';

/** What the customer has set out to do. */
export type Plan = 'app' | 'mail' | 'codes' | 'disable';

export interface SecondFactorInput {
  /** Who is signed in, as far as is known. */
  profile: Profile | null;
}

export interface SecondFactorContext {
  /** As the profile says that was read last: nothing else counts as on. */
  method: Profile['two_factor_method'];
  email: string;
  plan: Plan | null;
  password: string;
  /** What the app that is being set up is given. */
  authenticator: AuthenticatorInput;
  recovery_codes: string[];
  /** What is wrong with the password, beside its field. */
  problem: string | null;
  /** What could not be tried, in the catalogue's words. */
  refusal: string | null;
  /** The account was opened with Google or GitHub: there is nothing to confirm with. */
  hasNoPassword: boolean;
}

export type SecondFactorEvent =
  | { type: 'profile.changed'; profile: Profile | null }
  | { type: 'app.choose' }
  | { type: 'mail.choose' }
  | { type: 'codes.renew' }
  | { type: 'factor.disable' }
  | { type: 'password.change'; password: string }
  | { type: 'password.submit' }
  | { type: 'password.forget' }
  | { type: 'setup.cancel' }
  | { type: 'profile.read' };

const nothing = {
  password: '',
  authenticator: { secret: '', otpauth_url: '', secret_qr: { size: 0, path: '' } },
  recovery_codes: [],
  problem: null,
  hasNoPassword: false,
} satisfies Partial<SecondFactorContext>;
const plans: Partial<Record<SecondFactorEvent['type'], Plan>> = {
  'app.choose': 'app',
  'mail.choose': 'mail',
  'codes.renew': 'codes',
  'factor.disable': 'disable',
};
const methodOf = (profile: Profile | null) => ({
  method: profile?.two_factor_method ?? ('none' as const),
  email: profile?.email ?? '',
});
const passwordOf = ({ context: { password } }: { context: SecondFactorContext }) => ({ password });
/** What is so now, in words that hold whoever changed it. */
const outcomeOf = (plan: Plan | null, { two_factor_method }: Profile): Notice => {
  if (plan === 'codes') return { subject: 'second factor', title: t('Recovery codes renewed'), variant: 'success' };
  const isOff = two_factor_method === 'none';
  const title = isOff ? t('Two-factor authentication is off') : t('Two-factor authentication is on');
  return { subject: 'second factor', title, variant: 'success' };
};

/** The second factor of a sign-in, turned on and off. */
export const secondFactorMachine = setup({
  types: {
    input: {} as SecondFactorInput,
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as 'busy',
    children: {} as { authenticator: 'authenticator'; recoveryCodes: 'recoveryCodes' },
  },
  actors: {
    beginApp: port<AuthenticatorInput, { password: string }>('beginApp'),
    enableMail: port<void, { password: string }>('enableMail'),
    renewCodes: port<RecoveryCodes, { password: string }>('renewCodes'),
    disableFactor: port<void, { password: string }>('disableFactor'),
    readProfile: port<Profile>('readProfile'),
    authenticator: authenticatorMachine,
    recoveryCodes: recoveryCodesMachine,
  },
  actions: {
    notify,
    tellSession: tell('session'),
    adopt: assign((_, { profile }: { profile: Profile | null }) => methodOf(profile)),
    begin: assign(({ event: { type } }) => ({ ...nothing, plan: plans[type] ?? null, refusal: null })),
    forget: assign(nothing),
    changePassword: assign((_, { password }: { password: string }) => ({ password, problem: null, refusal: null })),
    askPassword: assign({ problem: t('Please enter your password') }),
    setAuthenticator: assign((_, authenticator: AuthenticatorInput) => ({ ...nothing, authenticator })),
    setCodes: assign((_, { recovery_codes }: RecoveryCodes) => ({ ...nothing, recovery_codes })),
    forgetProblems: assign({ problem: null, refusal: null }),
    explain: assign((_, { error }: { error: unknown }) => {
      const { code, fields } = failureOf(error);
      const problem = fields?.['current_password'] ?? null;
      const hasNoPassword = code === 'no_password';
      return { problem, hasNoPassword, refusal: problem === null ? explain('auth', error) : null };
    }),
  },
  guards: {
    isOn: ({ context }) => context.method !== 'none',
    isMailed: ({ context }) => context.method === 'email',
    isOfApp: ({ context }) => context.method === 'totp',
    isSomebody: (_, { profile }: { profile: Profile | null }) => profile !== null,
    isPlan: ({ context }, { plan }: { plan: Plan }) => context.plan === plan,
    isUnanswered: ({ context }) => context.password === '',
    lacksPassword: ({ context }) => context.hasNoPassword,
    /** Turned on or off meanwhile, in another tab or on another device. */
    isOverdue: (_, { error }: { error: unknown }) => failureOf(error).status === 409,
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ ...nothing, ...methodOf(input.profile), plan: null, refusal: null }),
  initial: 'resting',
  entry: { type: 'tellSession', params: { type: 'profile.load' } },
  states: {
    resting: {
      on: {
        'profile.changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: '.off',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
      initial: 'off',
      states: {
        off: {
          entry: 'forget',
          always: { guard: 'isOn', target: 'on' },
          on: {
            'app.choose': { target: '#secondFactor.beginning', actions: 'begin' },
            'mail.choose': { target: '#secondFactor.confirming', actions: 'begin' },
          },
        },
        on: {
          on: {
            'app.choose': { guard: 'isMailed', target: '#secondFactor.confirming', actions: 'begin' },
            'mail.choose': { guard: 'isOfApp', target: '#secondFactor.confirming', actions: 'begin' },
            'codes.renew': { target: '#secondFactor.confirming', actions: 'begin' },
            'factor.disable': { target: '#secondFactor.confirming', actions: 'begin' },
          },
        },
        /** What was changed is changed, but nobody knows what is so now. */
        unread: { on: { 'profile.read': '#secondFactor.reading' } },
      },
    },
    confirming: {
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'password.submit': [
          { guard: 'isUnanswered', actions: 'askPassword' },
          { guard: { type: 'isPlan', params: { plan: 'app' } }, target: 'beginning' },
          { guard: { type: 'isPlan', params: { plan: 'mail' } }, target: 'enabling' },
          { guard: { type: 'isPlan', params: { plan: 'codes' } }, target: 'renewing' },
          { target: 'disabling' },
        ],
        'password.forget': {
          guard: 'lacksPassword',
          actions: { type: 'tellSession', params: { type: 'session.signOut', to: '/forgot-password' } },
        },
        'setup.cancel': 'resting',
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'beginApp',
        src: 'beginApp',
        input: passwordOf,
        onDone: { target: 'pairing', actions: { type: 'setAuthenticator', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOverdue', params: ({ event }) => event }, target: 'reading' },
          { guard: 'isOn', target: 'confirming', actions: { type: 'explain', params: ({ event }) => event } },
          { target: 'resting', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    pairing: {
      on: { 'setup.cancel': 'resting' },
      invoke: {
        id: 'authenticator',
        src: 'authenticator',
        input: ({ context }) => context.authenticator,
        onDone: {
          target: 'showingCodes',
          actions: [
            { type: 'setCodes', params: ({ event }) => event.output },
            // Who leaves now, without having seen the end, comes back to what is so.
            { type: 'tellSession', params: { type: 'profile.load' } },
          ],
        },
        onError: 'reading',
      },
    },
    renewing: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: passwordOf,
        onDone: { target: 'showingCodes', actions: { type: 'setCodes', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOverdue', params: ({ event }) => event }, target: 'reading' },
          { target: 'confirming', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    showingCodes: {
      invoke: {
        id: 'recoveryCodes',
        src: 'recoveryCodes',
        input: ({ context: { recovery_codes, email } }) => ({ codes: recovery_codes, email }),
        onDone: 'reading',
        onError: 'reading',
      },
    },
    enabling: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'enableMail',
        src: 'enableMail',
        input: passwordOf,
        onDone: 'reading',
        onError: { target: 'confirming', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    disabling: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'disableFactor',
        src: 'disableFactor',
        input: passwordOf,
        onDone: 'reading',
        onError: { target: 'confirming', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    reading: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: {
          target: 'resting',
          actions: [
            { type: 'adopt', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellSession', params: ({ event }) => ({ type: 'profile.changed', profile: event.output }) },
            { type: 'notify', params: ({ context, event }) => outcomeOf(context.plan, event.output) },
          ],
        },
        onError: 'resting.unread',
      },
    },
  },
});
export type SecondFactorRef = ActorRefFrom<typeof secondFactorMachine>;
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;
