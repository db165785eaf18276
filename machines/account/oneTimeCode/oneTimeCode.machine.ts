import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { codeInterval, codeLength, recoveryLength } from '../../../contract/rules/account/mailedCode';
import type { SecondFactorNeeded, SignedIn } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { type CodeWait, beginCoolDown, count, isOver, isTooSoon, waitFor } from '../codeWait';
import { notify } from '../../protocols/tell';

/** Why a code is asked for: it decides who sends the first one and what a right one opens. */
export type CodePurpose = 'sign-up' | 'verify-email' | 'two-factor';

export interface OneTimeCodeInput {
  purpose: CodePurpose;
  email: string;
  /** Of a second factor; null for any other code. */
  method?: FactorMethod | null;
  hasPasskey?: boolean;
  /** Seconds between two codes, `codeInterval` unless a test wants fewer. */
  coolDown?: number;
}
export type FactorMethod = SecondFactorNeeded['two_factor_method'];

export interface OneTimeCodeContext extends CodeWait {
  purpose: CodePurpose;
  email: string;
  method: FactorMethod | null;
  /** A passkey may be shown in place of the code. */
  hasPasskey: boolean;
  /** A recovery code is typed in place of six digits. */
  isRecovery: boolean;
  code: string;
  problem: string | null;
  /** What the second factor has opened; null for a proved mailbox. */
  opened: SignedIn | null;
}

export type OneTimeCodeEvent =
  | { type: 'code.type'; code: string }
  | { type: 'code.verify' }
  | { type: 'code.resend' }
  | { type: 'recovery.toggle' }
  | { type: 'passkey.show' };

const lengthOf = ({ isRecovery }: OneTimeCodeContext) => (isRecovery ? recoveryLength : codeLength);

const sent = (email: string) =>
  ({
    subject: 'code',
    title: t('OTP sent'),
    description: t('A new OTP has been sent to {email}', { email }),
    variant: 'success',
  }) as const;
const unsent = {
  subject: 'code',
  title: t('Error sending OTP'),
  description: t('Please try again later.'),
  variant: 'error',
} as const;
/** A code that was refused, or one that could not be tried. */
const failed = (error: unknown) =>
  isRefusal(error)
    ? ({ subject: 'code', title: t('Verification Failed'), description: sentenceOf(error), variant: 'error' } as const)
    : ({
        subject: 'code',
        title: t('OTP Error'),
        description: sentenceOf(error),
        variant: 'error',
        duration: 4_000,
      } as const);
const verified = ({ purpose }: OneTimeCodeContext) =>
  ({
    subject: 'code',
    title: purpose === 'two-factor' ? t('2FA Verified') : t('Email Verified'),
    variant: 'success',
    goesAlong: true,
  }) as const;

