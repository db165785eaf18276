/** Large things: buildings, rooms, hills, trees, water. The scale is free here: a unit is what the camera makes of it. */
import { fractal, noise } from '../tracer/random.mjs';
import { colour, glow, matte, metal, organic, painted, plain } from '../tracer/materials.mjs';
import { box, capsule, cylinder, ellipsoid, field, lathe, sphere } from '../tracer/shapes.mjs';

/** A façade of windows on a box; `lights` share of them glow as paint (bright). */
export function facade(
  hex,
  { pane = '#1d2b38', floor = 0.5, bay = 0.42, frame = 0.16, rough = 0.12, mirror = 0.85 } = {},
) {
  const wall = colour(hex);
  const dark = colour(pane);
  return {
    kind: 'solid',
    rough,
    metal: 0,
    gloss: 1,
    bump: null,
    paint: (() => {
      const inner = painted((lx, ly, lz, x, y, z) => {
        const across = ((x + z * 0.9997 + 500) / bay) % 1;
        const up = ((y + 500) / floor) % 1;
        const isPane = across > frame && up > frame * 0.9;
        if (!isPane) return wall;
        const cell = noise(Math.floor((x + z) / bay) * 3.3, Math.floor(y / floor) * 7.1, 2);
        return dark.map((v) => v * (0.6 + 0.9 * cell));
      });
      return inner.paint;
    })(),
    mirror,
  };
}

/** Curtain-wall glass: mirrors the sky in a grid of panes. */
export function curtainWall(tint = '#7f9bb0', { floor = 0.55, bay = 0.38 } = {}) {
  const base = colour(tint);
  const line = colour('#2a3138');
  const wall = painted(
    (_lx, _ly, _lz, x, y, z) => {
      const across = ((x + z + 500) / bay) % 1;
      const up = ((y + 500) / floor) % 1;
      if (across < 0.07 || up < 0.08) return line;
      const tone = 0.75 + 0.4 * noise(Math.floor((x + z) / bay) * 5.3, Math.floor(y / floor) * 3.9, 1);
      return base.map((v) => v * tone);
    },
    { rough: 0.07, metal: 0.85, bump: (lx, ly, lz) => 0.004 * noise(lx * 1.4, ly * 1.4, lz * 1.4) },
  );
  return wall;
}

export function tower(s, [x, z], { wide = 2, tall = 9, deep = 2, material, turn = 0 } = {}) {
  s.add(box(wide, tall, deep, 0.02), material, { at: [x, tall / 2, z], turn });
}

/** A small house: walls, gable roof, door, windows, chimney. */
export function house(
  s,
  [x, z],
  { wall = '#f3ede2', roof = '#8c3f2e', door = '#2f5d6b', turn = 0, size = 1, y = 0, warm = false } = {},
) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + (dx * cos + dz * sin) * size, y + dy * size, z + (-dx * sin + dz * cos) * size];
  const b = (w, h, d, round = 0.01) => box(w * size, h * size, d * size, round * size);
  s.add(b(2, 1.3, 1.6), matte(wall), { at: at(0, 0.65, 0), turn });
  s.add(
    field(
      (px, py, pz) => Math.max(Math.abs(pz) * 0.66 + py * 0.75 - 0.62 * size, Math.abs(px) - 1.0 * size, -py),
      [-1.0 * size, 0, -0.95 * size],
      [1.0 * size, 0.83 * size, 0.95 * size],
      0.9,
    ),
    matte(wall),
    { at: at(0, 1.28, 0), turn },
  );
  for (const side of [-1, 1])
    s.add(b(2.3, 0.07, 1.28), plain(roof, { rough: 0.6, mottle: 0.2, grain: 8 }), {
      at: at(0, 1.66, side * 0.5),
      turn,
      tilt: side * 0.722,
    });
  s.add(b(0.26, 0.6, 0.26), matte(roof), { at: at(0.55, 2.1, -0.35), turn });
  s.add(b(0.36, 0.75, 0.06, 0.01), plain(door, { rough: 0.35 }), { at: at(0, 0.38, 0.8), turn });
  s.add(sphere(0.025 * size), metal('#e0b55b', 0.2), { at: at(0.12, 0.38, 0.84) });
  for (const dx of [-0.62, 0.62]) {
    s.add(b(0.46, 0.5, 0.06), matte('#ffffff'), { at: at(dx, 0.75, 0.79), turn });
    s.add(b(0.38, 0.42, 0.07), warm ? glow('#ffd08a', 3) : plain('#38566b', { rough: 0.05 }), {
      at: at(dx, 0.75, 0.795),
      turn,
    });
    s.add(b(0.03, 0.42, 0.09), matte('#ffffff'), { at: at(dx, 0.75, 0.795), turn });
    s.add(b(0.38, 0.03, 0.09), matte('#ffffff'), { at: at(dx, 0.75, 0.795), turn });
  }
}

