import { useSelector } from '@xstate/react';
import { convert } from '../../../../contract/rules/money/currency';
import type { DisplayCurrencyRef } from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import { formatTime } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { muted } from '../../../ui/atoms.css';
import { Money } from '../../../ui/Money/Money';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

type ConvertedProps = {
  /** Integer cents of euros, which stand before it: they are what is charged. */
  amount: number;
  actor: DisplayCurrencyRef;
};

/** '≈ $130.43 (rate of 14:32)'; nothing where sums are in euros alone. */
export function Converted({ amount, actor }: ConvertedProps) {
  const rate = useSelector(actor, ({ context }) => context.rate);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  if (!rate) return isBusy ? <Skeleton width="11rem" /> : null;
  return (
    <span className={muted}>
      {rich('≈ {amount} (rate of {time})', {
        amount: <Money amount={convert(amount, rate.rate, rate.currency)} currency={rate.currency} />,
        time: formatTime(rate.at),
      })}
    </span>
  );
}
