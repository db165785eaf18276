import { describe, expect, test } from 'vitest';
import { environments, exposureOf, isThisMachine, warningOf, type Wish } from '../../server/exposure';
import { systemRandom } from '../../server/random';
import { createLog } from '../../server/log';
import { createSandbox } from '../../server/sandbox/app';
import { readSettings } from '../../server/settings';
import { testClock } from './support/services';

const here = ['localhost', '127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'];
const elsewhere = [
  '0.0.0.0',
  '::',
  '::0',
  '192.168.1.5',
  'fd00::2',
  'shop.example',
  '127.0.0.1.shop.example',
  'a.localhost',
  '0',
];
const addresses = [
  undefined,
  'http://localhost:4173',
  'https://127.0.0.2',
  'https://shop.example',
  'http://192.168.1.5',
];
const isPublicUrl = (address: string | undefined) => addresses.indexOf(address) > 2;

/** Every combination of what decides. */
const wishes: Wish[] = environments.flatMap((environment) =>
  [undefined, ...here, ...elsewhere].flatMap((host) =>
    addresses.flatMap((publicUrl) =>
      [false, true].flatMap((mayExposeSandbox) =>
        [false, true].map((isFromSources) => ({ environment, host, publicUrl, mayExposeSandbox, isFromSources })),
      ),
    ),
  ),
);
const decided = wishes.map((wish) => ({ wish, exposure: exposureOf(wish) }));
const allowed = decided.flatMap(({ wish, exposure }) => ('refusal' in exposure ? [] : [{ wish, exposure }]));
const isHere = (host: string | undefined) => host !== undefined && here.includes(host);

describe('exposure', () => {
  test('others reach a stand-in where SANDBOX_EXPOSED says so and HOST leads there, and are told of at the start', () => {
    for (const { wish, exposure } of allowed) {
      const reached = !exposure.sandboxHosts.every(isHere);
      expect(reached && !wish.mayExposeSandbox, JSON.stringify(wish)).toBe(false);
      expect(exposure.isSandboxExposed, JSON.stringify(wish)).toBe(reached);
      expect(warningOf(exposure), JSON.stringify(wish)).toHaveLength(reached ? 1 : 0);
    }
    expect(allowed.some(({ exposure }) => exposure.isSandboxExposed)).toBe(true);
  });

  test('others reach the app in production, where there is no stand-in, or together with them', () => {
    for (const { wish, exposure } of allowed) {
      if (exposure.isProduction) expect(exposure.sandboxHosts, JSON.stringify(wish)).toEqual([]);
      else expect(isHere(exposure.host) || exposure.isSandboxExposed, JSON.stringify(wish)).toBe(true);
    }
  });

  test('production and a public address go together, and never with the sources', () => {
    // Whether one is allowed for sure; undefined where HOST decides.
    const expected = ({ environment, publicUrl, isFromSources, host }: Wish) => {
      const isProduction = environment === 'production';
      if (isProduction !== isPublicUrl(publicUrl)) return false;
      if (isProduction) return !isFromSources;
      return host === undefined || isHere(host) ? true : undefined;
    };
    const wrong = decided.filter(({ wish, exposure }) => expected(wish) === 'refusal' in exposure);
    expect(wrong.map(({ wish }) => wish)).toEqual([]);
  });

  test('the product reaches its own stand-ins on this machine, wherever else they listen', () => {
    const exposed = (host: string) =>
      exposureOf({ environment: '', host, publicUrl: undefined, mayExposeSandbox: true, isFromSources: false });
    expect(exposed('192.168.1.5')).toMatchObject({ sandboxHosts: ['127.0.0.1', '::1', '192.168.1.5'] });
    expect(exposed('::')).toMatchObject({ sandboxHosts: ['::'] });
    expect(exposed('127.0.0.2')).toMatchObject({ sandboxHosts: ['127.0.0.1', '::1'], isSandboxExposed: false });
  });

  test.each([
    ['LOCALHOST', true],
    ['localhost.', true],
    ['shop.localhost', true],
    ['[::1]', true],
    ['[::ffff:7f00:1]', true],
    ['127.255.255.254', true],
    ['128.0.0.1', false],
    ['127.0.0.1.', false],
    ['127.0.0.256', false],
    ['localhost.example', false],
    ['notlocalhost', false],
    ['[::]', false],
    ['', false],
  ])('%s is this machine: %s', (host, verdict) => expect(isThisMachine(host)).toBe(verdict));
});

describe('the sandbox asked by another name', () => {
  const sandbox = (environment: Record<string, string>) =>
    createSandbox({
      settings: readSettings(environment),
      clock: testClock(),
      random: systemRandom,
      log: createLog('silent'),
    });
  const askedBy = async (app: ReturnType<typeof sandbox>, host: string, path = '/outbox/mails.json') =>
    (await app.request(path, { headers: { host } })).status;

  test('by names of this machine alone, whichever its port', async () => {
    const app = sandbox({});
    for (const host of ['localhost:4175', 'localhost', '127.0.0.1:9', '[::1]:4175'])
      expect(await askedBy(app, host)).toBe(200);
    for (const host of ['evil.example:4175', '127.0.0.1.evil.example', '0.0.0.0:4175', '192.168.1.5:4175', ''])
      for (const path of ['/outbox/mails.json', '/faults', '/countries/v3.1/all'])
        expect(await askedBy(app, host, path), `${host}${path}`).toBe(403);
  });

  test('by any once it is exposed', async () => {
    expect(await askedBy(sandbox({ HOST: '0.0.0.0', SANDBOX_EXPOSED: '1' }), 'box.internal:4175')).toBe(200);
  });
});
