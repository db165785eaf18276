import { and, desc, eq, lt } from 'drizzle-orm';
import type { ProjectContent, ProjectVersion } from '../../../../contract/wire/websites/versions';
import type { Queries } from '../../../db/client';
import { projectVersions } from '../../../db/schema/projects';
import { storedContent, wireContent } from './content';
import { findOwn, type Named, newestVersion, type Project, type Version } from './own';

const toText = (at: number) => new Date(at).toISOString();

function wireVersion(version: Version, { liveVersion, cancelledAt }: Project): ProjectVersion {
  const { number, publishedAt, failure, createdAt, by, changes, files } = version;
  const isLive = number === liveVersion && cancelledAt === null;
  return {
    number,
    state: publishedAt !== null ? 'published' : failure === null ? 'publishing' : 'failed',
    published_at: publishedAt === null ? null : toText(publishedAt),
    created_at: toText(createdAt),
    by: by === 'customer' ? 'you' : 'operator',
    changes,
    is_live: isLive,
    // Of one that went live before that was written down the files are where visitors see them.
    is_whole: publishedAt !== null && (files !== null || isLive),
    failure,
  };
}

/** A website's versions, newest first: up to `limit` that are older than `before`. @throws {Problem} 404 */
export async function listVersions(
  db: Queries,
  named: Named,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ProjectVersion[]> {
  const project = await findOwn(db, named);
  const older = before === undefined ? undefined : lt(projectVersions.number, before);
  const rows = await db
    .select()
    .from(projectVersions)
    .where(and(eq(projectVersions.projectId, project.id), older))
    .orderBy(desc(projectVersions.number))
    .limit(limit);
  return rows.map((row) => wireVersion(row, project));
}

/** What the newest version says. @throws {Problem} 404; 410 once it is erased */
export async function contentOf(db: Queries, named: Named): Promise<ProjectContent> {
  const project = await findOwn(db, named);
  const { number, content } = await newestVersion(db, project.id);
  return wireContent(storedContent(content), number);
}
