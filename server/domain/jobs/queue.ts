import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { jobs } from '../../db/schema/jobs';
import { uuid, type RandomSource } from '../../random';
import type { JobKind } from './kind';

export type JobRow = typeof jobs.$inferSelect;

export interface EnqueueOptions {
  /** Makes it happen once for ever: a second job with the key is not written. */
  key?: string | undefined;
  /** Not before this moment, ms (now). */
  runAt?: number | undefined;
}

interface EnqueueContext {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * Writes a job in the caller's transaction: it exists when that commits, and only then.
 * @returns its id, or null when its key has been used before
 */
export async function enqueue<Payload>(
  tx: Tx,
  kind: Pick<JobKind<Payload, unknown>, 'kind' | 'maxAttempts'>,
  payload: NoInfer<Payload>,
  { now, random }: EnqueueContext,
  options: EnqueueOptions = {},
): Promise<string | null> {
  const written = await tx
    .insert(jobs)
    .values({
      id: uuid(random),
      kind: kind.kind,
      key: options.key ?? null,
      payload,
      runAt: options.runAt ?? now,
      maxAttempts: kind.maxAttempts ?? 12,
      createdAt: now,
    })
    .onConflictDoNothing({ target: jobs.key })
    .returning({ id: jobs.id });
  return written[0]?.id ?? null;
}

/** The database's own time plus `ms`: a lease compares with the clock that all processes share, not with a moved one. */
const leaseFor = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

interface Claim {
  worker: string;
  /** Kinds that this worker knows. */
  kinds: string[];
  /** Jobs due at this moment, ms. */
  now: number;
  limit: number;
  leaseMs: number;
}

/** Takes up to `limit` due jobs that nobody else is taking, oldest first. */
export async function claim(db: Db, { worker, kinds, now, limit, leaseMs }: Claim): Promise<JobRow[]> {
  if (kinds.length === 0) return [];
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'waiting'),
        sql`${jobs.runAt} <= ${new Date(now).toISOString()}`,
        sql`${jobs.kind} in ${kinds}`,
      ),
    )
    .orderBy(jobs.runAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ state: 'running', worker, leaseUntil: leaseFor(leaseMs), attempts: sql`${jobs.attempts} + 1` })
    .where(sql`${jobs.id} in (${due})`)
    .returning();
}

/** Takes one job that waits, before its time too, without an attempt; null when it is not waiting. */
export async function take(
  db: Db,
  { id, worker, leaseMs }: Pick<Claim, 'worker' | 'leaseMs'> & { id: string },
): Promise<JobRow | null> {
  const [taken] = await db
    .update(jobs)
    .set({ state: 'running', worker, leaseUntil: leaseFor(leaseMs) })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'waiting')))
    .returning();
  return taken ?? null;
}

/**
 * Lets a job that failed begin anew at once: one that waits for another attempt, and with `whenFailed` one that was given
 * up. False for any other, above all for one that is being worked on.
 */
export async function requeue(
  db: Db,
  { id, now, whenFailed }: { id: string; now: number; whenFailed: boolean },
): Promise<boolean> {
  const isRefused = and(eq(jobs.state, 'waiting'), isNotNull(jobs.lastError));
  const begun = await db
    .update(jobs)
    .set({ state: 'waiting', runAt: now, attempts: 0, lastError: null, finishedAt: null })
    .where(and(eq(jobs.id, id), whenFailed ? or(isRefused, eq(jobs.state, 'failed')) : isRefused))
    .returning({ id: jobs.id });
  return begun.length > 0;
}

/** What makes a job still ours: a lease that ran out gave it to another attempt. */
const held = (job: JobRow) =>
  and(
    eq(jobs.id, job.id),
    eq(jobs.state, 'running'),
    eq(jobs.worker, job.worker ?? ''),
    eq(jobs.attempts, job.attempts),
  );

/** Moves the lease of a job on; false when it was lost. */
export async function heartbeat(db: Db, job: JobRow, leaseMs: number): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leaseUntil: leaseFor(leaseMs) })
    .where(held(job))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

type Ending =
  | { state: 'done'; at: number }
  | { state: 'failed'; at: number; error: string }
  | { state: 'waiting'; runAt: number; error: string | null; countsAttempt: boolean };

/** Ends or postpones a job in the transaction of its effect's record; false when the lease was lost: roll it back. */
export async function settle(tx: Tx | Db, job: JobRow, ending: Ending): Promise<boolean> {
  const free = { worker: null, leaseUntil: null };
  const changed = await tx
    .update(jobs)
    .set(
      ending.state === 'waiting'
        ? {
            ...free,
            state: 'waiting',
            runAt: ending.runAt,
            attempts: ending.countsAttempt ? job.attempts : job.attempts - 1,
            lastError: ending.error,
          }
        : {
            ...free,
            state: ending.state,
            finishedAt: ending.at,
            lastError: ending.state === 'failed' ? ending.error : null,
          },
    )
    .where(held(job))
    .returning({ id: jobs.id });
  return changed.length > 0;
}

/** Gives jobs whose lease ran out back; their worker died or hangs. Counts them. */
export async function reclaimExpired(db: Db): Promise<number> {
  const freed = await db
    .update(jobs)
    .set({ state: 'waiting', worker: null, leaseUntil: null, lastError: 'The lease ran out' })
    .where(and(eq(jobs.state, 'running'), sql`${jobs.leaseUntil} < clock_timestamp()`))
    .returning({ id: jobs.id });
  return freed.length;
}

/** Gives every running job back at once: for the start of the only process of a database. Counts them. */
export async function reclaimAll(db: Db): Promise<number> {
  const freed = await db
    .update(jobs)
    .set({ state: 'waiting', worker: null, leaseUntil: null, lastError: 'The process ended' })
    .where(eq(jobs.state, 'running'))
    .returning({ id: jobs.id });
  return freed.length;
}

/** Removes what was done before a moment (ms), keyed jobs excepted: their key is what keeps them from running twice. */
export async function forgetDone(db: Db, before: number): Promise<void> {
  await db
    .delete(jobs)
    .where(
      and(
        eq(jobs.state, 'done'),
        sql`${jobs.key} is null`,
        sql`${jobs.finishedAt} < ${new Date(before).toISOString()}`,
      ),
    );
}
