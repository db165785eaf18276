import { amount as figures } from '../atoms.css';
import { classes } from '../classes';

type MoneyProps = {
  /** Integer minor units: 1050 is 10.50 in a currency of two decimals. */
  amount: number;
  /** ISO 4217, default EUR. */
  currency?: string | undefined;
  /** Also a plus: for entries of a ledger, where credit and debit stand beside each other. */
  signed?: boolean | undefined;
  className?: string | undefined;
};

/** Figures of one width, with currency and sign; a minus is a minus sign, not a hyphen, and stays before them in every writing. */
export function Money({ amount, currency = 'EUR', signed, className }: MoneyProps) {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (
    <bdi className={classes(figures, className)} data-amount>
      {format.format(amount / 10 ** decimals).replace('-', '−')}
    </bdi>
  );
}
