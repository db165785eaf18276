import { defineModels } from '../../paths/model';
import { forgotMachine } from './forgot.machine';

export const email = 'ada@bakery.example';
const password = 'a new password';
export const wrongCode = {
  status: 400,
  message: 'The code is wrong or has expired.',
  fields: { otp_code: 'The code is wrong or has expired.' },
};

const common = 'This password is among the most common ones. Please choose another.';
export const commonPassword = {
  status: 400,
  message: common,
  code: 'common_password',
  fields: { new_password: common },
};

/** Milliseconds of one count of the seconds until another code. */
export const forgotDelays = { tickDelay: 1_000 };
/** Cool-downs of 1 and 2 s instead of `codeInterval`: they count down alike, and the walk's paths are shorter. */
export const forgotModels = defineModels(forgotMachine, {
  worlds: {
    'nothing typed': { coolDown: 2 },
    'a new password typed': { coolDown: 1, values: { email, password, confirmPassword: password } },
  },
  cases: {
    'email.change': [{ email: 'ada@' }, { email }],
    'field.change': [
      { field: 'code', value: '123456' },
      { field: 'confirmPassword', value: 'another password' },
    ],
    'xstate.done.actor.requestReset': [{ output: undefined }],
    'xstate.error.actor.requestReset': [
      { error: { status: 429, message: 'Too many requests.' } },
      { error: { status: 429, message: 'Too many requests.', retryAfter: 1_000 } },
    ],
    'xstate.done.actor.resetPassword': [{ output: undefined }],
    'xstate.error.actor.resetPassword': [
      { error: wrongCode },
      { error: commonPassword },
      { error: { status: 500, message: '' } },
    ],
  },
  project: ({ email: typed, code, confirmPassword, wasSubmitted, secondsLeft, refusal, problems }) => [
    typed,
    code,
    confirmPassword,
    wasSubmitted,
    secondsLeft,
    refusal !== null,
    problems.code ?? '',
    problems.password ?? '',
  ],
});
