import { eq } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import { transact } from '../../db/transaction';
import { Problem } from '../../http/problem';
import { uuid } from '../../random';
import { callOf, giveUp } from './attempt';
import { type AnyJobKind, type EndingServices, endless } from './kind';
import { type JobRow, requeue, take } from './queue';

/** Milliseconds that writing an end may take before a worker takes the job again. */
const leaseMs = 15_000;

/** The operator gives a job up by hand. */
class GivenUp extends Error {
  override name = 'GivenUp';
}

type State = JobRow['state'];

const notBegun: Record<State, string> = {
  waiting: 'This job has not failed: it waits for its time.',
  running: 'This job is being worked on.',
  done: 'This job is done.',
  failed: 'What this job was for is over: it cannot begin anew.',
};

const notEnded: Record<State, string> = {
  waiting: 'This job was taken by a worker meanwhile. Please try again.',
  running: 'This job is being worked on: it can be given up when it waits.',
  done: 'This job is done.',
  failed: 'This job was given up before.',
};

/**
 * Lets a job that failed begin anew at once, with all its attempts. One whose end has left something goes on by new jobs.
 *
 * @throws {Problem} 404; 409 for one that has not failed, that is being worked on, or whose end cannot be taken back
 */
export async function requeueJob(services: EndingServices, kinds: readonly AnyJobKind[], id: string): Promise<void> {
  const { db, clock } = services;
  const found = await find(db, id);
  const kind = kinds.find((known) => known.kind === found.kind);
  const isBegun =
    kind?.giveUp && found.state === 'failed'
      ? await reopen(services, kind, found)
      : await requeue(db, { id, now: clock.now(), whenFailed: kind?.giveUp === undefined });
  if (!isBegun) throw refusal(notBegun[(await find(db, id)).state]);
}

async function reopen(services: EndingServices, kind: AnyJobKind, job: JobRow): Promise<boolean> {
  const call = callOf(services, job, new AbortController().signal);
  const isOpen = await transact(services.db, async (tx) => (await kind.reopen?.(tx, call)) ?? false);
  if (isOpen) kind.told?.(call);
  return isOpen;
}

/**
 * Gives a job up that waits: it fails for good, with what its kind leaves after the last attempt, in one transaction.
 *
 * @throws {Problem} 404; 409 for one that does not wait, or of a kind that no failure ends
 */
export async function giveUpJob(services: EndingServices, kinds: readonly AnyJobKind[], id: string): Promise<void> {
  const { db, random } = services;
  const found = await find(db, id);
  const kind = kinds.find((known) => known.kind === found.kind);
  if (!kind) throw refusal('This release does not know jobs of this kind.');
  if (found.maxAttempts >= endless) throw refusal('Jobs of this kind look after money, and are never given up.');
  const job = await take(db, { id, worker: `operator:${uuid(random)}`, leaseMs });
  if (!job) throw refusal(notEnded[(await find(db, id)).state]);
  const call = callOf(services, job, new AbortController().signal);
  if (!(await giveUp(kind, job, new GivenUp('By the operator'), call))) throw refusal(notEnded.waiting);
}

const refusal = (sentence: string) => new Problem(409, sentence, { code: 'refused' });

async function find(db: EndingServices['db'], id: string): Promise<JobRow> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Problem(404, 'There is no job with this id.', { code: 'not_found' });
  return job;
}
