import type { DisplayCurrency } from '../../contract/rules/money/currency';

/** Tells the browser to remember what sums are shown in. */
export interface CurrencyOrder {
  type: 'currency.save';
  currency: DisplayCurrency;
}
