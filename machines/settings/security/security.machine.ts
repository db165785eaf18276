import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import type { ScreenEvent, ScreenInput } from '../../shell/app/address';
import { tell } from '../../kit/notify';
import { listener } from '../../kit/port';
import { linkingMachine } from '../../account/linking/linking.machine';
import { passwordMachine } from '../../account/password/password.machine';
import { type ResourceEvent, resourceMachine } from '../../shell/resource/resource.machine';
import { revocationMachine } from '../../session/revocation/revocation.machine';
import { type SecondFactorEvent, secondFactorMachine } from '../../account/secondFactor/secondFactor.machine';
import { takeoutMachine } from '../../account/takeout/takeout.machine';

export interface SecurityContext {
  /** What the address said at the birth of the screen. */
  search: ScreenInput['search'];
  profile: Profile | null;
}

export type SecurityEvent =
  | ScreenEvent
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'security.retry' };

/**
 * The screen of the account: its cards, each a machine of its own, and what they show, as
 * resources that end with the screen. A card that breaks takes the others along, and all begin anew.
 */
export const securityMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as SecurityContext,
    events: {} as SecurityEvent,
    children: {} as {
      password: 'password';
      secondFactor: 'secondFactor';
      revocation: 'revocation';
      linking: 'linking';
      takeout: 'takeout';
    },
  },
  actors: {
    password: passwordMachine,
    secondFactor: secondFactorMachine,
    revocation: revocationMachine,
    linking: linkingMachine,
    takeout: takeoutMachine,
    devices: resourceMachine,
    accountEvents: resourceMachine,
    identities: resourceMachine,
    watchFocus: listener('watchFocus'),
  },
  actions: {
    tellDevices: tell<ResourceEvent>('devices'),
    tellIdentities: tell<ResourceEvent>('identities'),
    tellAccountEvents: tell<ResourceEvent>('accountEvents'),
    tellSecondFactor: sendTo(
      'secondFactor',
      (_, { profile }: { profile: Profile | null }): SecondFactorEvent => ({ type: 'profile.changed', profile }),
    ),
    keepProfile: assign((_, { profile }: { profile: Profile | null }) => ({ profile })),
  },
}).createMachine({
  id: 'security',
  context: ({ input: { profile, search } }) => ({ profile, search }),
  initial: 'shown',
  states: {
    shown: {
      invoke: [
        { id: 'devices', src: 'devices', systemId: 'devices', onError: 'broken' },
        { id: 'accountEvents', src: 'accountEvents', systemId: 'accountEvents', onError: 'broken' },
        { id: 'identities', src: 'identities', systemId: 'identities', onError: 'broken' },
        { id: 'password', src: 'password', onError: 'broken' },
        {
          id: 'secondFactor',
          src: 'secondFactor',
          input: ({ context: { profile } }) => ({ profile }),
          onError: 'broken',
        },
        { id: 'revocation', src: 'revocation', onError: 'broken' },
        { id: 'linking', src: 'linking', input: ({ context: { search } }) => ({ search }), onError: 'broken' },
        { id: 'takeout', src: 'takeout', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
      ],
      on: {
        // Coming back to the window reads what is stale. The root wakes the lists it knows; these are the screen's own.
        'window.focused': {
          actions: [
            { type: 'tellDevices', params: { type: 'resource.wake' } },
            { type: 'tellAccountEvents', params: { type: 'resource.wake' } },
            { type: 'tellIdentities', params: { type: 'resource.wake' } },
          ],
        },
        // A second factor that was turned on or off is in the profile, and in the log.
        'profile.changed': {
          actions: [
            { type: 'keepProfile', params: ({ event }) => event },
            { type: 'tellSecondFactor', params: ({ event }) => event },
            { type: 'tellAccountEvents', params: { type: 'resource.invalidate' } },
          ],
        },
      },
    },
    broken: { on: { 'security.retry': 'shown' } },
  },
});
export type SecurityRef = ActorRefFrom<typeof securityMachine>;
export type SecurityState = SnapshotFrom<typeof securityMachine>['value'];
