import { defineModels } from '../../paths/model';
import { pollerMachine } from './poller.machine';

export const pollerDelays = { pollDelay: 10_000 };
export const pollerModels = defineModels(pollerMachine, {
  worlds: { 'a list of websites': undefined },
  cases: {
    'projects.changed': [
      { statuses: null },
      { statuses: [] },
      { statuses: ['AWAITING_DEPLOYMENT', 'DOMAIN_FAILED'] },
      { statuses: ['DEPLOYED', 'DOMAIN_FAILED'] },
    ],
    'xstate.error.actor.watchProjects': [{ error: new Error('broken') }],
  },
  heard: { watchProjects: ['projects.changed'] },
  project: ({ statuses }) => statuses,
});
