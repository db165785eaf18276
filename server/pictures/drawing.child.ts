import sharp from 'sharp';
import { draw } from './drawing/draw';
import type { Answer, Limits, Order } from './drawingProcess';

/*
 * The program of a process that draws. The libraries work on threads of their own, so that this one is free to look how
 * much they take: nothing else ends a rasteriser in the middle of a picture.
 */

/** Ms between two looks. */
const pace = 5;

/** An ordinary end would wait for the threads that draw. */
const die = () => process.kill(process.pid, 'SIGKILL');

const usedMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Ends this process when it takes more than it may. @returns what ends the watch */
function watch({ memory, processor }: Limits): () => void {
  const began = process.cpuUsage();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > memory || usedMs(began) > processor) die();
  }, pace);
  return () => clearInterval(timer);
}

async function answerTo({ kind, bytes, crop, limits }: Order): Promise<Answer> {
  const began = process.cpuUsage();
  const unwatch = watch(limits);
  const outcome = await draw(kind, bytes, crop).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  unwatch();
  return { ...outcome, processor: usedMs(began), memory: process.memoryUsage.rss() };
}

sharp.cache(false);
sharp.concurrency(1);
// The server says when it is over; a signal to the whole group would take a picture from who waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', die);
process.on('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
// Who started this has ended meanwhile.
if (!process.connected) die();
process.send?.({ isReady: true } satisfies Answer);
