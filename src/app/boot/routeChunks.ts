import { type Chunk, chunk } from './chunk';
import { matchingPattern } from './match';

/**
 * The chunk of each route, by pattern (see `patternSource`); the first that matches wins, `*` is every unknown path
 * and comes last. The build reads this table as text to name a route's files in the page that is sent for it, so the
 * keys and the addresses inside `import()` are literals.
 */
export const routeChunks = {
  '/sign-in': chunk(() => import('../screens/placeholder')),
  '*': chunk(() => import('../screens/placeholder')),
};

type Screen = Awaited<ReturnType<(typeof routeChunks)[keyof typeof routeChunks]['load']>>;

/** The chunk of a path, to be loaded before the first render of that path. */
export function routeChunk(path: string): Chunk<Screen> {
  const pattern = matchingPattern(path, Object.keys(routeChunks)) as keyof typeof routeChunks | undefined;
  return routeChunks[pattern ?? '*'];
}
