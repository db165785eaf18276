import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { extent, isFull } from '../extent';
import type { WorkerFixtures } from './support/test';

/** Set by `test/run.mjs` and `test/screens.mjs`, which find or install the browser. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '*.tour.ts',
  outputDir: '../../test-results/browser',
  globalSetup: join(import.meta.dirname, 'support/emptyProduct.ts'),
  // Each worker runs a server and a browser of its own; on two processors the third works while others wait.
  workers: 3,
  // A test goes to whichever is free: a file of long ones would hold one of them to the end.
  fullyParallel: true,
  // What is marked so runs only when everything does.
  grepInvert: isFull ? [] : /@full/,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  projects: [
    // PGlite has one session: whatever comes at once stands in line there, unless everything runs.
    { name: 'pglite', grepInvert: extent([/@full/, /pressed 20 times/], []) },
    // An order sent twice, and when everything runs also the main job, a server that dies in it, the account's settings
    // and second factors, again on a real PostgreSQL.
    {
      name: 'postgres',
      testMatch: extent(
        ['order.tour.ts'],
        ['journey.tour.ts', 'kill.tour.ts', 'account.tour.ts', 'twoFactor.tour.ts', 'order.tour.ts'],
      ),
      grep: extent(/pressed 20 times/, /./),
      use: { engine: 'postgres' },
    },
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // A trace costs a third of a tour's time; of one that fails alone `--trace retain-on-failure` makes it.
    trace: extent('off', 'retain-on-failure'),
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Where redirects are led to. A route that aborts would say that somebody came, but turns the browser's cache off.
        '--host-resolver-rules=MAP evil.example ~NOTFOUND',
      ],
    },
  },
});
