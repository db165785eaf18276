import type { AnyActorLogic } from 'xstate';

/**
 * Logic that comes with a chunk of its own, to stand where a machine has a hole for a child that few customers meet.
 * Whoever leads a machine to that child has waited for `load`; without it the child ends in an error.
 */
export function late<Logic extends AnyActorLogic>(chunk: () => Promise<Logic>) {
  let there: Logic | undefined;
  return {
    load: async () => {
      there = await chunk();
    },
    logic: new Proxy({} as Logic, { get: (_, name) => there?.[name as keyof Logic] }),
  };
}
