import { t } from '../../languages/t';
/** The stages of a deployment, in order. */
export const deploymentStages = [
  'INITIAL',
  'REQUEST_SERVER',
  'REQUEST_DOMAIN',
  'DOMAIN_REQUESTED',
  'STATUS_CHECK',
  'DOMAIN_CONFIRMED',
  'AWAITING_DEPLOYMENT',
  'DEPLOYED',
] as const;
export type DeploymentStage = (typeof deploymentStages)[number];
export const projectStatuses = [...deploymentStages, 'DOMAIN_FAILED'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
export const isTerminal = (status: ProjectStatus) => status === 'DEPLOYED' || status === 'DOMAIN_FAILED';

/** What a customer reads of each stage. */
export const stageLabels: Record<DeploymentStage, string> = {
  INITIAL: t('Starting Setup'),
  REQUEST_SERVER: t('Setting Up Server'),
  REQUEST_DOMAIN: t('Registering Domain'),
  DOMAIN_REQUESTED: t('Domain Requested'),
  STATUS_CHECK: t('Checking Domain Status'),
  DOMAIN_CONFIRMED: t('Domain Verified'),
  AWAITING_DEPLOYMENT: t('Awaiting Deployment'),
  DEPLOYED: t('Website Live'),
};

/** The three that a status comes down to, by the names under which the dashboard counts them. */
export const projectStates = ['active', 'pending', 'issue'] as const;
export type ProjectState = (typeof projectStates)[number];

/** The state of a status; null for one that we do not know. */
export function stateOf(status: ProjectStatus): ProjectState | null {
  if (status === 'DEPLOYED') return 'active';
  if (status === 'DOMAIN_FAILED') return 'issue';
  return status in stageLabels ? 'pending' : null;
}

/** All that a customer reads of a state, wherever they meet it: beside one website, above a count, on a filter. */
export const stateWords: Record<ProjectState, { badge: string; count: string; filter: string }> = {
  active: { badge: t('deployed'), count: t('Active'), filter: t('Live') },
  pending: { badge: t('pending'), count: t('Pending'), filter: t('In progress') },
  issue: { badge: t('Setup needed'), count: t('Issue'), filter: t('Needs attention') },
};

/** What a deployment is called that stopped at a stage. */
export const failureTitle = (stage: DeploymentStage) => t('Deployment Failed - {stage}', { stage: stageLabels[stage] });
