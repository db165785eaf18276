import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileClock } from '../../server/clock';
import { createGateways } from '../../server/providers/create';
import { browserKeys, readDefaults, readSettings, SettingsError } from '../../server/settings';

const messageOf = (environment: Record<string, string | undefined>, defaults = readDefaults()) => {
  try {
    readSettings(environment, defaults);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings', () => {
  test('the committed defaults start everything on this machine', () => {
    const settings = readSettings({});
    expect(settings.origins).toEqual({
      app: 'http://localhost:4173',
      content: 'http://localhost:4174',
      sandbox: 'http://localhost:4175',
    });
    expect(settings.browser.VITE_API_URL).toBe('http://localhost:4173/api');
    expect(settings.browser.VITE_CRYPTO_WS_URL).toBe('ws://localhost:4173/api/crypto-payment/ws');
    expect(settings.browser.VITE_STOCK_PHOTO_URL).toBe('http://localhost:4175/photos');
    expect(settings.payments.address).toBe('http://localhost:4175/payments');
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.isProduction).toBe(false);
  });

  test('the environment wins, and every origin follows PORT', () => {
    const settings = readSettings({ PORT: '5000', RATES: 'https://rates.example/v1/', RATES_KEY: 'k' });
    expect(settings.origins.sandbox).toBe('http://localhost:5002');
    expect(settings.browser.VITE_AI_URL).toBe('http://localhost:5000/ai');
    expect(settings.rates).toEqual({ kind: 'real', address: 'https://rates.example/v1', key: 'k' });
  });

  test.each([...browserKeys, 'PORT', 'MAIL', 'PAYMENTS', 'PAYMENTS_SECRET', 'DEPLOY_STEP_MS'])(
    'a missing %s stops the start and is named',
    (key) => {
      const defaults = readDefaults();
      delete defaults[key];
      expect(messageOf({}, defaults)).toBe(`The settings do not allow a start: ${key} is missing.`);
      expect(messageOf({ [key]: '' })).toContain(`${key} is missing`);
    },
  );

  test('several at once are named together', () => {
    const message = messageOf({ VITE_API_URL: '', VITE_AI_URL: ' ', PORT: 'http' });
    expect(message).toContain('VITE_API_URL is missing');
    expect(message).toContain('VITE_AI_URL is missing');
    expect(message).toContain('PORT must be a whole number');
  });

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['MAIL', 'hunter2'],
    ['REGISTRAR', 'hunter2'],
    ['PUBLIC_URL', 'hunter2'],
    ['PUBLIC_URL', 'file:///hunter2'],
    ['NODE_ENV', 'hunter2'],
    ['SANDBOX_EXPOSED', 'hunter2'],
    ['LOG_LEVEL', 'hunter2'],
  ])('a malformed %s is named and not repeated', (key, value) => {
    expect(messageOf({ [key]: value })).toContain(key);
    expect(messageOf({ [key]: value })).not.toContain('hunter2');
  });

  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://sitewright.example',
    CONTENT_URL: 'https://sitewright-content.example',
    MAIL: 'smtp://mail.example',
    PAYMENTS_SECRET: 'w'.repeat(32),
    ...Object.fromEntries(
      ['REGISTRAR', 'PAYMENTS', 'AI', 'PHOTOS', 'RATES'].flatMap((key) => [
        [key, `https://${key.toLowerCase()}.example`],
        [`${key}_KEY`, 'k'.repeat(16)],
      ]),
    ),
    ...Object.fromEntries(
      browserKeys
        .filter((key) => readDefaults()[key]?.includes('{sandbox}'))
        .map((key) => [key, 'https://service.example']),
    ),
  };

  test('production starts with real services', () => {
    const settings = readSettings(production);
    expect(settings.isProduction).toBe(true);
    expect(settings.browser.VITE_CRYPTO_WS_URL).toBe('wss://sitewright.example/api/crypto-payment/ws');
    expect(settings.browser.VITE_CONTENT_URL).toBe('https://sitewright-content.example');
  });

  test.each([
    ['MAIL', 'outbox'],
    ['REGISTRAR', 'sandbox'],
    ['PAYMENTS', 'sandbox'],
    ['AI', 'sandbox'],
    ['PHOTOS', 'sandbox'],
    ['RATES', 'sandbox'],
    ['CLOCK_FILE', '/tmp/clock'],
    ['SANDBOX_EXPOSED', '1'],
    ['PAYMENTS_SECRET', 'sandbox-webhook-secret-0123456789'],
    ['PAYMENTS_SECRET', 'hunter2'.padEnd(31, '-')],
    ['AI_KEY', 'sandbox'],
    ['REGISTRAR_KEY', 'hunter2'.padEnd(15, '-')],
    ['PHOTOS_KEY', 'Sandbox-3000-of-them'],
    ['VITE_STOCK_PHOTO_URL', '{sandbox}/photos'],
    ['CONTENT_URL', ''],
    ['CONTENT_URL', 'https://sitewright.example'],
    ['CONTENT_URL', 'https://sitewright.example:8443/'],
    ['CONTENT_URL', 'http://SITEWRIGHT.example./content'],
    ['CONTENT_URL', 'http://localhost:4174'],
  ])('production refuses %s=%s and repeats nothing that may be secret', (key, value) => {
    const message = messageOf({ ...production, [key]: value });
    expect(message).toMatch(new RegExp(`Set: ${key}\\b`));
    expect(message).not.toContain('hunter2');
  });

  test.each(['GOOGLE', 'GITHUB'])('production refuses a short secret of %s, and takes a long one', (name) => {
    const secretOf = (text: string) => ({ ...production, [`OAUTH_${name}_ID`]: 'id', [`OAUTH_${name}_SECRET`]: text });
    expect(messageOf(secretOf('hunter2'))).toMatch(new RegExp(`Set: OAUTH_${name}_SECRET\\b(?!.*hunter2)`));
    expect(messageOf(secretOf('s'.repeat(16)))).toBe('accepted');
  });

  test('BTCPay is set up whole or not at all, in production with secrets of its own, and needs no gateway beside it', () => {
    const whole = {
      BTCPAY: 'https://btcpay.example/',
      BTCPAY_STORE: 'Store1',
      BTCPAY_KEY: 'k'.repeat(40),
      BTCPAY_SECRET: 's'.repeat(27),
    };
    expect(readSettings({})).toMatchObject({ btcpay: undefined, gateway: 'wire' });
    expect(readSettings(whole)).toMatchObject({
      btcpay: { address: 'https://btcpay.example', store: 'Store1' },
      gateway: 'wire',
      browser: { VITE_PAYMENT_URL: 'http://localhost:4175/payments https://btcpay.example' },
    });
    const own = { ...whole, VITE_PAYMENT_URL: 'https://btcpay.example' };
    expect(readSettings(own).browser.VITE_PAYMENT_URL).toBe('https://btcpay.example');
    for (const key of ['BTCPAY_STORE', 'BTCPAY_KEY', 'BTCPAY_SECRET'])
      expect(messageOf({ ...whole, [key]: '' })).toContain(`${key} is missing`);
    expect(messageOf({ PAYMENTS_GATEWAY: 'btcpay' })).toContain('BTCPAY is missing');
    expect(messageOf({ ...whole, BTCPAY: 'hunter2' })).toMatch(/BTCPAY must start with(?!.*hunter2)/);
    const others = Object.fromEntries(Object.entries(production).filter(([key]) => !key.startsWith('PAYMENTS')));
    expect(messageOf({ ...others, ...whole })).toMatch(/Set: PAYMENTS, PAYMENTS_KEY .*PAYMENTS_SECRET/);
    const alone = { ...others, ...whole, PAYMENTS_GATEWAY: 'btcpay' };
    expect(Object.keys(createGateways(readSettings(alone)).all)).toEqual(['btcpay']);
    expect(messageOf({ ...alone, BTCPAY_SECRET: 'hunter2' })).toMatch(/Set: BTCPAY_SECRET (?!.*hunter2)/);
    expect(messageOf({ ...alone, BTCPAY: 'http://btcpay.example' })).toMatch(/Set: BTCPAY\./);
  });

  test('websites lie in a folder, or in a store that is set up whole, in production not the stand-in’s', () => {
    expect(readSettings({}).hosting.kind).toBe('folder');
    expect(readSettings({ HOSTING: 's3', PORT: '5000' }).hosting).toMatchObject({
      kind: 's3',
      address: 'http://localhost:5002/hosting',
      bucket: 'sitewright',
    });
    for (const part of ['ADDRESS', 'BUCKET', 'REGION', 'KEY', 'SECRET'])
      expect(messageOf({ HOSTING: 's3', [`HOSTING_${part}`]: '' })).toContain(`HOSTING_${part} is missing`);
    expect(messageOf({ HOSTING: 'hunter2' })).toMatch(/HOSTING must be 'folder' or 's3'(?!.*hunter2)/);
    expect(messageOf({ HOSTING_ADDRESS: 'hunter2' })).toMatch(/HOSTING_ADDRESS must be(?!.*hunter2)/);
    const store = {
      ...production,
      HOSTING: 's3',
      HOSTING_ADDRESS: 'https://s3.example/',
      HOSTING_SECRET: 's'.repeat(40),
    };
    expect(readSettings(store).hosting).toMatchObject({ address: 'https://s3.example', secret: 's'.repeat(40) });
    expect(messageOf({ ...store, HOSTING_ADDRESS: 'sandbox' })).toMatch(/Set: HOSTING_ADDRESS\./);
    expect(messageOf({ ...store, HOSTING_SECRET: 'hunter2' })).toMatch(/Set: HOSTING_SECRET (?!.*hunter2)/);
    const told = JSON.stringify(readSettings(store).browser);
    expect(told).not.toContain('s'.repeat(40));
  });

  test('the inspector is off; on in development; for the public only when somebody says so', () => {
    const inspector = (environment: Record<string, string>) => readSettings(environment).inspector;
    expect(inspector({})).toBe('off');
    expect(inspector({ INSPECTOR: 'on' })).toBe('on');
    expect(inspector({ SITEWRIGHT_DEV: '1' })).toBe('on');
    expect(inspector({ SITEWRIGHT_DEV: '1', INSPECTOR: 'off' })).toBe('off');
    expect(inspector({ SITEWRIGHT_DEV: '1', INSPECTOR: 'stately' })).toBe('stately');
    expect(inspector(production)).toBe('off');
    expect(inspector({ ...production, INSPECTOR: 'on' })).toBe('on');
    expect(messageOf({ INSPECTOR: 'yes' })).toContain("INSPECTOR must be 'on', 'off' or 'stately'");
  });

  test('the clock file is read on each use', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-test-'));
    const path = join(folder, 'clock');
    const clock = fileClock(path);
    // The two are read one after the other: a hair less than nothing rounds to -0, which is nothing too.
    const ahead = () => Math.round((clock.now() - Date.now()) / 10_000) * 10_000 + 0;
    expect(ahead()).toBe(0);
    writeFileSync(path, '3600000\n');
    expect(ahead()).toBe(3_600_000);
    writeFileSync(path, '-60000');
    expect(ahead()).toBe(-60_000);
    writeFileSync(path, 'soon');
    expect(() => clock.now()).toThrow('holds no number of milliseconds');
    rmSync(folder, { recursive: true });
  });
});
