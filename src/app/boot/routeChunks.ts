import { chunk } from './chunk';
import { matchingPattern } from './match';

/**
 * The chunk of each route, by pattern (see `patternSource`); the first that matches wins, `*` is every unknown path
 * and comes last. The build reads this table as text to name a route's files in the page that is sent for it, so the
 * keys and the addresses inside `import()` are literals. What is known of a route without its chunk is in `../routes`.
 */
export const routeChunks = {
  '/sign-in': chunk(() => import('../screens/signIn')),
  '/sign-up': chunk(() => import('../screens/signUp')),
  '/forgot-password': chunk(() => import('../screens/forgotPassword')),
  '/website-setup': chunk(() => import('../screens/wizard')),
  '/': chunk(() => import('../screens/home')),
  '/settings': chunk(() => import('../screens/settings')),
  '/settings/account': chunk(() => import('../screens/settingsAccount')),
  '/terms': chunk(() => import('../screens/terms')),
  '/privacy': chunk(() => import('../screens/privacy')),
  '/401': chunk(() => import('../screens/error401')),
  '/403': chunk(() => import('../screens/error403')),
  '/404': chunk(() => import('../screens/error404')),
  '/500': chunk(() => import('../screens/error500')),
  '/503': chunk(() => import('../screens/error503')),
  '*': chunk(() => import('../screens/error404')),
};
export type Pattern = keyof typeof routeChunks;

/** The pattern that a path belongs to. */
export const patternOf = (path: string): Pattern =>
  (matchingPattern(path, Object.keys(routeChunks)) as Pattern | undefined) ?? '*';

/** Loads the chunk of a path: before its first render, and when a link to it is hovered. */
export const loaderOf = (path: string) => routeChunks[patternOf(path)].load;
