import { RefreshCw } from 'lucide-react';
import type { Project } from '../../../../contract/wire/websites/project';
import { RouteLink, useOverlay, useResource } from '../../../app/refs';
import { muted, row, stack, title, wrap } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/Link/Link';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { SitePicture } from '../../../ui/SitePicture/SitePicture';
import { badgeOf, stageLabels } from '../deployment/stages';
import { WebsitePicture } from '../WebsitePicture';
import * as css from './Dashboard.css';
import { setupPath } from './setupPath';

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
            <Website key={project.id} project={project} isAlone={projects.length === 1} />
          ))}
        </ul>
      )}
      {projects?.length === 0 && <FirstWebsite />}
      {!projects && failure && (
        <ErrorState
          title="Failed to load projects. Please try again."
          action={<Button onClick={onRefresh}>Try again</Button>}
        />
      )}
    </Card>
  );
}

/** As many as there may be, so that nothing below moves far. */
const Waiting = () => (
  <Loading label="Loading your websites" className={css.projects}>
    {['one', 'two', 'three'].map((place) => (
      <div key={place} className={stack[16]}>
        <Skeleton shape="block" className={css.picture} />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    ))}
  </Loading>
);

/** Before there is any: the page that could be theirs, and the way to it. */
const FirstWebsite = () => (
  <div className={css.alone}>
    <SitePicture address="your-name.com" size="large" />
    <div className={css.words}>
      <h3 className={title.section}>
        No projects found <span className={muted}>for this user</span>
      </h3>
      <p className={muted}>Choose a name and a look, say what you do, and see your website before you pay.</p>
      <RouteLink href={setupPath} asChild>
        <Button kind="primary" href={setupPath}>
          Set up your first website
        </Button>
      </RouteLink>
    </div>
  </div>
);

interface WebsiteProps {
  project: Project;
  /** It is the only one, and has all the room. */
  isAlone: boolean;
}

const looks = {
  alone: { place: css.alone, name: title.section, size: 'large' },
  beside: { place: css.project, name: title.card, size: 'medium' },
} as const;

/** A website with its picture: live, it is opened; on its way, it shows how far it is. */
function Website({ project, isAlone }: WebsiteProps) {
  const { place, name, size } = looks[isAlone ? 'alone' : 'beside'];
  const overlay = useOverlay();
  const { tone, word } = badgeOf(project.project_status);
  const status = <Badge tone={tone}>{word}</Badge>;
  const isLive = project.project_status === 'DEPLOYED';
  return (
    <li className={place}>
      <WebsitePicture project={project} size={size} />
      <div className={css.words}>
        {isLive ? (
          <Link href={project.site_url} external className={classes(name, css.domain)}>
            {project.domain}
          </Link>
        ) : (
          <div className={classes(name, css.domain)}>{project.domain}</div>
        )}
        <div className={muted}>{project.business_name}</div>
        {isLive ? (
          status
        ) : (
          <>
            <div className={classes(row[8], wrap)}>
              {status}
              <span className={muted}>{stageLabels[project.current_stage]}</span>
            </div>
            <button
              type="button"
              className={css.opener}
              aria-label={`Deployment of ${project.domain} (click for details)`}
              onClick={() => overlay.open('deployment', { projectId: project.id })}
            >
              (click for details)
            </button>
          </>
        )}
      </div>
    </li>
  );
}
