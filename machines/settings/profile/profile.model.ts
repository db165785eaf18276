import type { Profile } from '../../../contract/wire/account/account';
import { type Cases, defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { america, belgium } from '../../account/signup/signup.model';
import { profileMachine } from './profile.machine';

export const known = { countries: [america, belgium], here: 'BE' };
export const picture = 'http://content.example/uploads/ada.png';
export const renamed: Profile = { ...ada, first_name: 'Augusta' };
/** As another tab has saved it. */
export const moved: Profile = { ...ada, city: 'Ghent' };
/** An account without a number, as another service's sign-in opens one. */
export const unreachable: Profile = { ...ada, phone_number: '' };

export const link = { kind: 'go', to: '/', replace: false } as const;
const back = { kind: 'travel', delta: -1 } as const;
const out = { kind: 'signOut' } as const;

const offline = { error: { status: null, message: '' } };
const refused = {
  error: { status: 400, message: 'No', fields: { phone_number: 'Phone number must be at least 6 digits' } },
};
const broken = { error: new Error('broken') };

/** Nobody's answer, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof profileMachine> = {
  'field.change': [],
  'dial.choose': [],
  'leave.ask': [],
  'picture.changed': [],
  'profile.changed': [],
  'xstate.done.actor.saveProfile': [],
  'xstate.error.actor.saveProfile': [],
  'xstate.done.actor.leavePage': [],
  'xstate.error.actor.leavePage': [],
  'xstate.done.actor.loadCountries': [],
  'xstate.error.actor.loadCountries': [],
  'xstate.error.actor.holdPage': [],
  'xstate.error.actor.avatar': [],
};
const heard = { holdPage: ['leave.ask'] } as const;
const told = ['picture.changed', 'profile.changed'] as const;

/** One name is typed, saved, taken back, left behind. */
const formModels = defineModels(profileMachine, {
  worlds: { 'a profile': { profile: ada } },
  cases: {
    ...silent,
    'field.change': [
      { field: 'first_name', value: 'Augusta' },
      { field: 'first_name', value: ' ' },
      { field: 'first_name', value: 'Ada' },
    ],
    'leave.ask': [{ way: link }, { way: back }, { way: out }],
    'xstate.done.actor.saveProfile': [{ output: renamed }, { output: ada }],
    'xstate.error.actor.saveProfile': [offline],
    'xstate.done.actor.leavePage': [{ output: undefined }],
    'xstate.error.actor.leavePage': [broken],
    'xstate.error.actor.holdPage': [broken],
    'xstate.error.actor.avatar': [broken],
  },
  heard,
  told,
  project: ({ profile, values, refusal, before, way }) => [
    profile.first_name,
    values.first_name,
    refusal !== null,
    before?.first_name,
    way?.kind,
  ],
});

/** An account without a number: nothing is saved before it has one, and that is not taken back. */
const phoneModels = defineModels(profileMachine, {
  worlds: { 'no number': { profile: unreachable } },
  cases: {
    ...silent,
    'field.change': [
      { field: 'phone', value: '47012' },
      { field: 'phone', value: '470123' },
    ],
    'dial.choose': [{ code: 'US' }],
    'xstate.done.actor.saveProfile': [{ output: { ...ada, phone_number: '+1470123' } }],
    'xstate.error.actor.saveProfile': [refused],
    'xstate.done.actor.loadCountries': [{ output: known }],
    'xstate.error.actor.loadCountries': [offline],
  },
  heard,
  told,
  project: ({ profile, values, refusals, known: list, before }) => [
    profile.phone_number,
    values.dialCode,
    values.phone,
    refusals.phone !== undefined,
    list !== null,
    before !== null,
  ],
});

/** A picture is chosen, another tab saves, in any order. */
const pictureModels = defineModels(profileMachine, {
  worlds: { 'a picture': { profile: ada } },
  cases: {
    ...silent,
    'picture.changed': [
      { url: '', isUnsent: true },
      { url: picture, isUnsent: false },
      { url: '', isUnsent: false },
    ],
    'profile.changed': [{ profile: moved }, { profile: ada }, { profile: null }],
    'leave.ask': [{ way: link }],
    'xstate.done.actor.saveProfile': [{ output: { ...moved, avatar_url: picture } }],
    'xstate.error.actor.saveProfile': [offline],
    'xstate.done.actor.leavePage': [{ output: undefined }],
  },
  heard,
  told,
  project: ({ profile, values, isPictureUnsent, before }) => [
    profile.city,
    profile.avatar_url,
    values.city,
    values.avatar_url,
    isPictureUnsent,
    before !== null,
  ],
});

export const profileDelays = {};
export const profileModels = [...formModels, ...phoneModels, ...pictureModels];
