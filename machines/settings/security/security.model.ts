import type { ScreenInput } from '../../shell/app/address';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { securityMachine } from './security.machine';

export const input: ScreenInput = { path: '/settings/account', search: {}, returnTo: '/', profile: ada };
export const protectedAda = { ...ada, is_two_factor_enabled: true };

const broken = { error: new Error('broken') };

export const securityDelays = {};
export const securityModels = defineModels(securityMachine, {
  worlds: { 'a customer': input },
  cases: {
    'window.focused': [{}],
    'profile.changed': [{ profile: protectedAda }],
    'xstate.error.actor.devices': [broken],
    'xstate.error.actor.accountEvents': [broken],
    'xstate.error.actor.identities': [broken],
    'xstate.error.actor.password': [broken],
    'xstate.error.actor.secondFactor': [broken],
    'xstate.error.actor.revocation': [broken],
    'xstate.error.actor.linking': [broken],
    'xstate.error.actor.takeout': [broken],
    'xstate.error.actor.watchFocus': [broken],
  },
  heard: { watchFocus: ['window.focused'] },
  told: ['profile.changed', 'address.changed'],
  project: ({ profile }) => profile?.is_two_factor_enabled,
});
