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
 * its guards about a context that no world has. Every long-lived actor of the root seems to be there: it is only named.
 */
function inertScope(told: AnyActorScope['actionExecutor'] = () => undefined): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => undefined;
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

/** The first snapshot of a machine, with no action run and no actor started; `told` hears of each that would be. */
export const born = (
  machine: AnyStateMachine,
  input: unknown,
  told?: AnyActorScope['actionExecutor'],
): AnyMachineSnapshot => machine.getInitialSnapshot(inertScope(told), input as never);

/** The snapshot after an event, with no action run and no actor started; `told` hears of each that would be. */
export function next(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
  told?: AnyActorScope['actionExecutor'],
): AnyMachineSnapshot {
  const after: AnyMachineSnapshot = machine.transition(before, event, inertScope(told));
  markFinished(before, event, after);
  return after;
}
