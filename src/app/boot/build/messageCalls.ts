import { parseAst } from 'vite';

/** A call of `t`, `plural` or `rich` in a file, with where its parts stand in the text. */
export interface MessageCall {
  kind: 'sentence' | 'plural' | 'rich';
  /** By what translations are found: the English sentence, of a plural that of many. */
  key: string;
  /** The English sentences, of a plural both. */
  english: readonly string[];
  start: number;
  end: number;
  /** The number of a plural. */
  count: Span | null;
  /** By name, what stands in the sentence. */
  values: ReadonlyMap<string, Span>;
}

export interface Span {
  start: number;
  end: number;
}

interface Node extends Span {
  type: string;
  [key: string]: unknown;
}

const kinds: Readonly<Record<string, MessageCall['kind']>> = { t: 'sentence', plural: 'plural', rich: 'rich' };

/** Whether a text is worth reading for calls. */
export const mayHoldMessages = /\b(?:t|plural|rich)\(/;

/**
 * The calls in the order in which they begin; one may stand in the values of another.
 *
 * @throws where a sentence is not written out at its call, or has not exactly the values that it names: what is built is
 *   the sentence itself
 */
export function messageCalls(code: string, file: string): MessageCall[] {
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const imported = new Set(
    (program['body'] as Node[])
      .filter(({ type }) => type === 'ImportDeclaration')
      .filter(({ source }) => /(?:languages\/t|\.\/t|\/rich)$/.test(String((source as Node)['value'])))
      .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => String((local as Node)['name']))),
  );
  const calls: MessageCall[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, callee } = node as Node;
    const name =
      type === 'CallExpression' && (callee as Node).type === 'Identifier' ? String((callee as Node)['name']) : '';
    const kind = imported.has(name) ? kinds[name] : undefined;
    if (kind) calls.push(callOf(node as Node, kind, code, file));
    Object.values(node).forEach(visit);
  };
  visit(program);
  return calls.sort((one, other) => one.start - other.start);
}

function callOf(node: Node, kind: MessageCall['kind'], code: string, file: string): MessageCall {
  const fail = (why: string) => new Error(`${file}: ${why}: ${code.slice(node.start, node.end)}`);
  const given = node['arguments'] as Node[];
  const [count = null, sentences, values] =
    kind === 'plural' ? [given[0], given.slice(1, 3), given[3]] : [null, given.slice(0, 1), given[1]];
  const english = sentences.map(textOf);
  if (!english.every((text) => text !== null) || english.length !== (kind === 'plural' ? 2 : 1))
    throw fail('a sentence is written out where it is used');
  const named = new Map(valuesOf(values).map(({ name, span }) => [name, span]));
  if (kind === 'plural' && count && !/^[\w.?]+$/.test(code.slice(count.start, count.end)))
    throw fail('the number of a plural has a name');
  for (const text of english)
    for (const name of placeholders(text))
      if (!named.has(name) && !(kind === 'plural' && name === 'count')) throw fail(`nothing is called ${name}`);
  const key = english.at(-1) ?? '';
  for (const name of named.keys()) if (!placeholders(key).includes(name)) throw fail(`the sentence has no {${name}}`);
  return { kind, key, english, start: node.start, end: node.end, count, values: named };
}

/** The names in braces. */
export const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [only, ...others] = (node['quasis'] as { value: { cooked: string } }[] | undefined) ?? [];
  return node.type === 'TemplateLiteral' && only && others.length === 0 ? only.value.cooked : null;
}

function valuesOf(node: Node | undefined): { name: string; span: Span }[] {
  return ((node?.['properties'] as Node[] | undefined) ?? []).map((property) => ({
    name: String((property['key'] as Node)['name']),
    span: property['value'] as Node,
  }));
}
