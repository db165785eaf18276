import type { Project } from '../../../contract/wire/websites/project';
import { defineModels } from '../../paths/model';
import { deploymentMachine } from './deployment.machine';

const id = '3f9d0f6c-8b8b-4a51-9d1c-0c6e7c0f5b30';
export const project: Project = {
  id,
  domain: 'blue-bakery.com',
  business_name: 'Blue Bakery',
  project_status: 'STATUS_CHECK',
  current_stage: 'STATUS_CHECK',
  subscription_id: null,
  user: 'b8f5f9a0-5c76-4e0b-9f5e-3d1d8f6c2a10',
  site_url: 'http://localhost/sites/blue-bakery.com/',
  picture_url: null,
  template_url: '/templates/shopfront.webp',
  hue: 250,
  created_at: '2026-11-21T12:00:00.000Z',
};
export const failed: Project = { ...project, project_status: 'DOMAIN_FAILED', current_stage: 'REQUEST_DOMAIN' };
export const live: Project = {
  ...project,
  project_status: 'DEPLOYED',
  current_stage: 'DEPLOYED',
  picture_url: 'http://localhost/framed/blue-bakery.com/',
};
/** For good: what was paid for it is back on the balance, and what was chosen is a draft again. */
export const refunded: Project = {
  ...failed,
  refunded_at: '2026-11-21T12:01:00.000Z',
  failure: 'Somebody else has this domain.',
  draft_id: id,
};
const restarted: Project = { ...project, project_status: 'INITIAL', current_stage: 'INITIAL' };

export const deploymentDelays = {};
export const deploymentModels = defineModels(deploymentMachine, {
  worlds: { 'a website on its way': { projectId: id, profile: null } },
  cases: {
    'project.changed': [{ project: null }, { project }, { project: failed }, { project: refunded }, { project: live }],
    'xstate.error.actor.watchProject': [{ error: new Error('broken') }],
    'xstate.done.actor.retryProject': [{ output: restarted }],
    'xstate.error.actor.retryProject': [{ error: { status: null, message: '' } }],
  },
  heard: { watchProject: ['project.changed'] },
  project: ({ project, failure }) => [project?.project_status ?? null, project?.refunded_at ?? null, failure !== null],
});
