import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { useResource } from '../../system/refs';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { orderSums } from './orderSumsChunk';

const OrderSums = lazily(orderSums, (module) => module.OrderSums);

/** What the order comes to so far: it counts as choices are made. */
export function OrderDetails({ actor }: { actor: WizardRef }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  return (
    <Card title={t('Order details')}>
      {draft.plan ? <OrderSums draft={draft} plan={draft.plan} fallback={loading} /> : <NoPrices />}
    </Card>
  );
}

/** As long as there are no prices: they are on their way, or can be asked for again. */
export function NoPrices() {
  const { failure, refresh } = useResource('plans');
  if (!failure) return loading;
  return (
    <Notice
      tone="bad"
      action={
        <Button size="small" onClick={refresh}>
          {t('Retry')}
        </Button>
      }
    >
      {t('The prices could not be loaded.')}
    </Notice>
  );
}

const loading = (
  <Loading label={t('Loading prices')}>
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} />
    ))}
  </Loading>
);
