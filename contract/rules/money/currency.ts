/** What every sum is kept and charged in. */
export const accountCurrency = 'EUR';

/** What sums may be shown in, with the decimals of each. */
const decimals = { USD: 2, EUR: 2, JPY: 0, GBP: 2, CNY: 2, CAD: 2, AUD: 2 } as const;

export type DisplayCurrency = keyof typeof decimals;
export const displayCurrencies = Object.keys(decimals) as readonly DisplayCurrency[];

/** A rate above zero as a decimal string, without an exponent. */
export const ratePattern = /^(?=.*[1-9])\d{1,9}(\.\d{1,20})?$/;

/**
 * A sum of euros in another currency, rounded half away from zero to that currency's smallest unit. Exact: the digits of
 * the rate are taken as they are written.
 *
 * @param amount integer cents of euros
 * @param rate units of the currency for one euro, by `ratePattern`: '1.086957'
 * @returns integer minor units: cents, of JPY whole yen
 * @throws {RangeError} when the amount, or what it comes to, is no whole number that is exact ('Amount must be a valid
 * number'), and when the rate is none
 */
export function convert(amount: number, rate: string, currency: DisplayCurrency): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Amount must be a valid number');
  if (!ratePattern.test(rate)) throw new RangeError('Rate must be a decimal number above zero');
  const [whole = '', fraction = ''] = rate.split('.');
  const sum = BigInt(Math.abs(amount)) * BigInt(whole + fraction) * 10n ** BigInt(decimals[currency]);
  const unit = 10n ** BigInt(fraction.length + decimals[accountCurrency]);
  const converted = Number((2n * sum + unit) / (2n * unit));
  if (!Number.isSafeInteger(converted)) throw new RangeError('Amount must be a valid number');
  // Not `-converted`: of 0 that would be -0.
  return amount < 0 ? 0 - converted : converted;
}
