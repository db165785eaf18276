import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { orders } from '../../../db/schema/orders';
import { projects, projectVersions } from '../../../db/schema/projects';
import { ownDomains } from '../../../db/schema/websiteDomains';

/** Erases what websites say and what their orders said of the business; the figures of the books stay. */
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
  await tx.delete(ownDomains).where(inArray(ownDomains.projectId, ids));
  const details = sql`${orders.payload} - 'business_details' - 'business_images' - 'credits'`;
  const theirs = erased.map(({ orderId }) => orderId);
  await tx.update(orders).set({ payload: details }).where(inArray(orders.id, theirs));
}
