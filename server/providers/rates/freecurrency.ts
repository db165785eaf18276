import * as v from 'valibot';
import type { Clock } from '../../clock';
import type { Rate, RatesProvider } from './rates';

/** Milliseconds. A rate is good for 5 minutes; a service that fails is asked twice more. */
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
    async latest(base, target, signal) {
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
        return await untilAborted(running, signal);
      } catch (error) {
        if (last && !signal?.aborted) return last;
        throw error;
      }
    },
  };
}

/** The promise, or the signal's reason as soon as it aborts; what runs goes on for the others who wait. */
function untilAborted<Value>(running: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return running;
  return new Promise((resolve, reject) => {
    const refuse = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    void running.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
