import { locale } from '../../lib/language';

/**
 * An amount in words of one line: '€12.00', '−€3.50'. A minus is a minus sign, not a hyphen.
 *
 * @param amount integer minor units: 1050 is 10.50 in a currency of two decimals
 * @param currency ISO 4217
 * @param isSigned also a plus
 */
export function moneyText(amount: number, currency = 'EUR', isSigned = false): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals).replace('-', '−');
}
