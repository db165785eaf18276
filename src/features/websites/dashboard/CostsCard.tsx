import { t } from '../../../../contract/languages/t';
import { formatDate } from '../../../lib/dates';
import { truncate } from '../../../ui/atoms.css';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Money } from '../../../ui/Money/Money';
import * as css from './Dashboard.css';
import { type Figures, Unknown } from './Unknown';

export function CostsCard({ summary, isLost }: Figures) {
  const unknown = <Unknown isLost={isLost} width="5rem" />;
  const money = (amount: number | undefined) => {
    if (!summary) return unknown;
    return amount === undefined ? t('Not known') : <Money amount={amount} />;
  };
  const subscription = summary?.subscription;
  return (
    <Card title={t('Website Costs')} className={css.costs}>
      <div className={css.card}>
        <DescriptionList
          rows={[
            { term: t('Monthly Fee per website'), value: money(summary?.plan?.monthly_fee) },
            { term: t('Setup Fee per website'), value: money(summary?.plan?.setup_fee) },
            { term: t('Total Websites'), value: summary ? summary.websites.total : unknown },
            { term: t('Next Billing'), value: money(summary?.next_billing_amount), total: true },
          ]}
        />
        <div className={css.billing}>
          {subscription?.domain && <div className={truncate}>{t('for {domain}', { domain: subscription.domain })}</div>}
          {subscription?.next_billing_date && (
            <div>{t('Next billing: {date}', { date: formatDate(subscription.next_billing_date) })}</div>
          )}
        </div>
      </div>
    </Card>
  );
}
