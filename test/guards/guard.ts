import esquery from 'esquery';
import { isSyntax, sourcesOf, type Syntax } from '../house/source';

/** What is taken out of one file. */
export interface Part {
  file: string;
  without: readonly Edit[];
}

/** One thing that keeps sessions, codes, choices, orders and money safe, how to take it out, and where that must be noticed. */
export interface Guard extends Part {
  /** What it guards against, as a line of docs/guards.md. */
  name: string;
  /** The same guard in other files, where one would do alone: only without all of them it is gone. */
  also?: readonly Part[];
  /** The tests that must fail then: a project of vitest, a file, and words of their names. */
  project: 'house' | 'effects' | 'machines' | 'views' | 'faults' | 'server';
  test: string;
  only?: string;
}

/** A file as it is: its text, and for source code the syntax tree. */
interface Original {
  readonly text: string;
  readonly program: Syntax | undefined;
}

/** What stands from `start` to `end` is replaced. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * What is to be another at one place of a file. In source code only the place counts, and nothing in it is known by its
 * text, so that a rename or another layout costs nothing. `at` is a selector of esquery over the syntax tree; `#name` in
 * it is whatever declares that name: a function, a constant, a property, a state of a chart.
 */
type Edit = (original: Original) => Change;

/** Takes out a statement, a property, or one of a list. */
export const drop =
  (at: string): Edit =>
  ({ text, program }) => {
    const { start, end } = nodeAt(at, program);
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return { start, end: end + comma, by: '' };
  };

/** Puts something else there; `$(left)` or `$(arguments.0)` in it is that part of what stands there, `$(.)` all of it. */
export const put =
  (at: string, by: string): Edit =>
  ({ text, program }) => {
    const node = nodeAt(at, program);
    const { start, end } = node;
    return { start, end, by: by.replaceAll(/\$\(([\w.]+)\)/g, (_, way: string) => textOf(way, node, text)) };
  };

/** Puts something in front of it. */
export const before =
  (at: string, by: string): Edit =>
  ({ program }) => {
    const { start } = nodeAt(at, program);
    return { start, end: start, by: `${by} ` };
  };

/** Replaces words of a file that is no source code and is never edited, as a migration. */
export const instead =
  (words: string, by: string): Edit =>
  ({ text }) => {
    const count = text.split(words).length - 1;
    if (count !== 1) throw new Error(`"${words}" is there ${count} times, not once.`);
    const start = text.indexOf(words);
    return { start, end: start + words.length, by };
  };

function textOf(way: string, node: Syntax, text: string): string {
  const part = way === '.' ? node : way.split('.').reduce<unknown>(inside, node);
  if (!isSyntax(part)) throw new Error(`There is no ${way} in a ${node.type}.`);
  return text.slice(part.start, part.end);
}
const inside = (part: unknown, key: string): unknown =>
  typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[key] : undefined;

const named = (name: string) =>
  `:matches(${['id.name', 'key.name', 'key.value'].map((key) => `[${key}="${name}"]`).join()})`;
/** esquery knows the nodes of JavaScript; of those of TypeScript every field is looked into. */
const visits = { fallback: (node: object) => Object.keys(node) };

/** The one node that a selector finds in a syntax tree. @throws when it finds none, or several */
function nodeAt(at: string, program: Syntax | undefined): Syntax {
  const selector = esquery.parse(at.replaceAll(/#([\w.]+)/g, (_, name: string) => named(name)));
  const found = esquery.match(program as never, selector, visits) as unknown as Syntax[];
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`"${at}" is there ${found.length} times, not once.`);
  return node;
}

export const partsOf = (guard: Guard): readonly Part[] => [guard, ...(guard.also ?? [])];

/** The text of a file without its part of a guard. @throws when a place of what is to be taken out is not there exactly once */
export function withoutPart({ file, without }: Part, text: string): string {
  const isSource = /\.tsx?$/.test(file);
  const program = isSource ? sourcesOf([[file, text]])[0]?.program : undefined;
  try {
    return without
      .map((edit) => edit({ text, program }))
      .toSorted((one, other) => other.start - one.start)
      .reduce((changed, { start, end, by }) => changed.slice(0, start) + by + changed.slice(end), text);
  } catch (error) {
    throw new Error(`In ${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
