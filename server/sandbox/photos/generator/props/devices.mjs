/** Screens and cameras. Each adds itself to a scene at (x, z). */
import { colour, glass, metal, organic, painted, plain, plastic } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, cylinder, lathe } from '../tracer/shapes.mjs';

/** An open laptop; `screen` paints (u, v) in 0..1 to linear RGB. */
export function laptop(s, [x, z], { turn = 0, y = 0, hex = '#c9ccd1', screen = 'chart' } = {}) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, y + dy, z - dx * sin + dz * cos];
  const shell = metal(hex, 0.34);
  s.add(box(3.2, 0.09, 2.2, 0.04), shell, { at: at(0, 0.045, 0), turn });
  const key = colour('#23252a');
  const body = colour(hex);
  s.add(
    box(2.8, 0.012, 1.0, 0.005),
    painted(
      (lx, _ly, lz) => {
        const kx = ((lx + 1.4) * 5) % 1;
        const kz = ((lz + 0.5) * 5) % 1;
        return kx > 0.1 && kx < 0.9 && kz > 0.12 && kz < 0.88 ? key : body.map((value) => value * 0.8);
      },
      { rough: 0.5 },
    ),
    { at: at(0, 0.094, -0.32), turn },
  );
  s.add(box(1.05, 0.008, 0.62, 0.004), metal(hex, 0.25), { at: at(0, 0.093, 0.66), turn });
  const tilt = -0.28;
  const back = (height) => at(0, 0.1 + height * Math.cos(tilt), -1.08 + height * Math.sin(tilt));
  s.add(box(3.2, 2.1, 0.06, 0.03), shell, { at: back(1.05), turn, tilt });
  s.add(box(3.04, 1.92, 0.07, 0.01), screenOf(screen), { at: back(1.06), turn, tilt });
}

/** A glowing screen face drawn on a box front of about 3 by 1.9. */
export function screenOf(kind) {
  const ground = colour(kind === 'dark' ? '#10151f' : kind === 'photo' ? '#2b5876' : '#f2f5f9');
  const accents = ['#2f6fed', '#18a874', '#f2a93b', '#e0567a'].map(colour);
  const line = colour('#c9d1dc');
  return {
    kind: 'solid',
    rough: 0.12,
    metal: 0,
    gloss: 1,
    bump: null,
    paint: painted((lx, ly) => {
      const u = lx / 3 + 0.5;
      const v = ly / 1.9 + 0.5;
      if (kind === 'photo') {
        const ridge = 0.32 + 0.22 * fractal(u * 3, 2, 1, 4);
        const near = 0.16 + 0.18 * fractal(u * 5 + 4, 3, 1, 4);
        if (v < near) return colour('#1b3a3a');
        if (v < ridge) return colour('#3f6f7a');
        return colour('#f4b77a').map((value, i) => value * (1.1 - v) + colour('#6fa6d8')[i] * v);
      }
      if (kind === 'dark') {
        const row = Math.floor(v * 22);
        const start = 0.06 + 0.05 * Math.floor(noise(row * 3.3, 1, 1) * 4);
        const end = start + 0.12 + 0.5 * noise(row * 7.7, 4, 2);
        const on =
          (v * 22) % 1 > 0.35 && (v * 22) % 1 < 0.75 && u > start && u < end && noise(u * 26, row * 4.1, 5) > 0.3;
        return on ? accents[Math.floor(noise(row * 2.9, Math.floor(u * 9), 7) * 37) % 4] : ground;
      }
      if (v > 0.9) return accents[0];
      if (u < 0.2) return (v * 12) % 1 < 0.4 && u > 0.04 && u < 0.16 ? line : colour('#ffffff');
      if (v > 0.52) {
        const wave = 0.62 + 0.2 * fractal(u * 4 + 3, 1, 1, 3);
        if (Math.abs(v - wave) < 0.012) return accents[1];
        return v < wave ? colour('#d5efe6') : ground;
      }
      const column = Math.floor((u - 0.24) * 14);
      const inside = ((u - 0.24) * 14) % 1 < 0.66 && u > 0.24 && u < 0.96;
      const height = 0.12 + 0.32 * noise(column * 5.1, 8, 3);
      return inside && v < height && v > 0.06 ? accents[column % 3 === 0 ? 2 : 0] : ground;
    }).paint,
  };
}

