const places = 18;
const unit = 10n ** BigInt(places);

const whole = (coins: string): bigint => {
  const [before = '0', after = ''] = coins.split('.');
  return BigInt(before + after.padEnd(places, '0').slice(0, places));
};

/** A decimal string without zeros at its end. */
function text(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** Coins as the database has them ('0.500000000000000000') as a person reads them ('0.5'). */
export const tidyCoins = (coins: string): string => text(whole(coins), places);

/** What of `asked` has not arrived; '0' when all has, or more. Coins, decimal strings. */
export function coinsLeft(asked: string, arrived: string): string {
  const left = whole(asked) - whole(arrived);
  return text(left > 0n ? left : 0n, places);
}

/**
 * EUR for one coin, to eight decimals; null before the gateway said how many coins it asks for.
 * @param amount minor units that `coins` are worth
 */
export function rateOf(amount: number, coins: string): string | null {
  const divisor = whole(coins);
  return divisor > 0n ? text((BigInt(amount) * unit * 10n ** 6n) / divisor, 8) : null;
}
