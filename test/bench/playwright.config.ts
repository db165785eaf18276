import { defineConfig } from '@playwright/test';
import tours from '../browser/playwright.config';

/** Benchmarks that need the built product and a browser: as the tours, and never among them. */
export default defineConfig({
  ...tours,
  testDir: '.',
  testMatch: ['masonry.ts', 'typing.ts', 'firstSight.ts'],
  projects: [{ name: 'bench' }],
});
