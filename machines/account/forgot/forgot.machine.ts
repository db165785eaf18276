import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import { codeInterval, codeLength } from '../../../contract/rules/account/mailedCode';
import type { ScreenInput } from '../../protocols/address';
import { port } from '../../kit/port';
import { type CodeWait, beginCoolDown, count, isOver, isTooSoon, waitFor } from '../codeWait';
import { notify, withdraw } from '../../protocols/tell';
import { type ChoiceField, type ForgotValues, type Problems, problemsInAddress, problemsInChoice } from './forgot.form';

export interface ForgotInput extends Partial<ScreenInput> {
  /** What is known already. */
  values?: Partial<ForgotValues>;
  /** Seconds between two codes, `codeInterval` unless a test wants fewer. */
  coolDown?: number;
}

export interface ForgotContext extends ForgotValues, CodeWait {
  /** Sentence by field, from the first submit of its form on. */
  problems: Problems;
  /** What the server refused, in the catalogue's words. */
  refusal: string | null;
  wasSubmitted: boolean;
}

export type ForgotEvent =
  | { type: 'email.change'; email: string }
  | { type: 'code.request' }
  | { type: 'code.enter' }
  | { type: 'code.resend' }
  | { type: 'field.change'; field: ChoiceField; value: string }
  | { type: 'form.submit' }
  | { type: 'form.return' };

const sent = ({ email }: ForgotValues) => {
  const description = t('If {email} has an account, a new OTP has been sent to it', { email: email.trim() });
  return { subject: 'code', title: t('OTP sent'), description, variant: 'success' } as const;
};
const unsent = {
  subject: 'code',
  title: t('Error sending OTP'),
  description: t('Please try again later.'),
  variant: 'error',
} as const;
const failed = (error: unknown) => {
  const { code, password } = refusedIn(error);
  const about = { subject: 'code', variant: 'error' } as const;
  if (code !== undefined) return { ...about, title: t('Verification Failed'), description: code };
  if (password !== undefined) return { ...about, title: t('Password not changed'), description: password };
  return { ...about, title: t('OTP Error'), description: explain('auth', error), duration: 4_000 };
};
/** The server's one answer for a wrong, an expired and a used code, or what it has against the new password. */
function refusedIn(error: unknown): Pick<Problems, 'code' | 'password'> {
  const { otp_code: code, new_password: password } = failureOf(error).fields ?? {};
  return { ...(code !== undefined && { code }), ...(password !== undefined && { password }) };
}

