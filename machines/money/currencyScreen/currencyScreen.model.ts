import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { currencyScreenMachine } from './currencyScreen.machine';

const broken = { error: new Error('broken') };

export const currencyScreenDelays = {};
export const currencyScreenModels = defineModels(currencyScreenMachine, {
  worlds: { 'a customer': { path: '/plans', search: {}, returnTo: '/', profile: ada } },
  cases: {
    'xstate.done.actor.loadLater': [{ output: undefined }],
    'xstate.error.actor.loadLater': [broken],
    'xstate.error.actor.displayCurrency': [broken],
  },
  told: ['profile.changed', 'address.changed'],
  project: () => null,
});
