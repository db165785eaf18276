import { defineModels } from '../../paths/model';
import { cancelWebsiteMachine } from './cancelWebsite.machine';

export const bakery = {
  subscription: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a201',
  domain: 'blue-bakery.com',
  until: '2026-12-20T09:30:00.000Z',
};

export const cancelWebsiteDelays = {};
export const cancelWebsiteModels = defineModels(cancelWebsiteMachine, {
  worlds: { 'a paid website': bakery, 'a month that is not paid': { ...bakery, until: null } },
  cases: {
    'domain.type': [{ text: 'blue' }, { text: bakery.domain }],
    'xstate.done.actor.cancelSubscription': [{ output: undefined }],
    'xstate.error.actor.cancelSubscription': [{ error: { status: 500, message: '' } }],
  },
  project: ({ typed, isMistyped, refusal }) => [typed, isMistyped, refusal],
});
