import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createRates as createService } from '../../../server/sandbox/rates/rates';
import { readSettings } from '../../../server/settings';
import { createRates } from './rates';

const settings = readSettings({}, undefined);
const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

interface World {
  /** How many requests are answered 503 first. */
  fails?: number;
  /** What is answered in place of rates. */
  says?: string;
  key?: string;
  /** Whether nothing is ever answered. */
  hangs?: boolean;
}
/** The stand-in on a port of its own. */
async function started({ fails = 0, says, key = settings.rates.key, hangs = false }: World = {}) {
  const asked: string[] = [];
  const pauses: number[] = [];
  let now = 1_000_000;
  const app = new Hono();
  app.use('*', async (http, next) => {
    asked.push(http.req.url);
    if (hangs) return new Promise<never>(() => undefined);
    if (asked.length <= fails) return http.text('out of order', 503);
    return says === undefined ? next() : http.body(says);
  });
  app.route('/', createService({ settings } as Parameters<typeof createService>[0]));
  const port = await new Promise<number>((resolve) => {
    open.push(serve({ fetch: app.fetch, port: 0 }, (info) => resolve(info.port)));
  });
  const leaving = new AbortController();
  const latest = createRates({
    service: () => ({ address: `http://localhost:${port}`, key }),
    now: () => now,
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  });
  return {
    ask: (currency: Parameters<typeof latest>[0] = 'USD') => latest(currency, leaving.signal),
    leave: () => leaving.abort(new Error('left')),
    pass: (ms: number) => (now += ms),
    asked,
    pauses,
  };
}

describe('the rate of a display currency', () => {
  it('is a decimal string, with the time at which it was asked for', async () => {
    const { ask, asked } = await started();
    expect(await ask()).toEqual({ currency: 'USD', rate: '1.086957', at: 1_000_000, freshFor: 300_000 });
    expect(asked[0]).toMatch(/\/v1\/latest\?base_currency=EUR&currencies=USD$/);
  });

  it('is asked for once in 5 minutes, each currency for itself', async () => {
    const { ask, asked, pass } = await started();
    await ask();
    pass(299_999);
    expect(await ask()).toMatchObject({ at: 1_000_000, freshFor: 1 });
    expect(asked).toHaveLength(1);
    await ask('JPY');
    expect(asked).toHaveLength(2);
    pass(1);
    expect(await ask()).toMatchObject({ at: 1_300_000, freshFor: 300_000 });
    expect(asked).toHaveLength(3);
  });

  it('is not good for longer because the clock was set back', async () => {
    const { ask, asked, pass } = await started();
    await ask();
    pass(-1);
    await ask();
    expect(asked).toHaveLength(2);
  });

  it('is tried twice more, a second apart', async () => {
    const { ask, asked, pauses } = await started({ fails: 2 });
    expect((await ask()).rate).toBe('1.086957');
    expect([asked.length, pauses]).toEqual([3, [1_000, 1_000]]);
  });

  it('is none when all three tries fail, and is asked for anew by the next', async () => {
    const { ask, asked } = await started({ fails: 3 });
    await expect(ask()).rejects.toThrow('503');
    expect(asked).toHaveLength(3);
    expect((await ask()).rate).toBe('1.086957');
  });

  it.each([
    'no JSON',
    '{}',
    '{"data":{}}',
    '{"data":{"EUR":1}}',
    '{"data":{"USD":"1.08"}}',
    '{"data":{"USD":0}}',
    '{"data":{"USD":-1.08}}',
    '{"data":{"USD":1e-9}}',
    '{"data":{"USD":1e30}}',
    '{"data":{"USD":null}}',
  ])('is none in %s', async (says) => {
    const { ask, asked } = await started({ says });
    await expect(ask()).rejects.toBeInstanceOf(Error);
    expect(asked).toHaveLength(3);
  });

  it('is refused to a wrong key', async () => {
    const { ask } = await started({ key: 'wrong' });
    await expect(ask()).rejects.toThrow('401');
  });

  it('is asked for no more by who has left', async () => {
    const { ask, asked, leave, pauses } = await started({ hangs: true });
    const asking = ask();
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    leave();
    await expect(asking).rejects.toThrow('left');
    expect([asked.length, pauses]).toEqual([1, []]);
  });
});
