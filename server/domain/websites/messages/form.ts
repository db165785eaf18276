import { and, eq, isNull } from 'drizzle-orm';
import type { SiteLanguage } from '../../../../contract/rules/websites/site';
import type { Queries } from '../../../db/client';
import { projects } from '../../../db/schema/projects';
import { translated } from '../../../sites/editions';
import { siteContent, storedContent } from '../versions/content';
import { type Project, versionOf } from '../versions/own';

/** The contact form of a website as its visitors have it. */
export interface SiteForm {
  project: Project;
  /** Of the business. */
  name: string;
  language: SiteLanguage;
  /** Another in which its pages and its form are; null for none, also before the first of it is translated. */
  second: SiteLanguage | null;
  isOpen: boolean;
  /** Who is mailed what visitors write: whom the customer named, else the contact's address. */
  recipients: readonly string[];
}

/** Where the form of a website goes, at whatever host the page is shown. */
export const formAddress = (project: string) => `/contact/${project}/`;

/** What the live version of a website says of its form. */
export async function formOf(db: Queries, project: Project): Promise<SiteForm | null> {
  const live = project.liveVersion === null ? undefined : await versionOf(db, project.id, project.liveVersion);
  if (!live || project.cancelledAt !== null) return null;
  const content = storedContent(live.content);
  const { business_details: business, sections, language = 'en' } = content;
  const named = sections?.contact?.recipients ?? [];
  return {
    project,
    name: business.business_name,
    language,
    second: translated(siteContent(content, project, project.createdAt))?.language ?? null,
    isOpen: sections?.contact?.form === true,
    recipients: [...new Set(named.length > 0 ? named : [business.contact_email])],
  };
}

/** The form of a website that visitors see; null where there is none, or not any more. */
export async function visitedForm(db: Queries, id: string): Promise<SiteForm | null> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.cancelledAt)));
  return project ? formOf(db, project) : null;
}
