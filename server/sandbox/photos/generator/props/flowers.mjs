/** Flowers, leaves and what they stand in. */
import { colour, glaze, organic, painted, plain } from '../tracer/materials.mjs';
import { capsule, cylinder, field, lathe, sphere } from '../tracer/shapes.mjs';

const VASES = {
  tall: [
    [0, 0],
    [0.36, 0],
    [0.4, 0.04],
    [0.5, 0.6],
    [0.42, 1.2],
    [0.24, 1.6],
    [0.22, 1.75],
    [0.3, 1.9],
    [0.27, 1.9],
    [0.19, 1.74],
    [0.21, 1.6],
    [0, 1.5],
  ],
  round: [
    [0, 0],
    [0.3, 0],
    [0.36, 0.03],
    [0.72, 0.5],
    [0.66, 0.95],
    [0.3, 1.2],
    [0.26, 1.3],
    [0.32, 1.4],
    [0.28, 1.4],
    [0.22, 1.3],
    [0, 1.2],
  ],
  slim: [
    [0, 0],
    [0.3, 0],
    [0.32, 0.03],
    [0.34, 0.5],
    [0.16, 1.2],
    [0.13, 1.9],
    [0.17, 2.1],
    [0.14, 2.1],
    [0.1, 1.9],
    [0, 1.8],
  ],
  cone: [
    [0, 0],
    [0.5, 0],
    [0.52, 0.04],
    [0.44, 0.9],
    [0.3, 1.5],
    [0.27, 1.5],
    [0.4, 0.9],
    [0, 0.8],
  ],
};

export function vase(s, [x, z], { kind = 'tall', hex = '#e8e2d6', size = 1, y = 0, rough = 0.3 } = {}) {
  s.add(
    lathe(
      VASES[kind].map(([r, h]) => [r * size, h * size]),
      { smooth: 3 },
    ),
    glaze(hex, rough),
    { at: [x, y, z] },
  );
  return y + VASES[kind].at(-5)[1] * size;
}

function petal(s, centre, { turn, open, hexes, long, wide }) {
  s.add(
    field(
      (px, py, pz) => {
        const t = py / long;
        const bend = open * t * t;
        return (
          (Math.hypot(px / wide, (py - long * 0.5) / (long * 0.52), (pz - bend) / (wide * 0.34)) - 1) * wide * 0.34
        );
      },
      [-wide, -0.03, -wide * 0.4],
      [wide, long * 1.05, wide * 0.4 + open],
      0.75,
    ),
    painted(
      (_lx, ly) => {
        const t = Math.min(1, Math.max(0, ly / long));
        return hexes[0].map((v, i) => v * t + hexes[1][i] * (1 - t));
      },
      { rough: 0.5, gloss: 0.5 },
    ),
    { at: centre, turn },
  );
}

export function tulip(s, base, head, { hex = '#d8434f', inner = '#f3c05a' } = {}) {
  s.add(capsule(base, head, 0.035), plain('#5d8a3a', { rough: 0.5 }), {});
  const hexes = [colour(hex), colour(inner)];
  for (let i = 0; i < 6; i++)
    petal(s, [head[0], head[1] - 0.04, head[2]], {
      turn: (i / 6) * 6.283 + s.between(-0.1, 0.1),
      open: i % 2 ? 0.1 : 0.17,
      hexes,
      long: 0.56,
      wide: 0.2,
    });
}

export function daisy(
  s,
  base,
  head,
  { hex = '#ffffff', heart = '#f0b81e', petals = 13, size = 1, facing = 0.5, turn = 0 } = {},
) {
  if (base !== null) s.add(capsule(base, head, 0.025), plain('#5d8a3a', { rough: 0.5 }), {});
  const white = plain(hex, { rough: 0.55, gloss: 0.4, mottle: 0.06 });
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * 6.283;
    const shape = field(
      (px, py, pz) =>
        (Math.hypot(
          (px - 0.27 * size) / (0.21 * size),
          (py - 0.04 * size * Math.sin(px * 6)) / (0.03 * size),
          pz / (0.085 * size),
        ) -
          1) *
        0.03 *
        size,
      [0.04 * size, -0.1 * size, -0.1 * size],
      [0.5 * size, 0.1 * size, 0.1 * size],
      0.8,
    );
    s.add(shape, white, rotated(head, a, facing, turn));
  }
  s.add(sphere(0.11 * size), organic(heart, '#c88412', { scale: 12, rough: 0.8, bump: 0.03, bumpScale: 60 }), {
    at: head,
  });
}

/** A flower turned by `a` in its own plane, its face tilted by `facing` towards z and turned by `turn`. */
function rotated(at, a, facing, turn) {
  const ca = Math.cos(a);
  const sa = Math.sin(a);
  const cf = Math.cos(facing);
  const sf = Math.sin(facing);
  const spin = ([x, y, z]) => [x * Math.cos(turn) + z * Math.sin(turn), y, -x * Math.sin(turn) + z * Math.cos(turn)];
  const axisX = spin([ca, sa * sf, -sa * cf].map((v) => v));
  const axisY = spin([0, cf, sf]);
  const axisZ = [
    axisX[1] * axisY[2] - axisX[2] * axisY[1],
    axisX[2] * axisY[0] - axisX[0] * axisY[2],
    axisX[0] * axisY[1] - axisX[1] * axisY[0],
  ];
  const tilt = Math.asin(Math.max(-1, Math.min(1, -axisZ[1])));
  return { at, tilt, turn: Math.atan2(axisZ[0], axisZ[2]), roll: Math.atan2(axisX[1], axisY[1]) };
}

