import { toDecimal } from '../../../contract/rules/money/amount';
import { type ProjectState, stateOf } from '../../../contract/rules/websites/projectStatus';
import type { Queries } from '../../db/client';
import type { Settings } from '../../settings';
import { customerBalance } from '../money/ledger/read';
import { firstPlan } from '../money/plans/plans';
import { chargesOf } from '../money/subscriptions/read';
import { listProjects } from '../websites/projects/projects';

const toText = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

/** The sums of the dashboard; money in decimal strings. */
export async function dashboardOf<Deposit>(
  db: Queries,
  userId: string,
  { settings, now }: { settings: Settings; now: number },
  pendingDeposits: readonly Deposit[],
) {
  const balance = await customerBalance(db, userId);
  const projects = await listProjects(db, userId, { settings, now });
  const { next, lastPaymentAt } = await chargesOf(db, userId);
  const plan = await firstPlan(db);
  // One that was refunded is shown for a while, and takes no place of the plan.
  const standing = projects.filter(({ refunded_at }) => refunded_at === undefined);
  const countOf = (state: ProjectState) => standing.filter((one) => stateOf(one.project_status) === state).length;
  return {
    balance: toDecimal(balance),
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
    projects,
    pending_deposit: pendingDeposits[0] ?? null,
    pending_deposits: pendingDeposits.length,
  };
}
