import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Model } from '../machines/paths/model';
import { pageOf } from '../machines/paths/page';
import { folderOf, machineNamed, machineNames } from '../machines/paths/registry';
import { notJson } from './house/charts';
import { unsaid } from './house/pages';

const root = join(import.meta.dirname, '..');
const entries = await Promise.all(
  machineNames().map(async (name) => ({
    name,
    folder: folderOf(name),
    machine: await machineNamed(name),
    readme: readFileSync(join(root, 'machines', folderOf(name), 'README.md'), 'utf8'),
  })),
);

const modelFiles = import.meta.glob<Record<string, unknown>>('../machines/*/*/*.model.ts', { eager: true });
const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'graph' in value && 'world' in value;
const models = Object.values(modelFiles)
  .flatMap(Object.values)
  .flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isModel) : []));

describe('every machine', () => {
  it.each(entries)('$name has a page with intent, events, ports and invariants', ({ folder, readme, machine }) =>
    expect(unsaid({ path: `machines/${folder}/README.md`, text: readme, machine })).toEqual([]),
  );

  it('is in docs/machines.md, as it is now', () => {
    const path = join(root, 'docs/machines.md');
    if (process.env['UPDATE'] === '1') writeFileSync(path, pageOf(entries));
    expect(readFileSync(path, 'utf8')).toBe(pageOf(entries));
  });

  // Apart from the rules that read the code (house.test.ts): all states of all machines are made for it.
  it('keeps only JSON in its context, in every state it can reach', () => {
    const problems = models.flatMap((model) =>
      model.graph().vertices.flatMap(({ key, state }) => {
        const problem = notJson(state.context);
        return problem === undefined ? [] : [`${model.machine.id}, ${model.world}, ${key}: ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  });
});
