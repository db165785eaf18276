import { and, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { ledgerAccounts } from '../../db/schema/ledger';
import { invoices } from '../../db/schema/money';
import { orders } from '../../db/schema/orders';
import { projects, subscriptions } from '../../db/schema/projects';
import { isOpenAt } from '../money/deposits/read';
import { customerAccount } from '../money/ledger/accounts';
import { statement } from '../money/ledger/read';
import { says } from '../money/place';
import { chargesOf, listSubscriptions, type SubscriptionBody } from '../money/subscriptions/read';
import { type Listed, missing, moment, momentOrNull, newestFirst, olderThan, type PageAsked, pageOf } from './page';

/** owing: a charge of theirs was refused, whether its website is off by now or not. */
export const customerStates = ['verified', 'unverified', 'owing'] as const;
export type CustomerState = (typeof customerStates)[number];

export interface CustomerBody {
  id: string;
  /** What the customer knows as the number of the account. */
  number: number;
  email: string;
  name: string;
  is_verified: boolean;
  balance: string;
  /** Those that are not closed. */
  websites: number;
  is_owing: boolean;
  created_at: string;
}

export interface CustomerDetails extends CustomerBody {
  phone: string;
  second_factor: string;
  orders: number;
  open_deposits: number;
  next_charge: { amount: string; at: string } | null;
  last_payment_at: string | null;
  subscriptions: SubscriptionBody[];
  /** The last movements of the balance, newest first. */
  statement: { at: string; kind: string; description: string; amount: string; balance: string | null }[];
}

const lastMovements = 10;

const owes = (db: Queries) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, users.id), inArray(subscriptions.state, ['past_due', 'suspended']))),
  );

const websitesOf = (db: Queries) =>
  db
    .select({ websites: count() })
    .from(projects)
    .where(and(eq(projects.userId, users.id), isNull(projects.cancelledAt)));

const withSums = (db: Queries) =>
  db
    .select({
      user: {
        id: users.id,
        userId: users.userId,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phoneNumber: users.phoneNumber,
        twoFactor: users.twoFactor,
        verifiedAt: users.verifiedAt,
        createdAt: users.createdAt,
      },
      balance: sql<number>`coalesce(${ledgerAccounts.balance}, 0)::int8`.mapWith(Number),
      websites: sql<number>`(${websitesOf(db)})`.mapWith(Number),
      isOwing: sql<boolean>`${owes(db)}`,
    })
    .from(users)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.userId, users.id))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withSums>>[number];

const bodyOf = ({ user, balance, websites, isOwing }: Row): CustomerBody => ({
  id: user.id,
  number: user.userId,
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
  is_verified: user.verifiedAt !== null,
  balance: toDecimal(balance),
  websites,
  is_owing: isOwing,
  created_at: moment(user.createdAt),
});

export interface CustomerFilter {
  /** Part of the address, in any case. */
  email?: string | undefined;
  state?: CustomerState | undefined;
}

const order = { at: users.createdAt, id: users.id };

/** Customers with what they have, newest first. @throws {Problem} 404 for an `after` that is not there */
export async function listCustomers(
  db: Queries,
  { email, state }: CustomerFilter,
  page: PageAsked,
): Promise<Listed<CustomerBody>> {
  const found = await withSums(db)
    .where(
      and(
        email === undefined ? undefined : says(users.email, email),
        state === 'verified' ? isNotNull(users.verifiedAt) : undefined,
        state === 'unverified' ? isNull(users.verifiedAt) : undefined,
        state === 'owing' ? owes(db) : undefined,
        await olderThan(db, order, page.after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(found, page, bodyOf, ({ user }) => user.id);
}

/** A customer with subscriptions and the last movements of the balance; `now` in ms. @throws {Problem} 404 */
export async function showCustomer(db: Queries, id: string, now: number): Promise<CustomerDetails> {
  const [row] = await withSums(db).where(eq(users.id, id));
  if (!row) throw missing();
  const [placed] = await db.select({ count: count() }).from(orders).where(eq(orders.userId, id));
  const [open] = await db
    .select({ count: count() })
    .from(invoices)
    .where(and(eq(invoices.userId, id), isOpenAt(now)));
  const { next, lastPaymentAt } = await chargesOf(db, id);
  const lines = await statement(db, customerAccount(id), { limit: lastMovements });
  return {
    ...bodyOf(row),
    phone: row.user.phoneNumber,
    second_factor: row.user.twoFactor,
    orders: placed?.count ?? 0,
    open_deposits: open?.count ?? 0,
    next_charge: next && { amount: toDecimal(next.amount), at: moment(next.at) },
    last_payment_at: momentOrNull(lastPaymentAt),
    subscriptions: await listSubscriptions(db, id),
    statement: lines.map(({ at, kind, description, amount, balanceAfter }) => ({
      at: moment(at),
      kind,
      description,
      amount: toDecimal(amount),
      balance: balanceAfter === null ? null : toDecimal(balanceAfter),
    })),
  };
}
