import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PrepareError } from '../server/prepare.mjs';

/** Looked for in PATH, then at the addresses of those that no PATH leads to. */
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const programPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];
/**
 * The same engine without a window to paint, which spares a third of the work. It has no back/forward cache, which
 * `session.tour.ts` needs.
 */
const headlessName = 'chromium-headless-shell';

/**
 * The browsers of the tests: the one that CHROMIUM names, else those of this machine. What is missing is installed first
 * from the system's packages where that needs nobody's consent (root on a system with apt).
 *
 * @param {(line: string) => void} say prints that an installation begins, which takes a while
 * @returns {{ whole: string, quick: string }} the paths of their programs: `whole` can do everything, `quick` is the
 *   headless build where there is one, else `whole` again
 * @throws {PrepareError} naming the one command that helps
 */
export function browsers(say) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return { whole: named, quick: named };
    throw new PrepareError(`CHROMIUM is ${named}, which is no program. Set it to the path of a Chromium or Chrome.`);
  }
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const missing = [...(findWhole() ? [] : ['chromium']), ...(inPath(headlessName) ? [] : [headlessName])];
    if (missing.length > 0) install(missing, say);
  }
  const whole = findWhole();
  if (whole) return { whole, quick: inPath(headlessName) ?? whole };
  throw new PrepareError(
    `The browser tests need Chromium and found none. ${
      inPath('apt-get')
        ? 'Install it: sudo apt-get install chromium'
        : 'Install Chromium or Chrome and set CHROMIUM to its path: CHROMIUM=/path/to/chromium npm test'
    }`,
  );
}

/**
 * One package after the other: not every system has the second. Errors are printed and not thrown, since the caller looks
 * for the browsers afterwards.
 *
 * @param {string[]} packages
 * @param {(line: string) => void} say
 */
function install(packages, say) {
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' });
  say(`Installing ${packages.join(' and ')} from the system packages ...`);
  const update = apt('update', '-qq');
  const installed = packages.map((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
  const errors = [update, ...installed].filter(({ status }) => status !== 0).map(({ stderr }) => stderr ?? '');
  if (errors.length > 0) say(errors.join('').trim());
}

const findWhole = () => programNames.map(inPath).find(Boolean) ?? programPaths.find((path) => existsSync(path));

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
