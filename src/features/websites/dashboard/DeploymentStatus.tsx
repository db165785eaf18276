import { RefreshCw } from 'lucide-react';
import type { Project } from '../../../../contract/wire/websites/project';
import { RouteLink, useOverlay, useResource } from '../../../app/refs';
import { muted, row, stack, title, wrap } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { SitePicture } from '../../../ui/SitePicture/SitePicture';
import { badgeOf, stageLabels } from '../deployment/stages';
import { WebsitePicture } from '../WebsitePicture';
import * as css from './Dashboard.css';
import { setup } from './setup';

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
              {project.project_status === 'DEPLOYED' ? (
                <Live project={project} isAlone={projects.length === 1} />
              ) : (
                <Moving project={project} isAlone={projects.length === 1} />
              )}
            </li>
          ))}
        </ul>
      )}
      {projects?.length === 0 && <FirstWebsite />}
      {!projects && failure && (
        <EmptyState
          title="Failed to load projects. Please try again."
          drawing="broken"
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
      <RouteLink href={setup} asChild>
        <Button kind="primary" href={setup}>
          Set up your first website
        </Button>
      </RouteLink>
    </div>
  </div>
);

function Status({ project }: { project: Project }) {
  const { tone, word } = badgeOf(project.project_status);
  return <Badge tone={tone}>{word}</Badge>;
}

interface Website {
  project: Project;
  /** It is the only one, and has all the room. */
  isAlone: boolean;
}

const looks = {
  alone: { place: css.alone, name: title.section, size: 'large' },
  beside: { place: css.project, name: title.card, size: 'medium' },
} as const;
const lookOf = ({ isAlone }: Website) => looks[isAlone ? 'alone' : 'beside'];

const Live = (website: Website) => {
  const { place, name, size } = lookOf(website);
  const { project } = website;
  return (
    <div className={place}>
      <WebsitePicture project={project} size={size} />
      <div className={css.words}>
        <Link href={project.site_url} external className={classes(name, css.domain)}>
          {project.domain}
        </Link>
        <div className={muted}>{project.business_name}</div>
        <Status project={project} />
      </div>
    </div>
  );
};

function Moving(website: Website) {
  const { place, name, size } = lookOf(website);
  const { project } = website;
  const overlay = useOverlay();
  return (
    <div className={place}>
      <WebsitePicture project={project} size={size} />
      <div className={css.words}>
        <div className={classes(name, css.domain)}>{project.domain}</div>
        <div className={muted}>{project.business_name}</div>
        <div className={classes(row[8], wrap)}>
          <Status project={project} />
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
      </div>
    </div>
  );
}
