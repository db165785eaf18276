import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { barrels, crossings, cycles } from './house/borders';
import { forbiddenCalls, looseImports } from './house/calls';
import { type Chart, chartProblems, incompleteFolders } from './house/charts';
import { climbs } from './house/floors';
import { deadReferences } from './house/references';
import { emptyNames, oversized } from './house/sizes';
import { readPaths, readSources } from './house/source';
import { unshown } from './house/specimen';
import { unreadableCharts } from './house/static';
import { physicalStyles } from './house/styles';

/** The rules of the house (docs/testing.md). That each of them bites is proven in house/rules.test.ts. */
const root = join(import.meta.dirname, '..');
const sources = readSources(root);
const at = (path: string) => path.replace(/^\.\.\//, '');

const machineFiles = import.meta.glob<Record<string, unknown>>('../machines/*/*/*.machine.ts', { eager: true });
const charts: Chart[] = Object.entries(machineFiles).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter((value) => value instanceof StateMachine)
    .map((machine) => ({ path: at(path), machine: machine as AnyStateMachine })),
);

describe('every module', () => {
  it('is seen', () => {
    const folders = ['contract', 'machines', 'server', 'src', 'test'].filter((folder) =>
      existsSync(join(root, folder)),
    );
    const empty = folders.filter((folder) => !sources.some(({ path }) => path.startsWith(`${folder}/`)));
    expect(sources.length).toBeGreaterThan(0);
    expect(empty).toEqual([]);
  });
  it('imports only what its folder may import', () => expect(crossings(sources)).toEqual([]));
  it('imports nothing from a floor above its own', () => expect(climbs(sources)).toEqual([]));
  it('is part of no circle', () => expect(cycles(sources)).toEqual([]));
  it('does more than pass on what others export', () => expect(barrels(sources)).toEqual([]));
  it('has less than 400 lines, a chart less than 150', () => expect(oversized(sources)).toEqual([]));
  it('has a name that says something', () => expect(emptyNames(sources)).toEqual([]));
  it('writes nothing that its folder must not write', () => expect(forbiddenCalls(sources)).toEqual([]));
  it('loads what comes later as a chunk', () => expect(looseImports(sources)).toEqual([]));
  it('is on the specimen page when it is a component', () => expect(unshown(sources)).toEqual([]));
  it('styles start and end, not left and right', () => expect(physicalStyles(sources)).toEqual([]));
});

it('refers to nothing that is not here: no comment, no title of a test, no page', () => {
  const paths = readPaths(root);
  // The tables of transitions are made from the machines, and are names throughout.
  const pages = paths
    .filter((path) => path.endsWith('.md') && !path.endsWith('.transitions.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(pages.length).toBeGreaterThan(0);
  expect(deadReferences(sources, pages, paths)).toEqual([]);
});

describe('every machine', () => {
  it('is seen', () => {
    const files = sources.filter(({ path }) => /^machines\/[^/]+\/[^/]+\/[^/]+\.machine\.ts$/.test(path));
    expect(new Set(charts.map(({ path }) => path)).size).toBe(files.length);
  });
  it('has a chart that a visualizer can read', () => expect(charts.flatMap(chartProblems)).toEqual([]));
  it('is written out, so that it opens in the visualizer as it stands', () =>
    expect(unreadableCharts(sources)).toEqual([]));
  it('has a model, a test, a table of transitions and a page', () =>
    expect(incompleteFolders(machinePaths())).toEqual([]));
});

/** Every file in the folders of the machines, from the root of the repository. */
function machinePaths(): string[] {
  const folder = join(root, 'machines');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
