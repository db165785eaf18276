import type { SnapshotFrom } from 'xstate';
import type { StepName } from '../../../contract/wire/wizard/draft';
import { neighbour, onward, pathOf } from './steps';
import type { wizardMachine } from './wizard.machine';

type Snapshot = SnapshotFrom<typeof wizardMachine>;

export interface StepMark {
  step: StepName;
  /** Visited, or before the current one. */
  done: boolean;
}

/** The steps of the customer's path, and which are done. */
export function stepMarks({ context }: Snapshot): StepMark[] {
  const steps = pathOf(context, context.visited);
  const at = steps.indexOf(context.step);
  return steps.map((step, index) => ({ step, done: index < at || context.visited.includes(step) }));
}

export const nextStep = ({ context }: Snapshot) => onward(context);
export const hasPrevious = ({ context }: Snapshot) => neighbour(context.step, -1, context) !== null;
/** What is under way in the step must not be left alone: there is no way back or out before it is over. */
export const isBound = ({ context }: Snapshot) => context.bound;

/** It is not known yet where the customer was. */
export const isUnread = (snapshot: Snapshot) => !snapshot.matches('running') && !snapshot.matches('finished');
export const hasFailedToLoad = (snapshot: Snapshot) =>
  snapshot.matches('unread') || snapshot.matches({ running: { step: 'failed' } });

/** The order is placed: there is no way back, and nothing to cancel. */
export const isCompleted = (snapshot: Snapshot) =>
  snapshot.matches({ running: { step: { showing: { form: 'completed' } } } });

export const sameMarks = (one: readonly StepMark[], other: readonly StepMark[]) =>
  one.length === other.length &&
  one.every(({ step, done }, index) => step === other[index]?.step && done === other[index].done);
