import { defineModels } from '../../paths/model';
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine';
import { signedIn } from '../oneTimeCode/oneTimeCode.model';
import { signinMachine } from './signin.machine';

const { email } = signedIn;
export const signinDelays = {};
/** With the code's own machine in its place, which comes with a chunk of its own. */
export const signinModels = defineModels(signinMachine.provide({ actors: { oneTimeCode: oneTimeCodeMachine } }), {
  worlds: {
    'on its own page': {},
    'in the wizard': { inWizard: true },
    'back from Google or GitHub': { search: { handover: '1' } },
  },
  cases: {
    'field.change': [
      { field: 'email', value: email },
      { field: 'password', value: 'secret' },
      { field: 'password', value: 'secrets' },
    ],
    'xstate.done.actor.login': [
      { output: { kind: 'signedIn', signedIn } },
      {
        output: {
          kind: 'secondFactor',
          needed: { email, is_two_factor_enabled: true, two_factor_method: 'email', has_passkey: true },
        },
      },
      {
        output: {
          kind: 'secondFactor',
          needed: { email, is_two_factor_enabled: true, two_factor_method: 'totp', has_passkey: false },
        },
      },
    ],
    'xstate.error.actor.login': [
      { error: { status: 401, message: 'Wrong email or password.' } },
      { error: { status: 403, message: '' } },
      { error: { status: 403, message: '', code: 'not_verified', fields: { email } } },
    ],
    'xstate.done.actor.oneTimeCode': [{ output: { opened: signedIn } }, { output: { opened: null } }],
    'xstate.error.actor.oneTimeCode': [{ error: new Error('broken') }],
  },
  project: ({ email: typed, password, wasSubmitted, refusal, pending, isHandedOver }) => [
    typed,
    password,
    wasSubmitted,
    refusal !== null,
    isHandedOver,
    pending?.method ?? null,
  ],
});
