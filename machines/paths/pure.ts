import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from 'xstate';
import { markFinished } from './finished';

export type TransitionNode = NonNullable<AnyStateMachine['root']['always']>[number];

/** Who hears what a pure step does. */
export interface Listener {
  /** Each action that would be run. */
  readonly told?: NonNullable<AnyActorScope['actionExecutor']>;
  /** Each microstep, after its actions: the transitions it took, and where it led. */
  readonly stepped?: (taken: readonly TransitionNode[], after: AnyMachineSnapshot) => void;
}

/**
 * A scope in which nothing runs. Each step has a system of its own: in one shared by all, a child's `systemId` could be
 * taken only once. xstate's own `transition` also gives birth to the machine each time, without input, and would ask
 * its guards about a context that no world has. Every long-lived actor of the root seems to be there: it is only named.
 */
function inertScope({ told = () => undefined, stepped }: Listener = {}): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => undefined;
  if (stepped) {
    self.system.inspect((seen) => {
      if (seen.type === '@xstate.microstep')
        stepped(seen._transitions as TransitionNode[], seen.snapshot as AnyMachineSnapshot);
    });
  }
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: Object.create(self.system, { get: { value: (systemId: string) => ({ id: systemId }) } }),
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: told,
  };
}

/** The first snapshot of a machine, with no action run and no actor started; the listener hears of each that would be. */
export const born = (machine: AnyStateMachine, input: unknown, listener?: Listener): AnyMachineSnapshot =>
  machine.getInitialSnapshot(inertScope(listener), input as never);

/** The snapshot after an event, with no action run and no actor started; the listener hears of each that would be. */
export function next(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
  listener?: Listener,
): AnyMachineSnapshot {
  const after: AnyMachineSnapshot = machine.transition(before, event, inertScope(listener));
  markFinished(before, event, after);
  return after;
}
