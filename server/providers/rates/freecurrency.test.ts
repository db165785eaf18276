import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createRates } from '../../sandbox/rates/rates';
import { readSettings } from '../../settings';
import { freecurrency } from './freecurrency';

const settings = readSettings({}, undefined);
const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** The stand-in on a port of its own; `fails` requests are answered 503 first. */
async function started({ fails = 0, key = settings.rates.key } = {}) {
  const asked: number[] = [];
  const pauses: number[] = [];
  let now = 1_000_000;
  const app = new Hono();
  app.use('*', async (http, next) => {
    asked.push(now);
    if (asked.length <= fails) return http.text('out of order', 503);
    return next();
  });
  app.route('/', createRates({ settings } as Parameters<typeof createRates>[0]));
  const port = await new Promise<number>((resolve) => {
    open.push(serve({ fetch: app.fetch, port: 0 }, (info) => resolve(info.port)));
  });
  const rates = freecurrency({
    address: `http://localhost:${port}`,
    key,
    clock: { now: () => now },
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  });
  return { rates, asked, pauses, pass: (ms: number) => (now += ms) };
}

describe('the rate of the account currency', () => {
  it('is a decimal string with the time it was asked for', async () => {
    const { rates } = await started();
    expect(await rates.latest('USD', 'EUR')).toEqual({ rate: '0.92', at: 1_000_000 });
  });

  it('is asked for once in 5 minutes, and once by many at a time', async () => {
    const { rates, asked, pass } = await started();
    await Promise.all([rates.latest('USD', 'EUR'), rates.latest('USD', 'EUR'), rates.latest('USD', 'EUR')]);
    pass(299_999);
    await rates.latest('USD', 'EUR');
    expect(asked.length).toBe(1);
    pass(1);
    expect((await rates.latest('USD', 'EUR')).at).toBe(1_300_000);
    expect(asked.length).toBe(2);
  });

  it('is tried twice more, a second apart', async () => {
    const { rates, asked, pauses } = await started({ fails: 2 });
    expect((await rates.latest('USD', 'EUR')).rate).toBe('0.92');
    expect(asked.length).toBe(3);
    expect(pauses).toEqual([1_000, 1_000]);
  });

  it('is refused when all three tries fail and none is known', async () => {
    const { rates, asked } = await started({ fails: 3 });
    await expect(rates.latest('USD', 'EUR')).rejects.toThrow('503');
    expect(asked.length).toBe(3);
  });

  it('goes on as the last known one while the service is down', async () => {
    const { rates, pass, asked } = await started();
    const before = await rates.latest('USD', 'EUR');
    open.splice(0).forEach((server) => {
      server.close();
    });
    pass(300_000);
    expect(await rates.latest('USD', 'EUR')).toEqual(before);
    expect(asked.length).toBe(1);
  });

  it('is refused to a wrong key', async () => {
    const { rates } = await started({ key: 'wrong' });
    await expect(rates.latest('USD', 'EUR')).rejects.toThrow('401');
  });

  it('leaves a caller who has given up, not the others', async () => {
    const { rates } = await started();
    const gone = new AbortController();
    const first = rates.latest('USD', 'EUR', gone.signal);
    const second = rates.latest('USD', 'EUR');
    gone.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect((await second).rate).toBe('0.92');
  });
});
