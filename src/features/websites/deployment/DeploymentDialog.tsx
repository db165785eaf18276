import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import { explain } from '../../../../contract/rules/failure';
import { mostAttempts, remedyOf } from '../../../../contract/rules/websites/deploymentFailure';
import { failureTitle, stageLabels } from '../../../../contract/rules/websites/projectStatus';
import type { Project } from '../../../../contract/wire/websites/project';
import type { DeploymentRef } from '../../../../machines/websites/deployment/deployment.machine';
import { delayOf, isTrying, timeOf } from '../../../../machines/websites/deployment/deployment.select';
import { RouteLink } from '../../../system/refs';
import { formatTime } from '../../../lib/dates';
import { muted, row, stack, wrap } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { supportPath } from '../supportPath';
import { History } from './History';
import { Stages } from './Stages';
import { badgeOf } from './stages';

type Outcome = 'moving' | 'live' | 'failed' | 'refunded';
const outcomeOf = ({ project_status: status, refunded_at: refundedAt }: Project): Outcome => {
  if (status === 'DEPLOYED') return 'live';
  if (status !== 'DOMAIN_FAILED') return 'moving';
  return refundedAt === undefined ? 'failed' : 'refunded';
};

type Face = (props: { actor: DeploymentRef; project: Project }) => React.ReactNode;

const onItsWay = t('You may close this window: it goes on by itself.');

/** While it goes on: what holds it up, when something does. */
const Moving: Face = ({ actor, project }) => {
  const delay = useSelector(actor, ({ context }) => delayOf(context));
  const isDue = useSelector(actor, ({ context }) => delay !== null && isTrying(context, delay));
  const isSlow = useSelector(actor, ({ context }) => timeOf(context, project.current_stage)?.isSlow ?? false);
  if (!delay)
    return (
      <p role="status">
        {isSlow ? t('This stage takes longer than usual.') : t('This takes a few moments.')} {onItsWay}
      </p>
    );
  const next =
    delay.next_attempt_at && t('Next try at {time}.', { time: formatTime(Date.parse(delay.next_attempt_at)) });
  return (
    <Notice tone="warn" title={delay.kind === 'waiting' ? t('We wait for the registry.') : t('We wait for a service.')}>
      {delay.sentence} {isDue ? t('We are trying now.') : next} {onItsWay}
    </Notice>
  );
};

const Live: Face = ({ project }) => (
  <Notice
    tone="good"
    title={t('Deployment completed successfully!')}
    action={
      <Link href={project.site_url} external>
        {t('Open {domain}', { domain: project.domain })}
      </Link>
    }
  />
);

/** To a new ticket that knows what happened. */
function ContactSupport({ actor, project }: Parameters<Face>[0]) {
  const address = useSelector(actor, ({ context }) => supportPath(project, context.history));
  return (
    <RouteLink href={address} asChild>
      <Button href={address} onClick={() => actor.send({ type: 'deployment.close' })}>
        {t('Contact Support')}
      </Button>
    </RouteLink>
  );
}

const Failed: Face = ({ actor, project }) => {
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const history = useSelector(actor, ({ context }) => context.history);
  const remedy = history && remedyOf(project.failure_kind ?? 'service_away', history.attempt);
  return (
    <>
      <Notice tone="bad" title={failureTitle(project.current_stage)}>
        {failure ? explain('default', failure) : [project.failure, remedy].filter(Boolean).join(' ')}
      </Notice>
      <div className={classes(row[8], wrap)}>
        <Button kind="primary" busy={isBusy} onClick={() => actor.send({ type: 'deployment.retry' })}>
          {t('Retry Deployment')}
        </Button>
        <ContactSupport actor={actor} project={project} />
      </div>
    </>
  );
};

/** The wizard with all that was chosen but the name. */
const anewPath = ({ draft_id: draft }: Project) => (draft ? `/website-setup?draft=${draft}` : '/website-setup');

/** For good: there is nothing to try again, and nothing was lost but the name. */
const Refunded: Face = ({ actor, project }) => (
  <>
    <Notice tone="bad" title={failureTitle(project.current_stage)}>
      {project.failure}{' '}
      {project.draft_id
        ? t('You got back all that you paid for it, and what you chose is saved.')
        : t('You got back all that you paid for it.')}
    </Notice>
    <div className={classes(row[8], wrap)}>
      <RouteLink href={anewPath(project)} asChild>
        <Button kind="primary" href={anewPath(project)} onClick={() => actor.send({ type: 'deployment.close' })}>
          {t('Choose another name')}
        </Button>
      </RouteLink>
      <ContactSupport actor={actor} project={project} />
    </div>
  </>
);

const faces: Record<Outcome, Face> = { moving: Moving, live: Live, failed: Failed, refunded: Refunded };

/** Its state by the word of the list, and which attempt this is. */
const Standing: Face = ({ actor, project }) => {
  const attempt = useSelector(actor, ({ context }) => context.history?.attempt ?? 1);
  const { tone, word } = badgeOf(project.project_status);
  return (
    <div className={classes(row[8], wrap)}>
      <Badge tone={tone}>{word}</Badge>
      {(attempt > 1 || tone === 'bad') && (
        <span className={muted}>{t('Attempt {attempt} of {attempts}', { attempt, attempts: mostAttempts })}</span>
      )}
    </div>
  );
};

/** 'Deployment Progress': follows the live status of the list. */
export function DeploymentDialog({ actor }: { actor: DeploymentRef }) {
  const project = useSelector(actor, ({ context }) => context.project);
  const isOpen = useSelector(actor, (at) => at.matches('open'));
  if (!isOpen) return null;
  const Outcome = project && faces[outcomeOf(project)];
  return (
    <Dialog
      title={t('Deployment Progress')}
      description={project ? `${project.domain} - ${stageLabels[project.current_stage]}` : undefined}
      onClose={() => actor.send({ type: 'deployment.close' })}
    >
      {project && Outcome ? (
        <div className={stack[24]}>
          <Standing actor={actor} project={project} />
          <Stages actor={actor} project={project} />
          <Outcome actor={actor} project={project} />
          <History actor={actor} />
        </div>
      ) : (
        <Loading label={t('Loading the deployment')} className={stack[16]}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
    </Dialog>
  );
}
