import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PrepareError } from '../server/prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];
/** The same engine without a window to paint: two thirds of the work. It freezes no pages for the back button. */
const shellName = 'chromium-headless-shell';

/**
 * The browsers of the tests: the one that CHROMIUM names, else those of this machine, else the system's packages, which
 * are installed when that needs nobody's consent (root on a system with apt).
 *
 * @param {(line: string) => void} say hears of an installation, which takes a while
 * @returns {{ whole: string, quick: string }} the paths of their programs: the whole browser, and the one that does
 *   most for less, which is the whole one where there is no other
 * @throws {PrepareError} naming the one command that helps
 */
export function browsers(say) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return { whole: named, quick: named };
    throw new PrepareError(`CHROMIUM is ${named}, which is no program. Set it to the path of a Chromium or Chrome.`);
  }
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const missing = [...(search() ? [] : ['chromium']), ...(inPath(shellName) ? [] : [shellName])];
    if (missing.length > 0) install(missing, say);
  }
  const whole = search();
  if (whole) return { whole, quick: inPath(shellName) ?? whole };
  throw new PrepareError(
    `The browser tests need Chromium and found none. ${
      inPath('apt-get')
        ? 'Install it: sudo apt-get install chromium'
        : 'Install Chromium or Chrome and set CHROMIUM to its path: CHROMIUM=/path/to/chromium npm test'
    }`,
  );
}

/**
 * One package after the other: not every system has the second. What went wrong is said; whether it matters is seen
 * by what is there afterwards.
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
