import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from 'xstate';
import { markFinished } from './finished';

/**
 * A scope in which nothing runs. Each step has a system of its own: in one shared by all, a child's `systemId` could be
 * taken only once. xstate's own `transition` also gives birth to the machine each time, without input, and would ask
 * its guards about a context that no world has.
 */
function inertScope(): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => undefined;
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

/** The first snapshot of a machine, with no action run and no actor started. */
export const born = (machine: AnyStateMachine, input: unknown): AnyMachineSnapshot =>
  machine.getInitialSnapshot(inertScope(), input as never);

/** The snapshot after an event, with no action run and no actor started. */
export function next(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot {
  const after: AnyMachineSnapshot = machine.transition(before, event, inertScope());
  markFinished(before, event, after);
  return after;
}