export function tree(s, [x, z], { kind = 'round', size = 1, hex = '#3d6b35', pale = '#86ab52', y = 0 } = {}) {
  const bark = organic('#5b4330', '#3c2b1f', { rough: 0.9, gloss: 0.2, bump: 0.03 });
  const green = organic(hex, pale, { scale: 3, rough: 0.9, gloss: 0.2, bump: 0.12, bumpScale: 7 });
  if (kind === 'fir') {
    s.add(cylinder(0.08 * size, 0.5 * size), bark, { at: [x, y, z] });
    for (let i = 0; i < 4; i++)
      s.add(
        field(
          (px, py, pz) => {
            const a = Math.atan2(pz, px);
            const t = py / (0.9 * size);
            return (
              Math.max(
                (Math.hypot(px, pz) - (0.62 - i * 0.12) * size * (1 - t) - 0.03 * size * Math.sin(a * 13 + i)) * 0.6,
                -py,
              ) * 0.9
            );
          },
          [-0.7 * size, 0, -0.7 * size],
          [0.7 * size, 0.9 * size, 0.7 * size],
          0.7,
        ),
        green,
        { at: [x, y + (0.35 + i * 0.42) * size, z], turn: i },
      );
    return;
  }
  s.add(capsule([0, 0, 0], [0, 1 * size, 0], 0.09 * size), bark, { at: [x, y, z] });
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * 6.283;
    const off = i === 6 ? 0 : 0.4 * size;
    const r = (i === 6 ? 0.62 : s.between(0.4, 0.54)) * size;
    s.add(
      field(
        (px, py, pz) =>
          (Math.hypot(px, py, pz) -
            r -
            0.16 * r * (fractal((px / r) * 2.6, (py / r) * 2.6, (pz / r) * 2.6, 3) - 0.5) * 2) *
          0.7,
        [-r * 1.2, -r * 1.2, -r * 1.2],
        [r * 1.2, r * 1.2, r * 1.2],
        0.7,
      ),
      green,
      {
        at: [
          x + off * Math.cos(a),
          y + (1.25 + (i === 6 ? 0.45 : s.between(-0.1, 0.25))) * size,
          z + off * Math.sin(a),
        ],
        turn: s.between(0, 6),
      },
    );
  }
}

/** Hills as a height field over a square of side `reach`; paint chooses the ground by height and slope. */
export function hills(
  s,
  {
    reach = 40,
    tall = 6,
    scale = 0.12,
    seed = 0,
    at = [0, 0, 0],
    low = '#4f6b3a',
    high = '#8a8378',
    snow = null,
    ridge = true,
  } = {},
) {
  const height = (x, z) => {
    let sum = 0;
    let weight = 0.5;
    let fx = x * scale + seed * 13.7;
    let fz = z * scale + seed * 7.9;
    for (let i = 0; i < 6; i++) {
      const n = noise(fx, seed, fz);
      sum += weight * (ridge ? 1 - Math.abs(n * 2 - 1) : n);
      weight *= 0.46;
      fx = fx * 2.03 + 3.1;
      fz = fz * 2.03 + 1.7;
    }
    return tall * (ridge ? sum ** 1.6 : sum);
  };
  const half = reach / 2;
  const a = colour(low);
  const b = colour(high);
  const c = snow === null ? b : colour(snow);
  s.add(
    field((px, py, pz) => (py - height(px, pz)) * 0.62, [-half, 0, -half], [half, tall * 1.05, half], 0.62),
    painted(
      (lx, ly, lz) => {
        const steep =
          Math.abs(height(lx + 0.2, lz) - height(lx - 0.2, lz)) + Math.abs(height(lx, lz + 0.2) - height(lx, lz - 0.2));
        const t = Math.min(
          1,
          Math.max(0, (ly / tall) * 1.6 - 0.35 + steep * 0.25 + 0.3 * (fractal(lx, ly, lz, 3) - 0.5)),
        );
        const white =
          snow === null
            ? 0
            : Math.min(1, Math.max(0, (ly / tall - 0.42) * 5 - steep * 0.7 + fractal(lx * 2, 0, lz * 2, 3) * 0.8));
        return a.map(
          (v, i) =>
            ((v * (1 - t) + b[i] * t) * (1 - white) + c[i] * white) * (0.85 + 0.3 * noise(lx * 6, ly * 6, lz * 6)),
        );
      },
      { rough: 0.95, gloss: 0.15 },
    ),
    { at },
  );
}

