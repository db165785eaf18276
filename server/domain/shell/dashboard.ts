import { and, desc, eq } from 'drizzle-orm';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { Queries } from '../../db/client';
import { ledgerEntries } from '../../db/schema/ledger';
import type { Settings } from '../../settings';
import { customerBalance } from '../money/ledger/read';
import { firstPlan } from '../money/plans/plans';
import { listProjects, listSubscriptions } from '../websites/projects/projects';

const toText = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

/** The sums of the dashboard; money in decimal strings. */
export async function dashboardOf<Deposit>(
  db: Queries,
  userId: string,
  settings: Settings,
  pendingDeposit: Deposit | null,
) {
  const balance = await customerBalance(db, userId);
  const projects = await listProjects(db, userId, settings);
  const subscriptions = await listSubscriptions(db, userId);
  const plan = await firstPlan(db);
  const [lastPayment] = await db
    .select({ at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'deposit')))
    .orderBy(desc(ledgerEntries.at))
    .limit(1);
  const active = projects.filter(({ project_status }) => project_status === 'DEPLOYED').length;
  const issue = projects.filter(({ project_status }) => project_status === 'DOMAIN_FAILED').length;
  const [next] = subscriptions;
  const due = next
    ? subscriptions.filter((one) => one.next_billing_date.slice(0, 10) === next.next_billing_date.slice(0, 10))
    : [];
  return {
    balance: toDecimal(balance),
    subscription: next
      ? {
          id: next.id,
          domain: next.domain,
          next_billing_date: next.next_billing_date,
          last_payment_date: toText(next.lastPaymentAt),
        }
      : null,
    websites: { total: projects.length, active, issue, pending: projects.length - active - issue },
    plan: plan
      ? {
          monthly_fee: toDecimal(plan.monthlyFee),
          setup_fee: toDecimal(plan.setupFee),
          projectLimit: plan.projectLimit,
        }
      : null,
    next_billing_amount: toDecimal(due.reduce((sum, { monthlyFee }) => sum + monthlyFee, 0)),
    last_payment_date: toText(lastPayment?.at),
    projects,
    pending_deposit: pendingDeposit,
  };
}
