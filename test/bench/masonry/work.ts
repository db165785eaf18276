import type { CDPSession, Page } from '@playwright/test';

/** As the browser records it, the fields that count here; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** What the thread itself was busy: neither waiting nor another's work is in it. */
  tdur?: number;
}

const task = 'ThreadControllerImpl::RunTask';
const frame = 'FireAnimationFrame';

const record = async (tools: CDPSession, run: () => Promise<unknown>) => {
  const events: TraceEvent[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
  });
  await run();
  const complete = new Promise((done) => tools.once('Tracing.tracingComplete', done));
  await tools.send('Tracing.end');
  await complete;
  return events.toSorted((one, other) => one.ts - other.ts);
};

/** The tasks of the thread that draws the page: the one with the most animation frames. */
function mainOf(events: readonly TraceEvent[]) {
  const frames = events.filter(({ name }) => name === frame);
  const countOf = (one: TraceEvent) => frames.filter(({ pid, tid }) => pid === one.pid && tid === one.tid).length;
  const own = frames.toSorted((one, other) => countOf(other) - countOf(one))[0];
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === task && ph === 'X' && pid === own?.pid && tid === own.tid,
  );
  return { frames: frames.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid), tasks };
}

/**
 * Processor time that the page’s main thread took between one animation frame and the next while `run` went on, ms: what
 * else the machine does is not in it, so that a busy one can tell it too.
 */
export async function workByFrame(page: Page, run: () => Promise<unknown>): Promise<number[]> {
  const tools = await page.context().newCDPSession(page);
  const { frames, tasks } = mainOf(await record(tools, run));
  await tools.detach();
  const work = frames.slice(1).map(() => 0);
  let place = -1;
  for (const { ts, tdur = 0 } of tasks) {
    while (place + 1 < frames.length && (frames[place + 1]?.ts ?? 0) <= ts) place += 1;
    if (place >= 0 && place < work.length) work[place] = (work[place] ?? 0) + tdur / 1000;
  }
  return work;
}
