import { uuid } from '../../random';
import type { Services } from '../../services';
import { attemptJob } from './attempt';
import type { AnyJobKind } from './kind';
import { claim, forgetDone, heartbeat, type JobRow, reclaimExpired } from './queue';

export interface WorkerOptions {
  kinds: readonly AnyJobKind[];
  /** Jobs at a time (4). */
  concurrency?: number;
  /** How often to look for due jobs, ms (200). */
  pollMs?: number;
  /** How long a job stays ours without a heartbeat, ms (15 s). */
  leaseMs?: number;
}

export interface JobWorker {
  /** Takes no more, aborts what runs after `graceMs` (5 s), and waits for it to end. */
  stop(graceMs?: number): Promise<void>;
}

/** How long what was done is stored, ms. */
const doneFor = 7 * 24 * 3_600_000;
const forgetEveryMs = 3_600_000;

/** Starts a worker in this process; any number of them share a database. */
export function startWorker(services: Services, options: WorkerOptions): JobWorker {
  const { concurrency = 4, pollMs = 200, leaseMs = 15_000 } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]));
  const worker = `${process.pid}:${uuid(services.random)}`;
  const running = new Map<string, Promise<void>>();
  const abort = new AbortController();
  let isStopping = false;
  let wake: () => void = () => undefined;
  const reclaimEveryMs = Math.min(1_000, leaseMs / 2);
  let nextReclaim = 0;
  let nextForget = performance.now() + forgetEveryMs;

  async function runOne(kind: AnyJobKind, job: JobRow): Promise<void> {
    const mine = new AbortController();
    const signal = AbortSignal.any([abort.signal, mine.signal]);
    const beat = setInterval(() => {
      heartbeat(services.db, job, leaseMs).then(
        (isOurs) => (isOurs ? undefined : mine.abort()),
        (error: unknown) => services.log.warn({ err: error, jobId: job.id }, 'job heartbeat failed'),
      );
    }, leaseMs / 3);
    try {
      await attemptJob(services, kind, job, signal);
    } catch (error) {
      // The database is away: the lease runs out and another attempt comes.
      services.log.error({ err: error, jobId: job.id }, 'job could not be ended');
    } finally {
      clearInterval(beat);
      running.delete(job.id);
      wake();
    }
  }

  async function look(): Promise<number> {
    const { db, clock } = services;
    const time = performance.now();
    if (time >= nextReclaim) {
      nextReclaim = time + reclaimEveryMs;
      await reclaimExpired(db);
    }
    if (time >= nextForget) {
      nextForget = time + forgetEveryMs;
      await forgetDone(db, clock.now() - doneFor);
    }
    const limit = concurrency - running.size;
    if (limit <= 0) return 0;
    const taken = await claim(db, { worker, kinds: [...kinds.keys()], now: clock.now(), limit, leaseMs });
    for (const job of taken) {
      const kind = kinds.get(job.kind);
      if (kind) running.set(job.id, runOne(kind, job));
    }
    return taken.length;
  }

  const unsubscribe = services.events.on('jobs', () => wake());

  async function loop(): Promise<void> {
    while (!isStopping) {
      let taken = 0;
      try {
        taken = await look();
      } catch (error) {
        services.log.error({ err: error }, 'job worker cannot look for jobs');
      }
      if (taken > 0 && running.size < concurrency) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (isStopping) wake();
      });
    }
  }
  const looping = loop();

  return {
    async stop(graceMs = 5_000) {
      isStopping = true;
      unsubscribe();
      wake();
      await looping;
      const timer = setTimeout(() => abort.abort(), graceMs);
      await Promise.allSettled(running.values());
      clearTimeout(timer);
    },
  };
}

/**
 * For tests: runs every job that is due, and what becomes due by them, until none is left. A job that runs again at once
 * for ever is cut off by an error after `most` attempts.
 * @returns how many attempts it took
 */
export async function runDueJobs(services: Services, kinds: readonly AnyJobKind[], most = 1_000): Promise<number> {
  const known = new Map(kinds.map((kind) => [kind.kind, kind]));
  const worker = `${process.pid}:due`;
  for (let count = 0; count < most; ) {
    const now = services.clock.now();
    const taken = await claim(services.db, { worker, kinds: [...known.keys()], now, limit: 1, leaseMs: 60_000 });
    const [job] = taken;
    const kind = job && known.get(job.kind);
    if (!job || !kind) return count;
    await attemptJob(services, kind, job, new AbortController().signal);
    count += 1;
  }
  throw new Error(`Jobs are still due after ${most} attempts`);
}
