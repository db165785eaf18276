import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Queries } from '../../../db/client';
import { projects } from '../../../db/schema/projects';
import { ownDomains } from '../../../db/schema/websiteDomains';
import { Problem } from '../../../http/problem';

/** What another customer has, ordered, registered or brought along: all of it answers alike. */
export const domainTaken = () =>
  new Problem(409, t('This domain is no longer available. Please choose another one.'), { code: 'domain-taken' });

const provedAt = (db: Queries) =>
  db
    .select({ project: projects.id, domain: projects.domain })
    .from(ownDomains)
    .innerJoin(projects, and(eq(projects.id, ownDomains.projectId), isNull(projects.cancelledAt)));

/** Whether another website has a name: as its own, or one that its customer has proved. What is only said holds nobody up. */
export async function isTaken(db: Queries, domain: string, project: string): Promise<boolean> {
  const [registered] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.domain, domain), isNull(projects.cancelledAt)));
  return registered !== undefined || (await isProvedElsewhere(db, domain, project));
}

/** Whether the customer of another website that is not over has proved a name. */
export async function isProvedElsewhere(db: Queries, domain: string, project: string): Promise<boolean> {
  const [proved] = await provedAt(db).where(
    and(eq(ownDomains.domain, domain), isNotNull(ownDomains.provedAt), ne(ownDomains.projectId, project)),
  );
  return proved !== undefined;
}

/** The website that a proved domain shows, by the name under which it lies at the hosting; null for any other domain. */
export async function siteOf(db: Queries, domain: string): Promise<string | null> {
  const [shown] = await provedAt(db).where(and(eq(ownDomains.domain, domain), isNotNull(ownDomains.provedAt)));
  return shown?.domain ?? null;
}
