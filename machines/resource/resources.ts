import type { Balance } from '../../contract/money';
import type { Plan, Template } from '../../contract/plan';
import type { Dashboard, Project } from '../../contract/project';

/** The cached answers that outlive a screen, by the `systemId` of their machine. */
export interface Resources {
  balance: Balance;
  dashboard: Dashboard;
  projects: Project[];
  plans: Plan[];
  templates: Template[];
}
export type ResourceName = keyof Resources;
