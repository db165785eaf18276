/** Balls, weights, prizes and toys. */
import { colour, gold, organic, painted, plain, plastic, steel } from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, cylinder, field, lathe, sphere, torus } from '../tracer/shapes.mjs';

export function ball(s, kind, [x, z], { y = 0, radius = 0.9, turn = 0, tilt = 0 } = {}) {
  const at = { at: [x, y + radius, z], turn, tilt };
  const dark = colour('#1b1714');
  if (kind === 'basketball') {
    const skin = colour('#c4622a');
    s.add(
      sphere(radius),
      painted(
        (lx, ly, lz) => {
          const [a, b, c] = [lx / radius, ly / radius, lz / radius];
          const seam = Math.min(
            Math.abs(a),
            Math.abs(b),
            Math.abs(Math.hypot(a - 1.32, c) - 0.98),
            Math.abs(Math.hypot(a + 1.32, c) - 0.98),
          );
          return seam < 0.018 ? dark : skin.map((v) => v * (0.85 + 0.3 * noise(lx * 40, ly * 40, lz * 40)));
        },
        { rough: 0.55, bump: (px, py, pz) => 0.006 * noise(px * 60, py * 60, pz * 60) },
      ),
      at,
    );
  } else if (kind === 'tennis') {
    const felt = colour('#c9dc3f');
    const line = colour('#f4f4ee');
    s.add(
      sphere(radius),
      painted(
        (lx, ly, lz) => {
          const a = Math.atan2(lz, lx);
          const seam = Math.abs(ly / radius - 0.5 * Math.cos(2 * a) * Math.sqrt(Math.max(0, 1 - (ly / radius) ** 2)));
          return seam < 0.06 ? line : felt.map((v) => v * (0.75 + 0.4 * noise(lx * 70, ly * 70, lz * 70)));
        },
        { rough: 0.95, gloss: 0.15, bump: (px, py, pz) => 0.02 * noise(px * 70, py * 70, pz * 70) },
      ),
      at,
    );
  } else if (kind === 'golf')
    s.add(
      sphere(radius),
      plain('#f5f5f2', {
        rough: 0.2,
        mottle: 0,
        bump: (px, py, pz) =>
          0.012 * Math.sin((px / radius) * 24) * Math.sin((py / radius) * 24) * Math.sin((pz / radius) * 24 + 1),
      }),
      at,
    );
  else if (kind === 'football') {
    const white = colour('#f3f3f0');
    const phi = (1 + Math.sqrt(5)) / 2;
    const points = [];
    for (const i of [-1, 1]) for (const j of [-phi, phi]) points.push([0, i, j], [i, j, 0], [j, 0, i]);
    const length = Math.hypot(1, phi);
    s.add(
      sphere(radius),
      painted(
        (lx, ly, lz) => {
          const dots = points.map(([a, b, c]) => (a * lx + b * ly + c * lz) / (length * radius)).sort((a, b) => b - a);
          if (dots[0] > 0.935) return dark;
          const edge = dots[0] - dots[1];
          return dots[0] > 0.925 || (edge < 0.014 && dots[0] < 0.93) ? colour('#8b8b88') : white;
        },
        { rough: 0.35 },
      ),
      at,
    );
  } else if (kind === 'bowling')
    s.add(sphere(radius), organic('#16224f', '#5a2f86', { scale: 1.6, rough: 0.05, gloss: 1, bump: 0 }), at);
  else s.add(sphere(radius), plastic(kind, 0.12), at);
}

export function dumbbell(s, [x, z], { y = 0, turn = 0, hex = '#25262a', size = 1 } = {}) {
  const rubber = plastic(hex, 0.45);
  const at = (d) => [x + d * Math.cos(turn), y + 0.42 * size, z - d * Math.sin(turn)];
  const disc = lathe(
    [
      [0, -0.22],
      [0.34, -0.22],
      [0.42, -0.14],
      [0.42, 0.14],
      [0.34, 0.22],
      [0, 0.22],
    ].map(([r, h]) => [r * size, h * size]),
  );
  for (const d of [-0.78, 0.78]) s.add(disc, rubber, { at: at(d * size), turn, roll: Math.PI / 2 });
  s.add(
    lathe(
      [
        [0, -0.6],
        [0.09, -0.6],
        [0.12, 0],
        [0.09, 0.6],
        [0, 0.6],
      ].map(([r, h]) => [r * size, h * size]),
      { smooth: 4 },
    ),
    steel(0.25),
    { at: at(0), turn, roll: Math.PI / 2 },
  );
}

