import { and, eq } from 'drizzle-orm';
import { siteDays, siteOwnVisitors } from '../../db/schema/statistics';
import { transact } from '../../db/transaction';
import type { Services } from '../../services';
import { dayOf } from './days';
import type { Site } from './sites';
import { type Client, saltOf, visitorOf } from './visitor';

/** Leaves out, for this day, what a customer looks at on their website with the browser that they are here with. */
export async function leaveOut(
  { db, random }: Pick<Services, 'db' | 'random'>,
  site: Site,
  client: Client,
  now: number,
): Promise<void> {
  const today = dayOf(now);
  // Of a client without an address or a name all others would look the same.
  if (client.address === '' || client.agent === '') return;
  const visitor = visitorOf(await saltOf(db, today, random), site.domain, client);
  await transact(db, async (tx) => {
    const added = await tx
      .insert(siteOwnVisitors)
      .values({ projectId: site.id, day: today, visitor })
      .onConflictDoNothing()
      .returning({ visitor: siteOwnVisitors.visitor });
    if (added.length > 0)
      await tx
        .update(siteDays)
        .set({ isStale: true })
        .where(and(eq(siteDays.projectId, site.id), eq(siteDays.day, today)));
  });
}
