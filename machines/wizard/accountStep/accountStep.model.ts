import { emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { signedIn } from '../../account/oneTimeCode/oneTimeCode.model';
import { accountStepMachine } from './accountStep.machine';

const { token: _, refresh_token: __, ...user } = signedIn;

export const accountStepDelays = {};
export const accountStepModels = defineModels(accountStepMachine, {
  worlds: { 'a visitor': { draft: emptyDraft, user: null }, 'a customer': { draft: emptyDraft, user } },
  cases: {
    'xstate.done.actor.signup': [{ output: undefined }],
    'xstate.error.actor.signup': [{ error: new Error('broken') }],
    'xstate.done.actor.signin': [
      { output: { pending: null } },
      { output: { pending: { email: user.email, method: 'email' } } },
    ],
    'xstate.error.actor.signin': [{ error: new Error('broken') }],
  },
  told: ['step.submit'],
});
