import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import type { SignedIn } from '../../../contract/wire/account/account';
import { type FactorMethod, oneTimeCodeMachine } from '../../account/oneTimeCode/oneTimeCode.machine';
import { sessionOf } from '../../account/signin/signedIn';
import type { StepInput } from '../step';
import { tell } from '../../protocols/tell';

/** The wizard's code step: a second factor that is due, or the mailbox of a new account. */
export const codeStepMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as {
      purpose: 'two-factor' | 'sign-up';
      email: string;
      method: FactorMethod | null;
      hasPasskey: boolean;
    },
    events: {} as { type: 'code.retry' },
    children: {} as { oneTimeCode: 'oneTimeCode' },
  },
  actors: { oneTimeCode: oneTimeCodeMachine },
  actions: {
    tellSession: tell('session'),
    tellWizard: tell('wizard'),
  },
  guards: { hasOpened: (_, { opened }: { opened: SignedIn | null }) => opened !== null },
}).createMachine({
  id: 'codeStep',
  context: ({ input: { pending, user } }) => ({
    purpose: pending ? 'two-factor' : 'sign-up',
    email: pending?.email ?? user?.email ?? '',
    method: pending?.method ?? null,
    hasPasskey: pending?.hasPasskey ?? false,
  }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasOpened', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'tellSession', params: ({ event }) => sessionOf(event.output) },
          },
          {
            target: 'verified',
            actions: [
              { type: 'tellSession', params: { type: 'profile.load' } },
              { type: 'tellWizard', params: { type: 'step.submitted' } },
            ],
          },
        ],
        onError: 'broken',
      },
    },
    broken: { on: { 'code.retry': 'asking' } },
    verified: {},
  },
});
export type CodeStepRef = ActorRefFrom<typeof codeStepMachine>;
export type CodeStepState = SnapshotFrom<typeof codeStepMachine>['value'];
