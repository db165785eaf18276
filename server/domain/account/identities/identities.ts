import { and, asc, eq } from 'drizzle-orm';
import type { Identity } from '../../../../contract/wire/account/identity';
import type { ProviderName } from '../../../../contract/rules/account/providerNames';
import type { Queries, Tx } from '../../../db/client';
import { identities } from '../../../db/schema/identities';
import { holdWaysIn, isOpenBy } from '../waysIn';
import { dropTickets } from './tickets';

/** Who somebody is at a provider: the pair alone says it, the e-mail decides nothing. */
export interface ProviderIdentity {
  provider: ProviderName;
  subject: string;
  email: string;
}

const same = ({ provider, subject }: ProviderIdentity) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** Whose account this identity opens; null for nobody's. */
export async function ownerOf(db: Queries, identity: ProviderIdentity): Promise<string | null> {
  const [found] = await db.select({ userId: identities.userId }).from(identities).where(same(identity));
  return found?.userId ?? null;
}

/** Remembers that the identity was used, and what it is called now. `now` in ms. */
export async function noteUse(db: Queries, identity: ProviderIdentity, now: number): Promise<void> {
  await db.update(identities).set({ usedAt: now, email: identity.email }).where(same(identity));
}

/** A customer's linked accounts, the oldest first. */
export async function listIdentities(db: Queries, userId: string): Promise<Identity[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.provider));
  return rows.map(({ provider, email, linkedAt }) => ({
    provider,
    email,
    linked_at: new Date(linkedAt).toISOString(),
  }));
}

export type Linked = 'linked' | 'already' | 'linked_elsewhere' | 'other_linked';

/** Lets an identity open an account from now on, one of each provider. Of any number at once one links it. */
export async function linkIdentity(tx: Tx, userId: string, identity: ProviderIdentity, now: number): Promise<Linked> {
  const inserted = await tx
    .insert(identities)
    .values({ ...identity, userId, linkedAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (inserted.length > 0) return 'linked';
  const owner = await ownerOf(tx, identity);
  if (owner === null) return 'other_linked';
  return owner === userId ? 'already' : 'linked_elsewhere';
}

/**
 * Takes an identity away, and every sign-in that is on its way, unless nothing else opens the account. `usable`: the
 * providers that are set up.
 */
export async function unlinkIdentity(
  tx: Tx,
  userId: string,
  provider: ProviderName,
  usable: readonly ProviderName[],
): Promise<'unlinked' | 'unknown' | 'only_way_in'> {
  const ways = await holdWaysIn(tx, userId);
  if (!ways?.providers.includes(provider)) return 'unknown';
  const others = ways.providers.filter((one) => one !== provider);
  if (!isOpenBy({ ...ways, providers: others }, usable)) return 'only_way_in';
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
  await dropTickets(tx, userId);
  return 'unlinked';
}

/** Takes all of an account's identities away. */
export async function dropIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}