export function kettlebell(s, [x, z], { hex = '#1f2023', size = 1, y = 0 } = {}) {
  const iron = plain(hex, { rough: 0.5, mottle: 0.15, grain: 9 });
  s.add(
    field(
      (px, py, pz) => Math.max(Math.hypot(px, py, pz) - 0.6 * size, -py - 0.52 * size),
      [-0.6 * size, -0.53 * size, -0.6 * size],
      [0.6 * size, 0.6 * size, 0.6 * size],
      1,
    ),
    iron,
    { at: [x, y + 0.52 * size, z] },
  );
  s.add(
    field(
      (px, py, pz) => Math.hypot(Math.hypot(px * 0.82, py) - 0.36 * size, pz) - 0.09 * size,
      [-0.6 * size, -0.2 * size, -0.1 * size],
      [0.6 * size, 0.5 * size, 0.1 * size],
      0.85,
    ),
    iron,
    { at: [x, y + 1.12 * size, z] },
  );
}

export function blocks(s, [x, z], hexes, { y = 0, size = 0.6 } = {}) {
  hexes.forEach((hex, i) => {
    const layer = i < 3 ? 0 : i < 5 ? 1 : 2;
    const offset = layer === 0 ? (i - 1) * 1.12 : layer === 1 ? (i - 3.5) * 1.15 : 0;
    s.add(box(size, size, size, 0.05), plain(hex, { rough: 0.45, mottle: 0.08, grain: 5 }), {
      at: [x + offset * size, y + size / 2 + layer * size, z + s.between(-0.05, 0.05)],
      turn: s.between(-0.25, 0.25),
    });
  });
}

export function stackingRings(s, [x, z], hexes = ['#d9463d', '#ee9a3b', '#f2cf4a', '#67ab5b', '#3f86c4'], y = 0) {
  s.add(cylinder(0.75, 0.14, 0.06), plain('#dcb888', { rough: 0.5 }), { at: [x, y, z] });
  let height = y + 0.14;
  hexes.forEach((hex, i) => {
    const tube = 0.2 - i * 0.012;
    s.add(torus(0.48 - i * 0.06, tube), plain(hex, { rough: 0.35, mottle: 0.03 }), { at: [x, height + tube, z] });
    height += tube * 1.86;
  });
  s.add(sphere(0.22), plain('#dcb888', { rough: 0.4 }), { at: [x, height + 0.16, z] });
}

export function trophy(s, [x, z], { y = 0, material = gold(0.16), size = 1 } = {}) {
  s.add(
    lathe(
      [
        [0, 0.5],
        [0.3, 0.5],
        [0.32, 0.54],
        [0.1, 0.7],
        [0.08, 0.95],
        [0.16, 1.05],
        [0.5, 1.4],
        [0.62, 1.9],
        [0.66, 2.2],
        [0.62, 2.2],
        [0.57, 1.9],
        [0.44, 1.45],
        [0, 1.2],
      ].map(([r, h]) => [r * size, h * size]),
      { smooth: 3 },
    ),
    material,
    { at: [x, y, z] },
  );
  s.add(box(0.8 * size, 0.5 * size, 0.8 * size, 0.04), plain('#1d1a1a', { rough: 0.2 }), {
    at: [x, y + 0.25 * size, z],
    turn: 0.3,
  });
  for (const side of [-1, 1])
    s.add(torus(0.3 * size, 0.05 * size), material, {
      at: [x + side * 0.72 * size, y + 1.75 * size, z],
      tilt: Math.PI / 2,
    });
}
