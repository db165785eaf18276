import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { everyBuild, prepare, root } from '../server/prepare.mjs';
import { chromium } from './chromium.mjs';

/*
 * `npm run screens [-- <tour>]`: walks the tours against the real product and takes docs/screens/*.png, each screen
 * in both themes, 360 and 1440 px wide.
 */

try {
  await prepare({ only: everyBuild });
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=test/browser/playwright.config.ts',
      '--reporter=list',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium(console.log), SCREENS: '1' } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error && error.name === 'PrepareError' ? error.message : error);
  process.exitCode = 1;
}
