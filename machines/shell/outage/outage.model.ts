import { defineModels } from '../../paths/model';
import { outageMachine } from './outage.machine';

export const outageDelays = { lookDelay: 10_000 };

export const outageModels = defineModels(outageMachine, {
  worlds: { 'a customer on their way': { returnTo: '/billing?tab=deposits' } },
  cases: {
    'server.look': [{}],
    'xstate.done.actor.askServer': [{ output: undefined }],
    'xstate.error.actor.askServer': [{ error: { status: 503, message: '' } }],
    'xstate.error.actor.watchVisibility': [{ error: new Error('broken') }],
  },
  heard: { watchVisibility: ['page.hidden', 'page.shown'] },
  told: ['address.changed', 'profile.changed'],
  project: ({ isHidden }) => isHidden,
});
