import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { drafts } from '../../../db/schema/drafts';
import { projects, projectVersions } from '../../../db/schema/projects';
import { siteEdits } from '../../../db/schema/siteEdits';
import { orderWishes } from '../../../db/schema/wishes';

/**
 * What shows a photo, as the first word of a sentence; null when nothing does. A website shows what is live, what was
 * published last and what is edited of it: a version before that has files of its own. The stored file's name is random, so
 * that whatever has it in its text names the photo.
 */
export async function whereShown(
  db: Queries,
  { userId, path }: { userId: string; path: string },
): Promise<string | null> {
  const named = `%/uploads/${path}%`;
  const newest = sql`(select max(number) from project_versions as newer where newer.project_id = ${projects.id})`;
  const [website] = await db
    .select({ domain: projects.domain })
    .from(projects)
    .innerJoin(projectVersions, eq(projectVersions.projectId, projects.id))
    .where(
      and(
        eq(projects.userId, userId),
        isNull(projects.cancelledAt),
        or(eq(projectVersions.number, projects.liveVersion), eq(projectVersions.number, newest)),
        sql`${projectVersions.content}::text like ${named}`,
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(1);
  if (website) return website.domain;
  const [edited] = await db
    .select({ domain: projects.domain })
    .from(siteEdits)
    .innerJoin(projects, eq(projects.id, siteEdits.projectId))
    .where(and(eq(projects.userId, userId), isNull(projects.cancelledAt), sql`${siteEdits.edits}::text like ${named}`))
    .limit(1);
  if (edited) return `What you changed of ${edited.domain}`;
  const [draft] = await db
    .select({ name: drafts.name, domain: drafts.domain })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), sql`${drafts.draft}::text like ${named}`))
    .limit(1);
  if (draft) return `Your draft ${draft.domain || draft.name}`.trim();
  const [wish] = await db
    .select({ domain: orderWishes.domain })
    .from(orderWishes)
    .where(
      and(eq(orderWishes.userId, userId), isNull(orderWishes.reason), sql`${orderWishes.request}::text like ${named}`),
    )
    .limit(1);
  return wish ? `Your order of ${wish.domain}` : null;
}
