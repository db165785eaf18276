import * as v from 'valibot';
import type { Clock } from '../../clock';
import type { Rate, RatesProvider } from './rates';

/** Specification 9: 5 minutes, two retries after 1 s. Milliseconds. */
const freshFor = 5 * 60_000;
const retries = 2;
const retryDelay = 1_000;
const patience = 5_000;

const Reply = v.object({ data: v.record(v.string(), v.pipe(v.number(), v.minValue(0))) });

export interface FreecurrencyOptions {
  /** Without '/v1/latest'. */
  address: string;
  key: string;
  clock: Clock;
  /** Waits; a test does not. */
  pause?: (ms: number) => Promise<void>;
}

/**
 * Rates in freecurrencyapi's wire format. A rate is asked for once at a time and kept for 5 minutes; while the service is
 * down the last known one goes on.
 */
export function freecurrency({ address, key, clock, pause = wait }: FreecurrencyOptions): RatesProvider {
  const known = new Map<string, Rate>();
  const asked = new Map<string, Promise<Rate>>();

  async function ask(base: string, target: string): Promise<Rate> {
    const query = new URLSearchParams({ base_currency: base, currencies: target });
    const response = await fetch(`${address}/v1/latest?${query}`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The rate service answered ${response.status}`);
    const rate = v.parse(Reply, await response.json()).data[target];
    if (!rate) throw new Error(`The rate service has no ${target}`);
    return { rate: String(rate), at: clock.now() };
  }

  async function askAgain(base: string, target: string): Promise<Rate> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(base, target);
      } catch (error) {
        if (tries === retries) throw error;
        await pause(retryDelay);
      }
    }
  }

  return {
    async latest(base, target) {
      const pair = `${base}:${target}`;
      const last = known.get(pair);
      if (last && clock.now() - last.at < freshFor) return last;
      const running =
        asked.get(pair) ??
        askAgain(base, target)
          .then((rate) => {
            known.set(pair, rate);
            return rate;
          })
          .finally(() => asked.delete(pair));
      asked.set(pair, running);
      try {
        return await running;
      } catch (error) {
        if (last) return last;
        throw error;
      }
    },
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
