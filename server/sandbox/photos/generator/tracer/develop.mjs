/** The darkroom: takes the noise out, sets the exposure, grades, adds falloff and grain. */
import { seeded } from './random.mjs';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/** Edge-avoiding wavelet filter guided by what the first surfaces looked like. Returns new linear pixels. */
export function denoise({ width, height, pixels, albedo: rawAlbedo, normal: rawNormal, noiseOf }, strength = 1) {
  let source = despeckle(pixels, width, height, 1.5);
  const albedo = softened(rawAlbedo, width, height);
  const normal = softened(rawNormal, width, height);
  let deviation = smoothNoise(noiseOf, width, height);
  for (let level = 0; level < 4; level++) {
    const step = 1 << level;
    const target = new Float32Array(pixels.length);
    const next = new Float32Array(deviation.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        const k = p * 3;
        const tolerance = 1 / (strength * 2.2 * deviation[p] + 1e-4);
        let r = 0;
        let g = 0;
        let b = 0;
        let total = 0;
        let squares = 0;
        for (let j = -2; j <= 2; j++) {
          const qy = y + j * step;
          if (qy < 0 || qy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const qx = x + i * step;
            if (qx < 0 || qx >= width) continue;
            const q = qy * width + qx;
            const m = q * 3;
            const da =
              Math.abs(albedo[k] - albedo[m]) +
              Math.abs(albedo[k + 1] - albedo[m + 1]) +
              Math.abs(albedo[k + 2] - albedo[m + 2]);
            const n0 = normal[k] - normal[m];
            const n1 = normal[k + 1] - normal[m + 1];
            const n2 = normal[k + 2] - normal[m + 2];
            const dl =
              (Math.abs(source[k] - source[m]) +
                Math.abs(source[k + 1] - source[m + 1]) +
                Math.abs(source[k + 2] - source[m + 2])) /
              3;
            const weight =
              KERNEL[i + 2] * KERNEL[j + 2] * Math.exp(-dl * tolerance - da * 11 - (n0 * n0 + n1 * n1 + n2 * n2) * 14);
            r += weight * source[m];
            g += weight * source[m + 1];
            b += weight * source[m + 2];
            squares += weight * weight * deviation[q] * deviation[q];
            total += weight;
          }
        }
        target[k] = r / total;
        target[k + 1] = g / total;
        target[k + 2] = b / total;
        next[p] = Math.sqrt(squares) / total;
      }
    source = target;
    deviation = next;
  }
  return despeckle(source, width, height);
}

/** Holds each pixel near the second darkest to the second brightest of its neighbours: lone sparks vanish. */
function despeckle(pixels, width, height, slack = 1) {
  const result = Float32Array.from(pixels);
  const around = new Float32Array(8);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const k = (y * width + x) * 3;
      let n = 0;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          if (i === 0 && j === 0) continue;
          const m = k + (j * width + i) * 3;
          around[n++] = pixels[m] + pixels[m + 1] + pixels[m + 2];
        }
      around.sort();
      const own = pixels[k] + pixels[k + 1] + pixels[k + 2];
      const held = own > around[6] * slack ? around[6] : own < around[1] / slack ? around[1] : own;
      if (held === own) continue;
      for (let c = 0; c < 3; c++) result[k + c] = own > 1e-6 ? (pixels[k + c] * held) / own : held / 3;
    }
  return result;
}

/** Mean of three by three. */
function softened(values, width, height) {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        let count = 0;
        for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
          for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
            const weight = i === x && j === y ? 2 : 1;
            sum += weight * values[(j * width + i) * 3 + c];
            count += weight;
          }
        result[(y * width + x) * 3 + c] = sum / count;
      }
  return result;
}

function smoothNoise(noiseOf, width, height) {
  const result = new Float32Array(noiseOf.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let j = -2; j <= 2; j++)
        for (let i = -2; i <= 2; i++) {
          const qx = x + i;
          const qy = y + j;
          if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue;
          sum += noiseOf[qy * width + qx];
          count++;
        }
      result[y * width + x] = sum / count;
    }
  return result;
}

/** Filmic curve (Krzysztof Narkowicz's ACES fit, CC0). */
const film = (x) => Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));
const encode = (x) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055);

/**
 * Linear pixels to 8-bit sRGB.
 * look: { key (mean brightness wanted), warmth (-1..1), contrast, saturation, mono, vignette, grain, lift }
 */
export function develop(pixels, width, height, look, seed) {
  const {
    key = 0.2,
    warmth = 0,
    contrast = 1,
    saturation = 1,
    mono = false,
    vignette = 0.28,
    grain = 1,
    lift = 0,
  } = look;
  let total = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const luminance = 0.2126 * pixels[i] + 0.7152 * pixels[i + 1] + 0.0722 * pixels[i + 2];
    total += Math.log(1e-3 + Math.min(luminance, 8));
    count++;
  }
  const exposure = (key / Math.exp(total / count)) * 0.95;
  const balance = [1 + 0.12 * warmth, 1, 1 - 0.14 * warmth];
  const random = seeded(`${seed}-grain`);
  const result = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 3;
      const dx = x / width - 0.5;
      const dy = y / height - 0.5;
      const shade = 1 - vignette * Math.min(1, (dx * dx + dy * dy) * 1.9);
      let r = film(pixels[k] * exposure * balance[0] * shade);
      let g = film(pixels[k + 1] * exposure * balance[1] * shade);
      let b = film(pixels[k + 2] * exposure * balance[2] * shade);
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const keep = mono ? 0 : saturation;
      r = luminance + (r - luminance) * keep;
      g = luminance + (g - luminance) * keep;
      b = luminance + (b - luminance) * keep;
      const speck = (random() + random() + random() - 1.5) * 0.012 * grain;
      for (const [c, value] of [r, g, b].entries()) {
        let tone = encode(Math.min(1, Math.max(0, value)));
        tone = 0.5 + (tone - 0.5) * contrast + speck;
        tone = lift + (1 - lift) * tone;
        result[k + c] = Math.round(Math.min(1, Math.max(0, tone)) * 255);
      }
    }
  return result;
}
