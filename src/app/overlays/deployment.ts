import { deploymentMachine } from '../../../machines/websites/deployment/deployment.machine';
import { readHistory, rememberDialog, retryProject, watchProject } from '../../effects/server/projects';
import { DeploymentDialog } from '../../features/websites/deployment/DeploymentDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: deploymentMachine.provide({ actors: { watchProject, rememberDialog, retryProject, readHistory } }),
  View: DeploymentDialog,
});
