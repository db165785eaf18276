import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { importsByPattern } from './pages';

interface ChunkOptions {
  /** The module that starts the application, from the root. */
  entry: string;
  /** The table of route chunks, from the root. */
  table: string;
  /** The routes that a visitor meets first, by their patterns: their styles come with every page. */
  visitors: readonly string[];
  /** The routes that a customer meets first: what others have of them too is in a file of its own, theirs alone in another. */
  customers: readonly string[];
  /** By the name of a screen: occasions that come after it alone, and find its file there. */
  after: Readonly<Record<string, readonly string[]>>;
  /** Occasions of every page, after its first screen. */
  everywhere: readonly string[];
  /** Occasions of customers that do not wait for the calls: what they know of the contract is apart from those. */
  beforeCalls: readonly string[];
  /** By the name of its file: the one screen whose part in other occasions is so large that no other screen shall load it. */
  large: Readonly<Record<string, string>>;
  /** By the name of their file: modules that stand there whoever reaches them. */
  placed: Readonly<Record<string, RegExp>>;
  /** Packages of a file of their own, which stays in the browser's cache over a release. */
  frameworks: RegExp;
  /**
   * By the name of their file, addresses below `src` without an ending: dynamic imports that are needed together. One file
   * of them compresses better than many, and is one request. `calls` is what asks the server, for every screen of a
   * customer.
   */
  occasions: Readonly<Record<string, readonly string[]>> & { readonly calls: readonly string[] };
  /** By the name of their file: modules that these occasions share with each other and with no other. */
  kin: Readonly<Record<string, readonly string[]>>;
  /**
   * By the name of its file: the occasions whose modules are in it when another occasion needs them too. The first that
   * names one of a module's occasions has it, so no file imports one that stands after it; `rest` has what is left.
   */
  shared: Readonly<Record<string, readonly string[]>>;
}

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Which modules go into which file. Left alone, the bundler gives each set of modules that the same dynamic imports
 * share a file of its own: some hundred files, 20 requests for the dashboard. A file that takes in what others need too
 * has each of those load all of it, and what that imports, and so on. So a module goes by who reaches it: one occasion
 * alone has it in its own file; what several share is in few files that stand in a row, each importing only from those
 * before it. Whoever loads a file loads with it no more than these.
 */
export function chunkGroups(root: string, options: ChunkOptions): Rolldown.CodeSplittingGroup[] {
  let graph: Graph | undefined;
  const table = resolve(root, options.table);
  const visitors = options.visitors.map((pattern) => nameOf(table, pattern));
  const customers = options.customers.map((pattern) => nameOf(table, pattern));
  const afterVisitors = visitors.flatMap((name) => options.after[name] ?? []);

  const named = new Map(
    Object.entries(options.occasions).flatMap(([name, imports]) =>
      imports.map((address): [string, string] => [resolve(root, 'src', address), name]),
    ),
  );
  const occasionOf = (id: string) => {
    const address = id.replace(/\.tsx?$/, '');
    const name = basename(address);
    return named.get(address) ?? (dirname(id) === screensFolder(table) ? screen(name) : name);
  };

  const fileOf = (id: string, context: Context): string | null => {
    graph ??= graphOf(context, root, options, occasionOf, [...visitors, ...afterVisitors]);
    const all = [...(graph.occasions.get(id) ?? [])];
    const isAtOnce = graph.atOnce.has(id);
    const isOf = (names: readonly string[]) => all.some((name) => names.includes(name));
    const isOnlyOf = (names: readonly string[]) => all.every((name) => names.includes(name));
    const comesAfter = (name: string) => isOnlyOf([name, ...(options.after[name] ?? [])]);
    if (all.includes(everyPage)) return everyPage;
    // Three files of styles and not twenty: many small ones compress badly, one makes a visitor load all of them.
    if (isStyle.test(id)) return isOf(visitors) ? everyPage : isAtOnce ? customerStyles : laterStyles;

    // The little that both need comes with the application: a file of its own costs more than it spares.
    if (isOf(customers) && isOf([...visitors, ...options.everywhere])) return everyPage;
    const routes = all.filter((name) => visitors.includes(name) || customers.includes(name));
    if (isOf(visitors) && routes.length > 1) return forms;
    const isForeign = !isOnlyOf([...visitors, ...afterVisitors, ...options.everywhere, calls]);
    const isOfBoth = isForeign && isOf([...visitors, ...afterVisitors]);
    if (isOfBoth && isIcon.test(id)) return everyPage;

    const apart = Object.entries(options.placed).find(([, test]) => test.test(id));
    if (apart) return apart[0];
    if (all.includes(calls)) {
      if (isOf(visitors)) return schemas;
      if (isOf(customers)) return customer;
      return isAtOnce || isOf(options.beforeCalls) ? facts : calls;
    }

    const [route] = routes;
    if (route && routes.length === 1 && comesAfter(route)) return route;
    if (isOf(customers)) return routes.length > 1 || route !== customers[0] ? customer : facts;
    if (all.length < 2) return all[0] ?? null;
    if (isOf(visitors) || isOfBoth) return fields;

    const [place, ...places] = all.filter(isScreen);
    if (place && places.length === 0) {
      if (comesAfter(place)) return place;
      const large = Object.entries(options.large).find(([, name]) => name === place);
      if (large) return large[0];
    }
    if (isAtOnce) return screens;
    if (isIcon.test(id)) return options.everywhere[0] ?? rest;
    return (
      Object.entries(options.kin).find(([, of]) => isOnlyOf(of))?.[0] ??
      Object.entries(options.shared).find(([, of]) => isOf(of))?.[0] ??
      rest
    );
  };

  // In this order none imports from one after it: what a module imports is reached by at least the same occasions. A file
  // takes along what its modules import, unless one before it has that.
  const order = [
    everyPage,
    customerStyles,
    laterStyles,
    schemas,
    facts,
    customer,
    calls,
    forms,
    fields,
    screens,
    ...Object.keys(options.large),
    ...new Set([...visitors, ...customers, ...Object.keys(options.after)]),
    ...Object.keys(options.shared),
    rest,
    ...Object.keys(options.kin),
    own,
  ];
  const groups = order.map(
    (file, index): Rolldown.CodeSplittingGroup => ({
      debugName: file,
      name: (id, context) => {
        const name = fileOf(id, context);
        return name === file || (file === own && name !== null && !order.includes(name)) ? name : null;
      },
      priority: order.length - index,
    }),
  );
  return [{ name: 'frameworks', test: options.frameworks, priority: order.length + 1 }, ...groups];
}

