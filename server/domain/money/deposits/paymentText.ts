import type { TopUpCurrency } from '../../../../contract/wire/money/money';

/** The schemes of BIP 21, which every wallet of these coins reads. */
const schemes: Partial<Record<TopUpCurrency, string>> = { BTC: 'bitcoin', LTC: 'litecoin' };

/**
 * What a wallet's camera is shown: address and amount where the coin has one form for both, else the address alone, which
 * every wallet reads. Tokens are written in ways that few wallets know, and a wrong amount is worse than none.
 *
 * @param coins what is still to be paid, a decimal string
 */
export function paymentText(currency: TopUpCurrency, address: string, coins: string): string {
  const scheme = schemes[currency];
  return scheme === undefined ? address : `${scheme}:${address}?amount=${coins}`;
}
