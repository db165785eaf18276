import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { siteMessages } from '../../../db/schema/messages';
import { orders } from '../../../db/schema/orders';
import { projects, projectVersions } from '../../../db/schema/projects';
import { siteEdits } from '../../../db/schema/siteEdits';
import { siteChecks, siteDays, siteFacts, siteHours, siteOwnVisitors, siteVisits } from '../../../db/schema/statistics';
import { ownDomains } from '../../../db/schema/websiteDomains';

/** All that is known of visits. */
const statistics = [siteVisits, siteOwnVisitors, siteDays, siteHours, siteFacts, siteChecks];

/** Erases what websites say, who visited them and wrote to them, and what their orders said of the business; the figures of the books stay. */
export async function eraseWords(tx: Tx, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const ids = [...projectIds];
  const erased = await tx
    .update(projects)
    .set({ businessName: '' })
    .where(inArray(projects.id, ids))
    .returning({ orderId: projects.orderId });
  await tx
    .update(projectVersions)
    .set({ content: {}, changes: ['Erased'], failure: null })
    .where(inArray(projectVersions.projectId, ids));
  for (const table of statistics) await tx.delete(table).where(inArray(table.projectId, ids));
  await tx.delete(siteMessages).where(inArray(siteMessages.projectId, ids));
  await tx.delete(siteEdits).where(inArray(siteEdits.projectId, ids));
  await tx.delete(ownDomains).where(inArray(ownDomains.projectId, ids));
  const details = sql`${orders.payload} - 'business_details' - 'business_images' - 'credits'`;
  const theirs = erased.map(({ orderId }) => orderId);
  await tx.update(orders).set({ payload: details }).where(inArray(orders.id, theirs));
}
