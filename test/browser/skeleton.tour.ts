import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/skeleton');

/** Runs a program of this house to its end. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    // Of a run inside another one Playwright would take the worker's settings over.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_|FORCE_COLOR)/.test(name)),
    );
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });

test('a skeleton of tours runs against the product, and each fails by the name of its first empty place', {
  tag: '@full',
}, async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const empty = join(folder, 'empty.tour.ts');
  const made = await run('--import', 'tsx', 'machines/paths/paths.ts', 'enhancement', '--playwright', '--out', empty);
  expect(made).toEqual({ code: 0, output: '' });

  // A tester's work at its shortest: every place is filled with nothing to do, and nothing is left that fails.
  const text = await readFile(empty, 'utf8');
  const filled = text
    .replace(/^const empty = [^]*?^};\n/m, '')
    .replaceAll(/empty\('.*'\),$/gm, 'async (page) => void (await page.title()),');
  expect(filled).not.toContain('empty(');
  await writeFile(join(folder, 'filled.tour.ts'), filled);
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `import base from '../../test/browser/playwright.config';
export default { ...base, testDir: '.', outputDir: './results', reporter: 'line', projects: [{ name: 'pglite' }] };
`,
  );

  const { code, output } = await run(
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=${join(folder, 'playwright.config.ts')}`,
  );
  expect(output).toContain('The way into "business step" is empty: write it in this file.');
  expect(output).toMatch(/\b1 failed\b/);
  expect(output).toMatch(/\b1 passed\b/);
  expect(code).toBe(1);
});
