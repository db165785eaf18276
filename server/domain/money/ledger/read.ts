import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import { type AccountCode, customerAccount, isCustomerAccount } from './accounts';
import type { EntryKind } from './post';

/**
 * Minor units on an account; 0 before its first entry. A customer's is kept, one of ours is added up: not for a request.
 */
export async function balanceOf(queries: Queries, account: AccountCode): Promise<number> {
  if (isCustomerAccount(account)) {
    const [row] = await queries
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.code, account));
    return row?.balance ?? 0;
  }
  const [row] = await queries
    .select({ balance: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::int8`.mapWith(Number) })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.account, account));
  return row?.balance ?? 0;
}

/** Minor units a customer may spend. */
export const customerBalance = (queries: Queries, userId: string) => balanceOf(queries, customerAccount(userId));

export interface StatementLine {
  /** Grows with time; ask for the next page with `before` the last one. */
  id: number;
  entryId: string;
  reference: string;
  kind: EntryKind;
  description: string;
  /** Minor units, a credit above zero. */
  amount: number;
  /** Minor units; null on our own accounts. */
  balanceAfter: number | null;
  /** Milliseconds. */
  at: number;
}

/** What happened on an account, newest first; `limit` at most 200. */
export async function statement(
  queries: Queries,
  account: AccountCode,
  page: { before?: number; limit?: number } = {},
): Promise<StatementLine[]> {
  return queries
    .select({
      id: ledgerPostings.id,
      entryId: ledgerEntries.id,
      reference: ledgerEntries.reference,
      kind: ledgerEntries.kind,
      description: ledgerEntries.description,
      amount: ledgerPostings.amount,
      balanceAfter: ledgerPostings.balanceAfter,
      at: ledgerEntries.at,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        eq(ledgerPostings.account, account),
        page.before === undefined ? undefined : lt(ledgerPostings.id, page.before),
      ),
    )
    .orderBy(desc(ledgerPostings.id))
    .limit(Math.min(page.limit ?? 50, 200));
}
