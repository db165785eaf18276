import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

const answer = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const marked = new WeakMap<AnyMachineSnapshot, ReadonlySet<string>>();

/**
 * The invoked actors that have answered, while their state goes on: they cannot answer again.
 * A real snapshot knows it by its children; a snapshot of a pure walk by the marks of `markFinished`.
 */
export function finishedIn(snapshot: AnyMachineSnapshot): string[] {
  const marks = marked.get(snapshot);
  return Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>)
    .filter(([id, child]) => marks?.has(id) || (child !== undefined && child.getSnapshot()?.status !== 'active'))
    .map(([id]) => id);
}

/** Carries the marks over a pure transition: an actor that `event` ends and `after` still holds is finished. */
export function markFinished(before: AnyMachineSnapshot, event: EventObject, after: AnyMachineSnapshot): void {
  const ended = answer.exec(event.type)?.[1];
  const finished = [...finishedIn(before), ...(ended ? [ended] : [])].filter(
    (id) => after.children[id] !== undefined && after.children[id] === before.children[id],
  );
  if (finished.length > 0) marked.set(after, new Set(finished));
}