/** Sand in long soft waves. */
export function dunes(s, { tall = 2.4, seed = 1, hex = '#d9a066', at = [0, 0, 0], reach = 60 } = {}) {
  const height = (x, z) => {
    const warp = 4 * fractal(x * 0.05 + seed, seed, z * 0.05, 2);
    const wave = Math.sin(x * 0.22 + z * 0.3 + warp * 1.6);
    return tall * (0.5 + 0.5 * (1 - Math.abs(wave) ** 1.2)) + 0.6 * fractal(x * 0.15, 2, z * 0.15, 2);
  };
  const half = reach / 2;
  s.add(
    field((px, py, pz) => (py - height(px, pz)) * 0.7, [-half, 0, -half], [half, tall * 1.1 + 0.7, half], 0.7),
    plain(hex, {
      rough: 0.95,
      gloss: 0.1,
      mottle: 0.06,
      bump: (x, y, z) => 0.02 * Math.sin(x * 9 + 3 * noise(x, y, z * 0.7)),
    }),
    { at },
  );
}

/** A room: floor, back wall, side wall with a bright window; returns nothing. Front is open. */
export function room(
  s,
  { floor, wall = '#e9e4da', side = '#f1ece3', wide = 12, tall = 6, depth = 8, window: opening = true } = {},
) {
  s.ground(floor);
  s.add(box(wide, tall, 0.2, 0.01), matte(wall), { at: [0, tall / 2, -depth / 2] });
  s.add(box(wide, 0.3, 0.08, 0.02), matte('#ffffff'), { at: [0, 0.15, -depth / 2 + 0.12] });
  if (!opening) {
    s.add(box(0.2, tall, depth, 0.01), matte(side), { at: [-wide / 2, tall / 2, 0] });
    return;
  }
  const x = -wide / 2;
  s.add(box(0.2, 1, depth, 0.01), matte(side), { at: [x, 0.5, 0] });
  s.add(box(0.2, 0.8, depth, 0.01), matte(side), { at: [x, tall - 0.4, 0] });
  for (const z of [-depth / 2 + 0.5, 0, depth / 2 - 0.5])
    s.add(box(0.2, tall, 0.9, 0.01), matte(side), { at: [x, tall / 2, z] });
  for (const z of [-depth / 4 - 0.1, depth / 4 + 0.1])
    s.add(box(0.1, tall, 0.1, 0.01), matte('#ffffff'), { at: [x, tall / 2, z] });
}

