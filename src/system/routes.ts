import { t } from '../../contract/languages/t';
import type { Access } from '../../machines/protocols/address';

export interface Route {
  /** Who may see it; see `Access`. */
  access: Access;
  /** The `systemId` under which the screen's logic runs. */
  screen: string;
  /** Of the document, the header and the palette. */
  title: string;
}

/**
 * The routes by pattern, and what is known of each before its code is there; the first that matches an address wins,
 * `*` is every unknown path and comes last. To add a screen: a line here, its chunk in `app/boot/routeChunks.ts`, a
 * module in `app/screens/`.
 */
export const routes = {
  '/sign-in': { access: 'visitor', screen: 'signIn', title: t('Sign in') },
  '/sign-up': { access: 'visitor', screen: 'signUp', title: t('Create your account') },
  '/forgot-password': { access: 'visitor', screen: 'forgotPassword', title: t('Forgot password') },
  '/website-setup': { access: 'customer', screen: 'admission', title: t('Website setup') },
  '/': { access: 'customer', screen: 'home', title: t('Dashboard') },
  '/websites': { access: 'customer', screen: 'websites', title: t('Websites') },
  '/websites/:id/edit': { access: 'customer', screen: 'editor', title: t('Edit website') },
  '/analytics': { access: 'customer', screen: 'analytics', title: t('Analytics') },
  '/billing': { access: 'customer', screen: 'billing', title: t('Billing') },
  '/plans': { access: 'customer', screen: 'planChoice', title: t('Plans') },
  '/support': { access: 'customer', screen: 'support', title: t('Support') },
  '/settings': { access: 'customer', screen: 'profile', title: t('Settings') },
  '/settings/account': { access: 'customer', screen: 'settingsAccount', title: t('Settings') },
  '/settings/appearance': { access: 'customer', screen: 'settingsAppearance', title: t('Settings') },
  '/settings/notifications': { access: 'customer', screen: 'notifications', title: t('Settings') },
  '/help/:page?': { access: 'public', screen: 'help', title: t('Help') },
  '/terms': { access: 'public', screen: 'terms', title: t('Terms') },
  '/privacy': { access: 'public', screen: 'privacy', title: t('Privacy') },
  '/401': { access: 'public', screen: 'error', title: t('Not signed in') },
  '/403': { access: 'public', screen: 'error', title: t('Not allowed') },
  '/404': { access: 'public', screen: 'notFound', title: t('Page not found') },
  '/500': { access: 'public', screen: 'error', title: t('Something went wrong') },
  '/503': { access: 'public', screen: 'error', title: t('Back soon') },
  /** Whoever is not signed in is asked to, before they hear that there is nothing. */
  '*': { access: 'customer', screen: 'notFound', title: t('Page not found') },
} satisfies Record<string, Route>;

export type Pattern = keyof typeof routes;
