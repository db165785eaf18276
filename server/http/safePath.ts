/** Any origin serves: only what a path does to it matters. */
const here = 'https://sitewright.invalid';

/**
 * A path that came with a request as a path of our own, or `/` (docs/product.md, Addresses): what the browser's
 * `safePath` refuses, this refuses too. Which routes there are the browser knows, and asks again.
 */
export function safePath(candidate: string | undefined): string {
  if (candidate === undefined || candidate.length > 2_000 || !candidate.startsWith('/')) return '/';
  // Control characters vanish from an address when it is read, a backslash becomes a slash: both disguise.
  if ([...candidate].some((letter) => letter <= ' ' || letter === '\\' || letter === '\x7f')) return '/';
  if (!URL.canParse(candidate, here)) return '/';
  const { origin, pathname, search, hash } = new URL(candidate, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
