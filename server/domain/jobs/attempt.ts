import * as v from 'valibot';
import type { Tx } from '../../db/client';
import { transactOnce } from '../../db/transaction';
import type { Services } from '../../services';
import { type AnyJobKind, type EndingServices, type JobCall, RunAgain } from './kind';
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
  const call = callOf(services, job, signal);
  const { log } = call;
  try {
    // A worker that died on the last attempt left no chance to give up: this is it.
    if (job.attempts > job.maxAttempts) throw new Error(job.lastError ?? 'The worker died');
    call.payload = v.parse(kind.payload, job.payload, { message: 'does not fit' });
    const effect = await kind.perform?.(call);
    await endWith(db, job, { state: 'done', at: clock.now() }, (tx) => kind.record(tx, effect, call));
    kind.told?.(call);
    return 'done';
  } catch (error) {
    if (error instanceof LeaseLost) return lost();
    if (error instanceof RunAgain || signal.aborted) {
      const delay = error instanceof RunAgain ? error.delay : 0;
      const runAt = clock.now() + delay;
      const end = { state: 'waiting', runAt, error: null, countsAttempt: false } as const;
      return (await postpone(end, error)) ? 'again' : lost();
    }
    return fail(error);
  }

  function lost(): Outcome {
    log.warn('job lease lost');
    return 'lost';
  }

  async function fail(error: unknown): Promise<Outcome> {
    if (job.attempts >= job.maxAttempts) return (await giveUp(kind, job, error, call)) ? 'failed' : lost();
    log.warn({ err: error }, 'job attempt failed');
    const runAt = clock.now() + (kind.backoff ?? doubling)(job.attempts);
    const end = { state: 'waiting', runAt, error: sentenceOf(error), countsAttempt: true } as const;
    return (await postpone(end, error)) ? 'retried' : lost();
  }

  /** False when the lease was lost. */
  async function postpone(end: Parameters<typeof settle>[2] & { runAt: number }, reason: unknown): Promise<boolean> {
    // A process that stops says nothing about the work.
    if (!kind.postponed || signal.aborted) return settle(db, job, end);
    let isNews = false;
    try {
      await endWith(db, job, end, async (tx) => {
        isNews = (await kind.postponed?.(tx, reason, call, end.runAt)) ?? false;
      });
    } catch (loss) {
      if (loss instanceof LeaseLost) return false;
      throw loss;
    }
    if (isNews) kind.told?.(call);
    return true;
  }
}

/** What a claimed job's kind is called with. */
export function callOf<Given extends EndingServices>(
  services: Given,
  job: JobRow,
  signal: AbortSignal,
): JobCall<unknown, Given> {
  return {
    payload: job.payload,
    attempt: job.attempts,
    isLastAttempt: job.attempts >= job.maxAttempts,
    jobId: job.id,
    now: services.clock.now(),
    services,
    log: services.log.child({ job: job.kind, jobId: job.id, attempt: job.attempts }),
    signal,
  };
}

/** Fails a claimed job for good, with what its kind leaves then; false when its lease was lost. */
export async function giveUp(
  kind: AnyJobKind,
  job: JobRow,
  error: unknown,
  call: JobCall<unknown, EndingServices>,
): Promise<boolean> {
  const { db, clock } = call.services;
  call.log.error({ err: error }, 'job given up');
  try {
    const end = { state: 'failed', at: clock.now(), error: sentenceOf(error) } as const;
    await endWith(db, job, end, async (tx) => kind.giveUp?.(tx, error, call));
  } catch (reason) {
    if (reason instanceof LeaseLost) return false;
    throw reason;
  }
  kind.told?.(call);
  return true;
}

async function endWith(
  db: EndingServices['db'],
  job: JobRow,
  end: Parameters<typeof settle>[2],
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transactOnce(db, async (tx) => {
    // The end comes first: it locks the row, so that of two attempts only one writes its record.
    if (!(await settle(tx, job, end))) throw new LeaseLost();
    await work(tx);
  });
}

/** Without parameters: they hold what a customer typed. */
const sentenceOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown').split('\nparams:')[0] ?? '';
