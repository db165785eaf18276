import type { AnyStateMachine } from 'xstate';

/**
 * The same machine with no `systemId` on what it invokes. A pure walk enters a state many times within one system, and
 * a name may be taken there only once; who is called what changes no transition.
 */
export function nameless(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({}) as AnyStateMachine;
  forgetNames(copy.root);
  return copy;
}

/** Takes the names from a copy made for a walk, in place. */
export function forgetNames(node: AnyStateMachine['root']): void {
  for (const invoked of node.invoke as { systemId?: string | undefined }[]) invoked.systemId = undefined;
  for (const child of Object.values(node.states)) forgetNames(child);
}
