import type { Project, ProjectEvent, ProjectHistory } from '../../../contract/wire/websites/project';
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
export const failed: Project = {
  ...project,
  project_status: 'DOMAIN_FAILED',
  current_stage: 'REQUEST_DOMAIN',
  failure: 'The registry refused the registration.',
  failure_kind: 'registrar_refused',
};
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
  failure_kind: 'name_taken',
  draft_id: id,
};
const restarted: Project = { ...project, project_status: 'INITIAL', current_stage: 'INITIAL' };

const at = (seconds: number) => new Date(Date.parse(project.created_at) + seconds * 1_000).toISOString();
/** One that was quick so far, and waits for the registry since. */
export const past: ProjectHistory = {
  now: at(10),
  attempt: 1,
  most_attempts: 3,
  support_address: 'hello@sitewright.example',
  usual: [
    { stage: 'INITIAL', ms: 1_500 },
    { stage: 'REQUEST_SERVER', ms: 2_000 },
    { stage: 'STATUS_CHECK', ms: 1_500 },
  ],
  events: (['INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_REQUESTED', 'STATUS_CHECK'] as const).map(
    (stage, index) => ({
      at: at(index * 2),
      stage,
      kind: 'reached',
      sentence: `${stage} begins.`,
      attempt: 1,
      next_attempt_at: null,
    }),
  ),
};
/** A service is away, and the next try is a minute ahead. */
export const delay: ProjectEvent = {
  at: at(9),
  stage: 'STATUS_CHECK',
  kind: 'delayed',
  sentence: 'The registrar does not answer. We try again by ourselves.',
  attempt: 1,
  next_attempt_at: at(70),
};
export const delayed: ProjectHistory = { ...past, events: [...past.events, delay] };

export const deploymentDelays = { secondDelay: 1_000 };
export const deploymentModels = defineModels(deploymentMachine, {
  worlds: { 'a website on its way': { projectId: id, profile: null } },
  cases: {
    'project.changed': [{ project: null }, { project }, { project: failed }, { project: refunded }, { project: live }],
    'xstate.error.actor.watchProject': [{ error: new Error('broken') }],
    'xstate.done.actor.readHistory': [{ output: delayed }],
    'xstate.error.actor.readHistory': [{ error: { status: 503, message: '' } }],
    'xstate.error.actor.rememberDialog': [{ error: new Error('The storage is full.') }],
    'xstate.done.actor.retryProject': [{ output: restarted }],
    'xstate.error.actor.retryProject': [{ error: { status: null, message: '' } }],
  },
  heard: { watchProject: ['project.changed'] },
  project: ({ project, failure }) => [project?.project_status ?? null, project?.refunded_at ?? null, failure !== null],
});
