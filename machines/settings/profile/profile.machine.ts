import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile, ProfileChange } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ScreenEvent, ScreenInput, Way } from '../../protocols/address';
import { avatarMachine, type PictureReset } from '../avatar/avatar.machine';
import { listener, port } from '../../kit/port';
import type { PictureChanged } from '../../protocols/picture';
import { notify, tell, withdraw } from '../../protocols/tell';
import {
  type Countries,
  changeOf,
  differs,
  type FieldName,
  followed,
  isComplete,
  isOther,
  nobody,
  type Problems,
  type ProfileValues,
  presentOf,
  refusalsOf,
  sent,
  split,
  valuesOf,
} from './profile.form';

export interface ProfileContext {
  /** As the server knows it. */
  profile: Profile;
  values: ProfileValues;
  /** Another picture is chosen, and does not lie with us yet. */
  isPictureUnsent: boolean;
  /** The server's sentences by field, until that field changes. */
  refusals: Problems;
  refusal: string | null;
  known: Countries | null;
  /** What Undo writes; null when there is nothing to take back. */
  before: ProfileChange | null;
  /** Where the customer wants to go from unsaved changes. */
  way: Way | null;
}

export type ProfileEvent =
  | { type: 'field.change'; field: FieldName; value: string }
  | { type: 'dial.choose'; code: string }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  | { type: 'form.undo' }
  | { type: 'leave.ask'; way: Way }
  | { type: 'leave.stay' }
  | { type: 'leave.discard' }
  | { type: 'leave.save' }
  | { type: 'countries.retry' }
  | { type: 'profile.retry' }
  | PictureChanged
  | ScreenEvent;

const saved = { subject: 'profile', title: t('Profile saved'), variant: 'success', goesAlong: true } as const;
const undone = { subject: 'profile', title: t('Changes undone'), variant: 'success' } as const;
const refused = (description: string) =>
  ({ subject: 'profile', title: t('Profile Error'), description, variant: 'error', duration: 4_000 }) as const;

const opened = (profile: Profile): ProfileContext => ({
  profile,
  values: valuesOf(profile, null),
  isPictureUnsent: false,
  refusals: {},
  refusal: null,
  known: null,
  before: null,
  way: null,
});
const home: Way = { kind: 'go', to: '/', replace: false };

/**
 * Settings, profile: a form over what the server knows, which may arrive anew
 * at any time. While it holds something unsaved nobody leaves without being asked.
 */
