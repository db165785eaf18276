import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import { signinMachine } from '../../account/signin/signin.machine';
import { signupMachine } from '../../account/signup/signup.machine';
import type { StepInput } from '../step';
import type { PendingFactor } from '../../protocols/session';
import type { StepSubmit } from '../../protocols/step';
import { tell } from '../../protocols/tell';

export type AccountStepEvent = { type: 'account.toggle' } | { type: 'account.logOut' } | StepSubmit;

/** The wizard's account step: sign up or sign in on the way, or see that one is. */
export const accountStepMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as { user: Profile | null; pending: PendingFactor | null },
    events: {} as AccountStepEvent,
    children: {} as { signup: 'signup'; signin: 'signin' },
  },
  actors: { signup: signupMachine, signin: signinMachine },
  actions: {
    tellSession: tell('session'),
    tellWizard: tell('wizard'),
    setPending: assign((_, { pending }: { pending: PendingFactor | null }) => ({ pending })),
  },
  guards: {
    isKnown: ({ context }) => context.user !== null,
    isPending: (_, { pending }: { pending: PendingFactor | null }) => pending !== null,
  },
}).createMachine({
  id: 'accountStep',
  context: ({ input }) => ({ user: input.user, pending: null }),
  initial: 'signingUp',
  states: {
    signingUp: {
      always: { guard: 'isKnown', target: 'verified' },
      on: { 'account.toggle': 'signingIn' },
      invoke: {
        id: 'signup',
        src: 'signup',
        input: { inWizard: true },
        onDone: 'leaving',
        onError: 'signingIn',
      },
    },
    signingIn: {
      on: { 'account.toggle': 'signingUp' },
      invoke: {
        id: 'signin',
        src: 'signin',
        input: { inWizard: true },
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'leaving',
            actions: [
              { type: 'setPending', params: ({ event }) => event.output },
              {
                type: 'tellWizard',
                params: ({ event }) => ({ type: 'account.pending', pending: event.output.pending }),
              },
            ],
          },
          { target: 'leaving' },
        ],
        onError: 'signingUp',
      },
    },
    verified: {
      entry: { type: 'tellWizard', params: { type: 'step.changed', part: {}, ready: true } },
      on: {
        'step.submit': { actions: { type: 'tellWizard', params: { type: 'step.submitted' } } },
        'account.logOut': {
          actions: { type: 'tellSession', params: { type: 'session.signOut', to: '/website-setup?source=visitor' } },
        },
      },
    },
    leaving: {},
  },
});
export type AccountStepRef = ActorRefFrom<typeof accountStepMachine>;
export type AccountStepState = SnapshotFrom<typeof accountStepMachine>['value'];
