import type { Identity } from '../../contract/wire/account/identity';
import type { Passkey } from '../../contract/wire/account/passkeys';
import type { ProviderName } from '../../contract/rules/account/providerNames';
import type { BillingOverview } from '../../contract/wire/money/billing';
import type { Balance } from '../../contract/wire/money/money';
import type { Plan, Template } from '../../contract/wire/money/plan';
import type { Dashboard, Project } from '../../contract/wire/websites/project';
import type { SecurityEvent, Session } from '../../contract/wire/account/security';

/** The cached answers that outlive a screen, by the `systemId` of their machine. */
export interface Resources {
  balance: Balance;
  dashboard: Dashboard;
  projects: Project[];
  plans: Plan[];
  templates: Template[];
}
export type ResourceName = keyof Resources;

/** Those that end with their screen, the account's settings or the dashboard, so that nothing of a customer outlives it. */
export interface AccountResources {
  /** `at`: when it was read, in milliseconds of this browser's clock. */
  devices: { sessions: Session[]; at: number };
  accountEvents: SecurityEvent[];
  /** How far the balance reaches. */
  outlook: BillingOverview;
  identities: { providers: ProviderName[]; identities: Identity[] };
  passkeyList: Passkey[];
}

export type ResourceEvent =
  | { type: 'resource.watch' }
  | { type: 'resource.unwatch' }
  /** Ask anew, watched or not; `isOnce` by whoever tries again in a pace of their own. */
  | { type: 'resource.refresh'; isOnce?: true }
  /** Another tab has loaded it. */
  | { type: 'resource.known'; value: unknown }
  /** What is known is out of date: asked anew now if watched, else when next watched. */
  | { type: 'resource.invalidate' }
  /** Forget it: it belonged to a session that ended. */
  | { type: 'resource.clear' }
  /** The customer came back to the window. */
  | { type: 'resource.wake' };

/** What the figures of the dashboard say: the limit of websites that is reached; null while there is room, or not known. */
export interface RoomNews {
  type: 'room.changed';
  limit: number | null;
}

/** What the balance resource knows; null is unknown, 0 is a balance. Minor units. */
export interface BalanceNews {
  type: 'balance.changed';
  balance: number | null;
}
