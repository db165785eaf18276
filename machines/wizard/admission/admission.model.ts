import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import { admissionMachine } from './admission.machine';

const inputOf = (profile: ScreenInput['profile']): ScreenInput => ({
  path: '/website-setup',
  search: {},
  returnTo: '/',
  profile,
});
const broken = { error: new Error('broken') };

export const admissionDelays = { patienceDelay: 3_000 };
export const admissionModels = defineModels(admissionMachine, {
  worlds: { 'a customer': inputOf(ada), 'a visitor': inputOf(null) },
  cases: {
    'room.changed': [{ limit: 3 }, { limit: null }],
    'room.refresh': [{}],
    'admission.leave': [{}],
    'wizard.retry': [{}],
    'profile.changed': [{ profile: null }, { profile: ada }, { profile: { ...ada, first_name: 'Augusta' } }],
    'xstate.error.actor.watchRoom': [broken],
    'xstate.error.actor.wizard': [broken],
    'xstate.done.actor.loadPicture': [{ output: undefined }],
    'xstate.error.actor.loadPicture': [broken],
    'xstate.error.actor.draftPicture': [broken],
  },
  heard: { watchRoom: ['room.changed'] },
  told: ['profile.changed', 'address.changed'],
  project: ({ screen, limit }) => [screen.profile?.first_name ?? null, limit],
});
