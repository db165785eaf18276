import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserViews } from './test/browserViews.ts';
import { extent } from './test/extent.ts';

/** Every dependency of the browser walks by name: on a cold run a late discovery would load a second React. */
const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@testing-library/react',
  '@testing-library/user-event',
  '@headlessui/react',
  '@xstate/react',
  'lucide-react',
  'valibot',
  'wouter',
  'wouter/memory-location',
  'xstate',
  'xstate/graph',
];

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** What a test may be asked to do, also for those that run in a browser, which has no environment of its own. */
const asked = { TEST_FULL: process.env['TEST_FULL'] ?? '', WALK: process.env['WALK'] ?? '' };

/** Only what shows something needs them; to lead every file of a server or a machine through them takes time. */
const plugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  test: {
    env: asked,
    // As many as there are processors: by itself vitest leaves one to its own main thread, which has little to do.
    maxWorkers: '100%',
    // Megabytes. What a test makes dies with it: with little room for the young, a tenth of the time went to moving it.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          environment: 'node',
          include: ['test/*.test.ts', 'test/house/*.test.ts', 'contract/**/*.test.ts'],
          // The rules of the house read every file, and every state of every machine.
          testTimeout: 60_000,
          // A test puts back what it changes for all; what is loaded may then be shared, here and by the server's tests.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: plugins(),
        // What it loads late, and a window that it was given, outlive a test: isolated.
        test: { name: 'effects', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: plugins(),
        // Many seeds each: what may happen at the same time, in any order. A tab's modules and clock are its own: isolated.
        test: {
          name: 'faults',
          environment: 'node',
          include: ['test/faults/**/*.test.ts'],
          // The screens and their machines know each failure of their calls; that no call was forgotten, everything asks.
          exclude: extent(['test/faults/everyRoute.test.ts'], []),
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        // One test explores or walks a whole world of a machine.
        test: {
          name: 'machines',
          environment: 'node',
          include: ['machines/**/*.test.ts'],
          testTimeout: 60_000,
          // A machine touches nothing, so its tests may share what is loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'test/server/**/*.test.ts'],
          globalSetup: ['test/server/support/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: plugins(),
        test: {
          name: 'views',
          environment: 'happy-dom',
          include: ['src/**/*.walk.tsx', 'src/**/*.test.tsx', 'test/walk/*.walk.tsx'],
          // What is walked in Chromium is walked once, unless everything runs.
          exclude: extent(
            browserViews.map((view) => `src/**/${view}.walk.tsx`),
            [],
          ),
          setupFiles: ['test/setup.ts'],
          // Loading React and the views anew for each file takes as long as walking them; each test cleans up behind itself.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: plugins(),
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'chromium',
          include: extent(
            browserViews.map((view) => `src/**/${view}.walk.tsx`),
            ['src/**/*.walk.tsx', 'test/walk/*.walk.tsx'],
          ),
          setupFiles: ['test/setup.browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
