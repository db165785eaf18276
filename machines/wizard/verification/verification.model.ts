import { emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { signedIn } from '../../account/otp/otp.model';
import { verificationMachine } from './verification.machine';

const { token: _, refresh_token: __, ...user } = signedIn;

export const verificationDelays = {};
export const verificationModels = defineModels(verificationMachine, {
  worlds: {
    'a new account': { draft: emptyDraft, user: { ...user, isAccountNew: true } },
    'a mailed second factor': { draft: emptyDraft, user: null, pending: { email: user.email, method: 'email' } },
    'a second factor of an app': { draft: emptyDraft, user: null, pending: { email: user.email, method: 'totp' } },
  },
  cases: {
    'xstate.done.actor.otp': [{ output: { opened: null } }, { output: { opened: signedIn } }],
    'xstate.error.actor.otp': [{ error: new Error('broken') }],
  },
});
