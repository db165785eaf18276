import { RefreshCw } from 'lucide-react';
import type { Project } from '../../../../contract/wire/websites/project';
import { useOverlay, useResource } from '../../../app/refs';
import { grow, muted, strong, truncate } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { badgeOf } from '../deployment/stages';
import * as css from './Dashboard.css';

/** Every website with its state; one that is not live yet opens 'Deployment Progress'. */
export function DeploymentStatus({ onRefresh }: { onRefresh: () => void }) {
  const { value: projects, failure, isLoading, isBusy } = useResource('projects');
  return (
    <Card
      title="Website Deployment Status"
      description="Current deployment state of your websites"
      action={
        <Button size="small" busy={isBusy && !isLoading} icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          Refresh Status
        </Button>
      }
    >
      {isLoading && <Waiting />}
      {projects && projects.length > 0 && (
        <ul className={css.projects}>
          {projects.map((project) => (
            <li key={project.id}>
              {project.project_status === 'DEPLOYED' ? <Live project={project} /> : <Moving project={project} />}
            </li>
          ))}
        </ul>
      )}
      {projects?.length === 0 && (
        <EmptyState title="No projects found" drawing="sites">
          No projects found for this user
        </EmptyState>
      )}
      {!projects && failure && (
        <EmptyState title="No projects found" drawing="broken" action={<Button onClick={onRefresh}>Try again</Button>}>
          Failed to load projects. Please try again.
        </EmptyState>
      )}
    </Card>
  );
}

const Waiting = () => (
  <Loading label="Loading your websites" className={css.projects}>
    <Skeleton shape="block" height="3.5rem" />
    <Skeleton shape="block" height="3.5rem" />
  </Loading>
);

function Status({ project }: { project: Project }) {
  const { tone, word } = badgeOf(project.project_status);
  return <Badge tone={tone}>{word}</Badge>;
}

const Live = ({ project }: { project: Project }) => (
  <div className={css.project}>
    <div className={grow}>
      <Link href={project.site_url} external>
        {project.domain}
      </Link>
      <div className={classes(muted, truncate)}>{project.business_name}</div>
    </div>
    <Status project={project} />
  </div>
);

function Moving({ project }: { project: Project }) {
  const overlay = useOverlay();
  return (
    <div className={css.project}>
      <div className={grow}>
        <div className={classes(strong, truncate)}>{project.domain}</div>
        <div className={classes(muted, truncate)}>{project.business_name}</div>
      </div>
      <button
        type="button"
        className={css.opener}
        aria-label={`Deployment of ${project.domain} (click for details)`}
        onClick={() => overlay.open('deployment', { projectId: project.id })}
      >
        (click for details)
      </button>
      <Status project={project} />
    </div>
  );
}
