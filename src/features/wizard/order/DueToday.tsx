import { isPremiumPrice } from '../../../../contract/rules/wizard/domain';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import type { OrderTotals } from '../../../../contract/rules/wizard/totals';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
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
}

/** What is taken from the balance today, line by line, and what is left of it or missing. */
export function DueToday({ draft, totals, account: { balance, isLost } }: Sums) {
  const { setupFee, monthlyFee, domainPrice, subtotal, discount, total } = totals;
  const rows = [
    { term: 'Setup fee', value: <Money amount={setupFee} /> },
    { term: 'First month', value: <Money amount={monthlyFee} /> },
    {
      term: `Domain ${draft.domain ?? ''}`,
      value: isPremiumPrice(domainPrice) ? <Money amount={domainPrice} /> : 'Free',
    },
    ...(discount > 0
      ? [
          { term: 'Subtotal', value: <Money amount={subtotal} /> },
          { term: `Coupon ${draft.coupon?.code ?? ''}`, value: <Money amount={-discount} signed /> },
        ]
      : []),
    { term: 'Total due today', value: <Money amount={total} />, total: true },
  ];
  const unknown = isLost ? 'Not known' : <Skeleton width="80px" />;
  const missing = balance === null ? 0 : Math.max(0, total - balance);
  return (
    <Card title="Total due today" level={3}>
      <DescriptionList rows={rows} />
      <DescriptionList
        rows={[
          { term: 'Account balance', value: balance === null ? unknown : <Money amount={balance} /> },
          // Nothing remains of a balance that does not pay for it: in the words of the top-up, what is missing.
          missing > 0
            ? { term: 'Amount needed', value: <Money amount={missing} />, total: true }
            : {
                term: 'Remaining balance after payment',
                value: balance === null ? unknown : <Money amount={balance - total} />,
                total: true,
              },
        ]}
      />
    </Card>
  );
}

/** Whether the balance pays for it, and if not, what is missing. */
export function FundsStatus({ totals: { total }, account }: Pick<Sums, 'totals' | 'account'>) {
  const { balance, isLost, refresh } = account;
  if (isLost)
    return (
      <Notice
        tone="bad"
        title="Your balance could not be loaded."
        action={
          <Button size="small" onClick={refresh}>
            Try again
          </Button>
        }
      >
        Nothing is ordered before it is known.
      </Notice>
    );
  if (balance === null) return <Notice title="Funds">We are looking up your balance.</Notice>;
  if (balance >= total)
    return (
      <Notice tone="good" title="Sufficient funds">
        Your balance covers this order.
      </Notice>
    );
  return (
    <Notice tone="warn" title="Insufficient funds">
      <Money amount={total - balance} /> more is needed to complete this order.
    </Notice>
  );
}
