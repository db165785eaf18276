import type { SignedIn } from '../../../contract/wire/account/account';
import { defineModels } from '../../paths/model';
import { oneTimeCodeMachine } from './oneTimeCode.machine';

export const signedIn: SignedIn = {
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
  is_two_factor_enabled: true,
  two_factor_method: 'email',
  isAccountNew: false,
  needsSetup: false,
  token: 'access',
  refresh_token: 'refresh',
};
const email = signedIn.email;
const wrong = { status: 400, message: 'The code is wrong or has expired.' };

export const oneTimeCodeDelays = { firstDelay: 100, tickDelay: 1_000 };
/** Cool-downs of 1 and 2 s instead of `codeInterval`: they count down alike, and the walk's paths are shorter. */
export const oneTimeCodeModels = defineModels(oneTimeCodeMachine, {
  worlds: {
    'a new account': { purpose: 'sign-up', email, coolDown: 1 },
    'a second factor': { purpose: 'two-factor', email, method: 'email', hasPasskey: true, coolDown: 1 },
    'a second factor of an app': { purpose: 'two-factor', email, method: 'totp', coolDown: 1 },
    'an unproved mailbox': { purpose: 'verify-email', email, coolDown: 2 },
  },
  cases: {
    'code.type': [{ code: '12345' }, { code: '123456' }, { code: 'ABCD-efgh-ijkl-mnop' }],
    'xstate.done.actor.checkCode': [{ output: null }, { output: signedIn }],
    'xstate.error.actor.checkCode': [{ error: wrong }, { error: { status: 500, message: '' } }],
    'xstate.done.actor.showPasskey': [{ output: signedIn }],
    'xstate.error.actor.showPasskey': [{ error: { status: null, message: 'No passkey was used.' } }],
    'xstate.done.actor.sendCode': [{ output: undefined }],
    'xstate.error.actor.sendCode': [
      { error: { status: 429, message: 'Too many requests.' } },
      { error: { status: 429, message: 'Too many requests.', retryAfter: 1_000 } },
      { error: { status: 429, message: 'Too many requests.', retryAfter: 2_000 } },
      { error: { status: 409, message: 'Enter the code of your app.', code: 'not_mailed' } },
    ],
  },
  project: ({ code, isRecovery, secondsLeft, problem }) => [code, isRecovery, secondsLeft, problem !== null],
});
