import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import { isPremiumPrice } from '../../../../contract/rules/wizard/domain';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import type { OrderTotals } from '../../../../contract/rules/wizard/totals';
import { rich } from '../../../ui/rich/rich';
import { title } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { Money } from '../../../ui/Money/Money';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/** The customer's account, as far as it is known. */
interface Account {
  /** Minor units; null while it is not known, which is not 0. */
  balance: number | null;
  /** It could not be loaded, and is not asked for any more. */
  isLost: boolean;
  refresh(): void;
}

interface Sums {
  draft: Draft;
  totals: OrderTotals;
  account: Account;
  /** Between what is charged and what is paid with: what a coupon takes off. */
  children?: ReactNode;
}

/** What is taken from the balance today, once; then what it is made of, and what is left of the balance. */
export function DueToday({ draft, totals, account, children }: Sums) {
  const { setupFee, monthlyFee, domainPrice, total } = totals;
  return (
    <>
      <dl>
        <dt>{t('Total due today')}</dt>
        <dd className={title.huge}>
          <Money amount={total} />
        </dd>
      </dl>
      <DescriptionList
        rows={[
          { term: t('Setup fee'), value: <Money amount={setupFee} /> },
          { term: t('First month'), value: <Money amount={monthlyFee} /> },
          {
            term: t('Domain {name}', { name: draft.domain ?? '' }),
            value: isPremiumPrice(domainPrice) ? <Money amount={domainPrice} /> : t('Free'),
          },
        ]}
      />
      {children}
      <DescriptionList rows={balanceOf(total, account)} />
      <FundsStatus totals={totals} account={account} />
    </>
  );
}

function balanceOf(total: number, { balance, isLost }: Account): DescriptionRow[] {
  const unknown = isLost ? t('Not known') : <Skeleton width="80px" />;
  const known = balance === null ? unknown : <Money amount={balance} />;
  const left = balance === null ? unknown : balance < total ? t('None') : <Money amount={balance - total} />;
  // Both rows always: what stands below them moves for nobody when the money comes.
  return [
    { term: t('Account balance'), value: known },
    { term: t('Remaining balance after payment'), value: left },
  ];
}

/** Whether the balance pays for it, and if not, what is missing. */
function FundsStatus({ totals: { total }, account }: Pick<Sums, 'totals' | 'account'>) {
  const { balance, isLost, refresh } = account;
  if (isLost)
    return (
      <Notice
        tone="bad"
        title={t('Your balance could not be loaded.')}
        action={
          <Button size="small" onClick={refresh}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Nothing is ordered before it is known.')}
      </Notice>
    );
  if (balance === null) return <Notice title={t('Funds')}>{t('We are looking up your balance.')}</Notice>;
  if (balance >= total)
    return (
      <Notice tone="good" title={t('Sufficient funds')}>
        {t('Your balance covers this order.')}
      </Notice>
    );
  return (
    <Notice tone="warn" title={t('Insufficient funds')}>
      {rich('{amount} more is needed.', { amount: <Money amount={total - balance} /> })}
    </Notice>
  );
}
