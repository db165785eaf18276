import { defineModels } from '../../paths/model';
import { pollerMachine } from './poller.machine';

/** The test's own idea of the pauses. */
export const pollerDelays = {
  pollDelay: ({ failures, chance }: { failures: number; chance: number }) =>
    ([10_000, 20_000, 40_000, 80_000, 160_000][failures] ?? 300_000) * (0.9 + chance * 0.2),
  oldDelay: 35_000,
};
const news = { at: 1_800_000_000_000, chance: 0.5 };
export const pollerModels = defineModels(pollerMachine, {
  worlds: { 'a list of websites': undefined },
  cases: {
    'projects.changed': [
      { ...news, statuses: null },
      { ...news, statuses: [] },
      { ...news, statuses: ['AWAITING_DEPLOYMENT', 'DOMAIN_FAILED'] },
    ],
    'projects.failed': [{ chance: 0.5 }],
    'xstate.error.actor.watchProjects': [{ error: new Error('broken') }],
    'xstate.error.actor.watchPage': [{ error: new Error('broken') }],
    'xstate.error.actor.lead': [{ error: new Error('no locks') }],
    'xstate.error.actor.shareList': [{ error: new Error('no channel') }],
  },
  heard: {
    watchProjects: ['projects.changed', 'projects.failed', 'projects.left'],
    watchPage: ['page.hidden', 'page.shown', 'window.focused'],
    lead: ['lead.won'],
  },
  project: ({ statuses, isHidden }) => [statuses, isHidden],
});
