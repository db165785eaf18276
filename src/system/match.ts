import { matchRoute } from 'wouter';
import { parser } from './parser';
import { type Pattern, routes } from './routes';

/** The first of these patterns that the path matches, as it is written in the address; `undefined` when none does. */
export const matchingPattern = <Name extends string>(path: string, patterns: readonly Name[]): Name | undefined =>
  patterns.find((pattern) => matchRoute(parser, pattern, path)[0]);

/** The pattern that a path belongs to. */
export const patternOf = (path: string): Pattern => matchingPattern(path, Object.keys(routes) as Pattern[]) ?? '*';