const everyPage = 'application';
const customerStyles = 'customerStyles';
const laterStyles = 'laterStyles';
/** What the forms of visitors and the calls have in common. */
const schemas = 'schemas';
const calls = 'calls';
/** Of the visitors' routes: what they share, and what others have of them too. */
const forms = 'forms';
const fields = 'fields';
/** Of the customers' first screens: what they share, and what the first has in common with others alone. */
const customer = 'customer';
const facts = 'facts';
/** What a screen needs at once and others too. */
const screens = 'screens';
const rest = 'rest';
/** Each occasion's own file. */
const own = 'own';
/** An icon is some hundred bytes: no reason to load another's file. */
const isIcon = /node_modules\/lucide-react\//;
const isStyle = /\.css(?:\?|$)/;

const screensFolder = (table: string) => resolve(dirname(table), '../screens');
const screen = (name: string) => `screens/${name}`;
const isScreen = (name: string) => name.startsWith('screens/');

/** What the file of a route's screen is called. */
function nameOf(table: string, pattern: string): string {
  const [source] = new Map(importsByPattern(readFileSync(table, 'utf8'))).get(pattern) ?? [];
  if (!source) throw new Error(`vite.config.ts names the route ${pattern}, which is not in the table`);
  return screen(basename(source));
}

interface Graph {
  /** By module: the occasions that reach it statically; `application` is what every page starts with. */
  occasions: Map<string, Set<string>>;
  /** The modules that a customer's screen needs at once. */
  atOnce: Set<string>;
}

/** From every dynamic import of the application. */
function graphOf(
  context: Context,
  root: string,
  { entry, table }: ChunkOptions,
  occasionOf: (id: string) => string,
  ofVisitors: readonly string[],
): Graph {
  const starts = new Set([resolve(root, entry)]);
  const occasions: Graph['occasions'] = new Map();
  const atOnce: Graph['atOnce'] = new Set();
  const folder = screensFolder(resolve(root, table));
  for (const start of starts) {
    const name = starts.size === 1 ? everyPage : occasionOf(start);
    const seen = new Set([start]);
    for (const id of seen) {
      const info = context.getModuleInfo(id);
      for (const next of info?.importedIds ?? []) seen.add(next);
      for (const next of info?.dynamicallyImportedIds ?? []) starts.add(next);
      occasions.set(id, (occasions.get(id) ?? new Set()).add(name));
      if (dirname(start) === folder && !ofVisitors.includes(name)) atOnce.add(id);
    }
  }
  return { occasions, atOnce };
}