export function sofa(
  s,
  [x, z],
  { hex = '#4d6a6d', wide = 3.6, turn = 0, legs = '#6b4a2e', cushions = ['#e0a96d', '#f1ebe0'] } = {},
) {
  const cloth = organic(hex, hex, { rough: 0.95, gloss: 0.15, bump: 0.01, bumpScale: 50 });
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, dy, z - dx * sin + dz * cos];
  s.add(box(wide, 0.5, 1.5, 0.14), cloth, { at: at(0, 0.55, 0), turn });
  for (const d of [-1, 1])
    s.add(box(wide / 2 - 0.22, 0.34, 1.25, 0.14), cloth, { at: at((d * (wide - 0.4)) / 4, 0.92, 0.12), turn });
  s.add(box(wide, 1.3, 0.42, 0.17), cloth, { at: at(0, 1.1, -0.6), turn });
  for (const d of [-1, 1]) s.add(box(0.34, 0.9, 1.5, 0.15), cloth, { at: at((d * (wide - 0.2)) / 2, 0.85, 0), turn });
  for (const dx of [-1, 1])
    for (const dz of [-0.6, 0.6])
      s.add(cylinder(0.06, 0.34), plain(legs), { at: at(dx * (wide / 2 - 0.25), 0, dz), turn });
  cushions.forEach((one, i) =>
    s.add(ellipsoid(0.48, 0.42, 0.18), organic(one, one, { rough: 0.95, gloss: 0.1, bump: 0.01 }), {
      at: at((i === 0 ? -1 : 1) * (wide / 2 - 0.75), 1.42, -0.22),
      turn: turn + (i === 0 ? 0.25 : -0.25),
      tilt: -0.25,
    }),
  );
}

export function bed(s, [x, z], { sheet = '#f4f1ec', cover = '#7b8f9a', wood = '#9a6f47' } = {}) {
  const linen = (hex) => organic(hex, hex, { rough: 0.95, gloss: 0.1, bump: 0.05, bumpScale: 1.4 });
  s.add(box(4.2, 0.5, 4.6, 0.06), plain(wood, { rough: 0.4 }), { at: [x, 0.35, z] });
  s.add(box(4.4, 2, 0.2, 0.06), organic('#b9a48c', '#b9a48c', { rough: 0.9, bump: 0.01 }), { at: [x, 1.2, z - 2.35] });
  s.add(box(4, 0.6, 4.4, 0.22), linen(sheet), { at: [x, 0.85, z] });
  s.add(box(4.15, 0.34, 2.6, 0.15), linen(cover), { at: [x, 1.08, z + 0.95] });
  for (const d of [-1, 1]) {
    s.add(ellipsoid(0.95, 0.4, 0.55), linen(sheet), { at: [x + d * 1.0, 1.5, z - 1.75], tilt: -0.5 });
    s.add(ellipsoid(0.72, 0.34, 0.42), linen(cover), { at: [x + d * 0.95, 1.5, z - 1.2], tilt: -0.6 });
  }
}

export function lamp(s, [x, z], { y = 0, tall = 3.4, hex = '#e8dcc6', on = true, stem = '#2c2a28' } = {}) {
  s.add(cylinder(0.4, 0.08), metal(stem, 0.35), { at: [x, y, z] });
  s.add(cylinder(0.035, tall), metal(stem, 0.35), { at: [x, y, z] });
  s.add(
    lathe([
      [0.62, 0],
      [0.42, 0.8],
      [0.4, 0.8],
      [0.6, 0],
    ]),
    on ? glow('#ffe2b4', 2.2) : matte(hex),
    { at: [x, y + tall - 0.5, z] },
  );
}

export function chair(s, [x, z], { hex = '#e0a23a', turn = 0, legs = '#b98b5b', y = 0 } = {}) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, y + dy, z - dx * sin + dz * cos];
  s.add(box(1.1, 0.14, 1.1, 0.07), plain(hex, { rough: 0.5 }), { at: at(0, 1.05, 0), turn });
  s.add(box(1.1, 1.0, 0.12, 0.06), plain(hex, { rough: 0.5 }), { at: at(0, 1.75, -0.52), turn, tilt: -0.12 });
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      s.add(capsule([0, 1.0, 0], [dx * 0.12, 0, dz * 0.12], 0.05), plain(legs, { rough: 0.5 }), {
        at: at(dx * 0.42, 0, dz * 0.42),
        turn,
      });
}

export function desk(s, [x, z], { wide = 4.4, deep = 2, tall = 1.5, top, legs = '#26282c' } = {}) {
  s.add(box(wide, 0.1, deep, 0.03), top, { at: [x, tall, z] });
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      s.add(box(0.1, tall, 0.1, 0.02), metal(legs, 0.4), {
        at: [x + dx * (wide / 2 - 0.15), tall / 2, z + dz * (deep / 2 - 0.15)],
      });
}
