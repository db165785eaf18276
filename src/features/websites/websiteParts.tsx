import { t } from '../../../contract/languages/t';
import { deploymentStages, isTerminal } from '../../../contract/rules/websites/projectStatus';
import type { Project } from '../../../contract/wire/websites/project';
import { muted, row, small, wrap } from '../../ui/atoms.css';
import { Badge } from '../../ui/Badge/Badge';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/Link/Link';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { badgeOf, stageLabels } from './deployment/stages';
import * as css from './Website.css';

/** It is offline for good; what was refunded never was online. */
export const hasEnded = ({ subscription_state: state, refunded_at: refunded }: Project) =>
  state === 'cancelled' && refunded === undefined;
export const isLive = (project: Project) => project.project_status === 'DEPLOYED' && !hasEnded(project);
const isMoving = (project: Project) => !isTerminal(project.project_status) && !hasEnded(project);
/** Whether visitors see it. */
export const isOpen = (project: Project) => isLive(project) && project.subscription_state !== 'suspended';

/** Where all about a website is, and a part of that. */
export const sitePath = ({ id }: Pick<Project, 'id'>, tab?: 'content' | 'versions' | 'danger') =>
  `/websites?site=${id}${tab ? `&tab=${tab}` : ''}`;

/** Who visits a website. */
export const analyticsPath = ({ domain }: Pick<Project, 'domain'>) => `/analytics?domain=${domain}`;

/** Its name; once it is live a link to it. */
export const WebsiteName = ({ project, className }: { project: Project; className?: string }) =>
  isLive(project) ? (
    <Link href={project.site_url} external className={classes(css.own, className)}>
      {project.domain}
    </Link>
  ) : (
    <span className={classes(css.own, className)}>{project.domain}</span>
  );

/** How it does: its status, what is the matter with its fee, and on its way how far it is. */
export function WebsiteState({ project }: { project: Project }) {
  const { tone, word } = badgeOf(project.project_status);
  const fee = project.subscription_state;
  const at = deploymentStages.indexOf(project.current_stage) + 1;
  return (
    <>
      <span className={classes(row[8], wrap)}>
        {hasEnded(project) && <Badge tone="neutral">{t('Ended')}</Badge>}
        {fee !== 'suspended' && !hasEnded(project) && <Badge tone={tone}>{word}</Badge>}
        {fee === 'suspended' && <Badge tone="bad">{t('Suspended')}</Badge>}
        {fee === 'past_due' && <Badge tone="bad">{t('Fee overdue')}</Badge>}
      </span>
      {isMoving(project) && (
        <span className={css.steps}>
          <ProgressBar
            label={t('Deployment of {domain}', { domain: project.domain })}
            value={at / deploymentStages.length}
          />
          <span className={classes(small, muted)}>
            {t('{stage}, step {step} of {steps}', {
              stage: stageLabels[project.current_stage],
              step: at,
              steps: deploymentStages.length,
            })}
          </span>
        </span>
      )}
    </>
  );
}
