import { asc, eq } from 'drizzle-orm';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import type { Tx } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { identities } from '../../db/schema/identities';
import { passkeys } from '../../db/schema/passkeys';

/** What opens an account: its password, accounts at providers, passkeys by their id. */
export interface WaysIn {
  hasPassword: boolean;
  providers: ProviderName[];
  passkeys: string[];
}

/**
 * Every way into an account; null for one that is gone. The account's row is held until the transaction ends, so that two
 * that are taken away at once do not each rely on the other.
 */
export async function holdWaysIn(tx: Tx, userId: string): Promise<WaysIn | null> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) return null;
  const linked = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  const keys = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return {
    hasPassword: user.passwordHash !== null,
    providers: linked.map(({ provider }) => provider),
    passkeys: keys.map(({ id }) => id),
  };
}

/** Whether anything of that still opens the account: a provider that is not set up any more does not. */
export const isOpenBy = (ways: WaysIn, usable: readonly ProviderName[]): boolean =>
  ways.hasPassword || ways.passkeys.length > 0 || ways.providers.some((provider) => usable.includes(provider));
