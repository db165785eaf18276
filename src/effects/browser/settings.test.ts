import { expect, it } from 'vitest';
import { readSettings } from './settings';

const complete = {
  VITE_API_URL: 'http://localhost:4173/api',
  VITE_AI_URL: 'http://localhost:4173/ai',
  VITE_CRYPTO_WS_URL: 'ws://localhost:4173/api/crypto-payment/ws',
  VITE_STOCK_PHOTO_URL: 'http://localhost:4175/photos',
  VITE_STOCK_PHOTO_KEY: 'key',
  VITE_CURRENCY_API_KEY: 'key',
};

it('reads what the page holds; what is not required may be missing', () =>
  expect(readSettings(JSON.stringify({ ...complete, VITE_CONTENT_URL: 'http://localhost:4174' }))).toMatchObject({
    ...complete,
    VITE_CONTENT_URL: 'http://localhost:4174',
    VITE_FLAGS_URL: '',
  }));

it.each(Object.keys(complete))('stops and names %s when it is missing', (key) => {
  const message = `Sitewright cannot start. Missing settings: ${key}.`;
  expect(() => readSettings(JSON.stringify({ ...complete, [key]: undefined }))).toThrow(message);
  expect(() => readSettings(JSON.stringify({ ...complete, [key]: '' }))).toThrow(message);
  expect(() => readSettings(JSON.stringify({ ...complete, [key]: 7 }))).toThrow(message);
});

it.each(['', 'null', '[]', '{', null, undefined])('names them all when the page holds %j', (text) =>
  expect(() => readSettings(text)).toThrow(Object.keys(complete).join(', ')),
);
