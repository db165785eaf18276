import { type Chunk, chunk } from '../../lib/chunk';
import { patternOf } from '../../system/match';
import type { Pattern } from '../../system/routes';
import type { Part } from '../screen';

/**
 * The code of each route. The build reads this table as text to name a route's files in the page that is sent for it,
 * so the keys and the addresses inside `import()` are literals, in the order of `routes`.
 */
export const routeChunks = {
  '/sign-in': chunk(() => import('../screens/signIn')),
  '/sign-up': chunk(() => import('../screens/signUp')),
  '/forgot-password': chunk(() => import('../screens/forgotPassword')),
  '/website-setup': chunk(() => import('../screens/wizard')),
  '/': chunk(() => import('../screens/home')),
  '/websites': chunk(() => import('../screens/websites')),
  '/websites/:id/edit': chunk(() => import('../screens/editor')),
  '/analytics': chunk(() => import('../screens/analytics')),
  '/billing': chunk(() => import('../screens/billing')),
  '/plans': chunk(() => import('../screens/plans')),
  '/support': chunk(() => import('../screens/support')),
  '/settings': chunk(() => import('../screens/settings')),
  '/settings/account': chunk(() => import('../screens/settingsAccount')),
  '/settings/appearance': chunk(() => import('../screens/settingsAppearance')),
  '/settings/notifications': chunk(() => import('../screens/settingsNotifications')),
  '/help/:page?': chunk(() => import('../screens/help')),
  '/terms': chunk(() => import('../screens/terms')),
  '/privacy': chunk(() => import('../screens/privacy')),
  '/401': chunk(() => import('../screens/error401')),
  '/403': chunk(() => import('../screens/error403')),
  '/404': chunk(() => import('../screens/error404')),
  '/500': chunk(() => import('../screens/error500')),
  '/503': chunk(() => import('../screens/error503')),
  '*': chunk(() => import('../screens/error404')),
} satisfies Record<Pattern, Chunk<{ part: Part }>>;

/** Loads the chunk of a path: before its first render, and when a link to it is hovered. */
export const loaderOf = (path: string) => routeChunks[patternOf(path)].load;
