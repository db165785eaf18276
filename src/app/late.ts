import type { AnyActorLogic } from 'xstate';
import type { Chunk } from '../lib/chunk';

/**
 * Logic of a chunk, to stand where a machine has a hole for a child that few customers meet. Whoever leads a machine
 * to that child has waited for the chunk; without it the child ends in an error.
 *
 * @param logic takes the logic from what the chunk exports
 */
export const late = <Module, Logic extends AnyActorLogic>(source: Chunk<Module>, logic: (module: Module) => Logic) =>
  new Proxy({} as Logic, {
    get: (_, name) => {
      const module = source.loaded();
      return module && logic(module)[name as keyof Logic];
    },
  });
