import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { codeLength, recoveryLength } from '../../../contract/rules/account/mailedCode';
import type { SecondFactorNeeded, SignedIn } from '../../../contract/wire/account/account';
import { explain, failureOf, isTooSoon, secondsToWait } from '../../../contract/rules/failure';
import { notify } from '../../kit/notify';
import { port } from '../../kit/port';

/** Why a code is asked for: it decides who sends the first one and what a right one opens. */
export type CodePurpose = 'sign-up' | 'verify-email' | 'two-factor';

export interface OtpInput {
  purpose: CodePurpose;
  email: string;
  /** Of a second factor; null for any other code. */
  method?: FactorMethod | null;
  /** Seconds between two codes (30). */
  coolDown?: number;
}
export type FactorMethod = SecondFactorNeeded['two_factor_method'];

/** A second factor that is asked for: the password was right, nobody is signed in yet. */
export interface PendingFactor {
  email: string;
  method: FactorMethod;
}

export interface OtpContext {
  purpose: CodePurpose;
  email: string;
  method: FactorMethod | null;
  /** A recovery code is typed in place of six digits. */
  isRecovery: boolean;
  coolDown: number;
  code: string;
  problem: string | null;
  /** Seconds until another code may be asked for. */
  left: number;
  /** What the second factor has opened; null for a proved mailbox. */
  opened: SignedIn | null;
}

export type OtpEvent =
  | { type: 'code.type'; code: string }
  | { type: 'code.verify' }
  | { type: 'code.resend' }
  | { type: 'recovery.toggle' };

const lengthOf = ({ isRecovery }: OtpContext) => (isRecovery ? recoveryLength : codeLength);

const sent = (email: string) =>
  ({ title: 'OTP sent', description: `A new OTP has been sent to ${email}`, variant: 'success' }) as const;
const unsent = { title: 'Error sending OTP', description: 'Please try again later.', variant: 'error' } as const;
/** A code that was refused, or one that could not be tried. */
const failed = (error: unknown) =>
  isRefusal(error)
    ? ({ title: 'Verification Failed', description: sentenceOf(error), variant: 'error' } as const)
    : ({ title: 'OTP Error', description: sentenceOf(error), variant: 'error', duration: 4_000 } as const);
const verified = ({ purpose }: OtpContext) =>
  ({ title: purpose === 'two-factor' ? '2FA Verified' : 'Email Verified', variant: 'success' }) as const;

/** Six digits, a new code at most every 30 s. */
export const otpMachine = setup({
  types: {
    input: {} as OtpInput,
    context: {} as OtpContext,
    events: {} as OtpEvent,
    output: {} as { opened: SignedIn | null },
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    sendCode: port<void, { email: string }>('sendCode'),
    checkCode: port<SignedIn | null, { purpose: CodePurpose; email: string; code: string }>('checkCode'),
  },
  actions: {
    notify,
    keepCode: assign(({ context }, { code }: { code: string }) => ({
      code: code.replace(context.isRecovery ? /[^a-z2-7]/gi : /\D/g, '').slice(0, lengthOf(context)),
      problem: null,
    })),
    toggleRecovery: assign(({ context }) => ({ isRecovery: !context.isRecovery, code: '', problem: null })),
    keepOpened: assign((_, { opened }: { opened: SignedIn | null }) => ({ opened, problem: null })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem, code: '' })),
    coolDown: assign(({ context }) => ({ left: context.coolDown })),
    waitFor: assign((_, { error }: { error: unknown }) => ({ left: secondsToWait(error) })),
    count: assign(({ context }) => ({ left: context.left - 1 })),
  },
  guards: {
    isWhole: ({ context }) => context.code.length === lengthOf(context),
    isSecondFactor: ({ context }) => context.purpose === 'two-factor',
    isOfApp: ({ context }) => context.method === 'totp',
    isNotMailed: (_, { error }: { error: unknown }) => failureOf(error).code === 'not_mailed',
    isSignUp: ({ context }) => context.purpose === 'sign-up',
    isTooSoon: ({ context }, { error }: { error: unknown }) => isTooSoon(error, context.coolDown),
    isOver: ({ context }) => context.left <= 1,
    mustWait: ({ context }) => context.left > 0,
    mayAsk: ({ context }) => context.left <= 0,
  },
  delays: { firstDelay: 100, tickDelay: 1_000 },
}).createMachine({
  id: 'otp',
  context: ({ input: { purpose, email, method = null, coolDown = 30 } }) => ({
    purpose,
    email,
    method,
    isRecovery: false,
    coolDown,
    code: '',
    problem: null,
    left: 0,
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
                'code.type': { actions: { type: 'keepCode', params: ({ event }) => event } },
                'code.verify': { guard: 'isWhole', target: 'verifying' },
                'recovery.toggle': { guard: 'isSecondFactor', actions: 'toggleRecovery' },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { purpose, email, code } }) => ({ purpose, email, code }),
                onDone: {
                  target: '#otp.verified',
                  actions: [
                    { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
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
                { target: 'cooling', actions: 'coolDown' },
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
                  actions: ['coolDown', { type: 'notify', params: ({ context }) => sent(context.email) }],
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
                      { guard: 'isOver', target: '#otp.open.mail.idle' },
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
export type OtpRef = ActorRefFrom<typeof otpMachine>;
export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;
