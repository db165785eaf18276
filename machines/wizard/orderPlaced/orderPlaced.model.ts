import { defineModels } from '../../paths/model';
import { orderPlacedMachine } from './orderPlaced.machine';

const address = 'http://localhost/sites/blue-bakery.com/';

export const orderPlacedDelays = { redirectDelay: 3_000 };
export const orderPlacedModels = defineModels(orderPlacedMachine, {
  worlds: { 'order placed': { projectId: '3f9d0f6c-8b8b-4a51-9d1c-0c6e7c0f5b30', domain: 'blue-bakery.com' } },
  cases: {
    'xstate.done.actor.rememberDeployment': [{ output: undefined }],
    'xstate.error.actor.rememberDeployment': [{ error: new Error('The storage is full.') }],
    'link.copy': [{ address }],
    'xstate.done.actor.copyLink': [{ output: undefined }],
    'xstate.error.actor.copyLink': [{ error: new Error('The browser has no clipboard.') }],
    'xstate.done.actor.askSharing': [{ output: true }, { output: false }],
    'xstate.error.actor.askSharing': [{ error: new Error('broken') }],
    'link.share': [{ address }],
    'xstate.done.actor.shareLink': [{ output: undefined }],
    'xstate.error.actor.shareLink': [{ error: new Error('It was closed.') }],
  },
  project: () => null,
});
