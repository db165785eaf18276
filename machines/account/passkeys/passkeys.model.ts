import { defineModels } from '../../paths/model';
import { passkeysMachine } from './passkeys.machine';

const onlyWayIn = {
  status: 409,
  code: 'only_way_in',
  message: 'This passkey is the only way into your account. Set a password with “Forgot password?” first.',
};
const wrongPassword = 'This is not your current password.';
export const refusals = {
  onlyWayIn,
  needed: { status: 403, code: 'password_needed', message: 'Enter your password to go on.' },
  wrong: { status: 400, code: 'wrong_password', message: wrongPassword, fields: { current_password: wrongPassword } },
  cancelled: { status: null, message: 'No passkey was used. Try again whenever you like.' },
};

export const passkeysDelays = {};
export const passkeysModels = defineModels(passkeysMachine, {
  worlds: { 'signed in': undefined },
  cases: {
    'passkey.add': [{ name: 'Chrome on Linux' }],
    'name.change': [{ name: ' ' }, { name: 'Blue key' }],
    'password.change': [{ password: 'a long password' }],
    'passkey.remove': [{ id: '1', name: 'Old phone' }],
    'xstate.done.actor.addPasskey': [{ output: undefined }],
    'xstate.error.actor.addPasskey': [
      { error: refusals.needed },
      { error: refusals.wrong },
      { error: refusals.cancelled },
    ],
    'xstate.done.actor.removePasskey': [{ output: undefined }],
    'xstate.error.actor.removePasskey': [{ error: onlyWayIn }, { error: { status: 404, message: 'Not found.' } }],
  },
  project: ({ name, nameProblem, password, needsPassword, fieldProblem, problem, outcome, refusal }) => [
    name,
    nameProblem !== null,
    password !== '',
    needsPassword,
    fieldProblem !== null,
    problem !== null,
    outcome,
    refusal !== null,
  ],
});
