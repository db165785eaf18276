import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
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
  const time = formatLength(took);
  if (state === 'failed') return t('Failed after {time}', { time });
  const isCurrent = state === 'current';
  if (usual === null) return isCurrent ? t('{time} so far', { time }) : time;
  const known = formatLength(usual);
  if (isSlow)
    return isCurrent
      ? t('{time} so far, slower than usual ({usual})', { time, usual: known })
      : t('{time}, slower than usual ({usual})', { time, usual: known });
  return isCurrent
    ? t('{time} so far, usually {usual}', { time, usual: known })
    : t('{time}, usually {usual}', { time, usual: known });
}

/** The stages with how long each takes; the time of the current one moves on by the second. */
export function Stages({ actor, project }: { actor: DeploymentRef; project: Project }) {
  const context = useSelector(actor, (at) => at.context);
  const noteOf = (stage: DeploymentStage, state: TimelineState) => {
    const time = state === 'pending' ? null : timeOf(context, stage);
    return time ? paceOf(state, time) : undefined;
  };
  const steps = timelineOf(project).map((step) => ({ ...step, note: noteOf(step.id, step.state) }));
  return <Timeline label={t('Deployment of {domain}', { domain: project.domain })} steps={steps} />;
}
