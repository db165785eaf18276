import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PrepareError } from '../server/prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/**
 * The browser of the tests: the one that CHROMIUM names, else one of this machine, else the system's package, which
 * is installed when that needs nobody's consent (root on a system with apt).
 *
 * @param {(line: string) => void} say hears of an installation, which takes a while
 * @returns {string} the program's path
 * @throws {PrepareError} naming the one command that helps
 */
export function chromium(say) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new PrepareError(`CHROMIUM is ${named}, which is no program. Set it to the path of a Chromium or Chrome.`);
  }
  const found = search();
  if (found) return found;
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    say('Installing Chromium from the system packages ...');
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' };
    const update = spawnSync('apt-get', ['update', '-qq'], quiet);
    const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = search();
    if (installed) return installed;
    say(`${update.stderr ?? ''}${install.stderr ?? ''}`.trim());
  }
  throw new PrepareError(
    `The browser tests need Chromium and found none. ${
      inPath('apt-get')
        ? 'Install it: sudo apt-get install chromium'
        : 'Install Chromium or Chrome and set CHROMIUM to its path: CHROMIUM=/path/to/chromium npm test'
    }`,
  );
}

const search = () => names.map(inPath).find(Boolean) ?? places.find((place) => existsSync(place));

/** @param {string} name */
function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
