import type { Draft, StepName } from '../../contract/wire/wizard/draft';
import type { PendingFactor } from './session';

/** What a step tells the wizard. */
export type StepReport =
  /**
   * The customer chose something, or the step has just begun: the wizard merges it into the draft and stores it.
   * `ready`: Next may be pressed. Until a step has said so once it may not.
   */
  | { type: 'step.changed'; part: Partial<Draft>; ready: boolean }
  /** The answer to 'step.submit': what Next had to wait for is done. By itself: the step is over, go on. */
  | { type: 'step.submitted'; part?: Partial<Draft> }
  /** ... or failed: the wizard stays and says so beside Next; the step shows its own error beside what it concerns. */
  | { type: 'step.refused'; message?: string }
  /** Something is under way that must not be left alone: no way back or out before it is over. At first nothing is. */
  | { type: 'step.bound'; isBound: boolean }
  /** The customer wants to change what was chosen in an earlier step: there, and back here when it is done. */
  | { type: 'step.edit'; step: StepName };

/** What the account step tells the wizard beside the step's words: a second factor is due, the code step shows. */
export interface AccountReport {
  type: 'account.pending';
  pending: PendingFactor | null;
}

/** What the summary's machine tells the wizard beside the step's words. */
export type OrderReport =
  /** The order is placed: navigation hides, nothing of the draft is needed any more. */
  | { type: 'order.completed' }
  /** The customer goes to the dashboard: the wizard forgets the draft and its position. */
  | { type: 'order.finished' };

/** What the wizard tells the step: Next was pressed. A step answers with one 'step.submitted' or 'step.refused'. */
export interface StepSubmit {
  type: 'step.submit';
}

/** What the wizard tells the step: the plan has arrived, or another one. A step that does not care leaves it out. */
export interface PlanNews {
  type: 'plan.changed';
  plan: Draft['plan'];
}
