import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { jobs } from '../../db/schema/jobs';
import { endless } from '../jobs/kind';
import { type Listed, missing, moment, momentOrNull, newestFirst, olderThan, type PageAsked, pageOf } from './page';

type Job = typeof jobs.$inferSelect;
export type JobState = Job['state'];
export const jobStates = jobs.state.enumValues;

export interface JobBody {
  id: string;
  kind: string;
  state: JobState;
  /** Attempts so far, and how many there are; null when no number of them ends it. */
  attempts: number;
  max_attempts: number | null;
  created_at: string;
  run_at: string;
  finished_at: string | null;
  /** The last failure, as the log has it. */
  error: string | null;
  /** What it is about: ids, names and numbers. */
  about: Record<string, string | number>;
}

/** What a payload may show. What is not named here is not shown: it could open something. */
const shown = new Set([
  'attempt',
  'domains',
  'eraseAt',
  'invoice',
  'number',
  'order',
  'project',
  'projectId',
  'reason',
  'stage',
  'subscription',
]);

/** Characters of an error. */
const longestError = 300;

function aboutOf(payload: unknown): JobBody['about'] {
  const entries = Object.entries((payload ?? {}) as Record<string, unknown>).filter(([name]) => shown.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === 'eraseAt' ? moment(Number(value)) : typeof value === 'number' ? value : String(value),
    ]),
  );
}

const bodyOf = (job: Job): JobBody => ({
  id: job.id,
  kind: job.kind,
  state: job.state,
  attempts: job.attempts,
  max_attempts: job.maxAttempts >= endless ? null : job.maxAttempts,
  created_at: moment(job.createdAt),
  run_at: moment(job.runAt),
  finished_at: momentOrNull(job.finishedAt),
  error: job.lastError?.slice(0, longestError) ?? null,
  about: aboutOf(job.payload),
});

export interface JobFilter {
  state?: JobState | undefined;
  kind?: string | undefined;
}

const order = { at: jobs.createdAt, id: jobs.id };

/** Jobs, newest first. @throws {Problem} 404 for an `after` that is not there */
export async function listJobs(db: Queries, filter: JobFilter, page: PageAsked): Promise<Listed<JobBody>> {
  const found = await db
    .select()
    .from(jobs)
    .where(
      and(
        filter.state && eq(jobs.state, filter.state),
        filter.kind === undefined ? undefined : eq(jobs.kind, filter.kind),
        await olderThan(db, order, page.after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(found, page, bodyOf, ({ id }) => id);
}

/** @throws {Problem} 404 */
export async function showJob(db: Queries, id: string): Promise<JobBody> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw missing();
  return bodyOf(job);
}
