import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserGuards } from './browser';
import { draftGuards } from './drafts';
import { type Guard, partsOf, withoutPart } from './guard';
import { messageGuards } from './messages';
import { moneyGuards } from './money';
import { type Proof, pageOf } from './page';
import { orderGuards } from './order';
import { serverGuards } from './server';
import { versionGuards } from './versions';
import { websiteGuards } from './websites';
import { wizardGuards } from './wizard';

/*
 * `npm run guards [-- words of a name or a file]`: takes out one guard at a time, in a copy of the project, runs the
 * tests that must notice, and writes what they said to docs/guards.md. Exits with 1 when a guard is not missed.
 */

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/guards.md');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** Milliseconds: a test that never ends without its guard has noticed. */
const patience = 240_000;
/** As `npm test` runs them, and of the storm one seed. */
const asked = { STORM_SEEDS: '1', TEST_FULL: '', WALK: '' };

type Tests = Pick<Guard, 'project' | 'test'> & { only?: string | undefined };

interface Report {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The project as it is now, without its history and what is made of it. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sitewright-guards-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of list.toString().split('\0').filter(Boolean)) {
    try {
      cpSync(join(root, file), join(copy, file));
    } catch {
      // Deleted since it was listed.
    }
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What vitest says of a test whose time is over. */
const lateness = 'Error: STACK_TRACE_ERROR';
const firstLine = (text = '') =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** What a failure of the fault tests adds: the whole text of the page, which is no reading for a table. */
const pageText = ' The page says: ';

const saidBy = (text?: string) =>
  firstLine(text) === lateness ? 'It never ends.' : (firstLine(text).split(pageText)[0] ?? '');

/** The tests of a guard, run as they are in the copy. @returns the first that fails, and what it says; null when none does */
function failureIn(copy: string, { project, test, only }: Tests): { test: string; message: string } | null {
  const result = join(copy, 'guards.json');
  rmSync(result, { force: true });
  const words = [
    vitest,
    'run',
    // What no guard changes is transformed once, not for each of them anew.
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(copy, '.cache')}`,
    '--project',
    project,
    test,
    '--reporter=json',
    `--outputFile=${result}`,
    '--testTimeout=30000',
    '--bail=1',
  ];
  const { signal } = spawnSync(process.execPath, [...words, ...(only ? ['-t', only] : [])], {
    cwd: copy,
    env: { ...process.env, ...asked },
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  if (signal) return { test: only ?? test, message: 'It never ends.' };
  const { testResults } = JSON.parse(readFileSync(result, 'utf8')) as Report;
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = assertions.find(({ status }) => status === 'failed');
  if (failed) return { test: failed.fullName, message: saidBy(failed.failureMessages[0]) };
  if (!assertions.some(({ status }) => status === 'passed'))
    throw new Error(`No test of ${test} ran: ${testResults.map(({ message }) => message).join(' ')}`);
  return null;
}

function examine(copy: string, guard: Guard): Proof {
  const parts = partsOf(guard).map((part) => {
    const path = join(copy, part.file);
    return { part, path, text: readFileSync(path, 'utf8') };
  });
  try {
    for (const { part, path, text } of parts) writeFileSync(path, withoutPart(part, text));
    return { guard, failed: failureIn(copy, guard)?.test ?? null };
  } finally {
    for (const { path, text } of parts) writeFileSync(path, text);
  }
}

/** Said by the full run, which has just seen every test pass with every guard in place. */
const isInPlaceProved = process.env['TESTS_PASSED'] === '1';

/** The tests of all guards of a file: what fails with them in place says nothing about them. */
function checkInPlace(copy: string, guards: readonly Guard[]): void {
  for (const test of new Set(guards.map((guard) => guard.test))) {
    const together = guards.filter((guard) => guard.test === test);
    const [first] = together;
    const only = together.every((guard) => guard.only) ? together.map((guard) => guard.only).join('|') : undefined;
    const failure = first && failureIn(copy, { ...first, test, only });
    if (failure) throw new Error(`With every guard in place ${failure.test} fails: ${failure.message}`);
  }
}

function main(words: string): void {
  const all = [
    ...browserGuards,
    ...serverGuards,
    ...wizardGuards,
    ...orderGuards,
    ...moneyGuards,
    ...draftGuards,
    ...versionGuards,
    ...websiteGuards,
    ...messageGuards,
  ];
  const guards = all.filter(({ name, file }) => `${name} ${file}`.includes(words));
  const copy = copyOfProject();
  const proofs: Proof[] = [];
  try {
    if (!isInPlaceProved) checkInPlace(copy, guards);
    for (const guard of guards) {
      const proof = examine(copy, guard);
      proofs.push(proof);
      process.stderr.write(`${proof.failed === null ? 'NOT MISSED' : 'missed'}: ${guard.name}\n`);
    }
  } finally {
    writeFileSync(page, pageOf(all, proofs, existsSync(page) ? readFileSync(page, 'utf8') : ''));
    rmSync(copy, { recursive: true, force: true });
  }
  process.exitCode = proofs.every(({ failed }) => failed !== null) ? 0 : 1;
}

main(process.argv.slice(2).join(' '));
