import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/*
 * What stands between a fresh clone and a product that can run, shared by `npm start` and `npm test`. Plain Node: it
 * runs before anything is installed, so at its top it imports nothing but Node's own modules.
 */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A condition that a person has to change; its message is all there is to say, without a stack. */
export class PrepareError extends Error {
  name = 'PrepareError';
}

const browserSources = [
  'contract',
  'machines',
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const vite = { script: 'node_modules/vite/bin/vite.js', arguments: ['build', '--logLevel', 'warn'] };

/** What the browser gets in a language but English: a build of its own (docs/languages.md). */
const inLanguage = (/** @type {string} */ language) => ({
  from: browserSources,
  to: `dist/languages/${language}`,
  script: vite.script,
  arguments: [...vite.arguments, '--mode', language],
});

/** Each build: the command, what it is made from, and the folder it fills. */
const builds = {
  browser: { ...vite, from: browserSources, to: 'dist' },
  de: inLanguage('de'),
  es: inLanguage('es'),
  ar: inLanguage('ar'),
  // The same for developers, whose actors report to the inspector, and the inspector's page (docs/inspector.md).
  inspected: {
    from: browserSources,
    to: 'dist/inspected',
    script: vite.script,
    arguments: [...vite.arguments, '--mode', 'inspected'],
  },
  inspector: {
    from: browserSources,
    to: 'dist/inspector',
    script: vite.script,
    arguments: [...vite.arguments, '--mode', 'inspector'],
  },
  server: {
    from: ['contract', 'server', 'tsconfig.json', 'package-lock.json'],
    to: 'dist-server',
    script: 'server/bundle.mjs',
    arguments: [],
  },
};

/** @typedef {keyof typeof builds} Build */

/** All of them: what the tests run on. */
export const everyBuild = /** @type {Build[]} */ (Object.keys(builds));

/** What customers get, in every language. @type {Build[]} */
const ofCustomers = ['browser', 'de', 'es', 'ar', 'server'];

/**
 * The builds that a start needs: the customers' one, or with INSPECTOR set (the environment over `.env`) the inspected
 * one and the inspector's page.
 *
 * @returns {Build[]}
 */
export function buildsOfStart() {
  const inspector = process.env['INSPECTOR'] ?? parseEnv(readFileSync(join(root, '.env'), 'utf8'))['INSPECTOR'];
  return ['on', 'stately'].includes(inspector ?? '') ? ['inspected', 'inspector', 'server'] : ofCustomers;
}

/**
 * Installs what the lock file says where that is missing, and builds what changed since its last build.
 *
 * @param {{ say?: (line: string) => void, only?: Build[] }} [options] `say` hears what is being done,
 *   only when it takes time; `only` names the builds, `[]` installs alone
 * @throws {PrepareError} when Node is too old, or with the output of what failed
 */
export async function prepare({ say = console.log, only = ofCustomers } = {}) {
  requireNode();
  if (!(await isInstalled())) {
    say('Installing what package-lock.json names ...');
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
  }
  await Promise.all(
    only.map(async (name) => {
      const build = builds[name];
      const stamp = join(root, build.to, 'sources.sha256');
      const sources = await fingerprint(build.from);
      if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return;
      // A build that fails has emptied its folder: the sources of before would take it for whole.
      await rm(stamp, { force: true });
      say(sentenceOf(name));
      await run(process.execPath, [join(root, build.script), ...build.arguments], {
        // Vite says what its next major version will want of a configuration; Node 20 cannot give it yet.
        env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
      });
      await writeFile(stamp, sources);
    }),
  );
}

/** @param {Build} name */
function sentenceOf(name) {
  if (name.startsWith('inspect')) return `Building the ${name} pages ...`;
  return name.length === 2 ? `Building for the browser, in '${name}' ...` : `Building for the ${name} ...`;
}

/** @throws {PrepareError} below the version that package.json names. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new PrepareError(`Sitewright needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Whether node_modules holds every package at the version of the lock file; what npm left says so. */
async function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const [wanted, present] = await Promise.all([join(root, 'package-lock.json'), installed].map(packagesOf));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/** @param {string} file */
const packagesOf = async (file) => JSON.parse(await readFile(file, 'utf8')).packages;

const notSources = /(?:\.test\.tsx?|\.walk\.tsx|\.model\.ts|\.md)$/;

/** @param {string[]} paths files and folders, from the root */
async function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths) {
    for (const file of await filesIn(path)) {
      if (!notSources.test(file))
        hash
          .update(file)
          .update('\0')
          .update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if ((await stat(full)).isFile()) return [path];
  const names = (await readdir(full)).filter((name) => name !== 'node_modules').sort();
  return (await Promise.all(names.map((name) => filesIn(`${path}/${name}`)))).flat();
}

/**
 * Runs to the end; what it printed shows only when it failed.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}
 */
function run(command, parameters, options) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
    child.on('error', (error) => reject(new PrepareError(`${command} could not be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new PrepareError(`${[command, ...parameters].join(' ')} ended with ${code}\n${printed.trim()}`));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await prepare({ only: buildsOfStart() });
  } catch (error) {
    console.error(error instanceof PrepareError ? error.message : error);
    process.exitCode = 1;
  }
}
