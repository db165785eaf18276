import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { Project } from '../../../../contract/wire/websites/project';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { RouteLink, useOverlay } from '../../../system/refs';
import { rich } from '../../../ui/rich/rich';
import { muted, title } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { link } from '../../../ui/Link/Link.css';
import { SitePicture } from '../../../ui/SitePicture/SitePicture';
import { SavedDrafts } from '../drafts/SavedDrafts';
import { WebsitePicture } from '../WebsitePicture';
import { own } from '../Website.css';
import { analyticsPath, isLive, isOpen, sitePath, WebsiteName, WebsiteState } from '../websiteParts';
import * as css from './Sites.css';
import { setupPath } from './setupPath';

interface SitesProps {
  actor: HomeRef;
  /** Null where they could not be loaded. Not asked for here: whoever begins to look has it loaded again. */
  projects: readonly Project[] | null;
  onRefresh: () => void;
}

/** Every website as a picture with its state, then what was begun and not ordered. */
export function Sites({ actor, projects, onRefresh }: SitesProps) {
  const drafts = useSelector(actor, ({ children }) => children.savedDrafts);
  if (!projects)
    return (
      <ErrorState
        title={t('Failed to load projects. Please try again.')}
        action={<Button onClick={onRefresh}>{t('Retry')}</Button>}
      />
    );
  return (
    <>
      {projects.length > 0 ? (
        <ul className={css.projects}>
          {projects.map((project) => (
            <Website key={project.id} project={project} isAlone={projects.length === 1} />
          ))}
        </ul>
      ) : (
        <FirstWebsite />
      )}
      {drafts && <SavedDrafts actor={drafts} />}
    </>
  );
}

/** Before there is any: the page that could be theirs, and the way to it. */
const FirstWebsite = () => (
  <div className={css.alone}>
    <SitePicture address="your-name.com" size="large" />
    <div className={css.words}>
      <h3 className={title.section}>
        {rich('No projects found {who}', { who: <span className={muted}>{t('for this user')}</span> })}
      </h3>
      <p className={muted}>{t('Choose a name and a look, say what you do, and see your website before you pay.')}</p>
      <RouteLink href={setupPath} asChild>
        <Button kind="primary" href={setupPath}>
          {t('Set up your first website')}
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

/** A website with its picture. The whole card leads on: live to who visits it, before to how far its deployment is. */
function Website({ project, isAlone }: WebsiteProps) {
  const { place, name, size } = looks[isAlone ? 'alone' : 'beside'];
  const overlay = useOverlay();
  return (
    <li className={place}>
      <WebsitePicture project={project} size={size} />
      <div className={css.words}>
        <WebsiteName project={project} className={name} />
        <div className={muted}>{project.business_name}</div>
        <WebsiteState project={project} />
        {isOpen(project) && project.missing?.[0] && (
          <RouteLink href={sitePath(project)} className={`${own} ${link}`}>
            {t('See what would make it better')}
          </RouteLink>
        )}
        {isLive(project) ? (
          <RouteLink
            href={analyticsPath(project)}
            className={css.opener}
            aria-label={t('Analytics of {domain} (view analytics)', { domain: project.domain })}
          >
            {t('(view analytics)')}
          </RouteLink>
        ) : (
          <button
            type="button"
            className={css.opener}
            aria-label={t('Deployment of {domain} (click for details)', { domain: project.domain })}
            onClick={() => overlay.open('deployment', { projectId: project.id })}
          >
            {t('(click for details)')}
          </button>
        )}
      </div>
    </li>
  );
}
