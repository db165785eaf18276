import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

/** Something that must not be written in some files. */
interface Ban {
  readonly name: string;
  readonly where: RegExp;
  /** What the node writes, or undefined when it is innocent. */
  readonly finds: (node: Syntax) => string | undefined;
}

const isTest = /\.(?:test|walk)\.tsx?$/;
const features = /^src\/features\//;
const timeless = /^(?:machines|server\/domain|contract|src\/lib)\//;

const named = (node: unknown) => (isSyntax(node) && node.type === 'Identifier' ? String(node['name']) : undefined);

/** `Date.now` for `Date.now`, `window.fetch` for `window.fetch()`, `fetch` for `fetch`. */
function member(node: Syntax): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node;
  const key = isSyntax(property) && property.type === 'Literal' ? String(property['value']) : named(property);
  return key === undefined ? undefined : `${named(object) ?? ''}.${key}`;
}

const oneOf = (names: readonly string[]) => (node: Syntax) => {
  const name = member(node);
  return name !== undefined && names.includes(name) ? name : undefined;
};

/** A global taken bare (`fetch(…)`, `localStorage.x`) or from `window`, `globalThis`, `self`. */
const globals = (names: readonly string[]) => (node: Syntax) => {
  if (node.type === 'MemberExpression') {
    const bare = named(node['object']);
    if (bare !== undefined && names.includes(bare)) return bare;
    const [owner, key] = (member(node) ?? '').split('.');
    return ['window', 'globalThis', 'self'].includes(owner ?? '') && names.includes(key ?? '')
      ? `${owner}.${key}`
      : undefined;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const callee = named(node['callee']);
  return callee !== undefined && names.includes(callee) ? callee : undefined;
};

const imported = (names: readonly string[], from: RegExp) => (node: Syntax) => {
  if (node.type !== 'ImportDeclaration' || !isSyntax(node['source']) || !from.test(String(node['source']['value'])))
    return undefined;
  return ((node['specifiers'] ?? []) as Syntax[])
    .map((part) => named(part['imported']))
    .find((name) => name !== undefined && names.includes(name));
};

const property = (names: readonly string[]) => (node: Syntax) => {
  const key = node.type === 'MemberExpression' ? node['property'] : node.type === 'Property' ? node['key'] : undefined;
  const name = named(key) ?? (isSyntax(key) && key.type === 'Literal' ? String(key['value']) : undefined);
  if (name !== undefined && names.includes(name)) return name;
  const attribute = node.type === 'JSXAttribute' && isSyntax(node['name']) ? String(node['name']['name']) : undefined;
  return attribute !== undefined && names.includes(attribute) ? attribute : undefined;
};

const bareDate = (node: Syntax) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  named(node['callee']) === 'Date' &&
  ((node['arguments'] ?? []) as unknown[]).length === 0
    ? 'Date without an argument'
    : undefined;

const memory = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const html = ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'srcDoc'];

const bans: readonly Ban[] = [
  {
    name: 'the time comes from a clock that is passed in',
    where: timeless,
    finds: oneOf(['Date.now']),
  },
  { name: 'the time comes from a clock that is passed in', where: timeless, finds: bareDate },
  {
    name: 'chance comes from a source that is passed in',
    where: timeless,
    finds: oneOf(['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']),
  },
  {
    name: 'a machine touches nothing: effects are ports',
    where: /^machines\//,
    finds: globals(['fetch', 'window', 'document', 'navigator', 'location', 'history', 'WebSocket', ...memory]),
  },
  {
    name: 'a child ends with output, emits, or sends to a systemId',
    where: /^machines\//,
    finds: imported(['sendParent'], /^xstate$/),
  },
  {
    name: 'what is loaded later is a chunk, and a component of it is made by lazily',
    where: /^src\//,
    finds: imported(['lazy'], /^react$/),
  },
  { name: 'no markup from text', where: /^src\//, finds: property(html) },
  { name: 'no code from text', where: /^(?:src|machines|contract|server)\//, finds: globals(['eval', 'Function']) },
  { name: 'no code from text', where: /^src\//, finds: oneOf(['document.write', 'document.writeln']) },
  {
    name: 'a view starts no actor',
    where: features,
    finds: imported(
      ['createActor', 'useActor', 'useActorRef', 'useMachine', 'interpret'],
      /^(?:xstate|@xstate\/react)$/,
    ),
  },
  {
    name: 'a view calls nobody: effects are ports',
    where: features,
    finds: globals(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']),
  },
  { name: 'a view keeps nothing: storage is a port', where: features, finds: globals(memory) },
  {
    name: 'a view has no effects: what happens is in the machines',
    where: features,
    finds: (node) =>
      imported(['useEffect', 'useLayoutEffect', 'useInsertionEffect'], /^react$/)(node) ??
      oneOf(['React.useEffect', 'React.useLayoutEffect', 'React.useInsertionEffect'])(node),
  },
];

/** Everything written that must not be, as sentences with the line. Tests may write it. */
export const forbiddenCalls = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !isTest.test(path))
    .flatMap(({ path, text, program }) => {
      const here = bans.filter(({ where }) => where.test(path));
      if (here.length === 0) return [];
      return [...nodesOf(program)].flatMap((node) =>
        here.flatMap(({ name, finds }) => {
          const found = finds(node);
          return found === undefined ? [] : [`${path}:${lineOf(text, node.start)} ${found}: ${name}`];
        }),
      );
    });

/** What the browser loads later in another way than by `chunk(() => import('...'))`, as sentences with the line. */
export const looseImports = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^src\/(?!app\/boot\/build\/)/.test(path) && !isTest.test(path))
    .flatMap(({ path, text, program }) => {
      const nodes = [...nodesOf(program)];
      const chunks = new Set(nodes.map(chunkedImport));
      return nodes
        .filter((node) => node.type === 'ImportExpression' && !chunks.has(node))
        .map(({ start }) => `${path}:${lineOf(text, start)} imports later without chunk()`);
    });

/** The import of `chunk(() => import('...'))`. */
function chunkedImport({ type, callee, arguments: given }: Syntax): unknown {
  const [load] = (given ?? []) as Syntax[];
  return type === 'CallExpression' && named(callee) === 'chunk' && load?.type === 'ArrowFunctionExpression'
    ? load['body']
    : undefined;
}