/** Six digits, a new code at most every 30 s. */
export const oneTimeCodeMachine = setup({
  types: {
    input: {} as OneTimeCodeInput,
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    output: {} as { opened: SignedIn | null },
    tags: {} as 'busy' | 'sending' | 'showing',
  },
  actors: {
    sendCode: port<void, { email: string }>('sendCode'),
    checkCode: port<SignedIn | null, { purpose: CodePurpose; email: string; code: string }>('checkCode'),
    showPasskey: port<SignedIn, { email: string }>('showPasskey'),
  },
  actions: {
    notify,
    setCode: assign(({ context }, { code }: { code: string }) => ({
      code: code.replace(context.isRecovery ? /[^a-z2-7]/gi : /\D/g, '').slice(0, lengthOf(context)),
      problem: null,
    })),
    toggleRecovery: assign(({ context }) => ({ isRecovery: !context.isRecovery, code: '', problem: null })),
    setOpened: assign((_, { opened }: { opened: SignedIn | null }) => ({ opened, problem: null })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem, code: '' })),
    beginCoolDown,
    waitFor,
    count,
  },
  guards: {
    isWhole: ({ context }) => context.code.length === lengthOf(context),
    hasPasskey: ({ context }) => context.hasPasskey,
    isSecondFactor: ({ context }) => context.purpose === 'two-factor',
    isOfApp: ({ context }) => context.method === 'totp',
    isNotMailed: (_, { error }: { error: unknown }) => failureOf(error).code === 'not_mailed',
    isSignUp: ({ context }) => context.purpose === 'sign-up',
    isTooSoon,
    isOver,
    mustWait: ({ context }) => context.secondsLeft > 0,
    mayAsk: ({ context }) => context.secondsLeft <= 0,
  },
  delays: { firstDelay: 100, tickDelay: 1_000 },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input: { purpose, email, method = null, hasPasskey = false, coolDown = codeInterval } }) => ({
    purpose,
    email,
    method,
    hasPasskey,
    isRecovery: false,
    coolDown,
    code: '',
    problem: null,
    secondsLeft: 0,
    opened: null,
  }),
  initial: 'open',
  output: ({ context }) => ({ opened: context.opened }),
  states: {
    open: {
      type: 'parallel',
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                'code.type': { actions: { type: 'setCode', params: ({ event }) => event } },
                'code.verify': { guard: 'isWhole', target: 'verifying' },
                'recovery.toggle': { guard: 'isSecondFactor', actions: 'toggleRecovery' },
                'passkey.show': { guard: 'hasPasskey', target: 'showing' },
              },
            },
            showing: {
              tags: 'showing',
              invoke: {
                id: 'showPasskey',
                src: 'showPasskey',
                input: ({ context: { email } }) => ({ email }),
                onDone: {
                  target: '#oneTimeCode.verified',
                  actions: [
                    { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
                    { type: 'notify', params: ({ context }) => verified(context) },
                  ],
                },
                onError: {
                  target: 'entering',
                  actions: { type: 'explain', params: ({ event }) => ({ problem: explain('default', event.error) }) },
                },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { purpose, email, code } }) => ({ purpose, email, code }),
                onDone: {
                  target: '#oneTimeCode.verified',
                  actions: [
                    { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
                    { type: 'notify', params: ({ context }) => verified(context) },
                  ],
                },
                onError: {
                  target: 'entering',
                  actions: [
                    { type: 'explain', params: ({ event }) => ({ problem: sentenceOf(event.error) }) },
                    { type: 'notify', params: ({ event }) => failed(event.error) },
                  ],
                },
              },
            },
          },
        },
        mail: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [
                { guard: 'isSignUp', target: 'preparing' },
                { guard: 'isOfApp', target: 'unmailed' },
                { target: 'cooling', actions: 'beginCoolDown' },
              ],
            },
            preparing: { after: { firstDelay: 'sending' } },
            sending: {
              tags: 'sending',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context: { email } }) => ({ email }),
                onDone: {
                  target: 'cooling',
                  actions: ['beginCoolDown', { type: 'notify', params: ({ context }) => sent(context.email) }],
                },
                onError: [
                  { guard: { type: 'isNotMailed', params: ({ event }) => event }, target: 'unmailed' },
                  {
                    guard: { type: 'isTooSoon', params: ({ event }) => event },
                    target: 'cooling',
                    actions: { type: 'waitFor', params: ({ event }) => event },
                  },
                  {
                    target: 'unsent',
                    actions: [
                      { type: 'waitFor', params: ({ event }) => event },
                      { type: 'notify', params: () => unsent },
                    ],
                  },
                ],
              },
            },
            cooling: {
              initial: 'counting',
              states: {
                counting: {
                  after: {
                    tickDelay: [
                      { guard: 'isOver', target: '#oneTimeCode.open.mail.idle' },
                      { target: 'counting', reenter: true, actions: 'count' },
                    ],
                  },
                },
              },
            },
            idle: { on: { 'code.resend': 'sending' } },
            /** Rests like `idle`, but nothing is on its way to the mailbox, and the server may want to be left alone. */
            unsent: {
              on: { 'code.resend': { guard: 'mayAsk', target: 'sending' } },
              after: { tickDelay: { guard: 'mustWait', target: 'unsent', reenter: true, actions: 'count' } },
            },
            /** The code is an authenticator app's. */
            unmailed: {},
          },
        },
      },
    },
    verified: { type: 'final' },
  },
});

const isRefusal = (error: unknown) => failureOf(error).status === 400;
/** A refused code has the server's own words: the catalogue's for 400 speak of a form. */
const sentenceOf = (error: unknown) => (isRefusal(error) && failureOf(error).message) || explain('default', error);
export type OneTimeCodeRef = ActorRefFrom<typeof oneTimeCodeMachine>;
export type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;
