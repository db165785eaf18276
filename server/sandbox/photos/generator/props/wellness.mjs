/** Beauty, bath, candles, jewellery. */
import { colour, glass, glaze, glow, gold, matte, organic, painted, plain, plastic } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, ellipsoid, field, lathe, sphere, torus } from '../tracer/shapes.mjs';

export function candle(s, [x, z], { hex = '#f3e9d8', tall = 0.8, radius = 0.32, y = 0, lit = true } = {}) {
  s.add(
    lathe([
      [0, 0],
      [radius, 0],
      [radius, 0],
      [radius, tall - 0.02],
      [radius - 0.03, tall],
      [radius - 0.08, tall - 0.06],
      [0, tall - 0.07],
    ]),
    plain(hex, { rough: 0.35, mottle: 0.04 }),
    { at: [x, y, z] },
  );
  s.add(capsule([0, tall - 0.08, 0], [0.01, tall + 0.06, 0], 0.012), matte('#2a211b'), { at: [x, y, z] });
  if (lit) s.add(ellipsoid(0.045, 0.13, 0.045), glow('#ffb75c', 34), { at: [x + 0.01, y + tall + 0.17, z] });
}

export function stones(
  s,
  [x, z],
  { y = 0, sizes = [0.75, 0.6, 0.44], hexes = ['#3a3d40', '#50534f', '#2f3133'] } = {},
) {
  let height = y;
  sizes.forEach((size, i) => {
    const thick = size * 0.34;
    s.add(
      ellipsoid(size, thick, size * 0.84),
      organic(hexes[i % hexes.length], '#26282a', { scale: 4, rough: 0.5, bump: 0.006 }),
      { at: [x + s.between(-0.05, 0.05), height + thick, z], turn: s.between(0, 3) },
    );
    height += thick * 1.94;
  });
  return height;
}

export function jar(s, [x, z], { hex = '#f5f1ea', lid = '#d8b98a', radius = 0.5, tall = 0.5, y = 0 } = {}) {
  s.add(cylinder(radius, tall, 0.06), glaze(hex, 0.2), { at: [x, y, z] });
  s.add(cylinder(radius * 1.02, tall * 0.5, 0.04), lid === 'gold' ? gold(0.22) : plain(lid, { rough: 0.35 }), {
    at: [x, y + tall + 0.01, z],
  });
}

export function dropper(s, [x, z], { hex = '#6b3d18', y = 0, size = 1 } = {}) {
  const scaled = (points) => points.map(([r, h]) => [r * size, h * size]);
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.3, 0],
        [0.34, 0.04],
        [0.34, 0.85],
        [0.28, 1.0],
        [0.14, 1.06],
        [0.14, 1.12],
        [0, 1.12],
      ]),
      { smooth: 2 },
    ),
    plain(hex, { rough: 0.05, mottle: 0 }),
    { at: [x, y, z] },
  );
  s.add(
    lathe(
      scaled([
        [0.342, 0.2],
        [0.345, 0.2],
        [0.345, 0.75],
        [0.342, 0.75],
      ]),
    ),
    matte('#f1ece2'),
    { at: [x, y, z] },
  );
  s.add(cylinder(0.17 * size, 0.28 * size, 0.02), gold(0.25), { at: [x, y + 1.1 * size, z] });
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.1, 0],
        [0.12, 0.1],
        [0.11, 0.3],
        [0.07, 0.42],
        [0, 0.44],
      ]),
      { smooth: 2 },
    ),
    plastic('#1d1d1d', 0.5),
    { at: [x, y + 1.36 * size, z] },
  );
}

export function perfume(s, [x, z], { hex = '#eab6a6', y = 0, turn = 0 } = {}) {
  s.add(box(0.9, 1.1, 0.42, 0.06), glass('#ffffff', 1.5), { at: [x, y + 0.56, z], turn });
  s.add(box(0.74, 0.78, 0.28, 0.03), plain(hex, { rough: 0.05, mottle: 0 }), { at: [x, y + 0.5, z], turn });
  s.add(cylinder(0.13, 0.12, 0.01), gold(0.15), { at: [x, y + 1.11, z] });
  s.add(box(0.36, 0.38, 0.36, 0.04), gold(0.16), { at: [x, y + 1.42, z], turn });
}

