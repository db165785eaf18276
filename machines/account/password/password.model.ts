import { defineModels } from '../../paths/model';
import { passwordMachine } from './password.machine';

const refused = (message: string, code: string) => ({
  status: 400,
  message,
  code,
  fields: { current_password: message },
});
export const wrongPassword = refused('This is not your current password.', 'wrong_password');
export const noPassword = refused('This account has no password yet.', 'no_password');

const common = 'This password is among the most common ones. Please choose another.';
export const commonPassword = {
  status: 400,
  message: common,
  code: 'common_password',
  fields: { new_password: common },
};

export const typed = {
  currentPassword: 'the old password',
  password: 'a new password',
  confirmPassword: 'a new password',
};

export const passwordDelays = {};
export const passwordModels = defineModels(passwordMachine, {
  worlds: { 'nothing typed': undefined, 'all typed': { values: typed } },
  cases: {
    'field.change': [
      { field: 'password', value: 'short' },
      { field: 'confirmPassword', value: 'short' },
    ],
    'xstate.done.actor.changePassword': [{ output: undefined }],
    'xstate.error.actor.changePassword': [
      { error: wrongPassword },
      { error: noPassword },
      { error: commonPassword },
      { error: { status: 429, message: '' } },
    ],
  },
  project: ({ password, confirmPassword, problems, refusal, wasSubmitted }) => [
    password,
    confirmPassword,
    Object.keys(problems),
    refusal !== null,
    wasSubmitted,
  ],
});
