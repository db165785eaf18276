import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import { type FailureKind, mostAttempts, remedyOf } from '../../../../contract/rules/websites/deploymentFailure';
import type { Tx } from '../../../db/client';
import { projectEvents, projects } from '../../../db/schema/projects';
import { spoken } from '../../../languages';
import type { RandomSource } from '../../../random';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { refundRequest } from '../../jobs/requests';
import { announce } from '../../notices/announce';
import { deploymentFailed } from '../../notices/occurrences';

type Project = typeof projects.$inferSelect;

/** Milliseconds that a failed deployment waits for another attempt. */
const retriedWithin = 7 * 24 * 3_600_000;

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** The app's address, for letters. */
  app: string;
}

interface Attempt {
  projectId: string;
  attempt: number;
}

/** Why an attempt failed, in English as it is written down; a final one is the last. */
export interface Cause {
  message: string;
  kind: FailureKind;
  isFinal: boolean;
}

const Attempt = v.object({ projectId: v.string(), attempt: v.number() });

/** The project of an attempt that failed and may still be tried again, locked to the end of the transaction. */
export async function lockFailed(tx: Tx, { projectId, attempt }: Attempt): Promise<Project | undefined> {
  const [project] = await tx
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.id, projectId),
        eq(projects.attempt, attempt),
        eq(projects.isFailed, true),
        isNull(projects.givenUpAt),
        isNull(projects.cancelledAt),
      ),
    )
    .for('update');
  return project;
}

/** A failed deployment that nobody tried again in time has failed for good. */
export const giveUpDeployment: JobKind<Attempt> = {
  kind: 'project.give-up',
  payload: Attempt,
  async record(tx, _, { payload, now, services: { random } }) {
    const project = await lockFailed(tx, payload);
    if (project)
      await giveUp(tx, project, project.failure ?? t('The deployment could not be finished.'), { now, random });
  },
};

/**
 * Writes that an attempt failed, in the caller's transaction, which has locked the project. After a no that is final, and
 * after the last attempt, it has failed for good; else its customer has a week for another attempt.
 */
export async function failDeployment(
  tx: Tx,
  { projectId, attempt }: Attempt,
  { message, kind, isFinal }: Cause,
  { now, random, app }: Writing,
): Promise<void> {
  await tx.insert(projectEvents).values({ projectId, attempt, stage: 'DOMAIN_FAILED', message, at: now });
  const [project] = await tx
    .update(projects)
    .set({ isFailed: true, failure: message, failureKind: kind, updatedAt: now })
    .where(and(eq(projects.id, projectId), eq(projects.attempt, attempt)))
    .returning();
  if (!project) return;
  if (isFinal || attempt >= mostAttempts) return giveUp(tx, project, message, { now, random });
  const until = now + retriedWithin;
  const key = `give-up:${projectId}:${attempt}`;
  await enqueue(tx, giveUpDeployment, { projectId, attempt }, { now, random }, { key, runAt: until });
  const { domain } = project;
  const failed = () => {
    const reason = `${spoken(message)} ${remedyOf(kind, attempt)}`;
    return deploymentFailed({ project: projectId, attempt, domain, reason, app, until });
  };
  await announce(tx, project.userId, failed, { now, random });
}

/** From here on no attempt is made any more, and the money goes back. */
async function giveUp(
  tx: Tx,
  { id, orderId }: Project,
  reason: string,
  { now, random }: Omit<Writing, 'app'>,
): Promise<void> {
  await tx.update(projects).set({ givenUpAt: now, updatedAt: now }).where(eq(projects.id, id));
  await enqueue(tx, refundRequest, { order: orderId, reason }, { now, random }, { key: `refund:${orderId}` });
}
