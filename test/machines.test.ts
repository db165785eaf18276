import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../machines/paths/page';
import { folderOf, machineNamed, machineNames } from '../machines/paths/registry';
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

describe('every machine', () => {
  it.each(entries)('$name has a page with intent, events, ports and invariants', ({ folder, readme, machine }) =>
    expect(unsaid({ path: `machines/${folder}/README.md`, text: readme, machine })).toEqual([]),
  );

  it('is in docs/machines.md, as it is now', () => {
    const path = join(root, 'docs/machines.md');
    if (process.env['UPDATE'] === '1') writeFileSync(path, pageOf(entries));
    expect(readFileSync(path, 'utf8')).toBe(pageOf(entries));
  });
});
