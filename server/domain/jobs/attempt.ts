import * as v from 'valibot';
import type { Tx } from '../../db/client';
import type { Services } from '../../services';
import { type AnyJobKind, type JobCall, RunAgain } from './kind';
import { type JobRow, settle } from './queue';

export type Outcome = 'done' | 'again' | 'retried' | 'failed' | 'lost';

/** The lease went to another attempt while this one ran: what it wrote is rolled back. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Milliseconds before the next attempt: 500 ms, doubling, at most 5 min. */
const doubling = (attempt: number) => Math.min(5 * 60_000, 500 * 2 ** (attempt - 1));

/** Runs one attempt of a claimed job and ends, postpones or fails it. Throws only when the database does. */
export async function attemptJob(
  services: Services,
  kind: AnyJobKind,
  job: JobRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db, clock } = services;
  const log = services.log.child({ job: job.kind, jobId: job.id, attempt: job.attempts });
  const call: JobCall<unknown> = {
    payload: job.payload,
    attempt: job.attempts,
    isLastAttempt: job.attempts >= job.maxAttempts,
    jobId: job.id,
    now: clock.now(),
    services,
    log,
    signal,
  };
  const inTransaction = async (work: (tx: Tx) => Promise<void>, end: Parameters<typeof settle>[2]) =>
    db.transaction(async (tx) => {
      // The end comes first: it locks the row, so that of two attempts only one writes its record.
      if (!(await settle(tx, job, end))) throw new LeaseLost();
      await work(tx);
    });
  try {
    // A worker that died on the last attempt left no chance to give up: this is it.
    if (job.attempts > job.maxAttempts) throw new Error(job.lastError ?? 'The worker died');
    call.payload = v.parse(kind.payload, job.payload, { message: 'does not fit' });
    const effect = await kind.perform?.(call);
    await inTransaction((tx) => kind.record(tx, effect, call), { state: 'done', at: clock.now() });
    kind.told?.(call);
    return 'done';
  } catch (error) {
    if (error instanceof LeaseLost) return lost();
    if (error instanceof RunAgain || signal.aborted) {
      const delay = error instanceof RunAgain ? error.delay : 0;
      const runAt = clock.now() + delay;
      const isOurs = await settle(db, job, { state: 'waiting', runAt, error: null, countsAttempt: false });
      return isOurs ? 'again' : lost();
    }
    return fail(error);
  }

  function lost(): Outcome {
    log.warn('job lease lost');
    return 'lost';
  }

  async function fail(error: unknown): Promise<Outcome> {
    // Without parameters: they hold what a customer typed.
    const sentence =
      (error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown').split('\nparams:')[0] ?? '';
    if (job.attempts < job.maxAttempts) {
      log.warn({ err: error }, 'job attempt failed');
      const runAt = clock.now() + (kind.backoff ?? doubling)(job.attempts);
      const isOurs = await settle(db, job, { state: 'waiting', runAt, error: sentence, countsAttempt: true });
      return isOurs ? 'retried' : lost();
    }
    log.error({ err: error }, 'job given up');
    try {
      const end = { state: 'failed', at: clock.now(), error: sentence } as const;
      await inTransaction(async (tx) => kind.giveUp?.(tx, error, call), end);
    } catch (reason) {
      if (reason instanceof LeaseLost) return lost();
      throw reason;
    }
    kind.told?.(call);
    return 'failed';
  }
}