/** A forgotten password: an address, the mailed code and a new password twice. */
export const forgotMachine = setup({
  types: {
    input: {} as ForgotInput,
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    requestReset: port<void, { email: string }>('requestReset'),
    resetPassword: port<void, { email: string; code: string; password: string }>('resetPassword'),
  },
  actions: {
    notify,
    withdraw,
    changeAddress: assign(({ context }, { email }: { email: string }) => {
      const values = { ...context, email };
      return { email, refusal: null, problems: context.wasSubmitted ? problemsInAddress(values) : {} };
    }),
    checkAddress: assign(({ context }) => ({
      wasSubmitted: true,
      refusal: null,
      problems: problemsInAddress(context),
    })),
    changeChoice: assign(({ context }, { field, value }: { field: ChoiceField; value: string }) => {
      const entered = field === 'code' ? value.replace(/\D/g, '').slice(0, codeLength) : value;
      const problems = context.wasSubmitted ? problemsInChoice({ ...context, [field]: entered }) : {};
      return { [field]: entered, refusal: null, problems };
    }),
    checkChoice: assign(({ context }) => ({ wasSubmitted: true, refusal: null, problems: problemsInChoice(context) })),
    beginForm: assign({ wasSubmitted: false, refusal: null, problems: {}, code: '' }),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('auth', error) })),
    explain: assign(({ context }, { error }: { error: unknown }) => {
      const refused = refusedIn(error);
      if (Object.keys(refused).length === 0) return { refusal: explain('auth', error) };
      const problems = { ...context.problems, ...refused };
      return refused.code === undefined ? { problems } : { code: '', problems };
    }),
    beginCoolDown,
    waitFor,
    count,
  },
  guards: {
    isAddressed: ({ context }) => Object.keys(problemsInAddress(context)).length === 0,
    isWellFormed: ({ context }) => Object.keys(problemsInChoice(context)).length === 0,
    isTooSoon,
    isOver,
  },
  delays: { tickDelay: 1_000 },
}).createMachine({
  id: 'forgot',
  context: ({ input: { values, coolDown = codeInterval } }) => ({
    email: '',
    code: '',
    password: '',
    confirmPassword: '',
    ...values,
    problems: {},
    refusal: null,
    wasSubmitted: false,
    coolDown,
    secondsLeft: 0,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'email.change': { actions: { type: 'changeAddress', params: ({ event }) => event } },
        'code.request': [
          { guard: 'isAddressed', target: 'requesting', actions: 'checkAddress' },
          { actions: 'checkAddress' },
        ],
        /** The page was left for the mail, and opened again. */
        'code.enter': [{ guard: 'isAddressed', target: 'choosing.mail.idle' }, { actions: 'checkAddress' }],
      },
    },
    requesting: {
      tags: 'busy',
      entry: { type: 'withdraw', params: 'code' },
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'choosing', actions: 'beginCoolDown' },
        onError: [
          {
            guard: { type: 'isTooSoon', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'waitFor', params: ({ event }) => event },
          },
          {
            target: 'asking',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => event },
              { type: 'notify', params: () => unsent },
            ],
          },
        ],
      },
    },
    choosing: {
      entry: 'beginForm',
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'field.change': { actions: { type: 'changeChoice', params: ({ event }) => event } },
                'form.submit': [
                  { guard: 'isWellFormed', target: 'resetting', actions: 'checkChoice' },
                  { actions: 'checkChoice' },
                ],
                'form.return': { target: '#forgot.asking', actions: 'beginForm' },
              },
            },
            resetting: {
              tags: 'busy',
              entry: { type: 'withdraw', params: 'code' },
              invoke: {
                id: 'resetPassword',
                src: 'resetPassword',
                input: ({ context: { email, code, password } }) => ({ email: email.trim(), code, password }),
                onDone: '#forgot.changed',
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'explain', params: ({ event }) => event },
                    { type: 'notify', params: ({ event }) => failed(event.error) },
                  ],
                },
              },
            },
          },
        },
        mail: {
          initial: 'cooling',
          states: {
            cooling: {
              initial: 'counting',
              states: {
                counting: {
                  after: {
                    tickDelay: [
                      { guard: 'isOver', target: '#forgot.choosing.mail.idle' },
                      { target: 'counting', reenter: true, actions: 'count' },
                    ],
                  },
                },
              },
            },
            idle: { on: { 'code.resend': 'sending' } },
            sending: {
              tags: 'sending',
              invoke: {
                id: 'requestReset',
                src: 'requestReset',
                input: ({ context }) => ({ email: context.email.trim() }),
                onDone: {
                  target: 'cooling',
                  actions: ['beginCoolDown', { type: 'notify', params: ({ context }) => sent(context) }],
                },
                onError: [
                  {
                    guard: { type: 'isTooSoon', params: ({ event }) => event },
                    target: 'cooling',
                    actions: { type: 'waitFor', params: ({ event }) => event },
                  },
                  {
                    target: 'idle',
                    actions: [
                      { type: 'noteRefusal', params: ({ event }) => event },
                      { type: 'notify', params: () => unsent },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
    changed: { type: 'final' },
  },
});
export type ForgotRef = ActorRefFrom<typeof forgotMachine>;
export type ForgotSnapshot = SnapshotFrom<typeof forgotMachine>;
