import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

/** What a chart may leave to code: values that are worked out while it runs, never its shape. */
const values = new Set(['context', 'input', 'output', 'params']);
/** Maps whose keys are names that the chart gives, whatever they are called. */
const maps = new Set(['states', 'on', 'after']);
/** The parts of `setup` that a chart names. */
const named = new Set(['actors', 'actions', 'guards', 'delays']);

const isChartFile = (path: string) => /^machines\/[^/]+\/([^/]+)\/\1\.machine\.ts$/.test(path);

/**
 * Machine files that a visualizer could not read as they stand (architecture, "A machine"), as sentences. In each:
 * one `export const ... = setup({ ... }).createMachine({ ... })`, both written out, with no spread, no computed key and
 * nothing made by a call.
 */
export const unreadableCharts = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => isChartFile(path))
    .flatMap((source) => problemsIn(source).map((problem) => `${source.path}: ${problem}`));

function problemsIn({ text, program }: Source): string[] {
  const made = [...nodesOf(program)].filter((node) => calleeOf(node) === 'createMachine');
  if (made.length !== 1) return [`holds ${made.length} machines, not one`];
  const exported = exportedValues(program);
  const [chart] = made;
  if (!chart || !exported.includes(chart)) return ['the machine is not a constant that the file exports'];
  const names = receiverOf(chart);
  if (!names || calleeOf(names) !== 'setup') return ['the machine is not made by setup(...).createMachine(...)'];
  const at = (node: Syntax) => `line ${lineOf(text, node.start)}`;
  return [
    ...argumentsOf(names).flatMap((part) => setupProblems(part, at)),
    ...argumentsOf(chart).flatMap((part) => shapeProblems(part, at)),
  ];
}

type Place = (node: Syntax) => string;

/** `setup` itself is code; the names that it gives must be read without running it. */
const setupProblems = (part: Syntax, at: Place): string[] =>
  part.type === 'ObjectExpression'
    ? fieldsOf(part, at, (key, value) =>
        named.has(key)
          ? value.type === 'ObjectExpression'
            ? fieldsOf(value, at, () => [])
            : [`${at(value)}: the ${key} are not written out`]
          : [],
      )
    : [`${at(part)}: setup is given something that is not written out`];

/** Objects, lists and literals are the shape of a chart; whatever has to run first is not. */
function shapeProblems(value: Syntax, at: Place, isMap = false): string[] {
  if (value.type === 'ObjectExpression') {
    return fieldsOf(value, at, (key, inner) =>
      !isMap && values.has(key) ? [] : shapeProblems(inner, at, !isMap && maps.has(key)),
    );
  }
  if (value.type === 'ArrayExpression') {
    return (value['elements'] as unknown[]).flatMap((element) =>
      isSyntax(element) ? shapeProblems(element, at) : [`${at(value)}: a list with a hole`],
    );
  }
  return value.type === 'Literal' ? [] : [`${at(value)}: ${nameOf(value)} where the chart must be written out`];
}

function fieldsOf(object: Syntax, at: Place, inside: (key: string, value: Syntax) => string[]): string[] {
  return (object['properties'] as Syntax[]).flatMap((property) => {
    const { key, value } = property;
    if (property.type !== 'Property' || !isSyntax(key) || !isSyntax(value)) return [`${at(property)}: a spread`];
    if (property['computed']) return [`${at(property)}: a computed key`];
    return inside(String(key['name'] ?? key['value']), value);
  });
}

/** Every value that a top-level `export const` gives a name. */
const exportedValues = (program: Syntax): Syntax[] =>
  (program['body'] as Syntax[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : undefined;
    if (!isSyntax(declaration) || declaration.type !== 'VariableDeclaration') return [];
    return (declaration['declarations'] as Syntax[]).map(({ init }) => init).filter(isSyntax);
  });

function calleeOf(node: Syntax): unknown {
  if (node.type !== 'CallExpression' || !isSyntax(node['callee'])) return undefined;
  const { callee } = node;
  return isSyntax(callee['property']) ? callee['property']['name'] : callee['name'];
}

const receiverOf = ({ callee }: Syntax): Syntax | undefined =>
  isSyntax(callee) && isSyntax(callee['object']) ? callee['object'] : undefined;
const argumentsOf = (call: Syntax) => call['arguments'] as Syntax[];

const spoken: Record<string, string> = {
  CallExpression: 'a call',
  Identifier: 'a name from elsewhere',
  MemberExpression: 'a name from elsewhere',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  ConditionalExpression: 'a condition',
  TemplateLiteral: 'a template',
  SpreadElement: 'a spread',
};
const nameOf = ({ type }: Syntax) => spoken[type] ?? type;
