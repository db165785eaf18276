import type { ScreenInput } from '../../protocols/address';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { accountSettingsMachine } from './accountSettings.machine';

export const input: ScreenInput = { path: '/settings/account', search: {}, returnTo: '/', profile: ada };
export const protectedAda = { ...ada, is_two_factor_enabled: true };

const broken = { error: new Error('broken') };

export const accountSettingsDelays = {};
export const accountSettingsModels = defineModels(accountSettingsMachine, {
  worlds: { 'a customer': input },
  cases: {
    'window.focused': [{}],
    'profile.changed': [{ profile: protectedAda }],
    'xstate.error.actor.devices': [broken],
    'xstate.error.actor.accountEvents': [broken],
    'xstate.error.actor.identities': [broken],
    'xstate.error.actor.passkeyList': [broken],
    'xstate.error.actor.passkeys': [broken],
    'xstate.error.actor.password': [broken],
    'xstate.error.actor.secondFactor': [broken],
    'xstate.error.actor.signOutDevices': [broken],
    'xstate.error.actor.linkedAccounts': [broken],
    'xstate.error.actor.dataExport': [broken],
    'xstate.error.actor.watchFocus': [broken],
  },
  heard: { watchFocus: ['window.focused'] },
  told: ['profile.changed', 'address.changed'],
  project: ({ profile }) => profile?.is_two_factor_enabled,
});
