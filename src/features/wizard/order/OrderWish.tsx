import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { OrderWishRef } from '../../../../machines/wizard/orderWish/orderWish.machine';
import { formatMoment } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { Button } from '../../../ui/Button/Button';
import { Money } from '../../../ui/Money/Money';
import { Notice } from '../../../ui/Notice/Notice';

/** Says what the server does once the money is there, and lets the customer take it back; the final button adds funds. */
export function OrderWish({ actor }: { actor: OrderWishRef }) {
  const wish = useSelector(actor, ({ context }) => context.found.wish);
  const isAsking = useSelector(actor, (at) => at.hasTag('busy'));
  return (
    <>
      <Notice tone="info" title={t('Waiting for your top-up')}>
        {wish
          ? rich(
              'We place the order for {amount} as soon as the money is there, until {until}. You may close this page: we mail you.',
              { amount: <Money amount={wish.total} />, until: formatMoment(wish.until) },
            )
          : t('One moment: we note your order.')}
      </Notice>
      <Button disabled={isAsking} onClick={() => actor.send({ type: 'wish.forget' })}>
        {t('Do not order by itself')}
      </Button>
    </>
  );
}
