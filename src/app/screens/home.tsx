import { pollerMachine } from '../../../machines/websites/poller/poller.machine';
import { watchProjects } from '../../effects/server/projects';
import { Dashboard } from '../../features/websites/dashboard/Dashboard';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { livePart } from '../screen';

export const part = livePart({
  residents: residents(),
  logic: pollerMachine.provide({ actors: { watchProjects } }),
  View: Dashboard,
  Frame: Shell,
});