export function lipstick(s, [x, z], { hex = '#b0152d', y = 0 } = {}) {
  s.add(cylinder(0.2, 0.6, 0.02), plastic('#161616', 0.15), { at: [x, y, z] });
  s.add(cylinder(0.16, 0.3, 0.01), gold(0.15), { at: [x, y + 0.6, z] });
  s.add(
    field(
      (px, py, pz) => Math.max(Math.hypot(px, pz) - 0.125, -py, (py - 0.42 - px * 1.1) * 0.67) - 0.01,
      [-0.14, 0, -0.14],
      [0.14, 0.6, 0.14],
      0.9,
    ),
    plain(hex, { rough: 0.3 }),
    { at: [x, y + 0.88, z] },
  );
}

export function ring(s, [x, z], { y = 0, stone = '#d8efff', turn = 0, material = gold(0.12) } = {}) {
  s.add(torus(0.36, 0.045), material, { at: [x, y + 0.4, z], tilt: Math.PI / 2, turn });
  s.add(cylinder(0.09, 0.09, 0.02), material, { at: [x, y + 0.78, z] });
  s.add(
    lathe([
      [0, 0],
      [0.02, 0.01],
      [0.17, 0.15],
      [0.17, 0.15],
      [0.165, 0.17],
      [0.165, 0.17],
      [0.1, 0.22],
      [0.1, 0.22],
      [0, 0.22],
    ]),
    glass(stone, 1.9),
    { at: [x, y + 0.8, z] },
  );
}

export function pearls(s, [x, z], { radius = 0.9, y = 0, count = 34, hex = '#f4ede3', bead = 0.085 } = {}) {
  const skin = plain(hex, { rough: 0.14, gloss: 1.6, mottle: 0.02 });
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.283;
    const wobble = 1 + 0.14 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 5);
    s.add(sphere(bead), skin, {
      at: [x + radius * wobble * Math.cos(a), y + bead, z + radius * wobble * 0.8 * Math.sin(a)],
    });
  }
}

export function soap(s, [x, z], { hex = '#e9c8c0', y = 0, turn = 0 } = {}) {
  s.add(box(0.9, 0.3, 0.58, 0.1), plain(hex, { rough: 0.4, mottle: 0.08, grain: 4 }), { at: [x, y + 0.15, z], turn });
}

export function towel(s, [x, z], { hex = '#f2eee7', y = 0, turn = 0, radius = 0.34 } = {}) {
  const cloth = colour(hex);
  s.add(
    lathe([
      [0, -0.9],
      [radius - 0.05, -0.9],
      [radius, -0.85],
      [radius, 0.85],
      [radius - 0.05, 0.9],
      [0, 0.9],
    ]),
    painted(
      (lx, ly, lz) => {
        const r = Math.hypot(lx, lz);
        const spiral = Math.abs(ly) > 0.86 ? 0.72 + 0.28 * Math.sin(r * 60 + Math.atan2(lz, lx)) : 1;
        return cloth.map((v) => v * spiral * (0.82 + 0.25 * noise(lx * 30, ly * 30, lz * 30)));
      },
      { rough: 0.95, gloss: 0.1, bump: (lx, ly, lz) => 0.03 * noise(lx * 36, ly * 36, lz * 36) },
    ),
    { at: [x, y + radius, z], turn, roll: Math.PI / 2 },
  );
}

export const velvet = (hex) => {
  const base = colour(hex);
  return painted((_lx, _ly, _lz, x, y, z) => base.map((v) => v * (0.75 + 0.5 * fractal(x * 1.3, y, z * 1.3, 3))), {
    rough: 0.95,
    gloss: 0.1,
    bump: (x, _y, z) => 0.16 * fractal(x * 0.9, 1, z * 0.9, 2),
  });
};
