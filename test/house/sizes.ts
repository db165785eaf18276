import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

const longestFile = 400;
const longestChart = 150;

/** Files of 400 lines and more; charts (the object given to `createMachine`) of 150 and more. */
export function oversized(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const lines = source.text.trimEnd().split('\n').length;
    const chart = Math.max(
      0,
      ...chartsOf(source).map(({ start, end }) => lineOf(source.text, end) - lineOf(source.text, start) + 1),
    );
    return [
      ...(lines >= longestFile ? [`${source.path} has ${lines} lines`] : []),
      ...(chart >= longestChart ? [`${source.path} holds a chart of ${chart} lines`] : []),
    ];
  });
}

const chartsOf = ({ path, program }: Source): Syntax[] =>
  path.endsWith('.machine.ts')
    ? [...nodesOf(program)].flatMap((node) => {
        const callee = node['callee'];
        const name = isSyntax(callee)
          ? isSyntax(callee['property'])
            ? callee['property']['name']
            : callee['name']
          : undefined;
        return node.type === 'CallExpression' && name === 'createMachine'
          ? ((node['arguments'] ?? []) as Syntax[])
          : [];
      })
    : [];

const empty = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'managers', 'misc', 'stuff', 'common']);

/** Files and folders whose name says nothing. */
export const emptyNames = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.split('/').some((part) => wordsOf(part).some((word) => empty.has(word))))
    .map(({ path }) => `${path} has a name that says nothing`);

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
