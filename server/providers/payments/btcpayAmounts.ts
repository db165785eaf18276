import type * as v from 'valibot';
import type { BtcpayMethod } from './btcpayWire';

type Method = v.InferOutput<typeof BtcpayMethod>;

const places = 18;
const one = 10n ** BigInt(places);

/** A decimal number in units of 10^-18. */
function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return text.startsWith('-') ? -units : units;
}

/** Cents of coins at a rate, both in units of 10^-18; half a cent up. */
const centsOf = (coins: bigint, rate: bigint) => (coins * rate * 200n + one * one) / (one * one * 2n);

/**
 * What each payment is worth in minor units at the invoice's rate, without the fee that was added for it. The sums are
 * rounded, not the parts: what is paid in several parts adds up to what was asked for.
 */
export function creditsOf(method: Method): { payment: Method['payments'][number]; amount: number }[] {
  const rate = unitsOf(method.rate);
  let coins = 0n;
  return method.payments
    .toSorted((first, second) => first.receivedDate - second.receivedDate || (first.id < second.id ? -1 : 1))
    .map((payment) => {
      const value = unitsOf(payment.value) - unitsOf(payment.fee);
      if (value <= 0n) return { payment, amount: 0 };
      if (payment.status === 'Invalid') return { payment, amount: Number(centsOf(value, rate)) };
      const before = centsOf(coins, rate);
      coins += value;
      return { payment, amount: Number(centsOf(coins, rate) - before) };
    });
}
