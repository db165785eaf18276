import { defineModels } from '../../paths/model';
import { dataExportMachine } from './dataExport.machine';

export const dataExportDelays = {};
export const dataExportModels = defineModels(dataExportMachine, {
  worlds: { 'signed in': undefined },
  cases: {
    'xstate.done.actor.saveExport': [{ output: { size: 12_345 } }],
    'xstate.error.actor.saveExport': [
      { error: { status: 429, message: '' } },
      { error: { status: null, message: '' } },
    ],
  },
  project: ({ size, refusal }) => [size, refusal],
});
