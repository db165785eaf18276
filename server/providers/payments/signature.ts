import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a signed delivery: `t=<ms>,v1=<HMAC-SHA-256 of "<ms>.<body>" in hexadecimal>`. */
export const signatureHeader = 'x-gateway-signature';

/** How far a delivery's time may be from ours, ms. */
export const signatureWindow = 5 * 60_000;

const digest = (body: string, at: number, key: string) => createHmac('sha256', key).update(`${at}.${body}`).digest();

/** Signs a delivery; `at` in ms. */
export const sign = (body: string, at: number, key: string) => `t=${at},v1=${digest(body, at, key).toString('hex')}`;

/** Whether the signature is the key's over this body, made within the window around `now` (ms). */
export function verifySignature(body: string, signature: string | undefined, key: string, now: number): boolean {
  const [, time, hex] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || hex === undefined) return false;
  const isSame = timingSafeEqual(digest(body, Number(time), key), Buffer.from(hex, 'hex'));
  return isSame && Math.abs(now - Number(time)) <= signatureWindow;
}
