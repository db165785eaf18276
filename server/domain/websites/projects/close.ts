import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { projects } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { closeRequest } from '../../jobs/requests';
import { takeDown } from '../pipeline/takeDown';
import { eraseWords } from './erase';

/** Of the job that erases a website. */
export const eraseKey = (project: string) => `erase:${project}`;

/** Erases a website that is offline, words and files, when the time has passed in which its customer could have them. */
export const eraseWebsite: JobKind<{ project: string }> = {
  kind: 'website.erase',
  payload: v.object({ project: v.string() }),
  async perform({ payload: { project }, services: { db, providers } }) {
    const [site] = await db.select({ domain: projects.domain }).from(projects).where(eq(projects.id, project));
    if (site) await providers.hosting.erase(site.domain, project);
  },
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
    await enqueue(tx, eraseWebsite, { project }, { now, random }, { key: eraseKey(project), runAt: eraseAt });
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
