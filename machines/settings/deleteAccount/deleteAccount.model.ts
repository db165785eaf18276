import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { noPassword, wrongPassword } from '../../account/password/password.model';
import { deleteAccountMachine } from './deleteAccount.machine';

export const owner = ada;

export const deleteAccountDelays = {};
export const deleteAccountModels = defineModels(deleteAccountMachine, {
  worlds: { 'the owner': { profile: owner }, 'nobody known': { profile: null } },
  cases: {
    'field.change': [
      { field: 'email', value: owner.email },
      { field: 'email', value: '' },
      { field: 'currentPassword', value: 'a loaf of rye bread' },
    ],
    'xstate.done.actor.deleteAccount': [{ output: undefined }],
    'xstate.error.actor.deleteAccount': [
      { error: wrongPassword },
      { error: noPassword },
      { error: { status: 500, message: '' } },
    ],
  },
  project: ({ email, currentPassword, problems, refusal, wasSubmitted }) => [
    email,
    currentPassword,
    problems,
    refusal !== null,
    wasSubmitted,
  ],
});
