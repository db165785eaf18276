/** What things are made of. A material's `paint` sets the surface at a point; colours are given in sRGB, kept linear. */
import { fractal, noise } from './random.mjs';

/** The surface that `paint` fills: linear base colour, roughness, metalness, strength of the clear gloss. */
export const surface = { r: 0, g: 0, b: 0, rough: 0.5, metal: 0, gloss: 1 };

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** '#rrggbb' to linear RGB. */
export function colour(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((channel) => toLinear(channel / 255));
}

function mix(a, b, t, scale = 1) {
  surface.r = (a[0] + (b[0] - a[0]) * t) * scale;
  surface.g = (a[1] + (b[1] - a[1]) * t) * scale;
  surface.b = (a[2] + (b[2] - a[2]) * t) * scale;
}

const smoothstep = (a, b, x) => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

function solid(paint, { rough = 0.5, metal = 0, gloss = 1, bump = null, bumpScale = 1 } = {}) {
  return { kind: 'solid', paint, rough, metal, gloss, bump, bumpScale };
}

/** One colour, with a breath of variation so that it never looks computed. */
export function plain(hex, options = {}) {
  const base = colour(hex);
  const { mottle = 0.05, grain = 3 } = options;
  return solid((x, y, z) => {
    mix(base, base, 0, 1 - mottle + 2 * mottle * fractal(x * grain, y * grain, z * grain, 3));
  }, options);
}

/** Glazed clay or lacquer. */
export const glaze = (hex, rough = 0.16) => plain(hex, { rough, mottle: 0.03 });
export const matte = (hex, mottle = 0.05) => plain(hex, { rough: 0.75, gloss: 0.45, mottle });
export const plastic = (hex, rough = 0.3) => plain(hex, { rough, mottle: 0.01 });
export const metal = (hex, rough = 0.22) => plain(hex, { rough, metal: 1, mottle: 0.04 });
export const gold = (rough = 0.18) => metal('#f5c469', rough);
export const silver = (rough = 0.16) => metal('#e4e4e6', rough);
export const steel = (rough = 0.3) => metal('#b9bdc2', rough);
export const copper = (rough = 0.22) => metal('#e09a72', rough);

/** Skin of fruit and bread: colour drifting between two, with bumps. */
export function organic(hexA, hexB, { scale = 2.2, rough = 0.45, gloss = 0.8, bump = 0.02, bumpScale = 14 } = {}) {
  const a = colour(hexA);
  const b = colour(hexB);
  return solid(
    (_x, _y, _z, lx, ly, lz) => mix(a, b, smoothstep(0.3, 0.72, fractal(lx * scale, ly * scale, lz * scale, 4))),
    {
      rough,
      gloss,
      bump: bump > 0 ? (lx, ly, lz) => bump * fractal(lx * bumpScale, ly * bumpScale, lz * bumpScale, 2) : null,
    },
  );
}

/** Colour from a function of the local point: returns [hexIndex blend] as linear RGB. */
export function painted(paint, options = {}) {
  return solid((x, y, z, lx, ly, lz) => {
    const [r, g, b] = paint(lx, ly, lz, x, y, z);
    surface.r = r;
    surface.g = g;
    surface.b = b;
  }, options);
}

export function glass(tint = '#ffffff', ior = 1.48) {
  return { kind: 'glass', tint: colour(tint), ior };
}

export function glow(hex, power = 4) {
  return { kind: 'glow', emitted: colour(hex).map((value) => value * power) };
}

/** A cut-out picture: its own colours under the light of the scene. */
export const cutout = { kind: 'cutout' };

/** A table of boards along x, seen from above. `fine` scales the grain. */
export function wood(light, dark, { boards = 1.6, rough = 0.42, gloss = 0.8, fine = 1 } = {}) {
  const a = colour(light);
  const b = colour(dark);
  return solid(
    (x, _y, z) => {
      const board = Math.floor(z / boards);
      const inside = z / boards - board;
      const shift = noise(board * 7.3, 3.1, 0.7) * 40;
      const warp = fractal((x + shift) * 0.22 * fine, z * 0.9 * fine, board, 3);
      const rings = 0.5 + 0.5 * Math.sin((z * 2.6 + warp * 9 + noise(board, 1, 1) * 20) * 2.4 * fine);
      const fibre = fractal((x + shift) * 1.1 * fine, z * 26 * fine, board * 3.1, 3);
      const tone = 0.82 + 0.32 * noise(board * 5.7, 9.2, 2.2);
      const gap = smoothstep(0, 0.012, inside) * smoothstep(0, 0.012, 1 - inside);
      mix(b, a, 0.25 + 0.45 * rings * warp * 1.5 + 0.4 * (fibre - 0.4), tone * (0.35 + 0.65 * gap));
      surface.rough = rough + 0.2 * (fibre - 0.5);
    },
    { rough, gloss },
  );
}

export function marble(base = '#f1efec', vein = '#8d8a88', { scale = 0.32, rough = 0.14 } = {}) {
  const a = colour(base);
  const b = colour(vein);
  return solid(
    (x, y, z) => {
      const warp = fractal(x * scale, y * scale, z * scale, 4) * 5;
      const line = Math.abs(Math.sin((x * 0.6 + z * 0.9) * scale * 2.2 + warp * 2.2));
      const fine = Math.abs(fractal(x * scale * 3 + 9, y, z * scale * 3, 3) - 0.5) * 2;
      const amount = (1 - smoothstep(0, 0.22, line)) * 0.55 + (1 - smoothstep(0, 0.1, fine)) * 0.22;
      mix(a, b, Math.min(0.8, amount), 0.96 + 0.06 * fractal(x, y, z, 2));
    },
    { rough },
  );
}

