import type { Profile } from '../../contract/wire/account/account';

/**
 * customer: signed in, else to /sign-in; visitor: signed out, else back to where they belong; either: both, once the
 * session is known; public: both, at once.
 */
export type Access = 'customer' | 'visitor' | 'either' | 'public';

/** Where the browser is, and what the routes say about it. */
export interface Address {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Key of the route table. */
  pattern: string;
  access: Access;
  /** `systemId` of the screen's logic. */
  screen: string;
  /** A safe path to go to after signing in: `redirect`, else where a lost session was, else `/`. */
  returnTo: string;
  /** How the browser came here: the page was loaded, a link or a machine went, or Back and Forward. */
  by: 'load' | 'go' | 'pop';
}

/** Where the location actor goes: a path of our own origin; `replace` leaves no entry in the history. */
export interface Destination {
  to: string;
  replace?: boolean;
}

/** What the location actor is told: to go somewhere, or to sign out from where the customer is. */
export type LocationOrder = ({ type: 'location.go' } & Destination) | { type: 'location.signOut' };

/** A way that leads off a page: to an address, through the history by so many entries, or out of the account. */
export type Way =
  | { kind: 'go'; to: string; replace: boolean }
  | { kind: 'travel'; delta: number }
  | { kind: 'signOut' };

/** What every screen's logic is born with. Later addresses of the same screen arrive as `address.changed`. */
export interface ScreenInput {
  path: string;
  search: Record<string, string>;
  returnTo: string;
  /** Who is signed in; null for a visitor. Later changes arrive as `profile.changed`. */
  profile: Profile | null;
}

/** What the root says to the screen that is shown; a screen that does not care leaves them out. */
export type ScreenEvent =
  | { type: 'address.changed'; path: string; search: Record<string, string> }
  | { type: 'profile.changed'; profile: Profile | null };

/** The parameters of a search string; of a repeated name the last. */
export const searchOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const screenInput = ({ path, search, returnTo }: Address, profile: Profile | null): ScreenInput => ({
  path,
  search: searchOf(search),
  returnTo,
  profile,
});
