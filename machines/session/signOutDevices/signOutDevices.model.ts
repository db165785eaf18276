import { defineModels } from '../../paths/model';
import { signOutDevicesMachine } from './signOutDevices.machine';

export const laptop = { id: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a101', name: 'Firefox on Linux' };
export const phone = { id: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a102', name: 'Safari on iPhone' };

export const signOutDevicesDelays = {};
export const signOutDevicesModels = defineModels(signOutDevicesMachine, {
  worlds: { 'signed in': undefined },
  cases: {
    'device.revoke': [laptop],
    'xstate.done.actor.revokeDevice': [{ output: undefined }],
    'xstate.error.actor.revokeDevice': [
      { error: { status: 404, message: 'Not found.' } },
      { error: { status: null, message: '' } },
    ],
    'xstate.done.actor.revokeOthers': [{ output: [] }, { output: [phone.id] }],
    'xstate.error.actor.revokeOthers': [{ error: { status: 500, message: '' } }],
  },
  // What ended only hides a row; that it is noted is pinned by hand.
  project: ({ outcome, refusal, device }) => [outcome, refusal, device?.id ?? null],
});
