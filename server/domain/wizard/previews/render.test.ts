import { expect, it } from 'vitest';
import { isTooLarge } from './render';

it('a preview has 32 MB at most', () => {
  const half = { body: new Uint8Array(16 * 1024 * 1024) };
  expect([isTooLarge([half, half]), isTooLarge([half, half, { body: new Uint8Array(1) }])]).toEqual([false, true]);
});
