import type { Plugin } from 'vite';

/** What a call of the contract says of its request. */
const ofRequests: ReadonlySet<unknown> = new Set(['params', 'query', 'headers', 'body']);

interface Node {
  type: string;
  start: number;
  end: number;
  properties?: (Node & { key?: { name?: string } })[];
}

/** From `start` to `end` stands `text` instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration';

/** Whether an object is a call of the contract, or what several calls have in common. */
const isCall = ({ type, properties = [] }: Node) =>
  type === 'ObjectExpression' && properties.some(({ key }) => key?.name === 'method' || key?.name === 'path');

function editsIn(node: Node, code: string): Edit[] {
  if (isFunction(node)) return [];
  const requests = isCall(node) ? (node.properties ?? []).filter(({ key }) => ofRequests.has(key?.name)) : [];
  const removed = requests.map(({ start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    return { start, end: end + comma, text: '' };
  });
  const pure = node.type === 'CallExpression' ? [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }] : [];
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .filter((one) => !requests.includes(one))
    .flatMap((one) => editsIn(one, code));
  return [...removed, ...pure, ...inside];
}

/**
 * Takes the schemas of requests out of the contract's calls, and says of all other schemas that to make one changes nothing,
 * so that those that nobody names are left out too. The server checks what it is sent, the browser what it is answered: a
 * request's schema is in the build where a module of the browser reads it.
 */
export const checkedReplies = (): Plugin => ({
  name: 'checked-replies',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler(code) {
      const edits = editsIn(this.parse(code), code).sort((one, other) => other.start - one.start);
      const bare = edits.reduce(
        (text, { start, end, text: given }) => text.slice(0, start) + given + text.slice(end),
        code,
      );
      return { code: bare, map: null };
    },
  },
});
