import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { importsByPattern } from './pages';

interface ChunkOptions {
  /** The module that starts the application, from the root. */
  entry: string;
  /** The table of route chunks, from the root. */
  table: string;
  /** The routes that load nothing they do not use, by their patterns; others than these may get some more. */
  routes: readonly string[];
  /** Those of them that a visitor meets first: their styles come with every page, those of the others in a file of their own. */
  first: readonly string[];
  /** Packages of a file of their own, which stays in the browser's cache over a release. */
  frameworks: RegExp;
  /**
   * By the name of a route's screen: modules that it takes along without a need of its own, since a route beyond those
   * above shares both with it, and would load another's whole file for them.
   */
  along: Readonly<Record<string, RegExp>>;
  /**
   * By the name of their file: modules that are mostly needed together and that no route reaches statically, but those
   * whose screen is one of them. One file of them compresses better than many, and is one request.
   */
  together: Readonly<Record<string, RegExp>>;
}

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Which modules go into which file. Left alone, the bundler gives each set of modules that the same dynamic imports
 * share a file of its own: 20 requests for the dashboard, many of some hundred bytes. Here a module goes by the routes
 * that reach it statically: what the same routes need is one file, so a route loads few and nothing in vain. What is
 * only ever loaded later (an overlay, a step) is left to the bundler.
 */
export function chunkGroups(root: string, options: ChunkOptions): Rolldown.CodeSplittingGroup[] {
  const table = resolve(root, options.table);
  let starts: [name: string, id: string][] | undefined;
  let reached: Map<string, Set<string>> | undefined;
  let screens: Map<string, Set<string>> | undefined;

  const later = Object.entries(options.together).map(([name, test]) => ({
    name,
    test: (id: string) => test.test(id) && !isStyle.test(id),
  }));

  /** The names of the routes that reach the module, `application` for what every page starts with. */
  const routesOf = (id: string, context: Context): string[] => {
    starts ??= startsOf(context, resolve(root, options.entry), table, [...options.first, ...options.routes]);
    reached ??= reachedModules(context, starts);
    const found = reached.get(id);
    const takes = (name: string) => found?.has(name) || options.along[name]?.test(id);
    const names = found ? starts.map(([name]) => name).filter(takes) : [];
    // The little that all but one of them need comes with the application: a file of its own costs more than it spares.
    if (!isStyle.test(id)) return names.length >= starts.length - 2 ? [everyPage] : names;
    // Three files of styles and not twenty: many small ones compress badly, one makes a visitor load all of them.
    const [visitors, customers] = [starts.slice(0, 1 + options.first.length), starts.slice(1 + options.first.length)];
    if (visitors.some(([name]) => names.includes(name))) return [everyPage];
    const isAlone = (screen: string) => !later.some(({ test }) => test(screen));
    return names.length > 0 || screensTo(id, context).some(isAlone) ? customers.map(([name]) => name) : ['later'];
  };

  /** The screens of all routes that reach the module. */
  const screensTo = (id: string, context: Context): string[] => {
    screens ??= reachedModules(context, screensOf(context, table));
    return [...(screens.get(id) ?? [])];
  };

  const count = options.first.length + options.routes.length;
  const application: Rolldown.CodeSplittingGroup = {
    name: (id, context) =>
      id !== resolve(root, options.entry) && routesOf(id, context).includes(everyPage) ? everyPage : null,
    priority: count + 2,
  };
  // A dependency is reached by at least the routes of what needs it: the widest sets come first and none is split.
  const shared = Array.from({ length: count }, (_, index): Rolldown.CodeSplittingGroup => {
    const size = count - index;
    const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
      const routes = routesOf(id, context);
      return routes.length === size && !routes.includes(everyPage) ? routes.join('-') : null;
    };
    return { name, priority: size + 1 };
  });
  // A file takes along what its modules import, unless another has it: what a route needs at once has one before.
  const early: Rolldown.CodeSplittingGroup = {
    name: (id, context) => {
      const own = screensTo(id, context);
      return later.some(({ test }) => test(id) && !own.every(test)) ? 'early' : null;
    },
    priority: 1,
  };
  const together = later.map((group) => ({ ...group, priority: 0 }));
  return [
    { name: 'frameworks', test: options.frameworks, priority: count + 3 },
    application,
    ...shared,
    early,
    ...together,
  ];
}

const everyPage = 'application';
const isStyle = /\.css(?:\?|$)/;

/** The modules from which each route, and every page, is reached, by name. */
function startsOf(context: Context, entry: string, table: string, patterns: readonly string[]): [string, string][] {
  const sources = new Map(importsByPattern(readFileSync(table, 'utf8')));
  const screens = patterns.map((pattern): [string, string] => {
    const [source] = sources.get(pattern) ?? [];
    if (!source) throw new Error(`vite.config.ts names the route ${pattern}, which is not in the table`);
    return [basename(source), screenOf(context, table, source)];
  });
  return [[everyPage, entry], ...screens];
}

/** Every screen of the table, by its own id. */
const screensOf = (context: Context, table: string) =>
  importsByPattern(readFileSync(table, 'utf8')).flatMap(([, sources]) =>
    sources.map((source) => screenOf(context, table, source)).map((id): [string, string] => [id, id]),
  );

function screenOf(context: Context, table: string, source: string): string {
  const path = resolve(dirname(table), source);
  const id = [`${path}.tsx`, `${path}.ts`].find((candidate) => context.getModuleInfo(candidate));
  if (!id) throw new Error(`The table of routes: ${source} is not in the build`);
  return id;
}

/** Each module that is statically reached, with the names of the starts that reach it. */
function reachedModules(context: Context, starts: [name: string, id: string][]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>();
  for (const [name, start] of starts) {
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const names = reached.get(id) ?? new Set();
      if (names.has(name)) continue;
      reached.set(id, names.add(name));
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return reached;
}
