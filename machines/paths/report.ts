import type { EventObject } from 'xstate';
import { type Coverage, coverageOf, missingFrom } from './coverage';
import { counted, describeFigures, describeShare, type Figures, figuresOf, figuresTable, percent } from './figures';
import type { Model, Path } from './model';
import { type Names, namesIn } from './names';
import { describeState } from './states';
import { table } from './table';
import { shortTours } from './tours';
import { TooManyPaths } from './ways';

export const kinds = ['transitions', 'pairs', 'simple', 'tours'] as const;
export const formats = ['text', 'json', 'md'] as const;
export type Kind = (typeof kinds)[number];
export type Format = (typeof formats)[number];

/** Above so many a world's simple paths are no longer listed: nobody walks them one by one. */
export const fewSimplePaths = 200;

const find: Record<Kind, (model: Model) => Path[]> = {
  transitions: (model) => model.transitionPaths(),
  pairs: (model) => model.pairPaths(),
  simple: (model) => model.simplePaths(fewSimplePaths),
  tours: shortTours,
};

interface NamedPath {
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly event: EventObject; readonly state: string }[];
}

/** One world's paths, or how many are too many. */
interface World {
  readonly world: string;
  readonly paths: readonly NamedPath[];
  readonly tooMany?: string;
}

/** The paths through one machine and what its worlds show of it. */
export interface Report {
  readonly machine: string;
  readonly kind: Kind;
  readonly worlds: readonly World[];
  readonly coverage: Coverage;
  readonly figures: Figures;
  /** What no world has shown, as sentences. */
  readonly missing: readonly string[];
}

/** Finds the paths of every world of one machine, and what the worlds cover. */
export function reportOn(models: readonly Model[], kind: Kind): Report {
  const names = namesIn(models);
  const worlds = models.map((model) => worldOf(model, kind, names));
  const coverage = coverageOf(models);
  const paths = worlds.reduce((total, world) => total + world.paths.length, 0);
  return {
    machine: coverage.machine,
    kind,
    worlds,
    coverage,
    figures: figuresOf(coverage, paths),
    missing: missingFrom(coverage),
  };
}

function worldOf(model: Model, kind: Kind, names: Names): World {
  try {
    return { world: model.world, paths: find[kind](model).map((path) => named(path, names)) };
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error;
    const tooMany = `more than ${error.limit} simple paths, too many to walk one by one: take pairs or tours`;
    return { world: model.world, paths: [], tooMany };
  }
}

const named = (path: Path, names: Names): NamedPath => ({
  name: names.path(path),
  steps: path.steps.slice(1).map(({ event, state }) => ({
    name: names.event(event),
    event,
    state: describeState((state as { value: string }).value),
  })),
});

/** The report as a tester reads it, or as JSON for a program. */
export function printReport(report: Report, models: readonly Model[], format: Format): string {
  if (format === 'json') return json(report);
  const { machine, kind, worlds, figures, missing } = report;
  if (format === 'text') {
    return [
      ...worlds.flatMap((world) => [`${world.world}: ${countOf(world, kind)}`, ...linesOf(world, kind)]),
      describeFigures(figures),
      ...missing.map((sentence) => `  ${sentence}`),
    ].join('\n');
  }
  return [
    `# ${machine}`,
    '',
    describeFigures(figures),
    '',
    ...missing.map((sentence) => `- ${sentence}`),
    ...(missing.length > 0 ? [''] : []),
    ...worlds.flatMap((world) => [`## ${world.world}`, '', `${countOf(world, kind)}.`, '', ...listOf(world, kind)]),
    table(models),
  ].join('\n');
}

const nouns: Record<Kind, string> = {
  transitions: 'path',
  pairs: 'path',
  simple: 'simple path',
  tours: 'tour',
};
const countOf = ({ paths, tooMany }: World, kind: Kind) => tooMany ?? counted(paths.length, nouns[kind]);

/** A tour is long: each of its steps has a line, with the state that it leads to. */
const linesOf = ({ paths }: World, kind: Kind): string[] =>
  kind === 'tours'
    ? paths.flatMap(({ steps }, index) => [
        `  tour ${index + 1}: ${counted(steps.length, 'step')}`,
        ...steps.map(({ name, state }, step) => `    ${step + 1}. ${name} → ${state}`),
      ])
    : paths.map(({ name }) => `  ${name}`);

const listOf = ({ paths }: World, kind: Kind): string[] =>
  kind === 'tours'
    ? paths.flatMap(({ steps }, index) => [
        `### Tour ${index + 1}`,
        '',
        ...steps.map(({ name, state }, step) => `${step + 1}. ${name} → \`${state}\``),
        '',
      ])
    : [...paths.map(({ name }) => `1. ${name}`), ...(paths.length > 0 ? [''] : [])];

/** What the worlds of one machine cover, part by part: how often each was met while everything was explored once. */
export function printCoverage({ coverage, figures, missing }: Report, format: Format): string {
  if (format === 'json') return json({ ...figures, percent: percentages(figures), coverage, missing });
  const outcomes = Object.fromEntries(
    Object.entries(coverage.guards).flatMap(([name, { yes, no }]) => [
      [`${name}: yes`, yes],
      [`${name}: no`, no],
    ]),
  );
  const parts = [
    ['states', figures.states, coverage.states],
    ['transitions', figures.transitions, coverage.transitions],
    ['guard outcomes', figures.outcomes, outcomes],
  ] as const;
  const sections = parts.flatMap(([name, share, counts]) =>
    format === 'md'
      ? [
          `## ${name}: ${describeShare(share)}`,
          '',
          '| met | what |',
          '| ---: | --- |',
          ...Object.entries(counts).map(([what, count]) => `| ${count} | ${what.replaceAll('|', '\\|')} |`),
          '',
        ]
      : [
          `${name}: ${describeShare(share)}`,
          ...Object.entries(counts).map(([what, count]) => `${String(count).padStart(6)}  ${what}`),
        ],
  );
  const heading = format === 'md' ? [`# ${figures.machine}`, '', describeFigures(figures), ''] : [];
  const end = format === 'md' ? [] : [describeFigures(figures)];
  return [...heading, ...sections, ...end, ...missing.map((sentence) => `  ${sentence}`)].join('\n');
}

/** What every machine's worlds cover, in one table with a sum; below it, by name, what is missing. */
export function printFigures(reports: readonly Report[], format: Format): string {
  const all = reports.map(({ figures }) => figures);
  if (format === 'json') {
    return json(reports.map(({ figures, missing }) => ({ ...figures, percent: percentages(figures), missing })));
  }
  const missing = reports.flatMap((report) => report.missing.map((sentence) => `${report.machine}: ${sentence}`));
  const list = missing.map((sentence) => (format === 'md' ? `- ${sentence}` : `  ${sentence}`));
  return [figuresTable(all, format), ...(missing.length > 0 ? ['', 'Missing:', ...list] : [])].join('\n');
}

const percentages = ({ states, transitions, outcomes }: Figures) => ({
  states: percent(states),
  transitions: percent(transitions),
  outcomes: percent(outcomes),
});

/** JSON alone writes every error as {}. */
const json = (value: unknown) =>
  JSON.stringify(
    value,
    (_, inner: unknown) => (inner instanceof Error ? { ...inner, name: inner.name, message: inner.message } : inner),
    2,
  );
