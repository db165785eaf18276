import { defineModels } from '../../paths/model';
import { linkedAccountsMachine } from './linkedAccounts.machine';

export const onlyWayIn = {
  status: 409,
  code: 'only_way_in',
  message: 'Nothing else opens your account. Set a password first.',
};

export const linkedAccountsDelays = {};
export const linkedAccountsModels = defineModels(linkedAccountsMachine, {
  worlds: {
    'signed in': { search: {} },
    'back with Google linked': { search: { linked: 'google' } },
    'back with nothing': { search: { provider: 'github', link_problem: 'cancelled' } },
  },
  cases: {
    'identity.link': [{ provider: 'google' }],
    'identity.unlink': [{ provider: 'github' }],
    'xstate.done.actor.beginLink': [{ output: undefined }],
    'xstate.error.actor.beginLink': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.unlinkIdentity': [{ output: undefined }],
    'xstate.error.actor.unlinkIdentity': [
      { error: onlyWayIn },
      { error: { status: 404, message: 'Not found.' } },
      { error: { status: 500, message: '' } },
    ],
  },
  project: ({ provider, outcome, refusal }) => [provider, outcome, refusal],
});
