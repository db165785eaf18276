import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The command as a person runs it, without the environment of the run around it. */
const mutants = (...names: string[]) => {
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'test/mutants/mutants.ts'), ...names],
    { cwd: root, encoding: 'utf8', env: { PATH, HOME } },
  );
};

it('examines a machine, and writes nothing for one alone', () => {
  const { status, stdout, stderr } = mutants('palette');
  expect(stderr).toMatch(/^palette: [1-9]\d* mutants, 0 survive$/m);
  expect(stdout).toMatch(/^\| palette (?:\| \d+ ){10}\|$/m);
  expect(status).toBe(0);
});

it('knows no machine that is not there', () => {
  const { status, stderr } = mutants('pallette');
  expect(stderr).toContain('There is no machine "pallette".');
  expect(status).toBe(1);
});
