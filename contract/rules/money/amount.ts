import { t } from '../../languages/t';

/** A decimal number with at most two places, and few enough digits before them to be exact in minor units. */
export const decimalPattern = /^-?\d{1,11}(\.\d{1,2})?$/;

/**
 * Minor units (cents) of a decimal string with at most two places: '15.00' -> 1500.
 * @throws {RangeError} when the text is no such number ('Amount must be a valid number').
 */
export function toMinor(text: string): number {
  if (!decimalPattern.test(text)) throw new RangeError('Amount must be a valid number');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  // Not `-minor`: of '-0' that would be -0.
  return text.startsWith('-') ? 0 - minor : minor;
}

/** Decimal string of minor units, always two places: 1500 -> '15.00'. */
export function toDecimal(minor: number): string {
  const absolute = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Minor units as the reader's language writes and types them, without groups or a currency: '15.00', in German '15,00'. */
export function typedAmount(minor: number): string {
  const [whole = '', cents = ''] = toDecimal(minor).split('.');
  return t('{whole}.{cents}', { whole, cents });
}
