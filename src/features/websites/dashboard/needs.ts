import { plural, t } from '../../../../contract/languages/t';
import type { Dashboard, Project } from '../../../../contract/wire/websites/project';
import { formatDate } from '../../../lib/dates';
import { moneyText } from '../../../ui/Money/moneyText';

/** What a customer has to do today, and the one way to it. */
export interface Need {
  id: string;
  tone: 'bad' | 'warn' | 'info';
  title: string;
  text: string;
  action:
    | { kind: 'topup'; invoiceId?: string }
    | { kind: 'progress'; projectId: string }
    | { kind: 'go'; to: string; label: string };
}

const openDeposits = '/billing?tab=deposits&state=open';

/** One and two by their names, more by their number. */
function suspendedTitle(projects: readonly Project[]): string {
  const { length: count } = projects;
  const [first = '', second = ''] = projects.map(({ domain }) => domain);
  if (count > 2) return plural(count, '1 website is suspended', '{count} websites are suspended');
  return second
    ? t('{first} and {second} are suspended', { first, second })
    : t('{domain} is suspended', { domain: first });
}

function overdueTitle(projects: readonly Project[]): string {
  const { length: count } = projects;
  const [first = '', second = ''] = projects.map(({ domain }) => domain);
  if (count > 2)
    return plural(count, 'The monthly fee of 1 website is overdue', 'The monthly fee of {count} websites is overdue');
  return second
    ? t('The monthly fee of {first} and {second} is overdue', { first, second })
    : t('The monthly fee of {domain} is overdue', { domain: first });
}

/**
 * What needs the customer, the most pressing first; nothing of what is not known. `balance` in minor units.
 */
export function needsOf(
  projects: readonly Project[] | null,
  summary: Dashboard | null,
  balance: number | null,
): Need[] {
  const having = (state: Project['subscription_state']) =>
    (projects ?? []).filter(({ subscription_state: one }) => one === state);
  const [suspended, overdue] = [having('suspended'), having('past_due')];
  const failed = (projects ?? []).filter(
    ({ project_status: status, refunded_at: refunded }) => status === 'DOMAIN_FAILED' && refunded === undefined,
  );
  const needs: (Need | false)[] = [
    suspended.length > 0 && {
      id: 'suspended',
      tone: 'bad',
      title: suspendedTitle(suspended),
      text: t('The monthly fee could not be charged, and visitors see nothing of it. A top-up brings it back at once.'),
      action: { kind: 'topup' },
    },
    overdue.length > 0 && {
      id: 'overdue',
      tone: 'bad',
      title: overdueTitle(overdue),
      text: t('Your balance did not cover it. Top up before it is tried again.'),
      action: { kind: 'topup' },
    },
    ...failed.map(
      (project): Need => ({
        id: project.id,
        tone: 'bad',
        title: t('{domain} could not be set up', { domain: project.domain }),
        text: project.failure ?? t('Nothing you ordered is lost.'),
        action: { kind: 'progress', projectId: project.id },
      }),
    ),
    overdue.length === 0 &&
      isShort(summary, balance) && {
        id: 'balance',
        tone: 'warn',
        title: t('Your balance does not cover the next charge'),
        text: chargeInWords(summary, balance),
        action: { kind: 'topup' },
      },
    depositNeed(summary),
  ];
  return needs.filter((need) => need !== false);
}

const isShort = (summary: Dashboard | null, balance: number | null): boolean =>
  summary?.subscription?.next_billing_date != null && balance !== null && balance < summary.next_billing_amount;

function chargeInWords(summary: Dashboard | null, balance: number | null): string {
  const { domain = null, next_billing_date: at = null } = summary?.subscription ?? {};
  const amount = moneyText(summary?.next_billing_amount ?? 0);
  const date = at === null ? '' : formatDate(at);
  const have = moneyText(balance ?? 0);
  return domain === null
    ? t('{amount} on {date}, and you have {balance}.', { amount, date, balance: have })
    : t('{amount} on {date} for {domain}, and you have {balance}.', { amount, date, domain, balance: have });
}

function depositNeed(summary: Dashboard | null): Need | false {
  const pending = summary?.pending_deposit;
  if (!pending) return false;
  const count = summary.pending_deposits ?? 1;
  const text = t('It is on your balance once it has arrived.');
  if (count > 1)
    return {
      id: 'deposits',
      tone: 'info',
      title: plural(count, '1 top-up is under way', '{count} top-ups are under way'),
      text,
      action: { kind: 'go', to: openDeposits, label: t('See them') },
    };
  return {
    id: 'deposits',
    tone: 'info',
    title: t('A top-up is under way'),
    text,
    action: { kind: 'topup', invoiceId: pending.invoice_id },
  };
}
