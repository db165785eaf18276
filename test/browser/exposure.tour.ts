import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSettings, SettingsError } from '../../server/settings';
import { extent } from '../extent';
import { type Combination, combinations, settingsOf, tableOf } from './support/exposureTable';
import { callers, end, listening, startWith, statusAt } from './support/listening';
import { freePorts } from './support/product';

const page = join(import.meta.dirname, '../../docs/operations.md');
const tableIn = /(?<=<!-- who listens -->\n\n)[^]*?(?=\n\n)/;

const folders: string[] = [];
/** With an empty database in it, whose making takes two thirds of a start. */
async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tour-'));
  folders.push(folder);
  const empty = process.env['EMPTY_PRODUCT'];
  if (empty) await cp(join(empty, 'pglite'), join(folder, 'pglite'), { recursive: true });
  return folder;
}
test.afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** What others read of a start: the sentence that it ended with, or who listens where. */
async function outcomeOf(combination: Combination, port: number): Promise<string> {
  const folder = await freshFolder();
  const start = await startWith({ ...settingsOf(combination), PORT: String(port), DATA_DIR: folder });
  try {
    if (!start.isReady) return `refused: ${start.printed.trim()}`;
    const found = await listening(port);
    const isExposed = found.sandbox.includes('127.0.0.2');
    expect(
      start.printed.includes('EXPOSED'),
      `${combination.join()}: the start says whether others reach the sandbox`,
    ).toBe(isExposed);
    expect(await statusAt('127.0.0.1', port + 2, '/outbox/mails.json', 'evil.example').catch(() => null)).toBe(
      found.sandbox.includes('127.0.0.1') ? (isExposed ? 200 : 403) : null,
    );
    const where = (addresses: readonly string[]) =>
      addresses.length === callers.length
        ? 'every address'
        : addresses.includes('127.0.0.2')
          ? 'every IPv4 address'
          : addresses.join(', ') || 'nowhere';
    const reached = (['app', 'content', 'sandbox'] as const).filter((name) => found[name].includes('127.0.0.2'));
    return `app and content: ${where(found.app)}; sandbox: ${where(found.sandbox)}; a stranger reaches ${reached.join(', ') || 'nothing'}`;
  } finally {
    await end(start);
    await rm(folder, { recursive: true, force: true });
  }
}

test('a start that would open the sandbox to others is refused, as the table of operations.md says', async () => {
  const port = await freePorts(3);
  const text = await readFile(page, 'utf8');
  const refused = [
    ['none', 'public', 'none', 'stand-ins'],
    ['production', 'none', 'none', 'stand-ins'],
    ['prod', 'public', 'none', 'stand-ins'],
    ['none', 'none', '0.0.0.0', 'stand-ins'],
  ];
  for (const combination of refused.slice(0, extent(2, 4))) {
    const outcome = await outcomeOf(combination, port);
    expect(outcome, combination.join()).toContain('refused: ');
    expect(text, combination.join()).toContain(`| ${outcome} |`);
  }
});

test('others reach the sandbox by the setting for it alone; who was killed and never asked after holds no folder', async () => {
  const [port, folder] = [await freePorts(3), await freshFolder()];
  const settings = { PORT: String(port), DATA_DIR: folder };
  // The shell becomes a program that asks after no child, as the first process of a container without an init.
  const wrapped = ['sh', '-c', '"$@" & echo "pid $!"; exec sleep 600', 'sh'];
  const exposed = await startWith({ ...settings, HOST: '0.0.0.0', SANDBOX_EXPOSED: '1' }, wrapped);
  const kill = () => process.kill(Number(/^pid (\d+)$/m.exec(exposed.printed)?.[1]), 'SIGKILL');
  try {
    expect(exposed.printed).toContain('EXPOSED  SANDBOX_EXPOSED=1: whoever reaches any address of this machine');
    expect((await listening(port)).sandbox).toEqual(['127.0.0.1', '127.0.0.2']);
    kill();
    await expect.poll(() => statusAt('127.0.0.1', port, '/api/health').catch(() => null)).toBeNull();
    const again = await startWith(settings);
    try {
      expect(again.printed).toMatch(/^ready /m);
      expect(again.printed).not.toContain('EXPOSED');
      expect(await listening(port)).toEqual({
        app: ['127.0.0.1'],
        content: ['127.0.0.1'],
        sandbox: ['127.0.0.1', '::1'],
      });
      expect(await statusAt('127.0.0.1', port + 2, '/outbox/mails.json', 'evil.example')).toBe(403);
    } finally {
      await end(again);
    }
  } finally {
    // Again for one that an expectation let live; while the shell lives, its number is nobody else's.
    kill();
    await end(exposed);
  }
});

/** What the settings of a combination come to before anything starts: who listens where, or why it may not be. */
function decisionOf(combination: Combination): string {
  try {
    const { isProduction, host, sandboxHosts, isSandboxExposed } = readSettings(settingsOf(combination));
    return JSON.stringify({ isProduction, host: host ?? 'every address', sandboxHosts, isSandboxExposed });
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

test('every decision, started for two that come to it: no stand-in answers others without the setting', {
  tag: '@full',
}, async () => {
  test.setTimeout(600_000);
  const decided = combinations.map((combination) => ({ combination, decision: decisionOf(combination) }));
  const decisions = decided.map(({ decision }) => decision);
  // The first and the last that come to it differ in all that does not decide.
  const left = decided.filter(
    ({ decision }, index) => decisions.indexOf(decision) === index || decisions.lastIndexOf(decision) === index,
  );
  const outcomes = new Map<string, string>();
  const lanes = 3;
  const first = await freePorts(3 * lanes);
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { combination, decision } = next;
        const outcome = await outcomeOf(combination, first + 3 * lane);
        expect(outcome, combination.join()).toBe(outcomes.get(decision) ?? outcome);
        outcomes.set(decision, outcome);
      }
    }),
  );
  const rows = decided.map(({ combination, decision }) => ({ combination, outcome: outcomes.get(decision) ?? '' }));
  for (const { combination, outcome } of rows)
    if (!combination.at(-1)?.includes('SANDBOX_EXPOSED'))
      expect(outcome, combination.join()).not.toMatch(/reaches .*sandbox/);
  const text = await readFile(page, 'utf8');
  const table = tableOf(rows);
  if (process.env['UPDATE'] === '1')
    await writeFile(
      page,
      text.replace(tableIn, () => table),
    );
  else expect(tableIn.exec(text)?.[0]).toBe(table);
});
