import { type DeploymentStage, deploymentStages, isTerminal } from '../../../contract/rules/websites/projectStatus';
import type { ProjectEvent, ProjectHistory } from '../../../contract/wire/websites/project';
import type { DeploymentContext, DeploymentSnapshot } from './deployment.machine';

/** How long a stage took, or takes by now, and how long it usually does, ms; null where nobody knows. */
export interface StageTime {
  took: number | null;
  usual: number | null;
  isSlow: boolean;
}

/** Slower by half, and by more than a person would let pass. */
const isSlow = (took: number, usual: number) => took > usual * 1.5 && took - usual >= 3_000;

const ofAttempt = ({ events, attempt }: ProjectHistory) => events.filter((event) => event.attempt === attempt);

/** What is known of a stage of the attempt that runs, or ran last; null before the history is read. */
export function timeOf({ history: past, passed }: DeploymentContext, stage: DeploymentStage): StageTime | null {
  if (!past) return null;
  const events = ofAttempt(past);
  const reached = (name: DeploymentStage | undefined) =>
    events.find((event) => event.kind === 'reached' && event.stage === name);
  const begin = reached(stage);
  if (!begin || stage === 'DEPLOYED') return null;
  const end =
    reached(deploymentStages[deploymentStages.indexOf(stage) + 1]) ?? events.find(({ kind }) => kind === 'failed');
  const until = end ? Date.parse(end.at) : Date.parse(past.now) + passed;
  const took = Math.max(0, until - Date.parse(begin.at));
  const usual = past.usual.find((one) => one.stage === stage)?.ms ?? null;
  return { took, usual, isSlow: usual !== null && isSlow(took, usual) };
}

/** What holds up the stage that is worked on now: the last word on it, when that is no progress; null otherwise. */
export function delayOf({ history: past, project }: DeploymentContext): ProjectEvent | null {
  if (!past || !project || isTerminal(project.project_status)) return null;
  const last = ofAttempt(past).at(-1);
  const isHeldUp = last?.kind === 'delayed' || last?.kind === 'waiting';
  return last && isHeldUp && last.stage === project.current_stage ? last : null;
}

/** Whether the next try of what is held up is due by now. */
export const isTrying = ({ history: past, passed }: DeploymentContext, { next_attempt_at: next }: ProjectEvent) =>
  past !== null && next !== null && Date.parse(next) <= Date.parse(past.now) + passed;

export const isUnread = (at: DeploymentSnapshot) => at.matches({ open: { history: 'unread' } });
