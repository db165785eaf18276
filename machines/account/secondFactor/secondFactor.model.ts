import type { Profile } from '../../../contract/wire/account/account';
import { authenticator } from '../authenticator/authenticator.model';
import { defineModels } from '../../paths/model';
import { codes } from '../recoveryCodes/recoveryCodes.model';
import { secondFactorMachine } from './secondFactor.machine';

export const profileWith = (method: Profile['two_factor_method']): Profile => ({
  uuid: 'b8f5f9a0-5c76-4e0b-9f5e-3d1d8f6c2a10',
  user_id: 1,
  first_name: 'Ada',
  last_name: 'Baker',
  email: 'ada@bakery.example',
  phone_number: '+32470123456',
  address: '',
  country: '',
  city: '',
  avatar_url: '',
  is_two_factor_enabled: method !== 'none',
  two_factor_method: method,
  isAccountNew: false,
  needsSetup: false,
});

const refusedWith = (code: string, sentence: string) => ({
  status: 400,
  message: sentence,
  code,
  fields: { current_password: sentence },
});
export const wrongPassword = refusedWith('wrong_password', 'This is not your current password.');
export const noPassword = refusedWith(
  'no_password',
  'This account has no password yet. Set one with “Forgot password?” first.',
);
export const overdue = { status: 409, message: 'Enable a second factor first.', code: 'not_enabled' };
const down = { status: 500, message: '' };

export const secondFactorDelays = {};
export const secondFactorModels = defineModels(secondFactorMachine, {
  worlds: {
    'a password alone': { profile: profileWith('none') },
    'a mailed code': { profile: profileWith('email') },
    'an app': { profile: profileWith('totp') },
  },
  cases: {
    'profile.changed': [{ profile: profileWith('none') }, { profile: profileWith('totp') }, { profile: null }],
    'password.change': [{ password: 'a loaf of rye bread' }],
    'xstate.done.actor.beginApp': [{ output: authenticator }],
    'xstate.error.actor.beginApp': [{ error: wrongPassword }, { error: overdue }],
    'xstate.done.actor.authenticator': [{ output: { recovery_codes: codes } }],
    'xstate.error.actor.authenticator': [{ error: new Error('broken') }],
    'xstate.done.actor.enableMail': [{ output: undefined }],
    'xstate.error.actor.enableMail': [{ error: noPassword }, { error: { status: 403, message: '' } }],
    'xstate.done.actor.renewCodes': [{ output: { recovery_codes: codes } }],
    'xstate.error.actor.renewCodes': [{ error: wrongPassword }, { error: overdue }],
    'xstate.done.actor.recoveryCodes': [{ output: undefined }],
    'xstate.error.actor.recoveryCodes': [{ error: new Error('broken') }],
    'xstate.done.actor.disableFactor': [{ output: undefined }],
    'xstate.error.actor.disableFactor': [{ error: wrongPassword }, { error: down }],
    'xstate.done.actor.readProfile': [{ output: profileWith('none') }, { output: profileWith('totp') }],
    'xstate.error.actor.readProfile': [{ error: { status: null, message: '' } }],
  },
  told: ['profile.changed'],
  project: ({ method, plan, password, problem, refusal, hasNoPassword }) => [
    method,
    plan,
    password !== '',
    problem !== null,
    refusal !== null,
    hasNoPassword,
  ],
});
