import { emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { signedIn } from '../../account/oneTimeCode/oneTimeCode.model';
import { codeStepMachine } from './codeStep.machine';

const { token: _, refresh_token: __, ...user } = signedIn;

export const codeStepDelays = {};
export const codeStepModels = defineModels(codeStepMachine, {
  worlds: {
    'a new account': { draft: emptyDraft, user: { ...user, isAccountNew: true } },
    'a mailed second factor': {
      draft: emptyDraft,
      user: null,
      pending: { email: user.email, method: 'email', hasPasskey: true },
    },
    'a second factor of an app': { draft: emptyDraft, user: null, pending: { email: user.email, method: 'totp' } },
  },
  cases: {
    'xstate.done.actor.oneTimeCode': [{ output: { opened: null } }, { output: { opened: signedIn } }],
    'xstate.error.actor.oneTimeCode': [{ error: new Error('broken') }],
  },
});
