import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { rateLimits } from '../../db/schema/accounts';
import { tooMany } from '../../http/problem';

export interface Limit {
  /** What is counted: 'login', 'coupon' ... */
  name: string;
  points: number;
  /** Milliseconds in which that many are allowed. */
  window: number;
}

/**
 * Counts one use of a limit by `key` (a mailbox, a customer, an address), in one statement: parallel calls cannot slip
 * past it. Outside the caller's transaction, so that a refused call is counted too. `now` in ms.
 * @throws {Problem} 429 with Retry-After
 */
export async function spend(db: Queries, limit: Limit, key: string, now: number): Promise<void> {
  const { points, ends } = await tally(db, limit, key, now);
  if (points > limit.points) throw tooMany(ends - now);
}

/** Counts one use as `spend` does, and refuses nobody. @returns the uses in this window, and when it ends, in ms */
export async function tally(
  db: Queries,
  limit: Limit,
  key: string,
  now: number,
): Promise<{ points: number; ends: number }> {
  const ends = now + limit.window;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${limit.name}:${key}`, points: 1, expire: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${rateLimits.expire} <= ${now} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${rateLimits.expire} <= ${now} then ${ends} else ${rateLimits.expire} end`,
      },
    })
    .returning();
  return { points: row?.points ?? 1, ends: row?.expire ?? ends };
}

/** The uses in this window, without another one. @returns as `tally` does */
export async function peek(
  db: Queries,
  limit: Limit,
  key: string,
  now: number,
): Promise<{ points: number; ends: number }> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, `${limit.name}:${key}`), gt(rateLimits.expire, now)));
  return { points: row?.points ?? 0, ends: row?.expire ?? now };
}
