import ky from 'ky';
import * as v from 'valibot';
import { accountCurrency, type DisplayCurrency, ratePattern } from '../../../contract/rules/money/currency';
import type { Rate } from '../../../machines/money/displayCurrency/displayCurrency.machine';
import { settings } from '../browser/settings';

/** Milliseconds. A rate is good for 5 minutes; a service that fails is asked twice more. */
const lifetime = 5 * 60_000;
const retries = 2;
const retryDelay = 1_000;
const patience = 5_000;

const Quoted = v.pipe(v.number(), v.transform(String), v.regex(ratePattern));

interface RateOptions {
  /** The address without '/v1/latest', read when it is asked. */
  service: () => { address: string; key: string };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Waits so many milliseconds; a test does not. */
  pause: (ms: number) => Promise<void>;
}

/**
 * Rates of the euro in freecurrencyapi's wire format, each cached for 5 minutes. Rejects when three tries, a second
 * apart, had no answer, or one that is no rate.
 */
export function createRates({ service, now, pause }: RateOptions) {
  const known = new Map<DisplayCurrency, Pick<Rate, 'rate' | 'at'>>();

  async function ask(currency: DisplayCurrency, signal: AbortSignal) {
    const { address, key } = service();
    const body = await ky
      .get(`${address}/v1/latest`, {
        searchParams: { base_currency: accountCurrency, currencies: currency },
        headers: { apikey: key },
        // For the whole of an answer: ky's own limit ends with its head.
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        timeout: false,
        retry: 0,
      })
      .json();
    const rate = v.parse(v.object({ data: v.object({ [currency]: Quoted }) }), body).data[currency] ?? '';
    return { rate, at: now() };
  }

  async function askAgain(currency: DisplayCurrency, signal: AbortSignal) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(currency, signal);
      } catch (error) {
        if (signal.aborted || tries === retries) throw error;
        await pause(retryDelay);
        signal.throwIfAborted();
      }
    }
  }

  return async (currency: DisplayCurrency, signal: AbortSignal): Promise<Rate> => {
    const cached = known.get(currency);
    // A clock that was set back would make a rate of the future good for hours.
    const age = cached ? now() - cached.at : lifetime;
    if (cached && age >= 0 && age < lifetime) return { currency, ...cached, freshFor: lifetime - age };
    const rate = await askAgain(currency, signal);
    known.set(currency, rate);
    return { currency, ...rate, freshFor: lifetime };
  };
}

/** What a euro is in another currency, at most 5 minutes old; rejects when nobody knows. */
export const latestRate = createRates({
  service: () => ({ address: settings().VITE_CURRENCY_URL, key: settings().VITE_CURRENCY_API_KEY }),
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
