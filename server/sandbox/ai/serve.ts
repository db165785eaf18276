import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from './line';

/** The worker's side of a WorkerLine: answers each order with what `work` makes of it. */
export function serve<Job>(work: (job: Job) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('This program is a worker thread');
  port.on('message', ({ id, job }: Order<Job>) => {
    work(job)
      .then((value): Answer => ({ id, value }))
      .catch((error: unknown): Answer => ({ id, error: error instanceof Error ? error.message : String(error) }))
      .then((answer) => port.postMessage(answer))
      .catch((error: unknown) => {
        throw error;
      });
  });
}
