import * as vitest from 'vitest';

const judge = vitest.expect;

/**
 * Test files of a machine, collected instead of run: a mutant needs only the first test that fails, and the pages
 * (table, drawing) are to be judged apart. It offers them what they take from vitest, and no more.
 */
export interface Collected {
  /** Tests outside of the walk, and what the walk asks of the whole machine. */
  readonly tests: Test[];
  /** The walk's groups, one a world. */
  readonly walks: Group[];
}

export interface Test {
  readonly title: string;
  readonly origin: Origin;
  readonly run: () => unknown;
  /** Longer than it takes if it ends at all, in milliseconds. */
  readonly patience: number;
}

export interface Group {
  readonly title: string;
  readonly fill: () => void;
}

/** Who takes part in a test file: its own lines, the walk, or the comparison of a page. */
export type Origin = 'file' | 'walk' | 'page';

interface Stage {
  collected: Collected;
  /** Path of the test file, from which pages are found. */
  path: string;
  /** Whether committed pages are compared. */
  pages: boolean;
}
const stage: Stage = { collected: { tests: [], walks: [] }, path: '', pages: true };

/** Takes what `load` registers. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<Collected> {
  stage.path = path;
  stage.collected = { tests: [], walks: [] };
  const { collected } = stage;
  await load();
  return collected;
}

/** For a test that says nothing of its own, in milliseconds. */
const enough = 30_000;

/** Runs tests one after the other. The title of the first that fails; undefined when none does. */
export async function firstFailure(tests: readonly Test[], { path, pages }: Omit<Stage, 'collected'>) {
  Object.assign(stage, { path, pages });
  for (const { title, run, patience } of tests) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('It does not end.')), patience);
    });
    try {
      await Promise.race([Promise.resolve().then(run), late]);
    } catch {
      return title;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}

/** The tests of a group, and of the groups in it. */
export function testsOf({ fill }: Group): Test[] {
  const inside: Collected = { tests: [], walks: [] };
  const { collected } = stage;
  stage.collected = inside;
  try {
    fill();
  } finally {
    stage.collected = collected;
  }
  return [...inside.tests, ...inside.walks.flatMap(testsOf)];
}

type Row = readonly unknown[];
const rowOf = (row: unknown): Row => (Array.isArray(row) ? row : [row]);
const titled = (title: string, row: Row) => [title, ...row.map(String)].join(' ');

/** What one of them takes from vitest. */
export function suiteFor(origin: Origin) {
  const it = (title: string, run: () => unknown, patience = enough) =>
    void stage.collected.tests.push({ title, origin, run, patience });
  const describe = (title: string, fill: () => void) => {
    if (origin === 'walk') stage.collected.walks.push({ title, fill });
    else fill();
  };
  const each =
    <Body>(register: (title: string, body: () => unknown) => void) =>
    (rows: readonly unknown[]) =>
    (title: string, body: (...row: Row) => Body) => {
      for (const row of rows.map(rowOf)) register(titled(title, row), () => body(...row));
    };
  const same = (subject: unknown, message?: string) =>
    origin === 'page' && !stage.pages ? { toBe: () => undefined } : judge(subject, message);
  const expect = Object.assign(same, judge, { getState: () => ({ ...judge.getState(), testPath: stage.path }) });
  return {
    it: Object.assign(it, { each: each(it) }),
    describe: Object.assign(describe, { each: each(describe) }),
    expect,
  };
}

/** Whether committed pages are compared now. */
export const arePagesCompared = () => stage.pages;
/** Path of the test file whose tests run. */
export const testPath = () => stage.path;
