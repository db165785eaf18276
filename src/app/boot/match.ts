/**
 * Turns a route pattern into the source of a regular expression that a whole path is tested with.
 *
 * Patterns: `/billing` is that path with or without a trailing slash, `/settings/*` is everything below
 * `/settings` (not `/settings` itself), `*` is everything. The browser and the build share this one function, the
 * server gets its result in the pages file, so that all three agree on which chunk belongs to an address.
 */
export function patternSource(pattern: string): string {
  if (pattern === '*') return '^/.*$';
  const below = pattern.endsWith('/*');
  const path = (below ? pattern.slice(0, -2) : pattern).replace(/\/+$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return below ? `^${path}/.+$` : `^${path}/?$`;
}

/** The first pattern, in the order given, that the path matches; `undefined` when none does. */
export function matchingPattern(path: string, patterns: readonly string[]): string | undefined {
  return patterns.find((pattern) => new RegExp(patternSource(pattern)).test(path));
}
