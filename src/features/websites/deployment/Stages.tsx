import { useSelector } from '@xstate/react';
import type { DeploymentStage } from '../../../../contract/rules/websites/projectStatus';
import type { Project } from '../../../../contract/wire/websites/project';
import type { DeploymentRef } from '../../../../machines/websites/deployment/deployment.machine';
import { type StageTime, timeOf } from '../../../../machines/websites/deployment/deployment.select';
import { formatLength } from '../../../lib/dates';
import { Timeline, type TimelineState } from '../../../ui/Timeline/Timeline';
import { timelineOf } from './stages';

/** How long a stage took, beside how long it usually takes. */
function paceOf(state: TimelineState, { took, usual, isSlow }: StageTime): string | undefined {
  if (took === null) return undefined;
  const length = state === 'current' ? `${formatLength(took)} so far` : formatLength(took);
  if (state === 'failed') return `Failed after ${length}`;
  if (usual === null) return length;
  return isSlow ? `${length}, slower than usual (${formatLength(usual)})` : `${length}, usually ${formatLength(usual)}`;
}

/** The stages with how long each takes; the time of the current one moves on by the second. */
export function Stages({ actor, project }: { actor: DeploymentRef; project: Project }) {
  const context = useSelector(actor, (at) => at.context);
  const noteOf = (stage: DeploymentStage, state: TimelineState) => {
    const time = state === 'pending' ? null : timeOf(context, stage);
    return time ? paceOf(state, time) : undefined;
  };
  const steps = timelineOf(project).map((step) => ({ ...step, note: noteOf(step.id, step.state) }));
  return <Timeline label={`Deployment of ${project.domain}`} steps={steps} />;
}
