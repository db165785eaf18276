import { defineModels } from '../../paths/model';
import { live, project } from '../deployment/deployment.model';
import { reopeningMachine } from './reopening.machine';

export const reopeningDelays = { patienceDelay: 10_000 };
export const reopeningModels = defineModels(reopeningMachine, {
  worlds: { 'on the dashboard': { path: '/' }, elsewhere: { path: '/settings' } },
  cases: {
    'xstate.done.actor.readMemo': [{ output: project.id }, { output: '' }],
    'xstate.error.actor.readMemo': [{ error: new Error('The storage is blocked.') }],
    'project.changed': [{ project: null }, { project }, { project: live }],
    'xstate.error.actor.watchProject': [{ error: new Error('broken') }],
  },
  heard: { watchProject: ['project.changed'] },
  project: () => null,
});
