import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings';
import { createRates } from './rates';

const settings = readSettings({}, undefined);
const rates = createRates({ settings } as Parameters<typeof createRates>[0]);
const ask = (query: string, key: string | undefined = settings.rates.key) =>
  rates.request(`/v1/latest?${query}`, { headers: key === '' ? {} : { apikey: key } });

describe('the rate service', () => {
  it('answers as freecurrencyapi does', async () => {
    const reply = await ask('base_currency=USD&currencies=EUR');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ data: { EUR: 0.92 } });
  });

  it('knows each display currency and turns about', async () => {
    const all = (await (await ask('base_currency=EUR')).json()) as { data: Record<string, number> };
    expect(Object.keys(all.data).sort()).toEqual(['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'JPY', 'USD']);
    expect(all.data['EUR']).toBe(1);
    expect(all.data['USD']).toBeCloseTo(1 / 0.92, 5);
  });

  it('takes its key as a header or in the address, and no other', async () => {
    expect((await ask(`currencies=EUR&apikey=${settings.rates.key}`, '')).status).toBe(200);
    for (const key of ['', 'wrong']) expect((await ask('currencies=EUR', key)).status).toBe(401);
  });

  it.each(['base_currency=XXX&currencies=EUR', 'base_currency=USD&currencies=EUR,XXX'])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });
});
