import { defineModels } from '../../paths/model';
import { downloadMachine } from './download.machine';

export const wish = { kind: 'document', id: '5f0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01', number: '2026-000017' } as const;

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