export function rose(s, head, hex = '#b81f3a', size = 1) {
  const dark = colour(hex);
  s.add(
    field(
      (px, py, pz) => {
        const x = px / size;
        const y = py / size;
        const z = pz / size;
        const r = Math.hypot(x, z);
        const a = Math.atan2(z, x);
        const spiral = Math.sin(r * 34 - a * 1.0 + Math.sin(a * 3) * 0.8);
        const dome = Math.hypot(x, y * 1.15, z) - 0.4;
        return (dome + 0.05 * spiral * (y > -0.1 ? 1 : 0.4) + 0.06 * Math.max(0, 0.12 - r)) * size * 0.5;
      },
      [-0.46 * size, -0.4 * size, -0.46 * size],
      [0.46 * size, 0.46 * size, 0.46 * size],
      0.6,
    ),
    painted((lx, ly, lz) => dark.map((v) => v * (0.55 + 0.9 * Math.max(0, Math.hypot(lx, ly, lz) / size - 0.3) * 4)), {
      rough: 0.55,
      gloss: 0.4,
    }),
    { at: head, turn: s.between(0, 6) },
  );
}

/** A broad leaf from a root point, leaning outwards at `turn`. */
export function leaf(s, root, { turn = 0, long = 1, wide = 0.22, rise = 0.9, hex = '#2f6b3a', pale = '#6fa257' } = {}) {
  const a = colour(hex);
  const b = colour(pale);
  s.add(
    field(
      (px, py, pz) => {
        const t = px / long;
        const arc = rise * long * (Math.sin(Math.min(1.2, Math.max(0, t)) * 2.1) * 0.75);
        const width = wide * Math.sqrt(Math.max(0, Math.sin(Math.min(1, Math.max(0, t)) * Math.PI)));
        const fold = Math.abs(pz) * 0.35;
        return Math.max(Math.abs(py - arc - fold) - 0.014, Math.abs(pz) - width, -px, px - long) * 0.5;
      },
      [0, -0.1, -wide * 1.1],
      [long, rise * long, wide * 1.1],
      0.6,
    ),
    painted(
      (lx, _ly, lz) => {
        const vein = Math.abs(lz) < 0.012 || Math.abs(Math.sin((lx - Math.abs(lz) * 0.8) * 26)) < 0.08 ? 0.7 : 0.15;
        return a.map((v, i) => v * (1 - vein) + b[i] * vein);
      },
      { rough: 0.32, gloss: 0.8 },
    ),
    { at: root, turn },
  );
}

export function plant(
  s,
  [x, z],
  { pot = '#c9734f', size = 1, y = 0, leaves = 14, hex = '#2f6b3a', pale = '#6fa257', slim = false } = {},
) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.42, 0],
        [0.45, 0.03],
        [0.56, 0.85],
        [0.56, 0.95],
        [0.5, 0.95],
        [0.49, 0.86],
        [0, 0.86],
      ].map(([r, h]) => [r * size, h * size]),
    ),
    glaze(pot, 0.45),
    { at: [x, y, z] },
  );
  s.add(cylinder(0.48 * size, 0.02), organic('#3a2a1e', '#22180f', { rough: 0.95, gloss: 0.1, bump: 0.04 }), {
    at: [x, y + 0.85 * size, z],
  });
  for (let i = 0; i < leaves; i++)
    leaf(s, [x + s.between(-0.1, 0.1) * size, y + 0.82 * size, z + s.between(-0.1, 0.1) * size], {
      turn: (i / leaves) * 6.283 * 2.4,
      long: size * s.between(0.8, 1.35),
      wide: size * (slim ? 0.09 : s.between(0.16, 0.26)),
      rise: s.between(0.75, 1.7),
      hex,
      pale,
    });
}

export function cactus(s, [x, z], { pot = '#e7dccb', size = 1, y = 0, tall = 1.1 } = {}) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.36, 0],
        [0.4, 0.04],
        [0.46, 0.6],
        [0.42, 0.6],
        [0.4, 0.52],
        [0, 0.52],
      ].map(([r, h]) => [r * size, h * size]),
    ),
    glaze(pot, 0.4),
    { at: [x, y, z] },
  );
  const green = colour('#4d7f52');
  const bright = colour('#8db26d');
  s.add(
    field(
      (px, py, pz) => {
        const a = Math.atan2(pz, px);
        const rib = 0.045 * Math.cos(a * 11);
        const h = Math.min(tall * 0.55, Math.max(-tall * 0.55, py));
        return (Math.hypot(px, (py - h) * 0.9, pz) - (0.34 + rib)) * 0.75;
      },
      [-0.42, -tall * 0.55 - 0.42, -0.42],
      [0.42, tall * 0.55 + 0.45, 0.42],
      0.8,
    ),
    painted(
      (lx, _ly, lz) => {
        const t = 0.5 + 0.5 * Math.cos(Math.atan2(lz, lx) * 11);
        return green.map((v, i) => v * (1 - t) + bright[i] * t);
      },
      { rough: 0.5 },
    ),
    { at: [x, y + (0.62 + tall * 0.55) * size, z] },
  );
}
