/**
 * Minor units of the account currency for minor units of USD at a decimal rate, rounded half up. The rate
 * is taken digit by digit: cents must not depend on binary fractions.
 */
export function convert(usd: number, rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scale = 10n ** BigInt(fraction.length);
  return Number((BigInt(usd) * BigInt(whole + fraction) + scale / 2n) / scale);
}
