import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../../db/client';
import { users } from '../../../db/schema/accounts';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { projects, subscriptions } from '../../../db/schema/projects';
import type { Subscription } from './open';

type PeriodRow = typeof subscriptionPeriods.$inferSelect;

/** A period that is due, with what a charge and its letters need to know. */
export interface Due {
  period: PeriodRow;
  subscription: Subscription;
  domain: string;
  /** Milliseconds; null for a website that was never live. */
  deployedAt: number | null;
  email: string;
}

const withSite = (tx: Queries) =>
  tx
    .select({
      period: subscriptionPeriods,
      subscription: subscriptions,
      domain: projects.domain,
      deployedAt: projects.deployedAt,
      email: users.email,
    })
    .from(subscriptionPeriods)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .innerJoin(projects, eq(projects.id, subscriptions.projectId))
    .innerJoin(users, eq(users.id, subscriptions.userId));

const isDue = eq(subscriptionPeriods.state, 'due');

/**
 * The one period of a subscription that is due, locked until the transaction ends; null when there is none. Whoever moves
 * money for it has locked the customer's balance before.
 */
export async function lockDue(tx: Tx, subscription: string): Promise<Due | null> {
  const [due] = await withSite(tx)
    .where(and(eq(subscriptions.id, subscription), isDue))
    .for('update', { of: [subscriptionPeriods, subscriptions] });
  return due ?? null;
}

/** What a customer owes: periods whose charge was refused, oldest first, locked. */
export const lockOwed = (tx: Tx, userId: string): Promise<Due[]> =>
  withSite(tx)
    .where(and(eq(subscriptions.userId, userId), isDue, inArray(subscriptions.state, ['past_due', 'suspended'])))
    .orderBy(asc(subscriptionPeriods.startsAt), asc(subscriptions.id))
    .for('update', { of: [subscriptionPeriods, subscriptions] });

/** Minor units that a customer's other websites will have taken when a period begins. */
export async function owedBefore(tx: Tx, { subscription, period }: Due): Promise<number> {
  const rows = await tx
    .select({ amount: subscriptionPeriods.amount })
    .from(subscriptionPeriods)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .where(
      and(
        eq(subscriptions.userId, subscription.userId),
        isDue,
        eq(subscriptions.cancelsAtPeriodEnd, false),
        or(
          lt(subscriptionPeriods.startsAt, period.startsAt),
          and(eq(subscriptionPeriods.startsAt, period.startsAt), lt(subscriptions.id, subscription.id)),
        ),
      ),
    );
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
