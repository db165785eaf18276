import type { test } from './test';

const executablePath = process.env['CHROMIUM_WHOLE'];

/** `test.use(wholeBrowser)` at the top of a file: for what is beyond the headless shell. */
export const wholeBrowser: Parameters<typeof test.use>[0] = {
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ...(executablePath && { executablePath }) }),
};
