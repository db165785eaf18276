import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

/** One node of the syntax tree, as the parser gives it. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Import {
  /** As written: `../kit/port`, `xstate`, `node:fs`. */
  readonly specifier: string;
  /** For a relative one: the path from the root of the repository, with its extension when the file is known. */
  readonly path: string | undefined;
  /** Names that are taken; `*` for all of them, `default` for the default one. */
  readonly names: readonly string[];
  readonly isType: boolean;
  readonly kind: 'import' | 'reexport' | 'dynamic';
}

/** What a comment says, without its marks at either end; `start` is where they begin. */
export interface Comment {
  readonly value: string;
  readonly start: number;
}

/** A source file, parsed. `path` from the root of the repository, with `/`. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Syntax;
  readonly imports: readonly Import[];
  readonly comments: readonly Comment[];
}

const isSource = (path: string) => /\.(?:ts|tsx|mts|mjs|js)$/.test(path) && !/\.d\.ts$|\.generated\./.test(path);
const isForeign = (name: string) => /^(?:node_modules|dist|dist-server|test-results|\..*)$/.test(name);

/** Every file below `root`, from there and with `/`, dependencies and what is built left out. */
export const readPaths = (root: string): string[] =>
  listFiles(root).map((path) => relative(root, path).split(sep).join('/'));

/** Every source file below `root`, generated ones and dependencies left out. */
export function readSources(root: string): Source[] {
  return sourcesOf(
    readPaths(root)
      .filter(isSource)
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isForeign(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));

/** Parses files given as path and text. Throws when one cannot be parsed: an unread file would pass every rule. */
export function sourcesOf(files: readonly (readonly [path: string, text: string])[]): Source[] {
  const known = new Set(files.map(([path]) => path));
  return files.map(([path, text]) => {
    const { program, errors, comments } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
    const syntax = program as unknown as Syntax;
    return { path, text, program: syntax, imports: importsOf(syntax, path, known), comments };
  });
}

/** Every node of a tree, outermost first. */
export function* nodesOf(node: unknown): Generator<Syntax> {
  if (Array.isArray(node)) {
    for (const part of node) yield* nodesOf(part);
  } else if (isSyntax(node)) {
    yield node;
    for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesOf(part);
  }
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The 1-based line of an offset. */
export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function importsOf(program: Syntax, path: string, known: ReadonlySet<string>): Import[] {
  const imports: Import[] = [];
  const add = (source: unknown, kind: Import['kind'], isType: boolean, names: readonly string[]) => {
    const specifier = isSyntax(source) && typeof source['value'] === 'string' ? source['value'] : undefined;
    if (specifier === undefined) return;
    imports.push({ specifier, path: resolveImport(path, specifier, known), names, isType, kind });
  };
  for (const node of nodesOf(program)) {
    const parts = (node['specifiers'] ?? []) as Syntax[];
    if (node.type === 'ImportDeclaration') {
      const isType =
        node['importKind'] === 'type' || (parts.length > 0 && parts.every((part) => part['importKind'] === 'type'));
      add(node['source'], 'import', isType, parts.map(nameOfPart));
    } else if (node.type === 'ExportNamedDeclaration' && node['source']) {
      const isType =
        node['exportKind'] === 'type' || (parts.length > 0 && parts.every((part) => part['exportKind'] === 'type'));
      add(node['source'], 'reexport', isType, parts.map(nameOfPart));
    } else if (node.type === 'ExportAllDeclaration') {
      add(node['source'], 'reexport', node['exportKind'] === 'type', ['*']);
    } else if (node.type === 'ImportExpression') {
      add(node['source'], 'dynamic', false, ['*']);
    } else if (node.type === 'TSImportType') {
      add(node['source'] ?? node['argument'], 'import', true, ['*']);
    }
  }
  return imports;
}

function nameOfPart(part: Syntax): string {
  if (part.type === 'ImportNamespaceSpecifier') return '*';
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  const name = part['imported'] ?? part['local'];
  return isSyntax(name) ? String(name['name'] ?? name['value']) : '*';
}

/** As a bundler finds it: with any source extension, a folder by its index, a query left out. */
function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const [bare = specifier] = specifier.split('?');
  const path = posix.normalize(posix.join(posix.dirname(from), bare));
  const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
  const asTypescript = path.replace(/\.js$/, '.ts');
  return [...endings.map((ending) => path + ending), asTypescript].find((candidate) => known.has(candidate)) ?? path;
}