/** Woven cloth. */
export function linen(hex, { threads = 16, rough = 0.9, stripe = null } = {}) {
  const base = colour(hex);
  const band = stripe === null ? base : colour(stripe);
  return solid(
    (x, _y, z) => {
      const weave = 0.5 + 0.25 * Math.sin(x * threads * 6.28) + 0.25 * Math.sin(z * threads * 6.28);
      const slub = fractal(x * 1.5, 0, z * 30, 2) * 0.5 + fractal(x * 30, 4, z * 1.5, 2) * 0.5;
      const striped = stripe !== null && Math.abs(((z + 50) % 2.4) - 1.2) < 0.16 ? 0.85 : 0;
      mix(base, band, striped, 0.72 + 0.16 * weave + 0.26 * slub);
    },
    { rough, gloss: 0.2 },
  );
}

export function concrete(hex = '#a9a7a3', { rough = 0.7 } = {}) {
  const base = colour(hex);
  return solid(
    (x, y, z) => {
      const large = fractal(x * 0.35, y * 0.35, z * 0.35, 4);
      const small = fractal(x * 7, y * 7, z * 7, 3);
      mix(base, base, 0, 0.68 + 0.42 * large + 0.16 * (small - 0.5));
      surface.rough = rough - 0.25 * large + 0.1;
    },
    { rough, gloss: 0.6 },
  );
}

/** Small stones in cement. */
export function terrazzo(base, chips) {
  const ground = colour(base);
  const stones = chips.map(colour);
  return solid(
    (x, _y, z) => {
      mix(ground, ground, 0, 0.95 + 0.1 * fractal(x * 2, 1, z * 2, 2));
      const size = 0.62;
      const cx = Math.floor(x / size);
      const cz = Math.floor(z / size);
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const kx = cx + i;
          const kz = cz + j;
          const px = (kx + 0.15 + 0.7 * noise(kx * 3.7, kz * 5.1, 0.5)) * size;
          const pz = (kz + 0.15 + 0.7 * noise(kx * 2.9, kz * 4.3, 7.5)) * size;
          const radius = size * (0.12 + 0.3 * noise(kx * 6.1, kz * 3.3, 4.2) ** 2);
          const angle = Math.atan2(z - pz, x - px);
          const rough = radius * (0.8 + 0.5 * noise(Math.cos(angle) * 1.3 + kx, Math.sin(angle) * 1.3 + kz, 1));
          if (Math.hypot(x - px, z - pz) < rough) {
            const stone = stones[Math.floor(noise(kx * 9.7, kz * 8.9, 2) * 997) % stones.length];
            mix(stone, stone, 0, 0.9 + 0.2 * noise(x * 8, 0, z * 8));
          }
        }
    },
    { rough: 0.22 },
  );
}

/** Square tiles with joints. */
export function tiles(hex, joint, size = 2, rough = 0.15) {
  const base = colour(hex);
  const line = colour(joint);
  return solid(
    (x, y, z) => {
      const tx = x / size - Math.floor(x / size);
      const tz = z / size - Math.floor(z / size);
      const border = Math.min(tx, 1 - tx, tz, 1 - tz) * size;
      const tone = 0.93 + 0.12 * noise(Math.floor(x / size) * 5.1, 2, Math.floor(z / size) * 7.7);
      mix(line, base, smoothstep(0.02, 0.05, border), tone);
      surface.rough = border < 0.04 ? 0.8 : rough + 0.08 * fractal(x, y, z, 2);
    },
    { rough },
  );
}

/** Water or polished slate: dark, mirror-like, with slow waves. */
export function water(hex, wave = 0.03, scale = 1.4) {
  const base = colour(hex);
  return solid(() => mix(base, base, 0), {
    rough: 0.04,
    gloss: 1,
    bump: (x, y, z) => wave * (fractal(x * scale * 0.45, y, z * scale, 4) * 2),
  });
}

/** Grass or moss, as a colour of the ground. */
export function turf(a = '#4c7a2b', b = '#93b24b') {
  const low = colour(a);
  const high = colour(b);
  return solid(
    (x, _y, z) => mix(low, high, fractal(x * 9, 0, z * 22, 3) * 0.7 + fractal(x * 0.6, 3, z * 0.6, 3) * 0.5 - 0.1),
    { rough: 0.95, gloss: 0.2, bump: (x, _y, z) => 0.1 * fractal(x * 7, 0, z * 16, 2) },
  );
}

/** Stripes or checks of colours along one local axis. */
export function bands(hexes, axis, width, options = {}) {
  const colours = hexes.map(colour);
  return solid((_x, _y, _z, lx, ly, lz) => {
    const along = (axis === 'x' ? lx : axis === 'y' ? ly : lz) / width + 1000;
    const chosen = colours[Math.floor(along) % colours.length];
    mix(chosen, chosen, 0, 0.97 + 0.06 * noise(lx * 5, ly * 5, lz * 5));
  }, options);
}
