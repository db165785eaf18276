import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { MessageFolder } from '../../../../contract/rules/websites/message';
import type { MessagePage, SiteMessage } from '../../../../contract/wire/websites/messages';
import type { Queries } from '../../../db/client';
import { siteMessages } from '../../../db/schema/messages';
import { projects } from '../../../db/schema/projects';
import { findOwn, type Named } from '../versions/own';
import { formOf } from './form';

type Row = typeof siteMessages.$inferSelect;

const wireMessage = ({ id, name, email, phone, text, at, readAt, doubt }: Row): v.InferInput<typeof SiteMessage> => ({
  id,
  name,
  email,
  phone,
  text,
  at: new Date(at).toISOString(),
  is_read: readAt !== null,
  doubt,
});

/** A page of what visitors wrote to a website, newest first. @throws {Problem} 404 */
export async function listMessages(
  db: Queries,
  named: Named,
  { folder, page, limit }: { folder: MessageFolder; page: number; limit: number },
): Promise<v.InferInput<typeof MessagePage>> {
  const project = await findOwn(db, named);
  const rows = await db
    .select()
    .from(siteMessages)
    .where(and(eq(siteMessages.projectId, project.id), eq(siteMessages.folder, folder)))
    .orderBy(desc(siteMessages.at), desc(siteMessages.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ofFolder = (one: MessageFolder) =>
    sql<number>`count(*) filter (where ${siteMessages.folder} = ${one})`.mapWith(Number);
  const [counts] = await db
    .select({ inbox: ofFolder('inbox'), spam: ofFolder('spam') })
    .from(siteMessages)
    .where(eq(siteMessages.projectId, project.id));
  const { inbox = 0, spam = 0 } = counts ?? {};
  const form = await formOf(db, project);
  return {
    items: rows.map(wireMessage),
    total: folder === 'inbox' ? inbox : spam,
    page,
    limit,
    unread: await unreadOf(db, project.id),
    inbox,
    spam,
    is_open: form?.isOpen ?? false,
    recipients: [...(form?.recipients ?? [])],
  };
}

/** How many messages of a website nobody has looked at. */
export async function unreadOf(db: Queries, project: string): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(siteMessages)
    .where(and(eq(siteMessages.projectId, project), eq(siteMessages.folder, 'inbox'), isNull(siteMessages.readAt)));
  return unread?.count ?? 0;
}

/** All that visitors wrote to a customer's websites, for the customer to keep. */
export async function exportMessages(db: Queries, userId: string) {
  const rows = await db
    .select({ message: siteMessages })
    .from(siteMessages)
    .innerJoin(projects, eq(projects.id, siteMessages.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(asc(siteMessages.at), asc(siteMessages.id));
  return rows.map(({ message }) => {
    const { id: _, ...written } = wireMessage(message);
    return { project: message.projectId, message: { folder: message.folder, ...written } };
  });
}
