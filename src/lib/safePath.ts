/** Any origin serves: only what a path does to it matters. */
const here = 'https://sitewright.invalid';
/** Longer ones are no address of ours; servers refuse them too. */
const longest = 2_000;

/**
 * The candidate as a path of our own (path, query, fragment), or `/` (docs/product.md, Addresses): for every read and
 * write of `redirect`, `lastPath` and every other address that came from outside. Refused: other origins in all their
 * disguises (`//evil`, `/\evil`, `/.//evil`, control characters), relative paths, and paths that no route takes.
 *
 * @param isKnown whether a route takes this pathname
 */
export function safePath(candidate: unknown, isKnown: (pathname: string) => boolean): string {
  if (typeof candidate !== 'string' || candidate.length > longest) return '/';
  if (!candidate.startsWith('/') || hasForbidden(candidate)) return '/';
  if (!URL.canParse(candidate, here)) return '/';
  const { origin, pathname, search, hash } = new URL(candidate, here);
  if (origin !== here || pathname.startsWith('//') || !isKnown(pathname)) return '/';
  return pathname + search + hash;
}

/** Control characters vanish from an address when it is read, a backslash becomes a slash: both disguise. */
const hasForbidden = (text: string) =>
  [...text].some((letter) => letter <= ' ' || letter === '\\' || letter === '\x7f');
