import { deploymentMachine } from '../../../machines/deployment/deployment.machine';
import { retryProject, watchProject } from '../../effects/projects';
import { DeploymentDialog } from '../../features/deployment/DeploymentDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: deploymentMachine.provide({ actors: { watchProject, retryProject } }),
  View: DeploymentDialog,
});
