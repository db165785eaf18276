import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WorkerLine } from './line';
import type { QuickJob } from './quick.worker';

const problem = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a line of one worker', () => {
  const job = (text: string): QuickJob => ({ kind: 'keywords', description: text });

  it('ends a worker that takes too long, and goes on with another', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 1, idle: 60_000 });
    const calls = await Promise.all([problem(line.run(job('bread'))), problem(line.run(job('cakes')))]);
    expect(calls).toEqual([
      expect.objectContaining({ reason: 'timeout' }),
      expect.objectContaining({ reason: 'timeout' }),
    ]);
    await line.close();
  });
  it('drops what nobody waits for any more', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 30_000, idle: 60_000 });
    const control = new AbortController();
    const calls = [line.run(job('tea'), control.signal), line.run(job('tea'), control.signal)].map(problem);
    const reason = new Error('the customer left');
    control.abort(reason);
    expect(await Promise.all(calls)).toEqual([reason, reason]);
    expect(await problem(line.run(job('tea'), control.signal))).toBe(reason);
    expect(await line.run(job('fresh bread'))).toContain('fresh bread');
    await line.close();
  });
  it('passes on why a job failed, and does the next', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 30_000, idle: 60_000 });
    const broken = { kind: 'keywords', description: null } as unknown as QuickJob;
    expect(await problem(line.run(broken))).toMatchObject({ reason: 'failed' });
    expect(await line.run(job('fresh bread'))).toContain('fresh bread');
    await line.close();
  });
  it('starts anew after it was idle', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 30_000, idle: 1 });
    const first = await line.run(job('fresh bread'));
    await wait(20);
    expect(await line.run(job('fresh bread'))).toEqual(first);
    await line.close();
  });
  it('refuses more than it can hold', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 30_000, idle: 60_000 });
    const calls = Array.from({ length: 45 }, () => problem(line.run(job('tea'))));
    const last = await calls.at(-1);
    expect(last).toMatchObject({ reason: 'busy' });
    await line.close();
    const reasons = (await Promise.all(calls)).filter((each) => each !== null);
    expect(reasons.length).toBeGreaterThan(0);
  });
  it('fails what waits when it closes, and everything after', async () => {
    const line = new WorkerLine<QuickJob>('quick', { limit: 30_000, idle: 60_000 });
    const calls = [problem(line.run(job('tea'))), problem(line.run(job('coffee')))];
    await line.close();
    expect(await Promise.all(calls)).toEqual([
      expect.objectContaining({ reason: 'failed' }),
      expect.objectContaining({ reason: 'failed' }),
    ]);
    expect(await problem(line.run(job('tea')))).toMatchObject({ reason: 'failed' });
  });
});
