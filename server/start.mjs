import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildsOfStart, PrepareError, prepare, root } from './prepare.mjs';

/*
 * `npm start`: installs and builds what is missing or old, then runs the server as a child and ends with it. With
 * `--dev` (`npm run dev`) the browser's part comes from its sources and the server starts anew when one of its files
 * changes. Plain Node, since it runs before anything is installed.
 */

const isDevelopment = process.argv.includes('--dev');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns {Promise<number>} the exit code of the server */
function runServer() {
  const program = isDevelopment
    ? [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', join(root, 'server/main.ts')]
    : ['--enable-source-maps', join(root, 'dist-server/main.js')];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, program, {
      cwd: root,
      // The channel tells the server when this process died without a word.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        // Vite says what its next major version will want of a configuration; Node 20 cannot give it yet.
        ...(isDevelopment ? { SITEWRIGHT_DEV: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } : {}),
      },
      // A group of its own: Ctrl+C reaches us alone, and we pass it on to all of them, once.
      detached: process.platform !== 'win32',
    });
    const toAll = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (process.platform === 'win32') child.kill(signal);
        else process.kill(-(child.pid ?? 0), signal);
      } catch {
        // They ended already.
      }
    };
    for (const signal of signals) process.on(signal, () => toAll(/** @type {NodeJS.Signals} */ (signal)));
    process.on('exit', () => toAll('SIGKILL'));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

try {
  await prepare({ only: isDevelopment ? [] : buildsOfStart() });
  process.exitCode = await runServer();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exitCode = 1;
}
