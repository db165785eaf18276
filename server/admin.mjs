import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { PrepareError, prepare, root } from './prepare.mjs';

/*
 * `npm run admin -- <command>`: the operator's commands (docs of the project; `npm run admin` alone lists them). Prepares
 * as `npm start` does, then runs the built program in this process. It works while the server runs.
 */
try {
  // What is being prepared is no part of a command's answer.
  await prepare({ only: ['server'], say: console.error });
  await import(pathToFileURL(join(root, 'dist-server/admin.js')).href);
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exitCode = 1;
}
