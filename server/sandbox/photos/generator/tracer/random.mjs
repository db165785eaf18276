/** Seeded numbers: the same words always give the same picture. */

/** 32-bit FNV-1a of a text. */
export function hashText(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A generator of numbers in [0, 1) from a text or a number (mulberry32). */
export function seeded(seed) {
  let state = (typeof seed === 'string' ? hashText(seed) : seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PERMUTATION = (() => {
  const random = seeded('permutation');
  const table = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [table[i], table[j]] = [table[j], table[i]];
  }
  const twice = new Uint8Array(1024);
  for (let i = 0; i < 1024; i++) twice[i] = table[i & 255];
  return twice;
})();

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise in [0, 1] at a point of space. */
export function noise(x, y, z) {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  const u = fade(x - fx);
  const v = fade(y - fy);
  const w = fade(z - fz);
  const X = fx & 255;
  const Y = fy & 255;
  const Z = fz & 255;
  const p = PERMUTATION;
  const a = p[X] + Y;
  const b = p[X + 1] + Y;
  const aa = p[a] + Z;
  const ab = p[a + 1] + Z;
  const ba = p[b] + Z;
  const bb = p[b + 1] + Z;
  const x00 = p[aa] + (p[ba] - p[aa]) * u;
  const x10 = p[ab] + (p[bb] - p[ab]) * u;
  const x01 = p[aa + 1] + (p[ba + 1] - p[aa + 1]) * u;
  const x11 = p[ab + 1] + (p[bb + 1] - p[ab + 1]) * u;
  const y0 = x00 + (x10 - x00) * v;
  const y1 = x01 + (x11 - x01) * v;
  return (y0 + (y1 - y0) * w) / 255;
}

/** Several octaves of noise, in [0, 1]. */
export function fractal(x, y, z, octaves = 4) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y, z);
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.01 + 5.7;
    z = z * 2.02 + 9.3;
  }
  return sum / total;
}
