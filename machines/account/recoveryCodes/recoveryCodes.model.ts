import { defineModels } from '../../paths/model';
import { recoveryCodesMachine } from './recoveryCodes.machine';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Ten, as the server writes them: four letters, a dash. */
export const codes = Array.from({ length: 10 }, (_, at) => {
  const four = (from: number) => Array.from({ length: 4 }, (__, more) => letters[(at * 7 + from + more) % 32]).join('');
  return [four(0), four(4), four(8), four(12)].join('-');
});

export const recoveryCodesDelays = {};
export const recoveryCodesModels = defineModels(recoveryCodesMachine, {
  worlds: { 'ten codes': { codes, email: 'ada@bakery.example' } },
  cases: {
    'codes.confirm': [{ isConfirmed: true }, { isConfirmed: false }],
    'xstate.done.actor.copyCodes': [{ output: undefined }],
    'xstate.error.actor.copyCodes': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.saveCodes': [{ output: undefined }],
    'xstate.error.actor.saveCodes': [{ error: { status: null, message: '' } }],
  },
  project: ({ isConfirmed, outcome }) => [isConfirmed, outcome],
});
