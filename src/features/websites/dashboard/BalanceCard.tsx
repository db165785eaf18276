import { plural, t } from '../../../../contract/languages/t';
import type { Dashboard } from '../../../../contract/wire/websites/project';
import { RouteLink, useOverlay, useResource } from '../../../system/refs';
import { formatDate } from '../../../lib/dates';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Money } from '../../../ui/Money/Money';
import { lazily } from '../../../ui/Lazy/lazily';
import { chunk } from '../../../lib/chunk';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './Dashboard.css';
import { type Figures, Unknown } from './Unknown';

const lastPayment = ({ last_payment_date: at }: Dashboard) =>
  at ? t('Last payment: {date}', { date: formatDate(at) }) : t('No payment yet');

const openDeposits = '/billing?tab=deposits&state=open';

const Runway = lazily(
  chunk(() => import('./Runway')),
  (module) => module.Runway,
);

/** The balance is the ledger's word: a 0 is shown as 0, what is not known as a skeleton. */
export function BalanceCard({ summary, isLost, hasRunway }: Figures & { hasRunway: boolean }) {
  const overlay = useOverlay();
  const { value: balance, failure } = useResource('balance');
  const amount = balance?.balance ?? summary?.balance ?? null;
  const pending = summary?.pending_deposit;
  const count = summary?.pending_deposits ?? 0;
  return (
    <Card title={t('Total Balance')}>
      <div className={css.card}>
        <p className={css.figure}>
          {amount === null ? <Unknown isLost={isLost && failure !== null} width="8rem" /> : <Money amount={amount} />}
        </p>
        <div className={css.billing}>
          <div>{summary ? lastPayment(summary) : !isLost && <Skeleton width="10rem" />}</div>
          {hasRunway && <Runway />}
        </div>
        <div className={css.foot}>
          <Button onClick={() => overlay.open('topup')}>{t('Top Up')}</Button>
          {count > 1 ? (
            <RouteLink href={openDeposits} asChild>
              <Button href={openDeposits}>{plural(count, '1 pending deposit', '{count} pending deposits')}</Button>
            </RouteLink>
          ) : (
            pending && (
              <Button onClick={() => overlay.open('topup', { invoiceId: pending.invoice_id })}>
                {t('Pending deposit')}
              </Button>
            )
          )}
        </div>
      </div>
    </Card>
  );
}
