import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { SignedIn } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { notify, tell } from '../../protocols/tell';
import { sessionOf } from '../signin/signedIn';

export interface PasskeySignInContext {
  /** Why the last one opened nothing, in words. */
  problem: string | null;
}

export type PasskeySignInEvent =
  | { type: 'passkey.choose' }
  /** Nobody sees the field and the button any more. */
  | { type: 'form.left' };

const welcome = { subject: 'session', title: t('Login successful'), variant: 'success', goesAlong: true } as const;

/** Beside the password: a passkey that the browser offers in the field of the mailbox, or its dialog at a press. */
export const passkeySignInMachine = setup({
  types: {
    context: {} as PasskeySignInContext,
    events: {} as PasskeySignInEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Waits until one is picked in the field, for as long as the page is there; rejects where the browser cannot. */
    offerPasskey: port<SignedIn>('offerPasskey'),
    choosePasskey: port<SignedIn>('choosePasskey'),
  },
  actions: {
    notify,
    tellSession: tell('session'),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    forget: assign({ problem: null }),
  },
  guards: {
    /** Somebody picked one, and the server would not have it: another may be picked. */
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).status === 409,
  },
  delays: {
    /** Before what is asked of the passkey is good no more (10 min at the server). */
    renewDelay: 9 * 60_000,
  },
}).createMachine({
  id: 'passkeySignIn',
  context: { problem: null },
  initial: 'offering',
  on: { 'form.left': '.left' },
  states: {
    offering: {
      invoke: {
        id: 'offerPasskey',
        src: 'offerPasskey',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'tellSession', params: ({ event }) => sessionOf({ opened: event.output }) },
            { type: 'notify', params: () => welcome },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'offering',
            reenter: true,
            actions: { type: 'noteProblem', params: ({ event }) => event },
          },
          { target: 'resting' },
        ],
      },
      after: { renewDelay: { target: 'offering', reenter: true } },
      on: { 'passkey.choose': 'choosing' },
    },
    /** Nothing is offered in the field; the button is there all the same. */
    resting: { on: { 'passkey.choose': 'choosing' } },
    choosing: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'choosePasskey',
        src: 'choosePasskey',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'tellSession', params: ({ event }) => sessionOf({ opened: event.output }) },
            { type: 'notify', params: () => welcome },
          ],
        },
        onError: { target: 'offering', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    /** The root is at the next screen in a moment. */
    signedIn: { tags: 'busy', entry: 'forget' },
    left: { type: 'final' },
  },
});
export type PasskeySignInRef = ActorRefFrom<typeof passkeySignInMachine>;
export type PasskeySignInSnapshot = SnapshotFrom<typeof passkeySignInMachine>;
