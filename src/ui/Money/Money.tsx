import { amount as figures } from '../atoms.css';
import { classes } from '../classes';
import { moneyText } from './moneyText';

type MoneyProps = {
  /** Integer minor units: 1050 is 10.50 in a currency of two decimals. */
  amount: number;
  /** ISO 4217, default EUR. */
  currency?: string | undefined;
  /** Also a plus: for entries of a ledger, where credit and debit stand beside each other. */
  signed?: boolean | undefined;
  className?: string | undefined;
};

/** Figures of one width, with currency and sign, which stays before them in every writing. */
export function Money({ amount, currency, signed, className }: MoneyProps) {
  return (
    <bdi className={classes(figures, className)} data-amount>
      {moneyText(amount, currency, signed)}
    </bdi>
  );
}
