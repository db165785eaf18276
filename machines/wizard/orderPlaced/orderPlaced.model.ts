import { defineModels } from '../../paths/model';
import { orderPlacedMachine } from './orderPlaced.machine';

export const orderPlacedDelays = { redirectDelay: 3_000 };
export const orderPlacedModels = defineModels(orderPlacedMachine, {
  worlds: { 'order placed': { projectId: '3f9d0f6c-8b8b-4a51-9d1c-0c6e7c0f5b30', domain: 'blue-bakery.com' } },
  cases: {
    'xstate.done.actor.rememberDeployment': [{ output: undefined }],
    'xstate.error.actor.rememberDeployment': [{ error: new Error('The storage is full.') }],
    'link.copy': [{ address: 'http://localhost/sites/blue-bakery.com/' }],
    'xstate.done.actor.copyLink': [{ output: undefined }],
    'xstate.error.actor.copyLink': [{ error: new Error('The browser has no clipboard.') }],
    'xstate.error.actor.poller': [{ error: new Error('broken') }],
  },
  project: ({ isFollowed }) => [isFollowed],
});
