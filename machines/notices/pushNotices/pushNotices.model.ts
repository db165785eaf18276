import { defineModels } from '../../paths/model';
import { pushNoticesMachine } from './pushNotices.machine';

const away = { error: { status: null, message: '' } };
const unreachable = { error: { status: 422, message: 'Notices cannot be sent to this browser.' } };

export const pushNoticesDelays = {};
export const pushNoticesModels = defineModels(pushNoticesMachine, {
  worlds: { 'a browser': undefined },
  cases: {
    'xstate.done.actor.lookAtPush': [
      { output: 'on' },
      { output: 'off' },
      { output: 'blocked' },
      { output: 'unavailable' },
    ],
    'xstate.error.actor.lookAtPush': [away],
    'xstate.done.actor.turnPushOn': [{ output: 'on' }, { output: 'off' }, { output: 'blocked' }],
    'xstate.error.actor.turnPushOn': [away, unreachable],
    'xstate.done.actor.turnPushOff': [{ output: 'off' }],
    'xstate.error.actor.turnPushOff': [away],
  },
  project: ({ refusal }) => [refusal],
});
