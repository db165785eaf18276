import { createHash, randomBytes } from 'node:crypto';

/** Unpredictable bytes, passed to whatever needs them; a test passes a seeded one. */
export interface RandomSource {
  /** `n` bytes, 1 to 65536. */
  bytes(n: number): Uint8Array;
}

export const systemRandom: RandomSource = { bytes: (n) => randomBytes(n) };

/** A version 4 uuid. */
export function uuid(random: RandomSource): string {
  const bytes = Buffer.from(random.bytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A secret for a token or ticket: `size` bytes (32) as base64url. */
export const secret = (random: RandomSource, size = 32) => Buffer.from(random.bytes(size)).toString('base64url');

/** Six (or `digits`) decimal digits, each number as likely as any other. */
export function digitCode(random: RandomSource, digits = 6): string {
  const range = 10 ** digits;
  const limit = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE(0);
    if (number < limit) return String(number % range).padStart(digits, '0');
  }
}

/** SHA-256 in hexadecimal: how tokens and tickets are kept. */
export const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
