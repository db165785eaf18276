import { type Address, searchOf } from '../../machines/protocols/address';
import { safePath } from '../lib/safePath';
import { patternOf } from '../system/match';
import { type Pattern, routes } from '../system/routes';

/** Who may see the address: the wizard also takes a visitor who came by its public link. */
const accessOf = (pattern: Pattern, search: Record<string, string>) =>
  pattern === '/website-setup' && search['source'] === 'visitor' ? 'either' : routes[pattern].access;

/** A path that came from outside, made safe: of this origin and on a known route, else `/`. */
export const safe = (to: unknown) => safePath(to, (pathname) => patternOf(pathname) !== '*');

/** Where signing in leads: not to a page for visitors, which would send the customer on in a circle. */
const safeReturn = (to: unknown) =>
  safePath(to, (pathname) => patternOf(pathname) !== '*' && routes[patternOf(pathname)].access !== 'visitor');

/** What the routes say about an address. `lastPath` is where a lost session was, if one was lost. */
export function locate(path: string, search: string, lastPath: string | null): Omit<Address, 'by'> {
  const pattern = patternOf(path);
  const params = searchOf(search);
  const returnTo = safeReturn(params['redirect'] ?? lastPath);
  return { path, search, pattern, access: accessOf(pattern, params), screen: routes[pattern].screen, returnTo };
}
