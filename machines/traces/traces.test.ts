import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machineNamed, machineNames } from '../paths/registry';
import { describeReplay, replay } from './replayed';
import { traceFrom } from './trace';

/** Every session that was saved. */
const saved = Object.entries(import.meta.glob<unknown>('../../test/traces/*.json', { eager: true, import: 'default' }));
const root = join(import.meta.dirname, '../..');

describe('saved traces', () => {
  it('are there', () => expect(saved.length).toBeGreaterThan(0));

  it.each(saved)('%s goes the same way', async (_, file) => {
    const named = await Promise.all(machineNames().map(async (name) => [name, await machineNamed(name)] as const));
    const told = describeReplay(replay(traceFrom(file), new Map<string, AnyStateMachine>(named)));
    expect(told).toMatch(/^\d+ actors?, \d+ steps?, no difference$/);
  });
});

describe('npm run replay', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'traces-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...files: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/tsx/dist/cli.mjs'), join(import.meta.dirname, 'replay.ts'), ...files],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    return { status, stdout, stderr };
  };
  const saved = (name: string, content: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const step = (event: object, value: string, more: object = {}) => ({
    actor: 'x:0',
    event,
    value,
    status: 'active',
    ...more,
  });
  const palette = (...steps: object[]) => ({
    format: 1,
    app: '0.1.0',
    startedAt: '2026-11-21T12:00:00.000Z',
    actors: [{ id: 'x:0', parent: null, systemId: 'palette', machine: 'palette' }],
    steps,
  });
  const open = step({ type: 'xstate.init' }, 'offering', { context: { hasRoom: true, help: [] } });

  it('ends with 0 where nothing differs', () => {
    const file = saved('same.json', palette(open, { ...step({ type: 'palette.close' }, 'closed'), status: 'done' }));
    expect(run(file)).toEqual({ status: 0, stdout: '1 actor, 2 steps, no difference\n', stderr: '' });
  });

  it('ends with 1 and says where a machine goes another way', () => {
    const file = saved('other.json', palette(open, step({ type: 'palette.close' }, 'offering')));
    const { status, stdout } = run(file);
    expect(status).toBe(1);
    expect(stdout).toBe(
      'palette (x:0), machine palette, step 2, palette.close: the state was offering, is closed.\n' +
        '1 actor, 2 steps, 1 difference\n',
    );
  });

  it('says a sentence for what it cannot read', () => {
    const file = saved('later.json', { ...palette(), format: 9 });
    expect(run(file)).toMatchObject({
      status: 1,
      stderr: `${file}: This trace is of format 9; format 1 can be read.\n`,
    });
    expect(run()).toMatchObject({ status: 1, stderr: 'Usage: npm run replay -- <trace.json> [<trace.json> ...]\n' });
  });
});
