import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { BalanceHistory, BillingOverview } from '../../../../contract/wire/money/billing';
import type { Queries } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { projects, subscriptions } from '../../../db/schema/projects';
import { transactionDays } from '../../../db/schema/transactions';
import { customerBalance } from '../ledger/read';
import { type Anchor, monthsAfter, periodOf } from '../subscriptions/periods';
import type { PeriodOfDays } from '../place';

interface Fee extends Anchor {
  /** Minor units a month. */
  amount: number;
  /** The number of the month that is charged next. */
  number: number;
}

/** Months that are looked ahead. */
const horizon = 120;

/**
 * How far a balance reaches: the first charge that it does not cover, and the whole months until then.
 *
 * @param balance minor units
 * @param now ms
 * @returns null when nothing is charged
 */
export function runwayOf(balance: number, fees: readonly Fee[], now: number): { months: number; until: number } | null {
  const charged = fees.filter(({ amount }) => amount > 0);
  if (charged.length === 0) return null;
  const charges = charged
    .flatMap(({ amount, ...fee }) =>
      Array.from({ length: horizon + 1 }, (_, month) => ({ amount, at: periodOf(fee, fee.number + month).startsAt })),
    )
    .sort((one, other) => one.at - other.at);
  let left = balance;
  // Beyond the horizon of one, another's charges are not all there.
  const end = Math.min(...charged.map((fee) => periodOf(fee, fee.number + horizon).startsAt));
  const until = charges.find(({ amount, at }) => {
    left -= amount;
    return left < 0 || at >= end;
  });
  const at = until?.at ?? end;
  let months = 0;
  while (months < horizon && monthsAfter(now, months + 1) <= at) months += 1;
  return { months, until: at };
}

const moment = (at: number) => new Date(at).toISOString();

/** What a customer has, what goes on being charged, and what could not be. `now` in ms. */
export async function overviewOf(
  db: Queries,
  userId: string,
  now: number,
): Promise<v.InferInput<typeof BillingOverview>> {
  const balance = await customerBalance(db, userId);
  const rows = await db
    .select({
      subscription: subscriptions,
      domain: projects.domain,
      isFailed: projects.isFailed,
      number: subscriptionPeriods.number,
    })
    .from(subscriptions)
    .innerJoin(projects, eq(projects.id, subscriptions.projectId))
    .innerJoin(
      subscriptionPeriods,
      and(eq(subscriptionPeriods.subscriptionId, subscriptions.id), eq(subscriptionPeriods.state, 'due')),
    )
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.nextBillingAt), asc(projects.domain));
  const going = rows.filter(
    ({ subscription: { state, cancelsAtPeriodEnd }, isFailed }) =>
      state === 'active' && !cancelsAtPeriodEnd && !isFailed,
  );
  const owed = rows.filter(({ subscription: { state } }) => state === 'past_due' || state === 'suspended');
  const runway = runwayOf(
    balance,
    going.map(({ subscription: { monthlyFee, anchorAt, anchorNumber }, number }) => ({
      amount: monthlyFee,
      anchorAt,
      anchorNumber,
      number,
    })),
    now,
  );
  const [next] = going;
  const day = (at: number) => moment(at).slice(0, 10);
  const sameDay = next
    ? going.filter(({ subscription }) => day(subscription.nextBillingAt) === day(next.subscription.nextBillingAt))
    : [];
  return {
    balance: toDecimal(balance),
    monthly_total: toDecimal(feesOf(going)),
    runway: runway && { months: runway.months, until: moment(runway.until) },
    next_charge: next
      ? {
          date: moment(next.subscription.nextBillingAt),
          amount: toDecimal(feesOf(sameDay)),
          domains: sameDay.map(({ domain }) => domain),
        }
      : null,
    owed: {
      total: toDecimal(feesOf(owed)),
      items: owed.map(({ subscription: { id, monthlyFee, nextBillingAt }, domain }) => ({
        subscription_id: id,
        domain,
        amount: toDecimal(monthlyFee),
        due_at: moment(nextBillingAt),
      })),
    },
  };
}

const feesOf = (rows: readonly { subscription: { monthlyFee: number } }[]) =>
  rows.reduce((sum, { subscription }) => sum + subscription.monthlyFee, 0);

/** The balance at the end of each day on which it moved, from the days' counts. */
export async function balanceHistoryOf(
  db: Queries,
  userId: string,
  { start_date: start, end_date: end }: PeriodOfDays,
): Promise<v.InferInput<typeof BalanceHistory>> {
  const credit = sql`${transactionDays.amount} * (${transactionDays.type} = 'CREDIT')::int`;
  const debit = sql`${transactionDays.amount} * (${transactionDays.type} = 'DEBIT')::int`;
  const completed = and(eq(transactionDays.userId, userId), eq(transactionDays.status, 'COMPLETED'));
  const sums = {
    added: sql<number>`coalesce(sum(${credit}), 0)::int8`.mapWith(Number),
    charged: sql<number>`coalesce(sum(${debit}), 0)::int8`.mapWith(Number),
  };
  const [before] =
    start === undefined
      ? []
      : await db
          .select(sums)
          .from(transactionDays)
          .where(and(completed, lt(transactionDays.day, start)));
  const days = await db
    .select({ day: transactionDays.day, ...sums })
    .from(transactionDays)
    .where(
      and(
        completed,
        start === undefined ? undefined : gte(transactionDays.day, start),
        end === undefined ? undefined : lte(transactionDays.day, end),
      ),
    )
    .groupBy(transactionDays.day)
    .orderBy(asc(transactionDays.day));
  const opening = (before?.added ?? 0) - (before?.charged ?? 0);
  let balance = opening;
  return {
    opening_balance: toDecimal(opening),
    points: days.map(({ day, added, charged }) => {
      balance += added - charged;
      return { date: day, balance: toDecimal(balance), charged: toDecimal(charged), added: toDecimal(added) };
    }),
  };
}
