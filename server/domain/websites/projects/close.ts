import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { projects } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { closeRequest } from '../../jobs/requests';
import { takeDown } from '../pipeline/takeDown';
import { eraseWords } from './erase';

/** Erases what a website said that is offline, when the time has passed in which its customer could download it. */
export const eraseWebsite: JobKind<{ project: string }> = {
  kind: 'website.erase',
  payload: v.object({ project: v.string() }),
  record: (tx, _, { payload: { project } }) => eraseWords(tx, [project]),
};

/** Takes a website offline whose subscription has ended. */
export const closeWebsite: JobKind<v.InferOutput<typeof closeRequest.payload>> = {
  ...closeRequest,
  async record(tx, _, { payload: { project, eraseAt }, now, services: { random } }) {
    const [closed] = await tx
      .update(projects)
      .set({ cancelledAt: now, updatedAt: now })
      .where(and(eq(projects.id, project), isNull(projects.cancelledAt)))
      .returning({ domain: projects.domain });
    if (!closed) return;
    await enqueue(tx, takeDown, { domains: [closed.domain], files: [] }, { now, random });
    await enqueue(tx, eraseWebsite, { project }, { now, random }, { key: `erase:${project}`, runAt: eraseAt });
  },
  told({ payload: { project }, services }) {
    void services.db
      .select({ userId: projects.userId })
      .from(projects)
      .where(eq(projects.id, project))
      .then(([row]) => (row ? services.events.emit('project', { ...row, projectId: project }) : undefined))
      .catch((error: unknown) => services.log.warn({ err: error }, 'could not tell of a website that was closed'));
  },
};
