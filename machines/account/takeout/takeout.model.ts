import { defineModels } from '../../paths/model';
import { takeoutMachine } from './takeout.machine';

export const takeoutDelays = {};
export const takeoutModels = defineModels(takeoutMachine, {
  worlds: { 'signed in': undefined },
  cases: {
    'xstate.done.actor.saveTakeout': [{ output: { size: 12_345 } }],
    'xstate.error.actor.saveTakeout': [
      { error: { status: 429, message: '' } },
      { error: { status: null, message: '' } },
    ],
  },
  project: ({ size, refusal }) => [size, refusal],
});
