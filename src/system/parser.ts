import { parse } from 'regexparam';
import type { Parser } from 'wouter';

/**
 * Reads a pattern as the router's own parser does (`/billing` is that path with or without a trailing slash,
 * `/sites/:id` has a part of any name, `/settings/*` is everything below, `*` is everything), only that capital letters
 * are other letters: the server tests an address with the source of the same expression.
 */
export const parser = ((route: string, loose?: boolean) => {
  const { keys, pattern } = parse(route, loose);
  return { keys, pattern: new RegExp(pattern.source) };
}) satisfies Parser;
