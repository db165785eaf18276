import { Hono } from 'hono';
import type { SandboxParts } from '../parts';

/** One US dollar in each currency that amounts may be shown in. */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 149.5,
  CNY: 7.24,
  CAD: 1.37,
  AUD: 1.53,
};

/** The stand-in of the rate service, in freecurrencyapi's wire format. */
export function createRates({ settings }: SandboxParts): Hono {
  const app = new Hono();
  app.get('/v1/latest', (http) => {
    const key = http.req.header('apikey') ?? http.req.query('apikey');
    if (key !== settings.rates.key) return http.json({ message: 'Invalid authentication credentials' }, 401);
    const base = perDollar[http.req.query('base_currency') ?? 'USD'];
    if (!base) return http.json({ message: 'The selected base currency is invalid.' }, 422);
    const asked = http.req.query('currencies')?.split(',').filter(Boolean) ?? Object.keys(perDollar);
    const unknown = asked.find((currency) => !perDollar[currency]);
    if (unknown) return http.json({ message: 'The selected currencies is invalid.' }, 422);
    const entries = asked.map((currency): [string, number] => [
      currency,
      Number(((perDollar[currency] ?? 0) / base).toFixed(6)),
    ]);
    return http.json({ data: Object.fromEntries<number>(entries) });
  });
  return app;
}