export function phone(s, [x, z], { y = 0, turn = 0, hex = '#14161a', screen = 'photo', tilt = 0 } = {}) {
  s.add(box(0.78, 0.08, 1.6, 0.04), metal(hex, 0.3), { at: [x, y + 0.04, z], turn, tilt });
  const face = screenOf(screen).paint;
  s.add(
    box(0.72, 0.012, 1.5, 0.005),
    {
      kind: 'solid',
      rough: 0.06,
      metal: 0,
      gloss: 1,
      bump: null,
      paint: (px, py, pz, lx, ly, lz) => face(px, py, pz, (lx / 0.72) * 3, (-lz / 1.5) * 1.9, 0),
    },
    { at: [x, y + 0.083, z], turn, tilt },
  );
}

export function camera(s, [x, z], { y = 0, turn = 0, hex = '#1c1c1f', leather = '#2b2522' } = {}) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, y + dy, z - dx * sin + dz * cos];
  const top = hex === 'silver' ? metal('#cfcfcf', 0.3) : metal(hex, 0.4);
  s.add(box(1.5, 0.6, 0.5, 0.07), organic(leather, leather, { rough: 0.7, bump: 0.02, bumpScale: 40 }), {
    at: at(0, 0.4, 0),
    turn,
  });
  s.add(box(1.5, 0.26, 0.48, 0.06), top, { at: at(0, 0.82, 0), turn });
  s.add(box(1.5, 0.1, 0.48, 0.04), top, { at: at(0, 0.07, 0), turn });
  s.add(box(0.5, 0.2, 0.44, 0.06), top, { at: at(0, 1.0, 0), turn });
  s.add(box(0.24, 0.11, 0.04, 0.02), glass('#dfeaff'), { at: at(0, 1.0, 0.22), turn });
  s.add(cylinder(0.13, 0.1, 0.02), top, { at: at(0.52, 0.94, 0), turn });
  s.add(cylinder(0.07, 0.07, 0.02), metal('#b03a2e', 0.3), { at: at(0.26, 0.98, 0.06), turn });
  s.add(cylinder(0.12, 0.08, 0.02), top, { at: at(-0.52, 0.94, 0), turn });
  lens(s, at(0, 0.5, 0.22), { turn, tilt: Math.PI / 2, size: 0.42 });
}

/** A camera lens whose front looks along its own +y. */
export function lens(s, at, { turn = 0, tilt = 0, size = 0.45 } = {}) {
  const k = size / 0.45;
  const black = metal('#1a1a1c', 0.35);
  const scaled = (points) => points.map(([r, h]) => [r * k, h * k]);
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.38, 0],
        [0.38, 0.2],
        [0.43, 0.22],
        [0.43, 0.5],
        [0.4, 0.52],
        [0.4, 0.56],
        [0.45, 0.58],
        [0.45, 0.86],
        [0.42, 0.9],
        [0.38, 0.9],
        [0.3, 0.74],
        [0.16, 0.7],
        [0, 0.7],
      ]),
    ),
    black,
    { at, turn, tilt },
  );
  s.add(
    lathe(scaled(Array.from({ length: 22 }, (_, i) => [i % 2 === 0 ? 0.447 : 0.432, 0.24 + i * 0.011]))),
    plastic('#111112', 0.6),
    { at, turn, tilt },
  );
  s.add(
    lathe(
      scaled([
        [0.402, 0.525],
        [0.405, 0.525],
        [0.405, 0.545],
        [0.402, 0.545],
      ]),
    ),
    metal('#c0392b', 0.3),
    { at, turn, tilt },
  );
  s.add(
    lathe(
      scaled([
        [0.36, 0.76],
        [0.3, 0.81],
        [0.2, 0.85],
        [0.1, 0.87],
        [0, 0.875],
      ]),
      { smooth: 2 },
    ),
    plain('#15102a', { rough: 0.02, mottle: 0 }),
    { at, turn, tilt },
  );
}
