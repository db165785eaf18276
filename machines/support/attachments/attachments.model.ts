import { defineModels } from '../../paths/model';
import { attachmentsMachine } from './attachments.machine';

export const picture = { name: 'oven.png', size: 2_000 };
export const taken = { id: 'file-1', ...picture };
export const script = { id: 'file-2', name: 'oven.exe', size: 10 };
export const sentFile = { ...taken, id: 'file-0', isSent: true, problem: null };

export const attachmentsDelays = {};
export const attachmentsModels = defineModels(attachmentsMachine, {
  worlds: { 'no file': { files: [] }, 'one that is sent': { files: [sentFile] } },
  cases: {
    'files.add': [{ files: [picture] }],
    'file.remove': [{ id: taken.id }],
    'file.retry': [{ id: taken.id }, { id: script.id }],
    'xstate.done.actor.takeFiles': [{ output: [taken] }, { output: [script] }],
    'xstate.error.actor.takeFiles': [{ error: new Error('broken') }],
    'xstate.done.actor.sendFile': [{ output: undefined }],
    'xstate.error.actor.sendFile': [{ error: { status: 500, message: '' } }],
  },
  project: ({ files, problem }) => [
    // More of them are as two of them.
    files.length > 1,
    files.slice(0, 2).map(({ isSent, problem: own }) => [isSent, own !== null]),
    problem !== null,
  ],
});
