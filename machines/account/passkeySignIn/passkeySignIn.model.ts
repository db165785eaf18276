import { defineModels } from '../../paths/model';
import { signedIn } from '../oneTimeCode/oneTimeCode.model';
import { passkeySignInMachine } from './passkeySignIn.machine';

export const removedElsewhere = {
  status: 409,
  code: 'passkey_unknown',
  message: 'This passkey opens no account here any more. Sign in another way.',
};
export const cancelled = { status: null, message: 'No passkey was used. Try again whenever you like.' };

export const passkeySignInDelays = { renewDelay: 540_000 };
export const passkeySignInModels = defineModels(passkeySignInMachine, {
  worlds: { 'at the sign-in': undefined },
  cases: {
    'xstate.done.actor.offerPasskey': [{ output: signedIn }],
    'xstate.error.actor.offerPasskey': [{ error: removedElsewhere }, { error: { status: null, message: '' } }],
    'xstate.done.actor.choosePasskey': [{ output: signedIn }],
    'xstate.error.actor.choosePasskey': [{ error: cancelled }, { error: removedElsewhere }],
  },
  project: ({ problem }) => problem,
});
