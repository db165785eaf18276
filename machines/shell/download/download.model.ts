import { defineModels } from '../../paths/model';
import { downloadMachine } from './download.machine';

export const wish = { kind: 'document' } as const;

export const downloadDelays = {};
export const downloadModels = defineModels(downloadMachine, {
  worlds: { 'a list': undefined },
  cases: {
    'file.request': [{ wish }],
    'xstate.done.actor.saveFile': [{ output: undefined }],
    'xstate.error.actor.saveFile': [{ error: { status: 404, message: '' } }, { error: { status: null, message: '' } }],
  },
  project: ({ wish: asked, problem }) => [asked, problem],
});
