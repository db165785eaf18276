import type { AnyStateMachine } from 'xstate';
import { coverageOf, missingFrom } from './coverage';
import type { Model, Path } from './model';
import { table, title } from './table';
import { tours } from './tours';

export const kinds = ['transitions', 'pairs', 'simple', 'tours'] as const;
export const formats = ['text', 'json', 'markdown'] as const;
export type Kind = (typeof kinds)[number];
export type Format = (typeof formats)[number];

const find: Record<Kind, (model: Model) => Path[]> = {
  transitions: (model) => model.transitionPaths(),
  pairs: (model) => model.pairPaths(),
  simple: (model) => model.simplePaths(),
  tours: (model) => tours<AnyStateMachine>(model),
};

/** The paths through a machine, world by world, and what they cover, for testers. */
export function report(models: readonly Model[], kind: Kind, format: Format): string {
  const worlds = models.map((model) => ({ world: model.world, paths: find[kind](model).map(title) }));
  const coverage = coverageOf(models);
  if (format === 'json') return JSON.stringify({ machine: coverage.machine, kind, worlds, coverage }, undefined, 2);

  const missing = missingFrom(coverage);
  const counts = [
    `${Object.keys(coverage.states).length} states`,
    `${Object.keys(coverage.transitions).length} transitions`,
    `${Object.keys(coverage.guards).length} guards`,
    missing.length === 0 ? 'everything met' : `not met: ${missing.join('; ')}`,
  ].join(', ');
  if (format === 'text') {
    const lines = worlds.flatMap(({ world, paths }) => [
      `${world}: ${paths.length} paths`,
      ...paths.map((path) => `  ${path}`),
    ]);
    return [...lines, `${coverage.machine}: ${counts}`].join('\n');
  }
  const sections = worlds.map(({ world, paths }) =>
    [`## ${world}`, '', ...paths.map((path) => `1. ${path}`), ''].join('\n'),
  );
  return [`# ${coverage.machine}`, '', counts, '', ...sections, '# Transitions', '', table(models)].join('\n');
}
