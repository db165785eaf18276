import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { OverlayInput } from '../../protocols/overlay';
import { port } from '../../kit/port';
import { go, notify, tell } from '../../protocols/tell';
import { type DeleteAccountField, type DeleteAccountValues, type Problems, problemsIn } from './deleteAccount.form';

export interface DeleteAccountContext extends DeleteAccountValues {
  /** The account's; empty while nobody knows it, and then nothing can be confirmed. */
  mailbox: string;
  /** Sentence by field, from the first submit on. */
  problems: Problems;
  /** What the server refused, in the catalogue's words, when it concerns no field. */
  refusal: string | null;
  wasSubmitted: boolean;
}

export type DeleteAccountEvent =
  | { type: 'field.change'; field: DeleteAccountField; value: string }
  | { type: 'account.delete' }
  | { type: 'deletion.close' }
  /** Out, and to the mailed code: the only way to a first password. */
  | { type: 'password.set' };

const deleted = {
  subject: 'session',
  title: t('Account deleted'),
  description: t('Your websites are being taken offline.'),
  variant: 'success',
  goesAlong: true,
} as const;

/** Deletes the account (docs/decisions/0008): its address typed, its password given. */
export const deleteAccountMachine = setup({
  types: {
    input: {} as OverlayInput,
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    tags: {} as 'busy',
  },
  actors: { deleteAccount: port<void, { currentPassword: string }>('deleteAccount') },
  actions: {
    notify,
    go,
    tellSession: tell('session'),
    tellStorage: tell('storage'),
    change: assign(({ context }, { field, value }: { field: DeleteAccountField; value: string }) => {
      const values = { ...context, [field]: value };
      const problems = context.wasSubmitted ? problemsIn(values, context.mailbox) : {};
      return { [field]: value, refusal: null, problems };
    }),
    check: assign(({ context }) => ({
      wasSubmitted: true,
      refusal: null,
      problems: problemsIn(context, context.mailbox),
    })),
    explain: assign((_, { error }: { error: unknown }) => {
      const currentPassword = failureOf(error).fields?.['current_password'];
      return currentPassword ? { problems: { currentPassword } } : { refusal: explain('default', error) };
    }),
    forgetPassword: assign({ currentPassword: '' }),
  },
  guards: {
    isConfirmed: ({ context }) => Object.keys(problemsIn(context, context.mailbox)).length === 0,
    isWithoutPassword: (_, { error }: { error: unknown }) => failureOf(error).code === 'no_password',
  },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({
    mailbox: input.profile?.email ?? '',
    email: '',
    currentPassword: '',
    problems: {},
    refusal: null,
    wasSubmitted: false,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'account.delete': [{ guard: 'isConfirmed', target: 'deleting', actions: 'check' }, { actions: 'check' }],
        'deletion.close': 'closed',
      },
    },
    /** No way back from here: what was sent may be done already. */
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: 'deleted',
        onError: [
          {
            guard: { type: 'isWithoutPassword', params: ({ event }) => event },
            target: 'passwordless',
            actions: 'forgetPassword',
          },
          { target: 'asking', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    passwordless: {
      on: {
        'password.set': {
          actions: { type: 'tellSession', params: { type: 'session.signOut', to: '/forgot-password' } },
        },
        'deletion.close': 'closed',
      },
    },
    /** There is no session left to end: this browser forgets it, and all that it stored for the customer. */
    deleted: {
      type: 'final',
      entry: [
        { type: 'notify', params: deleted },
        { type: 'tellStorage', params: { type: 'session.clear' } },
        { type: 'tellSession', params: { type: 'session.ended' } },
        // Without the way back that a lost session has: it would lead the next customer here.
        { type: 'go', params: { to: '/sign-in', replace: true } },
      ],
    },
    closed: { type: 'final' },
  },
});
export type DeleteAccountRef = ActorRefFrom<typeof deleteAccountMachine>;
export type DeleteAccountSnapshot = SnapshotFrom<typeof deleteAccountMachine>;
export type DeleteAccountState = DeleteAccountSnapshot['value'];
