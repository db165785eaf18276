import { and, gt } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { photos } from '../../../db/schema/uploads';
import { ofCustomer, photosOf } from './own';

/**
 * What was changed of the photos that a website shows since a version was written, as a line of what changed: the content
 * names them by their address, which stays. @param since milliseconds
 */
export async function photosChangedSince(
  db: Queries,
  userId: string,
  content: unknown,
  since: number,
): Promise<string[]> {
  const changed = await photosOf(db, and(ofCustomer(userId), gt(photos.changedAt, since)));
  const said = JSON.stringify(content);
  // What was sent and chosen only now is in the list by itself.
  const count = changed.filter(({ path, createdAt }) => createdAt <= since && said.includes(path)).length;
  if (count === 0) return [];
  return [count === 1 ? 'Cut or text of a photo changed' : `Cut or text of ${count} photos changed`];
}
