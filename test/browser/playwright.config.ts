import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './support/test';

/** Set by `test/run.mjs` and `test/screens.mjs`, which find or install the browser. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '*.tour.ts',
  outputDir: '../../test-results/browser',
  // Each worker runs a server and a browser of its own; the figures are for two processors.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  projects: [
    { name: 'pglite' },
    // The main job, a server that dies in it, an order sent twice, the account's settings and second factors, again on a real PostgreSQL.
    {
      name: 'postgres',
      testMatch: ['journey.tour.ts', 'kill.tour.ts', 'account.tour.ts', 'twoFactor.tour.ts', 'order.tour.ts'],
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
    trace: 'retain-on-failure',
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
      ],
    },
  },
});
