import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { extent } from '../../test/extent';
import { endless } from '../../test/server/support/hostile';
import { descendantsOf } from '../../test/server/support/processes';
import { systemClock } from '../clock';
import { createLog } from '../log';
import { type PoolSettings, picturePool } from './pool';
import type { Pictures } from './pictures';

const honest = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>',
);

let pictures: Pictures | undefined;
const before = new Set<number>();
const begin = (settings: Partial<PoolSettings> = {}) => {
  for (const pid of drawingProcesses()) before.add(pid);
  pictures = picturePool({ clock: systemClock, log: createLog('silent') }, settings);
  return pictures;
};
afterEach(() => pictures?.close());

const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: { reason?: string }) => error.reason,
  );

/** Children of a process that draw. */
const drawingProcesses = (parent = process.pid) =>
  descendantsOf(parent).filter((pid) => commandOf(pid).includes('sources.child'));

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
const ours = () => drawingProcesses().filter((pid) => !before.has(pid));

test('one that takes too long is killed with its process and refused; another customer never waits for it', async () => {
  const { draw } = begin({ late: 1_200, limits: { memory: 1024 ** 3, processor: 120_000 } });
  const ends: string[] = [];
  const note = (name: string) => (how: string | undefined) => ends.push(`${name} ${how}`);
  await Promise.all(['a', 'b'].map((customer) => draw('upload', honest, { customer })));
  await Promise.all([
    reason(draw('upload', endless, { customer: 'a' })).then(note('bad')),
    reason(draw('upload', honest, { customer: 'a' })).then(note('after it')),
    reason(draw('upload', honest, { customer: 'b' })).then(note('good')),
  ]);
  expect(ends).toEqual(['good drawn', 'bad refused', 'after it drawn']);
});

const tooMuch: [string, PoolSettings['limits']][] = [
  ['memory', { memory: 1024 * 1024, processor: 60_000 }],
  ['processor time', { memory: 1024 ** 3, processor: 300 }],
];
test.each(extent(tooMuch.slice(0, 1), tooMuch))(
  'one that takes too much %s ends its process itself, long before it is late',
  async (_, limits) => {
    const { draw } = begin({ limits, late: 120_000 });
    expect(await reason(draw('upload', endless, { customer: 'a' }))).toBe('refused');
  },
);

test('no more are drawn at once than may be; whoever leaves frees the place at once, and the queue', async () => {
  const { draw } = begin({ atOnce: 1, late: 120_000, limits: { memory: 1024 ** 3, processor: 120_000 } });
  const [leaving, queueing] = [new AbortController(), new AbortController()];
  const first = reason(draw('upload', endless, { customer: 'a', signal: leaving.signal }));
  const second = reason(draw('upload', honest, { customer: 'b', signal: queueing.signal }));
  const third = reason(draw('upload', honest, { customer: 'c' }));
  queueing.abort();
  expect(await second).toBe('gone');
  expect(ours()).toHaveLength(1);
  leaving.abort();
  expect(await Promise.all([first, third])).toEqual(['gone', 'drawn']);
});

test('a process that has nothing to do, or has grown, is ended; at the end all are, whatever they do', async () => {
  const { draw, close } = begin({ idle: 50, late: 120_000 });
  await draw('upload', honest, { customer: 'a' });
  await expect.poll(ours).toEqual([]);
  const work = reason(draw('upload', endless, { customer: 'a' }));
  const waiting = reason(draw('upload', honest, { customer: 'a' }));
  await expect.poll(ours).toHaveLength(1);
  await close();
  expect(await Promise.all([work, waiting])).toEqual(['closed', 'closed']);
  expect(ours()).toEqual([]);
  expect(await reason(draw('upload', honest, { customer: 'a' }))).toBe('closed');
});

test('what draws ends with the process that started it, also when that is killed in the middle of a picture', async () => {
  const program = fileURLToPath(new URL('../../test/server/support/pictures.child.ts', import.meta.url));
  const parent: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (parent.stdout) await once(parent.stdout, 'data');
  const children = drawingProcesses(parent.pid);
  expect(children).toHaveLength(1);
  parent.kill('SIGKILL');
  await expect.poll(() => children.filter((pid) => existsSync(`/proc/${pid}/cwd`)), { timeout: 5_000 }).toEqual([]);
});
