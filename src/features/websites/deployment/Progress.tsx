import type { Project } from '../../../../contract/wire/websites/project';
import { Timeline } from '../../../ui/Timeline/Timeline';
import { type Deploying, timelineOf } from './stages';

/** The pipeline of one website, stage by stage. */
export const Progress = ({ project }: { project: Deploying & Pick<Project, 'domain'> }) => (
  <Timeline label={`Deployment of ${project.domain}`} steps={timelineOf(project)} />
);
