import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { askCountries } from './countryList';

const belgium = { name: { common: 'Belgium' }, cca2: 'BE', idd: { root: '+3', suffixes: ['2'] } };
const states = { name: { common: 'United States' }, cca2: 'US', idd: { root: '+1', suffixes: ['201', '202'] } };
const nowhere = { name: { common: 'Bouvet Island' }, cca2: 'BV', idd: {} };

let list: unknown = [];
let trace = '';
const asked: string[] = [];
const service = createServer((request, reply) => {
  const { pathname } = new URL(request.url ?? '', 'http://here');
  asked.push(pathname);
  reply.end(pathname === '/cdn-cgi/trace' ? trace : JSON.stringify(list));
});

beforeAll(async () => {
  await once(service.listen(0), 'listening');
  const address = `http://localhost:${(service.address() as AddressInfo).port}`;
  const required = ['API_URL', 'AI_URL', 'CRYPTO_WS_URL', 'STOCK_PHOTO_URL', 'STOCK_PHOTO_KEY', 'CURRENCY_API_KEY'];
  const textContent = JSON.stringify({
    ...Object.fromEntries(required.map((name) => [`VITE_${name}`, 'x'])),
    VITE_COUNTRIES_URL: address,
    VITE_NETWORK_URL: address,
    VITE_FLAGS_URL: 'http://flags.test',
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
});
afterAll(() => {
  vi.unstubAllGlobals();
  service.closeAllConnections();
  service.close();
});

describe('the countries', () => {
  let now = 0;
  let ask: typeof askCountries;
  beforeEach(async () => {
    [list, trace, now] = [[states, nowhere, belgium], 'fl=1\nloc=BE\n', 1_000];
    asked.length = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    // What was asked for before is forgotten with its module.
    vi.resetModules();
    ({ askCountries: ask } = await import('./countryList'));
  });
  const times = (path: string) => asked.filter((one) => one === path).length;
  const asks = () => [times('/v3.1/all'), times('/cdn-cgi/trace')];

  it('that can be dialled, by name, with the one that we are in', async () => {
    expect(await ask()).toEqual({
      countries: [
        { code: 'BE', name: 'Belgium', dialCode: '+32', flag: 'http://flags.test/be.svg' },
        { code: 'US', name: 'United States', dialCode: '+1', flag: 'http://flags.test/us.svg' },
      ],
      here: 'BE',
    });
  });

  it('are asked for once an hour, where we are once a day', async () => {
    await Promise.all([ask(), ask()]);
    now += 3_600_000;
    await ask();
    expect(asks()).toEqual([1, 1]);
    now += 1;
    await ask();
    expect(asks()).toEqual([2, 1]);
    now = 1_000 + 24 * 3_600_000 + 1;
    await ask();
    expect(asks()).toEqual([3, 2]);
  });

  it('are asked for again after a failure, and without a word of the network we are in the US', async () => {
    list = { not: 'a list' };
    await expect(ask()).rejects.toThrow('Expected Array');
    [list, trace] = [[belgium], 'nothing'];
    now += 24 * 3_600_000 + 1;
    expect(await ask()).toMatchObject({ countries: [{ code: 'BE' }], here: 'US' });
    expect(times('/v3.1/all')).toBe(2);
  });
});