export const profileMachine = setup({
  types: {
    input: {} as Partial<ScreenInput>,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    children: {} as { avatar: 'avatar' },
    tags: {} as 'busy',
  },
  actors: {
    avatar: avatarMachine,
    loadCountries: port<Countries>('loadCountries'),
    saveProfile: port<Profile, ProfileChange>('saveProfile'),
    holdPage: listener('holdPage'),
    leavePage: port<void, Way>('leavePage'),
  },
  actions: {
    notify,
    withdraw,
    /** The header and every other tab hear of it. */
    tellSession: tell('session', ({ context }) => ({ type: 'profile.changed', profile: context.profile })),
    followPicture: sendTo(
      'avatar',
      ({ context }): PictureReset => ({ type: 'picture.follow', url: context.values.avatar_url }),
    ),
    resetPicture: sendTo(
      'avatar',
      ({ context }): PictureReset => ({ type: 'picture.reset', url: context.values.avatar_url }),
    ),
    change: assign(({ context }, { field, value }: { field: FieldName; value: string }) => ({
      values: { ...context.values, [field]: value },
      refusals: { ...context.refusals, [field]: undefined },
      refusal: null,
    })),
    chooseDial: assign(({ context }, { code }: { code: string }) => {
      const found = context.known?.countries.find((country) => country.code === code);
      const dial = found && { dialCountry: code, dialCode: found.dialCode };
      return { values: { ...context.values, ...dial }, refusals: { ...context.refusals, phone: undefined } };
    }),
    setPicture: assign(({ context }, { url, isUnsent }: { url: string; isUnsent: boolean }) => ({
      values: { ...context.values, avatar_url: url },
      isPictureUnsent: isUnsent,
      refusals: { ...context.refusals, avatar_url: undefined },
    })),
    setCountries: assign(({ context }, known: Countries) => ({ known, values: split(context.values, known) })),
    follow: assign(({ context }, { profile }: { profile: Profile | null }) =>
      profile
        ? { profile, values: followed(context.values, context.profile, profile, context.known), before: null }
        : {},
    ),
    /** What the server answered is what is known from now on; what it was before can be had back, unless it was wrong. */
    setSaved: assign(({ context }, profile: Profile) => ({
      profile,
      values: valuesOf(profile, context.known),
      refusals: {},
      refusal: null,
      before: isComplete(valuesOf(context.profile, context.known)) ? sent(profile, presentOf(context.profile)) : null,
    })),
    forgetBefore: assign({ before: null }),
    forgetPicture: assign({ isPictureUnsent: false }),
    restore: assign(({ context }) => ({
      values: valuesOf(context.profile, context.known),
      isPictureUnsent: false,
      refusals: {},
      refusal: null,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: explain('default', error),
      refusals: refusalsOf(failureOf(error).fields),
      way: null,
    })),
    sayRefusal: tell('toasts', ({ context: { refusal } }) => ({ type: 'toast.show', ...refused(refusal ?? '') })),
    setWay: assign((_, { way }: { way: Way }) => ({ way })),
    forgetWay: assign({ way: null }),
  },
  guards: {
    isChanged: ({ context }) => context.isPictureUnsent || differs(context.profile, context.values),
    isUnchanged: ({ context }) => !context.isPictureUnsent && !differs(context.profile, context.values),
    canSave: ({ context }) => !context.isPictureUnsent && isComplete(context.values),
    hasWay: ({ context }) => context.way !== null,
    hasBefore: ({ context }) => context.before !== null,
    isNews: ({ context }, profile: Profile | null) => profile !== null && isOther(context.profile, profile),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => opened(input.profile ?? nobody),
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      invoke: {
        id: 'avatar',
        src: 'avatar',
        input: ({ context: { profile, values } }) => ({ user: profile.uuid, url: values.avatar_url }),
        onError: 'broken',
      },
      on: {
        'picture.changed': { actions: { type: 'setPicture', params: ({ event }) => event } },
        'profile.changed': {
          guard: { type: 'isNews', params: ({ event }) => event.profile },
          actions: [{ type: 'follow', params: ({ event }) => event }, 'followPicture'],
        },
      },
      states: {
        form: {
          initial: 'resting',
          states: {
            resting: {
              always: [
                { guard: 'isChanged', target: 'changed' },
                { guard: 'hasWay', target: 'leaving', actions: { type: 'notify', params: saved } },
              ],
              on: {
                'field.change': { actions: { type: 'change', params: ({ event }) => event } },
                'dial.choose': { actions: { type: 'chooseDial', params: ({ event }) => event } },
                'form.undo': { guard: 'hasBefore', target: 'undoing' },
              },
            },
            changed: {
              initial: 'editing',
              entry: 'forgetBefore',
              invoke: { id: 'holdPage', src: 'holdPage', onError: '#profile.broken' },
              states: {
                editing: {
                  always: { guard: 'isUnchanged', target: '#profile.working.form.resting' },
                  on: {
                    'field.change': { actions: { type: 'change', params: ({ event }) => event } },
                    'dial.choose': { actions: { type: 'chooseDial', params: ({ event }) => event } },
                    'form.submit': { guard: 'canSave', target: 'saving' },
                    'form.discard': { actions: ['restore', 'resetPicture'] },
                    'leave.ask': { target: 'asking', actions: { type: 'setWay', params: ({ event }) => event } },
                  },
                },
                asking: {
                  on: {
                    'leave.ask': { actions: { type: 'setWay', params: ({ event }) => event } },
                    'leave.stay': { target: 'editing', actions: 'forgetWay' },
                    'leave.discard': { target: '#leaving', actions: ['restore', 'resetPicture'] },
                    'leave.save': { guard: 'canSave', target: 'saving' },
                  },
                },
                saving: {
                  tags: 'busy',
                  entry: { type: 'withdraw', params: 'profile' },
                  // Whoever goes on meanwhile has pressed Save: the way waits for the answer.
                  on: { 'leave.ask': { actions: { type: 'setWay', params: ({ event }) => event } } },
                  invoke: {
                    id: 'saveProfile',
                    src: 'saveProfile',
                    input: ({ context: { profile, values } }) => sent(profile, changeOf(profile, values)),
                    onDone: {
                      target: '#profile.working.form.resting',
                      actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'tellSession'],
                    },
                    onError: {
                      target: 'editing',
                      actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'sayRefusal'],
                    },
                  },
                },
              },
            },
            leaving: {
              id: 'leaving',
              tags: 'busy',
              exit: 'forgetWay',
              invoke: {
                id: 'leavePage',
                src: 'leavePage',
                input: ({ context }) => context.way ?? home,
                onDone: 'resting',
                onError: 'resting',
              },
            },
            undoing: {
              tags: 'busy',
              invoke: {
                id: 'saveProfile',
                src: 'saveProfile',
                input: ({ context: { profile, before } }) => before ?? presentOf(profile),
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'setSaved', params: ({ event }) => event.output },
                    'forgetBefore',
                    'resetPicture',
                    'tellSession',
                    { type: 'notify', params: undone },
                  ],
                },
                onError: {
                  target: 'resting',
                  actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'sayRefusal'],
                },
              },
            },
          },
        },
        countries: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadCountries',
                src: 'loadCountries',
                onDone: { target: 'known', actions: { type: 'setCountries', params: ({ event }) => event.output } },
                onError: 'unknown',
              },
            },
            known: {},
            unknown: { on: { 'countries.retry': 'loading' } },
          },
        },
      },
    },
    /** A part ended, which it never should; what was typed is kept. */
    broken: { on: { 'profile.retry': { target: 'working', actions: 'forgetPicture' } } },
  },
});
export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
