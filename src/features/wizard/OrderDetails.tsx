import { useSelector } from '@xstate/react';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { isPremiumPrice } from '../../../contract/rules/wizard/domain';
import { orderTotals } from '../../../contract/rules/wizard/totals';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { useResource } from '../../app/refs';
import { muted } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { DescriptionList, type DescriptionRow } from '../../ui/DescriptionList/DescriptionList';
import { Money } from '../../ui/Money/Money';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';

/** What the order comes to so far: it counts as choices are made. */
export function OrderDetails({ actor }: { actor: WizardRef }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const plans = useResource('plans');
  return (
    <Card title="Order details">
      {draft.plan ? (
        <DescriptionList rows={rowsOf(draft, draft.plan)} />
      ) : plans.failure ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={plans.refresh}>
              Retry
            </Button>
          }
        >
          The prices could not be loaded.
        </Notice>
      ) : (
        <Loading label="Loading prices">
          {['Package', 'Setup fee', 'Monthly fee', 'Domain', 'Total'].map((term) => (
            <Skeleton key={term} />
          ))}
        </Loading>
      )}
    </Card>
  );
}

function rowsOf({ domains, domain, coupon }: Draft, plan: NonNullable<Draft['plan']>): DescriptionRow[] {
  const chosen = domains.find(({ name }) => name === domain);
  const totals = orderTotals(
    { setupFee: plan.setup_fee, monthlyFee: plan.monthly_fee, domainYearlyPrice: chosen?.price ?? 0 },
    coupon,
  );
  return [
    { term: 'Package', value: plan.name },
    { term: 'Setup fee', value: <Money amount={totals.setupFee} /> },
    { term: 'Monthly fee', value: <Money amount={totals.monthlyFee} /> },
    { term: 'Domain', value: <ChosenDomain chosen={chosen} /> },
    ...(coupon ? [{ term: `Discount (${coupon.code})`, value: <Money amount={-totals.discount} /> }] : []),
    { term: 'Total', value: <Money amount={totals.total} />, total: true },
  ];
}

function ChosenDomain({ chosen }: { chosen: Draft['domains'][number] | undefined }) {
  if (!chosen) return <span className={muted}>Not chosen yet</span>;
  return (
    <>
      {isPremiumPrice(chosen.price) ? (
        <>
          Premium <Money amount={chosen.price} />
        </>
      ) : (
        'Free'
      )}
      <br />
      <span className={muted}>{chosen.name}</span>
    </>
  );
}
