import {
  type DeploymentStage,
  deploymentStages,
  type ProjectState,
  type ProjectStatus,
  stageLabels,
  stateOf,
  stateWords,
} from '../../../../contract/rules/websites/projectStatus';
import type { Project } from '../../../../contract/wire/websites/project';

export { stageLabels } from '../../../../contract/rules/websites/projectStatus';

type Mark = 'completed' | 'current' | 'pending' | 'failed';

export type Deploying = Pick<Project, 'current_stage' | 'project_status'>;

/** What the timeline shows of each stage: completed before the current one, or all once it is live. */
export function timelineOf({
  current_stage,
  project_status,
}: Deploying): { id: DeploymentStage; label: string; state: Mark }[] {
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

const tones: Record<ProjectState, Sign['tone']> = { active: 'good', pending: 'warn', issue: 'bad' };

/** A value that we do not know is shown in lower case. */
export function badgeOf(status: ProjectStatus): Sign {
  const state = stateOf(status);
  return state
    ? { tone: tones[state], word: stateWords[state].badge }
    : { tone: 'neutral', word: String(status).toLowerCase() };
}
