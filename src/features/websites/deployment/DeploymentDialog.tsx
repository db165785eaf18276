import { useSelector } from '@xstate/react';
import { explain } from '../../../../contract/rules/failure';
import type { Project } from '../../../../contract/wire/websites/project';
import type { DeploymentRef } from '../../../../machines/websites/deployment/deployment.machine';
import { RouteLink } from '../../../app/refs';
import { stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Progress } from './Progress';
import { stageLabels } from './stages';

type Outcome = 'moving' | 'live' | 'failed' | 'refunded';
const outcomeOf = ({ project_status: status, refunded_at: refundedAt }: Project): Outcome => {
  if (status === 'DEPLOYED') return 'live';
  if (status !== 'DOMAIN_FAILED') return 'moving';
  return refundedAt === undefined ? 'failed' : 'refunded';
};

type Face = (props: { actor: DeploymentRef; project: Project }) => React.ReactNode;

const Moving: Face = () => (
  <p role="status">This takes a few moments. You may close this window: it goes on by itself.</p>
);

const Live: Face = ({ project }) => (
  <Notice
    tone="good"
    title="Deployment completed successfully!"
    action={
      <Link href={project.site_url} external>
        Open {project.domain}
      </Link>
    }
  />
);

const Failed: Face = ({ actor, project }) => {
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Notice
      tone="bad"
      title={`Deployment Failed - ${stageLabels[project.current_stage]}`}
      action={
        <Button busy={isBusy} onClick={() => actor.send({ type: 'deployment.retry' })}>
          Retry Deployment
        </Button>
      }
    >
      {failure
        ? explain('default', failure)
        : `${project.failure ?? ''} Nothing you ordered is lost. Try again; it starts from the beginning.`}
    </Notice>
  );
};

/** The wizard with all that was chosen but the name. */
const anewPath = ({ draft_id: draft }: Project) => (draft ? `/website-setup?draft=${draft}` : '/website-setup');

/** For good: there is nothing to try again, and nothing was lost but the name. */
const Refunded: Face = ({ actor, project }) => (
  <Notice
    tone="bad"
    title={`Deployment Failed - ${stageLabels[project.current_stage]}`}
    action={
      <RouteLink href={anewPath(project)} asChild>
        <Button href={anewPath(project)} onClick={() => actor.send({ type: 'deployment.close' })}>
          Choose another name
        </Button>
      </RouteLink>
    }
  >
    {project.failure} You got back all that you paid for it{project.draft_id && ', and what you chose is saved'}.
  </Notice>
);

const faces: Record<Outcome, Face> = { moving: Moving, live: Live, failed: Failed, refunded: Refunded };

/** 'Deployment Progress': follows the live status of the list. */
export function DeploymentDialog({ actor }: { actor: DeploymentRef }) {
  const project = useSelector(actor, ({ context }) => context.project);
  const isOpen = useSelector(actor, (at) => at.matches('open'));
  if (!isOpen) return null;
  const Outcome = project && faces[outcomeOf(project)];
  return (
    <Dialog
      title="Deployment Progress"
      description={project ? `${project.domain} - ${stageLabels[project.current_stage]}` : undefined}
      onClose={() => actor.send({ type: 'deployment.close' })}
    >
      {project && Outcome ? (
        <div className={stack[24]}>
          <Progress project={project} />
          <Outcome actor={actor} project={project} />
        </div>
      ) : (
        <Loading label="Loading the deployment" className={stack[16]}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
    </Dialog>
  );
}
