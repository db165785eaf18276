import { and, desc, eq, ne, or, isNull, isNotNull, sql } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import { type ProjectState, stateOf } from '../../../contract/rules/websites/projectStatus';
import type { Queries } from '../../db/client';
import { prepared } from '../../db/prepared';
import { users } from '../../db/schema/accounts';
import { plans } from '../../db/schema/catalogue';
import { drafts } from '../../db/schema/drafts';
import { ledgerAccounts } from '../../db/schema/ledger';
import { invoices } from '../../db/schema/money';
import { subscriptionPeriods } from '../../db/schema/periods';
import { projects, subscriptions } from '../../db/schema/projects';
import type { Settings } from '../../settings';
import { depositOf, isPendingAt } from '../money/deposits/read';
import { customerAccount } from '../money/ledger/accounts';
import { chargesAmong, isDueOf } from '../money/subscriptions/read';
import { isListedAt, ownDraft, type Row, wireOf } from '../websites/projects/projects';

const toText = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

type Subscription = typeof subscriptions.$inferSelect;

/** Each website that is listed or has a fee ahead, newest first. */
const websitesOf = prepared<
  { user: string },
  { project: Row['project']; subscription: Subscription | null; nextTryAt: number | null; draftId: string | null }[]
>('dashboard-websites', (db) =>
  db
    .select({
      project: projects,
      subscription: subscriptions,
      nextTryAt: subscriptionPeriods.nextTryAt,
      draftId: drafts.id,
    })
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .leftJoin(subscriptionPeriods, isDueOf)
    .leftJoin(drafts, ownDraft)
    .where(
      and(
        eq(projects.userId, sql.placeholder('user')),
        or(isNull(projects.cancelledAt), isNotNull(projects.givenUpAt), ne(subscriptions.state, 'cancelled')),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id)),
);

/** Balance and plan, in as many rows as top-ups can be gone on with, newest first, or one. */
const sumsOf = prepared<
  { user: string; account: string; now: string },
  { balance: number | null; plan: typeof plans.$inferSelect | null; deposit: typeof invoices.$inferSelect | null }[]
>('dashboard-sums', (db) =>
  db
    .select({ balance: ledgerAccounts.balance, plan: plans, deposit: invoices })
    .from(users)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.code, sql.placeholder('account')))
    // The plan that a new customer gets.
    .leftJoin(plans, eq(plans.position, db.select({ first: sql`min(${plans.position})` }).from(plans)))
    .leftJoin(invoices, isPendingAt(sql.placeholder('user'), sql.placeholder('now')))
    .where(eq(users.id, sql.placeholder('user')))
    .orderBy(desc(invoices.createdAt)),
);

/** The sums of the dashboard; money in decimal strings. */
export async function dashboardOf(db: Queries, userId: string, { settings, now }: { settings: Settings; now: number }) {
  const rows = await websitesOf(db, { user: userId });
  const sums = await sumsOf(db, { user: userId, account: customerAccount(userId), now: new Date(now).toISOString() });
  const listed = rows
    .filter(({ project }) => isListedAt(project, now))
    .map(({ project, subscription, draftId }) =>
      wireOf(
        { project, subscriptionId: subscription?.id ?? null, subscriptionState: subscription?.state ?? null, draftId },
        settings,
      ),
    );
  const { next, lastPaymentAt } = chargesAmong(
    rows.flatMap(({ project: { domain, isFailed }, subscription, nextTryAt }) =>
      subscription ? [{ subscription, domain, isFailed, nextTryAt }] : [],
    ),
  );
  const { balance, plan } = sums[0] ?? { balance: null, plan: null };
  const deposits = sums.flatMap(({ deposit }) => deposit ?? []);
  // One that was refunded is shown for a while, and takes no place of the plan.
  const standing = listed.filter(({ refunded_at }) => refunded_at === undefined);
  const countOf = (state: ProjectState) => standing.filter((one) => stateOf(one.project_status) === state).length;
  return {
    balance: toDecimal(balance ?? 0),
    subscription: next
      ? {
          id: next.id,
          domain: next.domain,
          next_billing_date: toText(next.at),
          last_payment_date: toText(next.lastPaymentAt),
        }
      : null,
    websites: {
      total: standing.length,
      active: countOf('active'),
      pending: countOf('pending'),
      issue: countOf('issue'),
    },
    plan: plan
      ? {
          monthly_fee: toDecimal(plan.monthlyFee),
          setup_fee: toDecimal(plan.setupFee),
          projectLimit: plan.projectLimit,
        }
      : null,
    next_billing_amount: toDecimal(next?.amount ?? 0),
    next_billing_websites: next?.websites ?? 0,
    last_payment_date: toText(lastPaymentAt),
    projects: listed,
    pending_deposit: deposits[0] ? depositOf(deposits[0], { now, settings }) : null,
    pending_deposits: deposits.length,
  };
}
