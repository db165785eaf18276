import { and, asc, eq, not, type SQL } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { invoicePayments, invoices } from '../../db/schema/money';
import { tidyCoins } from '../money/coins';
import { detailedDepositOf } from '../money/deposits/list';
import { isOpenAt } from '../money/deposits/read';
import { type Listed, missing, moment, momentOrNull, newestFirst, olderThan, type PageAsked, pageOf } from './page';

/** A state of a deposit, or whether anything may still come of it. */
export const depositStates = ['open', 'ended', ...invoices.state.enumValues] as const;
export type DepositState = (typeof depositStates)[number];

/** As its customer sees it, without the way to pay it. */
export interface DepositBody
  extends Omit<ReturnType<typeof detailedDepositOf>, 'payment_url' | 'transaction_url' | 'deposit_id'> {
  id: string;
  email: string;
}

export interface DepositDetails extends DepositBody {
  /** What arrived in the network, oldest first. */
  payments: {
    transaction_hash: string;
    state: (typeof invoicePayments.$inferSelect)['state'];
    /** EUR. */
    amount: string;
    crypto_amount: string;
    confirmations: number;
    seen_at: string;
    credited_at: string | null;
  }[];
}

type Row = { invoice: typeof invoices.$inferSelect; email: string };

function bodyOf({ invoice, email }: Row, now: number): DepositBody {
  // The links are the customer's.
  const {
    payment_url: _,
    transaction_url: __,
    deposit_id: id,
    ...deposit
  } = detailedDepositOf(invoice, { now, settings: { explorers: {} } });
  return { id, email, ...deposit };
}

const withEmail = (db: Queries) =>
  db
    .select({ invoice: invoices, email: users.email })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .$dynamic();

function isIn(state: DepositState, now: number): SQL {
  if (state === 'open') return isOpenAt(now);
  if (state === 'ended') return not(isOpenAt(now));
  return eq(invoices.state, state);
}

export interface DepositFilter {
  state?: DepositState | undefined;
  userId?: string | undefined;
}

const order = { at: invoices.createdAt, id: invoices.id };

/** Top-ups of all customers or of one, newest first; `now` in ms. @throws {Problem} 404 for an `after` that is not there */
export async function listDeposits(
  db: Queries,
  { state, userId }: DepositFilter,
  page: PageAsked,
  now: number,
): Promise<Listed<DepositBody>> {
  const found = await withEmail(db)
    .where(
      and(
        state && isIn(state, now),
        userId === undefined ? undefined : eq(invoices.userId, userId),
        await olderThan(db, order, page.after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(
    found,
    page,
    (row) => bodyOf(row, now),
    ({ invoice }) => invoice.id,
  );
}

/** A top-up with what arrived for it; `now` in ms. @throws {Problem} 404 */
export async function showDeposit(db: Queries, id: string, now: number): Promise<DepositDetails> {
  const [row] = await withEmail(db).where(eq(invoices.id, id));
  if (!row) throw missing();
  const payments = await db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, id))
    .orderBy(asc(invoicePayments.seenAt), asc(invoicePayments.id));
  return {
    ...bodyOf(row, now),
    payments: payments.map((payment) => ({
      transaction_hash: payment.transactionHash,
      state: payment.state,
      amount: toDecimal(payment.amount),
      crypto_amount: tidyCoins(payment.cryptoAmount),
      confirmations: payment.confirmations,
      seen_at: moment(payment.seenAt),
      credited_at: momentOrNull(payment.creditedAt),
    })),
  };
}
