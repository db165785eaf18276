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
