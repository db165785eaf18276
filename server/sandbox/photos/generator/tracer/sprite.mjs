/** Cut-out pictures: Fluent Emoji 3D renders (MIT), enlarged once, kept as linear floats. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const SIDE = 768;
const cache = new Map();

const toLinear = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Loads the emoji with a code such as '1f950'; `mirror` flips it. */
export async function loadSprite(code, { mirror = false } = {}) {
  const name = `${code}${mirror ? '-mirrored' : ''}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  let picture = sharp(join(folder, `${code}.webp`)).ensureAlpha();
  if (mirror) picture = picture.flop();
  const resized = await picture.resize(SIDE, SIDE, { kernel: 'lanczos3' }).sharpen({ sigma: 1.1 }).raw().toBuffer();
  const spread = await sharp(resized, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .extractChannel(3)
    .blur(SIDE * 0.045)
    .raw()
    .toBuffer();
  const sprite = new Sprite(resized, spread);
  cache.set(name, sprite);
  return sprite;
}

class Sprite {
  constructor(bytes, spread) {
    this.bytes = bytes;
    this.spread = spread;
    let top = SIDE;
    let bottom = 0;
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++)
        if (bytes[(y * SIDE + x) * 4 + 3] > 128) {
          top = Math.min(top, y);
          bottom = Math.max(bottom, y);
        }
    /** Transparent share below and above the figure. */
    this.below = (SIDE - 1 - bottom) / SIDE;
    this.above = top / SIDE;
  }

  /** Whether the figure covers a point; `level` > 0 asks for the thinner slices of its belly. */
  covers(u, v, level) {
    const x = Math.min(SIDE - 1, Math.max(0, Math.floor(u * SIDE)));
    const y = Math.min(SIDE - 1, Math.max(0, Math.floor(v * SIDE)));
    const index = y * SIDE + x;
    if (level === 0) return this.bytes[index * 4 + 3] > 127;
    return this.spread[index] > 110 + 135 * level;
  }

  colour(u, v, out) {
    const px = Math.min(SIDE - 1.001, Math.max(0, u * SIDE - 0.5));
    const py = Math.min(SIDE - 1.001, Math.max(0, v * SIDE - 0.5));
    const x = Math.floor(px);
    const y = Math.floor(py);
    const fx = px - x;
    const fy = py - y;
    const k = (y * SIDE + x) * 4;
    const { bytes } = this;
    let weight = 0;
    out.r = out.g = out.b = 0;
    const corners = [
      k,
      (1 - fx) * (1 - fy),
      k + 4,
      fx * (1 - fy),
      k + SIDE * 4,
      (1 - fx) * fy,
      k + SIDE * 4 + 4,
      fx * fy,
    ];
    for (let i = 0; i < 8; i += 2) {
      const at = corners[i];
      const share = corners[i + 1] * bytes[at + 3] + 1e-6;
      out.r += toLinear[bytes[at]] * share;
      out.g += toLinear[bytes[at + 1]] * share;
      out.b += toLinear[bytes[at + 2]] * share;
      weight += share;
    }
    out.r /= weight;
    out.g /= weight;
    out.b /= weight;
  }
}
