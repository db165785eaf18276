import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerTo, requestOf } from '../machines/paths/pathsCommand';
import { folderOf, machineNames, modelsOf, registry } from '../machines/paths/registry';
import { skeletonOf } from '../machines/paths/skeleton';
import { extent, isFull } from './extent';

const root = join(import.meta.dirname, '..');
/** Inside the house, so that what is written there finds its packages; no part of it. */
const folder = join(root, 'test-results/skeletons');

const skeletonImports = (name: string) => ({
  machine: `../../machines/${folderOf(name)}`,
  test: '../../test/browser/support/test',
});

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
const paths = (...args: string[]) => node('--import', 'tsx', 'machines/paths/paths.ts', ...args);
const answer = (...args: string[]) => answerTo(requestOf(args, registry), registry);

/*
 * A program takes a second to start: `npm test` starts each once, and asks for the rest what it calls. That every machine
 * is covered is said there by its own walk.
 */

describe('npm run paths', () => {
  it('prints, and writes where it is told', async () => {
    const { text, exitCode } = await answer('palette', '--format', 'md');
    expect(text).toMatch(/^# palette\n\npalette: 1 world · states 2\/2, 100 % · /);
    expect(exitCode).toBe(0);
    const file = join(folder, 'one/palette.mmd');
    expect(paths('palette', '--mermaid', '--out', file)).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^stateDiagram-v2\n.*palette_offering/s);
    if (isFull) expect(paths('palette', '--format', 'md')).toMatchObject({ status: 0, stdout: `${text.trimEnd()}\n` });
  });

  it('says what is wrong', async () => {
    await expect(answer('nowhere')).rejects.toThrow(
      /^There is no machine "nowhere". There are: accountSettings, accountStep, admission, app, /,
    );
    await expect((async () => answer())()).rejects.toThrow('Usage: ');
  });

  const compiled = extent(['coupon'], machineNames());
  it('makes skeletons that compile', { timeout: 120_000 }, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of compiled) {
      writeFileSync(join(folder, `${name}.tour.ts`), skeletonOf(await modelsOf(name), skeletonImports(name)));
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "extends": "../../tsconfig.json", "include": ["*.tour.ts", "../../contract/**/*.d.ts"] }',
    );
    expect(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder)).toMatchObject({ stdout: '', status: 0 });
  });
});

if (isFull)
  describe('npm run paths, as a program', () => {
    it('finds every state, transition and guard outcome of every machine', { timeout: 240_000 }, () => {
      const { status, stdout, stderr } = paths('--all', '--coverage', '--format', 'json');
      expect(stderr).toBe('');
      const figures = JSON.parse(stdout) as { machine: string; percent: object; missing: string[]; paths: number }[];
      expect(figures.map(({ machine }) => machine)).toEqual(machineNames());
      expect(figures.flatMap(({ missing }) => missing)).toEqual([]);
      for (const { machine, percent, paths: found } of figures) {
        expect(percent, machine).toEqual({ states: 100, transitions: 100, outcomes: 100 });
        expect(found, machine).toBeGreaterThan(0);
      }
      expect(status).toBe(0);
    });

    it('says what is wrong in the place of paths, and exits with 1', () => {
      expect(paths('nowhere')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^There is no machine "nowhere". There are: /) as unknown,
      });
      expect(paths()).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage: ') as unknown });
    });
  });

describe('npm run machines:export', () => {
  it('writes every machine, as a definition and as one file', () => {
    const out = join(folder, '../definitions');
    rmSync(out, { recursive: true, force: true });
    const { status, stdout } = node('--import', 'tsx', 'machines/paths/export.ts', '--out', out);
    expect(stdout).toBe(`${machineNames().length} machines in ${out}, each as <name>.json and <name>.ts\n`);
    expect(status).toBe(0);
    for (const name of machineNames()) {
      expect(JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'))).toMatchObject({ id: name });
      expect(readFileSync(join(out, `${name}.ts`), 'utf8')).toContain(`id: "${name}"`);
    }
  });
});
