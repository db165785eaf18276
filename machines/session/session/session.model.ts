import type { Profile, Tokens } from '../../../contract/wire/account/account';
import { defineModels } from '../../paths/model';
import { sessionMachine } from './session.machine';

export const ada: Profile = {
  uuid: '0b8f5d3e-6f0a-4b7a-9c55-0c1a2b3c4d5e',
  user_id: 7,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone_number: '+32470123456',
  address: '',
  country: '',
  city: '',
  avatar_url: '',
  is_two_factor_enabled: false,
  two_factor_method: 'none',
  isAccountNew: false,
  needsSetup: false,
};
export const firstTokens: Tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };
export const nextTokens: Tokens = { access_token: 'access-2', refresh_token: 'refresh-2' };

/** One pair of tokens in every case: which of two is in use makes no other transition, and journeys tell them apart. */
export const sessionModels = defineModels(sessionMachine, {
  worlds: { browser: undefined },
  cases: {
    'xstate.done.actor.readSession': [
      { output: null },
      { output: { tokens: firstTokens, profile: ada, isConsistent: true } },
      { output: { tokens: firstTokens, profile: null, isConsistent: true } },
      { output: { tokens: firstTokens, profile: ada, isConsistent: false } },
    ],
    'xstate.error.actor.readSession': [{ error: new Error('blocked') }],
    'xstate.done.actor.loadProfile': [{ output: ada }],
    'xstate.error.actor.loadProfile': [{ error: { status: 503, message: '' } }],
    'xstate.done.actor.refreshTokens': [{ output: firstTokens }],
    'xstate.error.actor.refreshTokens': [
      { error: { status: 401, message: '' } },
      { error: { status: 503, message: '' } },
      { error: { status: null, message: '' } },
    ],
    'xstate.done.actor.revokeSession': [{ output: undefined }],
    'xstate.error.actor.revokeSession': [{ error: { status: null, message: '' } }],
    'session.signedIn': [{ tokens: firstTokens }, { tokens: firstTokens, profile: ada, isAccountNew: true }],
    'session.ended': [{ how: 'left' }, { how: 'lost' }, {}],
    'session.replaced': [{ tokens: firstTokens }],
    'token.refused': [{ token: 'access-1' }, { token: 'access-0' }],
    'profile.changed': [{ profile: ada }],
    'profile.replaced': [{ profile: ada }],
  },
  told: [
    'session.ended',
    'session.replaced',
    'storage.refused',
    'session.signedIn',
    'session.signOut',
    'token.refused',
    'profile.load',
    'profile.changed',
    'profile.replaced',
  ],
  limit: 5_000,
  project: ({ profile, remembered, tries }) => [profile ? 'known' : remembered ? 'remembered' : null, tries],
});
