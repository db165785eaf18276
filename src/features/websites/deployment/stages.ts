import {
  type DeploymentStage,
  deploymentStages,
  type ProjectStatus,
} from '../../../../contract/rules/websites/projectStatus';
import type { Project } from '../../../../contract/wire/websites/project';

/** What a customer reads of each stage. */
export const stageLabels: Record<DeploymentStage, string> = {
  INITIAL: 'Starting Setup',
  REQUEST_SERVER: 'Setting Up Server',
  REQUEST_DOMAIN: 'Registering Domain',
  DOMAIN_REQUESTED: 'Domain Requested',
  STATUS_CHECK: 'Checking Domain Status',
  DOMAIN_CONFIRMED: 'Domain Verified',
  AWAITING_DEPLOYMENT: 'Awaiting Deployment',
  DEPLOYED: 'Website Live',
};

type Mark = 'completed' | 'current' | 'pending' | 'failed';

export type Deploying = Pick<Project, 'current_stage' | 'project_status'>;

/** What the timeline shows of each stage: completed before the current one, or all once it is live. */
export function timelineOf({ current_stage, project_status }: Deploying): { id: string; label: string; state: Mark }[] {
  const at = deploymentStages.indexOf(current_stage);
  const markOf = (index: number): Mark => {
    if (project_status === 'DEPLOYED' || index < at) return 'completed';
    if (index > at) return 'pending';
    return project_status === 'DOMAIN_FAILED' ? 'failed' : 'current';
  };
  return deploymentStages.map((id, index) => ({ id, label: stageLabels[id], state: markOf(index) }));
}

interface Sign {
  tone: 'good' | 'warn' | 'bad' | 'neutral';
  word: string;
}

/** Everything between the two ends is pending; a value that we do not know is shown in lower case. */
export function badgeOf(status: ProjectStatus): Sign {
  if (status === 'DEPLOYED') return { tone: 'good', word: 'deployed' };
  if (status === 'DOMAIN_FAILED') return { tone: 'bad', word: 'Setup needed' };
  if (status in stageLabels) return { tone: 'warn', word: 'pending' };
  return { tone: 'neutral', word: String(status).toLowerCase() };
}
