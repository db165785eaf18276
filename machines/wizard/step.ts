import type { Draft } from '../../contract/draft';
import type { Profile } from '../../contract/account';

/** What each step's machine is born with. The wizard invokes it on entering the step and ends it on leaving. */
export interface StepInput {
  draft: Draft;
  /** Null on the account step alone. */
  user: Profile | null;
}

/** What a step tells the wizard, sent to systemId 'wizard'. */
export type StepReport =
  /** The customer chose something: the wizard merges it into the draft and keeps it. `ready`: Next may be pressed. */
  | { type: 'step.changed'; part: Partial<Draft>; ready: boolean }
  /** The answer to 'step.submit': what Next had to wait for is done. */
  | { type: 'step.submitted'; part?: Partial<Draft> }
  /** ... or failed: the wizard stays; the step shows its own error beside what it concerns. */
  | { type: 'step.refused' };

/** What the wizard tells the step: Next was pressed. A step answers with one 'step.submitted' or 'step.refused'. */
export interface StepSubmit {
  type: 'step.submit';
}

/** What the summary's machine tells the wizard beside the step's words. */
export type OrderReport =
  /** The order is placed: navigation hides, nothing of the draft is needed any more. */
  | { type: 'order.completed' }
  /** The customer goes to the dashboard: the wizard forgets the draft and its position. */
  | { type: 'order.finished' };
