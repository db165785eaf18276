import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { appearanceSettingsMachine } from './appearanceSettings.machine';

const broken = { error: new Error('broken') };

export const appearanceSettingsDelays = {};
export const appearanceSettingsModels = defineModels(appearanceSettingsMachine, {
  worlds: { 'a customer': { path: '/settings/appearance', search: {}, returnTo: '/', profile: ada } },
  cases: {
    'xstate.done.actor.loadAppearance': [{ output: undefined }],
    'xstate.error.actor.loadAppearance': [broken],
    'xstate.error.actor.displayCurrency': [broken],
  },
  told: ['profile.changed', 'address.changed'],
  project: () => null,
});
