import { and, asc, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Subscription } from '../../../../contract/wire/money/subscriptions';
import type { Queries } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { projects, subscriptions } from '../../../db/schema/projects';
import { notFound } from '../../../http/problem';

/** A subscription as it crosses the wire: amounts as decimal strings. */
export type SubscriptionBody = v.InferInput<typeof Subscription>;

const toText = (at: number) => new Date(at).toISOString();

/** The month of a subscription that is charged next. */
export const isDueOf = and(
  eq(subscriptionPeriods.subscriptionId, subscriptions.id),
  eq(subscriptionPeriods.state, 'due'),
);

const withDue = (db: Queries) =>
  db
    .select({
      subscription: subscriptions,
      domain: projects.domain,
      isFailed: projects.isFailed,
      nextTryAt: subscriptionPeriods.nextTryAt,
    })
    .from(subscriptions)
    .innerJoin(projects, eq(projects.id, subscriptions.projectId))
    .leftJoin(subscriptionPeriods, isDueOf);
type Row = Awaited<ReturnType<typeof withDue>>[number];

function bodyOf({ subscription, domain, nextTryAt }: Row): SubscriptionBody {
  const { id, projectId, state, monthlyFee, nextBillingAt, lastPaymentAt, cancelsAtPeriodEnd } = subscription;
  return {
    id,
    project_id: projectId,
    domain,
    state,
    monthly_fee: toDecimal(monthlyFee),
    next_billing_date: toText(nextBillingAt),
    next_try_date: nextTryAt === null ? null : toText(nextTryAt),
    last_payment_date: lastPaymentAt === null ? null : toText(lastPaymentAt),
    cancels_at_period_end: cancelsAtPeriodEnd,
  };
}

const rowsOf = (db: Queries, userId: string) =>
  withDue(db).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.nextBillingAt), asc(subscriptions.id));

/** A customer's subscriptions, those that have ended too; what is due first comes first. */
export const listSubscriptions = async (db: Queries, userId: string) => (await rowsOf(db, userId)).map(bodyOf);

/** @throws {Problem} 404 for one that is not there or another customer's */
export async function findSubscription(db: Queries, id: string, userId: string): Promise<SubscriptionBody> {
  const [row] = await withDue(db).where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  if (!row) throw notFound();
  return bodyOf(row);
}

export interface NextCharge {
  /** Of the first of those that are due that day. */
  id: string;
  /** Null when it is for several websites. */
  domain: string | null;
  /** Milliseconds: when it is taken, for one that was refused the next try. */
  at: number;
  /** Minor units: all that is due that day, by UTC. */
  amount: number;
  websites: number;
  /** Milliseconds. */
  lastPaymentAt: number | null;
}

interface Charges {
  next: NextCharge | null;
  lastPaymentAt: number | null;
}

/**
 * What is charged next, and when a customer's subscriptions were last paid (ms). A website that failed or has ended does
 * not count; one that is suspended, or ends with its time, has no charge ahead.
 */
export const chargesOf = async (db: Queries, userId: string): Promise<Charges> =>
  chargesAmong(await rowsOf(db, userId));

/** The same of a customer's subscriptions that were read already, in any order. */
export function chargesAmong(rows: readonly Row[]): Charges {
  const counted = rows.filter(({ subscription, isFailed }) => subscription.state !== 'cancelled' && !isFailed);
  const ahead = counted
    .filter(({ subscription }) => subscription.state !== 'suspended' && !subscription.cancelsAtPeriodEnd)
    // Not spread: each look at the dashboard comes by here, and the shape of a spread object stays in memory for long.
    .map(({ subscription, domain, nextTryAt }) => ({
      at: nextTryAt ?? subscription.nextBillingAt,
      nextBillingAt: subscription.nextBillingAt,
      id: subscription.id,
      domain,
      monthlyFee: subscription.monthlyFee,
      lastPaymentAt: subscription.lastPaymentAt,
    }))
    .toSorted(
      (one, other) => one.at - other.at || one.nextBillingAt - other.nextBillingAt || (one.id < other.id ? -1 : 1),
    );
  const [first] = ahead;
  const lastPaymentAt = counted.reduce<number | null>(
    (last, { subscription: { lastPaymentAt: at } }) => (at === null ? last : Math.max(last ?? at, at)),
    null,
  );
  if (!first) return { next: null, lastPaymentAt };
  const dayOf = (at: number) => toText(at).slice(0, 10);
  const together = ahead.filter(({ at }) => dayOf(at) === dayOf(first.at));
  const next = {
    id: first.id,
    domain: together.length === 1 ? first.domain : null,
    at: first.at,
    amount: together.reduce((sum, { monthlyFee }) => sum + monthlyFee, 0),
    websites: together.length,
    lastPaymentAt: first.lastPaymentAt,
  };
  return { next, lastPaymentAt };
}

/** Whether visitors of a name are to read that its website is not available. */
export async function isSuspended(db: Queries, domain: string): Promise<boolean> {
  const [found] = await db
    .select({ state: subscriptions.state })
    .from(projects)
    .innerJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .where(and(eq(projects.domain, domain), isNull(projects.cancelledAt), eq(subscriptions.state, 'suspended')));
  return found !== undefined;
}
