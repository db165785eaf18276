import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import { listener } from '../../kit/port';
import { linkedAccountsMachine } from '../../account/linkedAccounts/linkedAccounts.machine';
import { passkeysMachine } from '../../account/passkeys/passkeys.machine';
import { passwordMachine } from '../../account/password/password.machine';
import { resourceMachine } from '../../shell/resource/resource.machine';
import { signOutDevicesMachine } from '../../session/signOutDevices/signOutDevices.machine';
import { type SecondFactorEvent, secondFactorMachine } from '../../account/secondFactor/secondFactor.machine';
import { dataExportMachine } from '../dataExport/dataExport.machine';
import { tell } from '../../protocols/tell';

export interface AccountSettingsContext {
  /** What the address said at the birth of the screen. */
  search: ScreenInput['search'];
  profile: Profile | null;
}

export type AccountSettingsEvent =
  | ScreenEvent
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'settings.retry' };

/**
 * The screen of the account: its cards, each a machine of its own, and what they show, as
 * resources that end with the screen. A card that breaks takes the others along, and all begin anew.
 */
export const accountSettingsMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as AccountSettingsContext,
    events: {} as AccountSettingsEvent,
    children: {} as {
      password: 'password';
      secondFactor: 'secondFactor';
      signOutDevices: 'signOutDevices';
      linkedAccounts: 'linkedAccounts';
      passkeys: 'passkeys';
      dataExport: 'dataExport';
    },
  },
  actors: {
    password: passwordMachine,
    secondFactor: secondFactorMachine,
    signOutDevices: signOutDevicesMachine,
    linkedAccounts: linkedAccountsMachine,
    passkeys: passkeysMachine,
    dataExport: dataExportMachine,
    devices: resourceMachine,
    accountEvents: resourceMachine,
    identities: resourceMachine,
    passkeyList: resourceMachine,
    watchFocus: listener('watchFocus'),
  },
  actions: {
    tellDevices: tell('devices'),
    tellIdentities: tell('identities'),
    tellPasskeyList: tell('passkeyList'),
    tellAccountEvents: tell('accountEvents'),
    tellSecondFactor: sendTo(
      'secondFactor',
      (_, { profile }: { profile: Profile | null }): SecondFactorEvent => ({ type: 'profile.changed', profile }),
    ),
    setProfile: assign((_, { profile }: { profile: Profile | null }) => ({ profile })),
  },
}).createMachine({
  id: 'accountSettings',
  context: ({ input: { profile, search } }) => ({ profile, search }),
  initial: 'shown',
  states: {
    shown: {
      invoke: [
        { id: 'devices', src: 'devices', systemId: 'devices', onError: 'broken' },
        { id: 'accountEvents', src: 'accountEvents', systemId: 'accountEvents', onError: 'broken' },
        { id: 'identities', src: 'identities', systemId: 'identities', onError: 'broken' },
        { id: 'passkeyList', src: 'passkeyList', systemId: 'passkeyList', onError: 'broken' },
        { id: 'password', src: 'password', onError: 'broken' },
        {
          id: 'secondFactor',
          src: 'secondFactor',
          input: ({ context: { profile } }) => ({ profile }),
          onError: 'broken',
        },
        { id: 'signOutDevices', src: 'signOutDevices', onError: 'broken' },
        {
          id: 'linkedAccounts',
          src: 'linkedAccounts',
          input: ({ context: { search } }) => ({ search }),
          onError: 'broken',
        },
        { id: 'passkeys', src: 'passkeys', onError: 'broken' },
        { id: 'dataExport', src: 'dataExport', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
      ],
      on: {
        // Coming back to the window reads what is stale. The root wakes the lists it knows; these are the screen's own.
        'window.focused': {
          actions: [
            { type: 'tellDevices', params: { type: 'resource.wake' } },
            { type: 'tellAccountEvents', params: { type: 'resource.wake' } },
            { type: 'tellIdentities', params: { type: 'resource.wake' } },
            { type: 'tellPasskeyList', params: { type: 'resource.wake' } },
          ],
        },
        // A second factor that was turned on or off is in the profile, and in the log.
        'profile.changed': {
          actions: [
            { type: 'setProfile', params: ({ event }) => event },
            { type: 'tellSecondFactor', params: ({ event }) => event },
            { type: 'tellAccountEvents', params: { type: 'resource.invalidate' } },
          ],
        },
      },
    },
    broken: { on: { 'settings.retry': 'shown' } },
  },
});
export type AccountSettingsRef = ActorRefFrom<typeof accountSettingsMachine>;
export type AccountSettingsState = SnapshotFrom<typeof accountSettingsMachine>['value'];
