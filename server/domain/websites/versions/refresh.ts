import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { projects, projectVersions } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';
import { PictureGone } from '../pipeline/pictures';
import { putVersion, type PutVersion } from '../pipeline/publish';
import { storedContent } from './content';
import { endedSince, type RefreshPayload, refreshRequest } from './days';
import { newestVersion, versionOf } from './own';
import { adoptLive, makeLive, tellOfProject } from './serve';

/**
 * Makes what visitors see anew when a day that it speaks of is over: a page lies in a file and knows no day. The words stay
 * as they are, and so does all that is newer, published or not.
 */
export const refreshVersion: JobKind<RefreshPayload, PutVersion | null> = {
  ...refreshRequest,
  payload: v.object({ project: v.string(), number: v.number() }),
  async perform({ payload, services, signal }) {
    const [project] = await services.db.select().from(projects).where(eq(projects.id, payload.project));
    if (!project || project.cancelledAt !== null || project.liveVersion !== payload.number) return null;
    const version = await versionOf(services.db, project.id, payload.number);
    if (!version) return null;
    await adoptLive(services, project);
    const content = storedContent(version.content);
    try {
      const put = await putVersion(services, project, { content, templateUuid: content.template_uuid }, signal);
      return put.checksum === version.checksum ? null : put;
    } catch (error) {
      // Its customer learns of it with the next publishing; what is live has the picture.
      if (error instanceof PictureGone) return null;
      throw error;
    }
  },
  async record(tx, effect, { payload, now, services: { random, settings } }) {
    if (effect === null) return;
    const [project] = await tx.select().from(projects).where(eq(projects.id, payload.project)).for('update');
    if (!project || project.cancelledAt !== null || project.liveVersion !== payload.number) return;
    const live = await newestVersion(tx, project.id);
    // One that is being made knows the day; one that could not be holds what was typed, and stays the newest.
    if (live.number !== payload.number) return;
    const { sections } = storedContent(live.content);
    const changes = endedSince(sections, live.publishedAt ?? live.createdAt, now);
    const refreshed = {
      ...live,
      ...effect,
      number: live.number + 1,
      by: 'operator' as const,
      changes: changes.length > 0 ? changes : ['Days that are over taken off'],
      createdAt: now,
      publishedAt: now,
    };
    await tx.insert(projectVersions).values(refreshed);
    await makeLive(tx, project, refreshed, { settings, now, random });
  },
  told: tellOfProject,
};
