import { t } from '../../../contract/languages/t';
import type { Profile } from '../../../contract/wire/account/account';
import { maximumTopUp, minimumTopUp, type TopUpCurrency } from '../../../contract/wire/money/money';
import { toMinor, typedAmount } from '../../../contract/rules/money/amount';

/** An invoice of the gateway: where its panel is. */
export interface Invoice {
  invoiceId: string;
  paymentUrl: string;
}

export interface InvoiceRequest {
  profile: Profile;
  /** Minor units. */
  amount: number;
  currency: TopUpCurrency;
}

/** What is missing for an order, minor units; never below 0. */
export const shortfall = ({ orderTotal, balance }: { orderTotal: number; balance: number | null }) =>
  Math.max(0, orderTotal - (balance ?? 0));

/** The amount that stands in the field before the customer types: the shortfall, at least the minimum; else nothing. */
export function suggestion(context: { orderTotal: number; balance: number | null }): string {
  const missing = shortfall(context);
  return missing > 0 ? typedAmount(Math.max(missing, minimumTopUp)) : '';
}

/** What is missing of a deposit, as a further top-up would ask for it: at least the minimum. */
export const restOf = ({ rest }: { rest: number }): string => typedAmount(Math.max(rest, minimumTopUp));

/** Why an amount cannot be topped up; null when it can. */
export function amountProblem(text: string): string | null {
  const tidy = text.trim().replace(',', '.');
  if (tidy === '') return t('Please enter an amount');
  let amount: number;
  try {
    amount = toMinor(tidy);
  } catch {
    return t('Amount must be a valid number');
  }
  if (amount < minimumTopUp) return t('The minimum top-up is 10');
  return amount > maximumTopUp ? t('The maximum top-up is 100000') : null;
}

/** @throws when the amount is none, or nobody is signed in: the guards come before */
export function requestOf(context: {
  profile: Profile | null;
  orderTotal: number;
  balance: number | null;
  typed: string | null;
  currency: TopUpCurrency;
}): InvoiceRequest {
  if (!context.profile) throw new Error('Nobody is signed in.');
  const text = (context.typed ?? suggestion(context)).trim().replace(',', '.');
  return { profile: context.profile, amount: toMinor(text), currency: context.currency };
}
