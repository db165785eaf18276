import { t } from '../../../../contract/languages/t';
import type { Project } from '../../../../contract/wire/websites/project';
import { Timeline } from '../../../ui/Timeline/Timeline';
import { type Deploying, timelineOf } from './stages';

/** The pipeline of one website, stage by stage. */
export const Progress = ({ project }: { project: Deploying & Pick<Project, 'domain'> }) => (
  <Timeline label={t('Deployment of {domain}', { domain: project.domain })} steps={timelineOf(project)} />
);
