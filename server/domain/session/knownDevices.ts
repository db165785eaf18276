import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { knownDevices } from '../../db/schema/guessing';
import { type RandomSource, sha256, uuid } from '../../random';

/** Milliseconds after the last sign-in in which a browser is known. */
export const deviceLifetime = 180 * 24 * 3_600_000;
/** Browsers that an account knows; the one that was used longest ago makes room. */
const devicesMost = 20;

/** The browser that a secret of its cookie names, when it has signed in to the account of that mailbox before. */
export async function findKnownDevice(
  db: Queries,
  secret: string | undefined,
  email: string,
  now: number,
): Promise<string | null> {
  // The same work without a cookie, and for a mailbox that nobody has.
  const [found] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.secretHash, sha256(secret ?? '')),
        eq(users.email, email),
        gt(knownDevices.lastUsedAt, now - deviceLifetime),
      ),
    );
  return found?.id ?? null;
}

/** Has an account know the browser of that secret from now on. */
export async function rememberDevice(
  tx: Queries,
  userId: string,
  secret: string,
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ id: uuid(random), userId, secretHash: sha256(secret), lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.secretHash], set: { lastUsedAt: now } });
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(devicesMost);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)));
}

/** Has an account know no browser any more but the one of that secret. */
export async function forgetDevices(tx: Queries, userId: string, except: string | undefined): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        except === undefined ? undefined : ne(knownDevices.secretHash, sha256(except)),
      ),
    );
}
