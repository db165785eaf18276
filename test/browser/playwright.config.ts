import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { extent, isFull } from '../extent';
import type { WorkerFixtures } from './support/test';

/** Set by `test/run.mjs` and `test/screens.mjs`, which find or install the browser. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

// A context of its own for each test starts with no code, no connection and a process that has compiled nothing. In `npm
// test` it is emptied instead: storage, cookies, routes and pages of the test before are gone.
if (!isFull) process.env['PW_TEST_REUSE_CONTEXT'] = '1';

const stages = ['deployment.tour.ts', 'faces.tour.ts', 'kill.tour.ts', 'websites.tour.ts', 'wizardKeyboard.tour.ts'];
/** One worker takes each of these files: what it prepares for all of its tests is dear. */
const prepared = ['sites.tour.ts', 'wizardTours.tour.ts'];
const sessions = ['sessionLogout.tour.ts', 'sessionTabs.tour.ts'];
/** One test of many minutes each, of the full run: what begins last of all would hold the others' processor idle. */
const long = ['wizardKill.tour.ts', 'wizardFacesThird.tour.ts'];
/** What waits for a website to be live waits for nothing else. */
const usual = { environment: { DEPLOY_STEP_MS: '300' } };
const oauth = ['oauth.tour.ts', 'passkeys.tour.ts', 'push.tour.ts'];

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '*.tour.ts',
  outputDir: '../../test-results/browser',
  globalSetup: join(import.meta.dirname, 'support/emptyProduct.ts'),
  // Each worker runs a server and a browser of its own; on two processors the third works while others wait. In the full run
  // no page waits: it moves and is looked at in each face, so that a third takes the time of the two.
  workers: extent(3, 2),
  // A test goes to whichever is free: a file of long ones would hold one of them to the end.
  fullyParallel: true,
  // What is marked so runs only when everything does.
  grepInvert: isFull ? [] : /@full/,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  // What the products of the tours differ in is said here and not by the tours: a worker that comes to one of another
  // project starts a product, a database and a browser anew. The longest go first.
  projects: [
    ...extent([], [{ name: 'long', testMatch: long, use: usual, workers: 2 }]),
    // Slow enough for a stage to be seen, and for a server to be killed in it.
    {
      name: 'stages',
      testMatch: [...stages, ...prepared],
      use: { environment: { DEPLOY_STEP_MS: extent('600', '1500') } },
      workers: 2,
    },
    // An order sent twice, sessions whose rows a tour changes, and when everything runs also the main job, a server that
    // dies in it, the account's settings and second factors, again on a real PostgreSQL.
    {
      name: 'postgres',
      testMatch: extent(
        [...sessions, 'order.tour.ts'],
        [...sessions, 'journey.tour.ts', 'kill.tour.ts', 'account.tour.ts', 'twoFactor.tour.ts', 'order.tour.ts'],
      ),
      grep: extent(/pressed 20 times|session(?:Logout|Tabs)\.tour/, /./),
      use: { engine: 'postgres', environment: { DEPLOY_STEP_MS: '600' } },
      workers: extent(1, 2),
    },
    // The main job and a server that dies in it, by two processes that share a PostgreSQL and an S3 store and no disk. Slow
    // enough for the one to come back before the other has done all there is to do. One at a time: it is two servers, what
    // draws for each, a database and a store.
    ...extent(
      [],
      [
        {
          name: 'processes',
          testMatch: ['journey.tour.ts', 'kill.tour.ts'],
          use: { engine: 'postgres' as const, processes: 2 as const, environment: { DEPLOY_STEP_MS: '3000' } },
          workers: 1,
        },
      ],
    ),
    { name: 'oauth', testMatch: oauth, use: { environment: { OAUTH: 'sandbox' } }, workers: 1 },
    // PGlite has one session: whatever comes at once stands in line there, unless everything runs.
    {
      name: 'pglite',
      use: usual,
      testIgnore: [...long, ...stages, ...prepared, ...sessions, ...oauth],
      grepInvert: extent([/@full/, /pressed 20 times/], []),
    },
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each frame is painted by the processor. The main job, a telephone and the components are looked at in motion.
    contextOptions: { reducedMotion: extent('reduce', 'no-preference') },
    // A trace costs as much as two thirds of the tour itself; of one that fails `--trace retain-on-failure` makes it.
    trace: 'off',
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
