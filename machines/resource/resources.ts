import type { Identity } from '../../contract/identity';
import type { ProviderName } from '../../contract/providers';
import type { Balance } from '../../contract/money';
import type { Plan, Template } from '../../contract/plan';
import type { Dashboard, Project } from '../../contract/project';
import type { SecurityEvent, Session } from '../../contract/security';

/** The cached answers that outlive a screen, by the `systemId` of their machine. */
export interface Resources {
  balance: Balance;
  dashboard: Dashboard;
  projects: Project[];
  plans: Plan[];
  templates: Template[];
}
export type ResourceName = keyof Resources;

/** Those of the account's settings: they end with their screen, so that nothing of a customer outlives it. */
export interface AccountResources {
  /** `at`: when it was read, in milliseconds of this browser's clock. */
  devices: { sessions: Session[]; at: number };
  accountEvents: SecurityEvent[];
  identities: { providers: ProviderName[]; identities: Identity[] };
}
