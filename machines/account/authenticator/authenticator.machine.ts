import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import { codeLength } from '../../../contract/rules/account/mailedCode';
import type { QrDrawing } from '../../../contract/wire/account/security';
import { port } from '../../kit/port';

/** What an authenticator app is given, under the names of the wire, which a trace hides. */
export interface AuthenticatorInput {
  secret: string;
  otpauth_url: string;
  secret_qr: QrDrawing;
}

export interface AuthenticatorContext extends AuthenticatorInput {
  code: string;
  /** What is wrong with the code, beside its boxes. */
  problem: string | null;
  /** Why a code could not be tried, in the catalogue's words. */
  refusal: string | null;
  /** Codes that were refused: the boxes begin anew after each. */
  tries: number;
  /** What became of the last Copy. */
  isCopied: boolean | null;
}

export type AuthenticatorEvent =
  | { type: 'code.change'; code: string }
  | { type: 'code.submit' }
  | { type: 'secret.copy' };

/** What the server makes once the app counts; under the name of the wire, which a trace hides. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** A secret for an authenticator app, which counts from its first right code on. */
export const authenticatorMachine = setup({
  types: {
    input: {} as AuthenticatorInput,
    context: {} as AuthenticatorContext & RecoveryCodes,
    events: {} as AuthenticatorEvent,
    output: {} as RecoveryCodes,
    tags: {} as 'busy',
  },
  actors: {
    verifyApp: port<RecoveryCodes, { code: string }>('verifyApp'),
    copySecret: port<void, { secret: string }>('copySecret'),
  },
  actions: {
    changeCode: assign((_, { code }: { code: string }) => ({
      code: code.replace(/\D/g, '').slice(0, codeLength),
      problem: null,
      refusal: null,
    })),
    askCode: assign({ problem: t('Please enter the six digits') }),
    setCodes: assign((_, { recovery_codes }: RecoveryCodes) => ({ recovery_codes })),
    forgetProblems: assign({ problem: null, refusal: null }),
    noteCopy: assign((_, { isCopied }: { isCopied: boolean }) => ({ isCopied })),
    explain: assign(({ context: { tries } }, { error }: { error: unknown }) => {
      const problem = failureOf(error).fields?.['otp_code'];
      return problem === undefined ? { refusal: explain('auth', error) } : { problem, code: '', tries: tries + 1 };
    }),
  },
  guards: { isWhole: ({ context }) => context.code.length === codeLength },
}).createMachine({
  id: 'authenticator',
  context: ({ input: { secret, otpauth_url, secret_qr } }) => ({
    secret,
    otpauth_url,
    secret_qr,
    code: '',
    problem: null,
    refusal: null,
    tries: 0,
    isCopied: null,
    recovery_codes: [],
  }),
  output: ({ context: { recovery_codes } }) => ({ recovery_codes }),
  initial: 'pairing',
  states: {
    pairing: {
      on: {
        'code.change': { actions: { type: 'changeCode', params: ({ event }) => event } },
        'code.submit': [{ guard: 'isWhole', target: 'verifying' }, { actions: 'askCode' }],
      },
      initial: 'resting',
      states: {
        resting: { on: { 'secret.copy': 'copying' } },
        copying: {
          invoke: {
            id: 'copySecret',
            src: 'copySecret',
            input: ({ context: { secret } }) => ({ secret }),
            onDone: { target: 'resting', actions: { type: 'noteCopy', params: { isCopied: true } } },
            onError: { target: 'resting', actions: { type: 'noteCopy', params: { isCopied: false } } },
          },
        },
      },
    },
    verifying: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'verifyApp',
        src: 'verifyApp',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'verified', actions: { type: 'setCodes', params: ({ event }) => event.output } },
        onError: { target: 'pairing', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    verified: { type: 'final' },
  },
});
export type AuthenticatorRef = ActorRefFrom<typeof authenticatorMachine>;
export type AuthenticatorSnapshot = SnapshotFrom<typeof authenticatorMachine>;
