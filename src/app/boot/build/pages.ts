import { readFile } from 'node:fs/promises';
import type { Rolldown } from 'vite';
import { parseAst } from 'vite';
import { parser } from '../../../system/parser';

/** What the server needs to answer with the page of a path; written beside the built files as `pages.json`. */
export interface PagesFile {
  /**
   * The built index.html. `@nonce@`, `<!--head-->`, `<!--styles-->`, `<!--routes-->`, `<!--page-->` and
   * `<!--settings-->` stand for what a request fills in.
   */
  shell: string;
  /** The script of the head, `head.ts`. */
  headScript: string;
  /** Files that every page loads: the entry, all that it imports statically, and their styles. */
  entry: { scripts: string[]; styles: string[] };
  /**
   * In the order in which they are tried: `test` is the source of a regular expression for the whole path. The files
   * are those that the entry has not loaded; `soon` are scripts and styles that its screen asks for next, for whoever has a session.
   */
  routes: { pattern: string; test: string; scripts: string[]; soon: string[]; styles: string[] }[];
  /** The text of each style file, for the prerendered pages: they can be painted as soon as they arrive. */
  styleTexts: Record<string, string>;
  /** The HTML of the prerendered pages by path. */
  prerendered: Record<string, string>;
  /** The HTML of the frames of the customers' screens by path: shown to whoever has a session. */
  frames: Record<string, string>;
}

/**
 * The routes of the built application, from the table in `routeChunks.ts` and the bundle's own graph.
 *
 * @param shell the built index.html, which says what starts the application
 * @param soon by pattern: the modules that the screen asks for once it runs
 */
export async function routesOf(
  context: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
  table: string,
  shell: string,
  soon: Readonly<Record<string, readonly string[]>>,
): Promise<Pick<PagesFile, 'entry' | 'routes'>> {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
  // Not the entry chunk: the bundler leaves it away when all of the entry lies in the files that it imports.
  const entries = [...shell.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  if (entries.length === 0) throw new Error('The built page starts no script');
  const always = closure(entries, chunks);
  const entryStyles = stylesOf(always, chunks);

  const sizeOf = (file: string) => chunks.get(file)?.code.length ?? 0;
  const routes: PagesFile['routes'] = [];
  for (const [pattern, sources] of importsByPattern(await readFile(table, 'utf8'))) {
    const resolved = await Promise.all(sources.map((source) => context.resolve(source, table)));
    const holding = (id: string | undefined) => {
      const chunk = [...chunks.values()].find(({ moduleIds }) => id !== undefined && moduleIds.includes(id));
      if (!chunk) throw new Error(`Route ${pattern}: no chunk holds ${id}`);
      return chunk.fileName;
    };
    const all = closure(
      resolved.map((module) => holding(module?.id)),
      chunks,
    );
    const scripts = [...all].filter((file) => !always.has(file));
    const next = closure((soon[pattern] ?? []).map(holding), chunks);
    const styles = stylesOf(all, chunks).filter((file) => !entryStyles.includes(file));
    routes.push({
      pattern,
      test: parser(pattern).pattern.source,
      scripts,
      soon: [
        // The largest first: a browser asks a server for six at a time, and all wait for the last.
        ...[...next]
          .filter((file) => !always.has(file) && !all.has(file))
          .sort((one, other) => sizeOf(other) - sizeOf(one)),
        ...stylesOf(next, chunks).filter((file) => !entryStyles.includes(file) && !styles.includes(file)),
      ],
      styles,
    });
  }
  return { entry: { scripts: [...always], styles: entryStyles }, routes };
}

/** The routes without their files, for the development server. */
export function plainRoutes(code: string): PagesFile['routes'] {
  return importsByPattern(code).map(([pattern]) => ({
    pattern,
    test: parser(pattern).pattern.source,
    scripts: [],
    soon: [],
    styles: [],
  }));
}

/** The files themselves and all that they import statically; what is imported stands before what imports it. */
function closure(files: string[], chunks: Map<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    chunks.get(file)?.imports.forEach(visit);
    done.add(file);
  };
  files.forEach(visit);
  return done;
}

/** The style files of the scripts, in the order in which the rules must stand. */
function stylesOf(scripts: Set<string>, chunks: Map<string, Rolldown.OutputChunk>): string[] {
  return [...new Set([...scripts].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Each property of `export const routeChunks = {...}` with the addresses of the `import()`s in its value. */
export function importsByPattern(code: string): [pattern: string, sources: string[]][] {
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node;
  const table = nodesIn(program).find(
    (node) => node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === 'routeChunks',
  );
  const object = table && nodesIn(table['init'] as Node).find((node) => node.type === 'ObjectExpression');
  if (!object) throw new Error('routeChunks.ts has no table named routeChunks');
  return (object['properties'] as Node[]).map((property) => {
    const pattern = literal(property['key'] as Node);
    const sources = nodesIn(property['value'] as Node)
      .filter((node) => node.type === 'ImportExpression')
      .map((node) => literal(node['source'] as Node));
    if (sources.length === 0) throw new Error(`Route ${pattern} imports nothing`);
    return [pattern, sources];
  });
}

function literal(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  throw new Error('Keys and import() addresses in routeChunks.ts must be string literals');
}

/** The node and everything below it, in the order of the text. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...below] : below;
}
