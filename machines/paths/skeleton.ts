import type { EventObject } from 'xstate';
import type { Model, Path } from './model';
import { type Names, namesIn } from './names';
import { leavesOf } from './states';
import { shortTours } from './tours';

const lineWidth = 120;

/** The ways from the skeleton's own file to what it imports, as it writes them: `..`, `./support/test`. */
export interface Surroundings {
  /** The folder of the machine. */
  readonly machine: string;
  readonly test: string;
}

/**
 * A Playwright file with the tours of a machine: whole walks, and an empty place for each gesture, answer and look.
 * It compiles and runs as it is, and each tour fails at the first place that is still empty, with its name.
 */
export function skeletonOf(models: readonly Model[], { machine, test }: Surroundings): string {
  const [first] = models;
  if (!first) throw new Error('A skeleton needs at least one world.');
  const { id } = first.machine;
  const names = namesIn(models);
  // Models of one machine may call their worlds alike.
  const named = models.map((model, index) => {
    const before = models.slice(0, index).filter(({ world }) => world === model.world).length;
    return before === 0 ? model : { ...model, world: `${model.world} (${before + 1})` };
  });
  const walks = models.map((model, index) => ({ model: named[index] ?? model, paths: shortTours(model) }));
  const steps = walks.flatMap(({ model, paths }) =>
    paths.flatMap((path) => path.steps.slice(1).map(({ event }) => ({ model, event }))),
  );
  const byHand = steps.filter(({ model, event }) => isByHand(model, event)).map(({ event }) => event.type);
  const byOthers = steps.filter(({ model, event }) => !isByHand(model, event)).map(({ event }) => names.event(event));
  const worlds = named.map(({ world }) => world);
  const leaves = walks.flatMap(({ paths }) => paths.flatMap((path) => path.steps.flatMap(leavesAt)));

  return [
    "import type { Page } from '@playwright/test';",
    ...(byHand.length > 0 ? ["import type { EventFromLogic } from 'xstate';"] : []),
    ...(byHand.length > 0 ? [`import type { ${id}Machine } from '${machine}/${id}.machine';`] : []),
    `import { test } from '${test}';`,
    '',
    '/*',
    ` * The tours of "${id}": together they take every transition of the machine in every world of its model.`,
    ` * Made by \`npm run paths -- ${id} --playwright\`. The walks are whole, the places below are empty: fill them.`,
    ' * Until then a tour stops at the first empty one and names it.',
    ' */',
    '',
    'type Places<Name extends string> = Record<Name, (page: Page) => Promise<void>>;',
    '',
    '/** A place that nobody has written yet. */',
    'const empty = (place: string) => (): never => {',
    '  throw new Error(`${place} is empty: write it in this file.`);',
    '};',
    '',
    '/** Brings the page to where a world begins. */',
    ...union('World', worlds),
    'const arrive: Places<World> = {',
    ...named.flatMap(({ world, input }) => place(world, `The way into "${world}"`, comment(input))),
    '};',
    '',
    ...section(byHand, [
      '/** What a person does: a gesture on the page for each event. */',
      ...union('Gesture', byHand),
      `type Happening = EventFromLogic<typeof ${id}Machine>;`,
      "type Fields<Type extends Happening['type']> = Omit<Extract<Happening, { type: Type }>, 'type'>;",
      'const hands: { [Type in Gesture]: (page: Page, event: Fields<Type>) => Promise<void> } = {',
      ...unique(byHand).flatMap((type) => place(type, `The hand for "${type}"`)),
    ]),
    ...section(byOthers, [
      '/** What comes from outside: bring it about (a held request, a planned fault, the clock), and wait for it. */',
      ...union('Outcome', byOthers),
      'const outside: Places<Outcome> = {',
      ...unique(byOthers).flatMap((name) => place(name, `What brings "${name}"`)),
    ]),
    '/** What is to be seen in each state: `await expect(...)`. */',
    ...union('State', leaves),
    'const eyes: Places<State> = {',
    ...unique(leaves).flatMap((leaf) => place(leaf, `The eye for "${leaf}"`)),
    '};',
    '',
    'const see = async (page: Page, ...states: State[]) => {',
    '  for (const state of states) await eyes[state](page);',
    '};',
    '',
    `test.describe(${text(id)}, () => {`,
    ...walks
      .flatMap(({ model, paths }) => paths.map((path, index) => tour(model, path, names, [index + 1, paths.length])))
      .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
    '});',
    '',
  ].join('\n');
}

/** Left out where nobody would use it: an unused name does not compile. */
const section = (users: readonly string[], lines: readonly string[]) => (users.length > 0 ? [...lines, '};', ''] : []);

function tour(model: Model, path: Path, names: Names, [number, of]: readonly [number, number]): string[] {
  const see = (step: Path['steps'][number]) => `    await see(page, ${leavesAt(step).map(text).join(', ')});`;
  const [born, ...steps] = path.steps;
  const title = `${model.world}, tour ${number} of ${of}, ${steps.length} steps`;
  return [
    `  test(${text(title)}, async ({ page }) => {`,
    `    await arrive[${text(model.world)}](page);`,
    ...(born ? [see(born)] : []),
    ...steps.flatMap((step) => {
      const { type, ...fields } = step.event;
      const name = names.event(step.event);
      return isByHand(model, step.event)
        ? [
            ...(name === type ? [] : [`    // ${name}`]),
            `    await hands[${text(type)}](page, ${literal(fields)});`,
            see(step),
          ]
        : [`    await outside[${text(name)}](page);`, see(step)];
    }),
    '  });',
  ];
}

/** Whether a person makes this event; ports, delays, listeners and other actors make the others. */
const isByHand = ({ heard, told }: Model, { type }: EventObject) =>
  !type.startsWith('xstate.') && !told.includes(type) && !Object.values(heard).some((types) => types.includes(type));

const leavesAt = ({ state }: Path['steps'][number]): string[] => leavesOf((state as { value: string }).value);
const unique = (names: readonly string[]) => [...new Set(names)];
/** A type of all names, on one line where it fits. */
function union(name: string, members: readonly string[]): string[] {
  const texts = unique(members).map(text);
  const line = `type ${name} = ${texts.join(' | ') || 'never'};`;
  if (line.length <= lineWidth) return [line];
  return [`type ${name} =`, ...texts.map((member, index) => `  | ${member}${index === texts.length - 1 ? ';' : ''}`)];
}
const place = (key: string, what: string, above: readonly string[] = []) => [
  ...above.map((line) => `  ${line}`),
  `  ${keyed(key)}: empty(${text(what)}),`,
];
/** What a world is born with, as far as it can be said in a line. */
const comment = (input: unknown): string[] => {
  const said = literal(input);
  return input === undefined || said.length > 110 ? [] : [`/** ${said.replaceAll('*/', '* /')} */`];
};

/** In single quotes, where double ones would not save an escape. */
function text(value: string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  return quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n') + quote;
}
const keyed = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key));

/** A value as source. What has no literal (a file) cannot be said here: the hand has to bring its own. */
function literal(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `{} as never /* a ${value.constructor.name} */`;
  const fields = Object.entries(value).map(([key, field]) => `${keyed(key)}: ${literal(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
