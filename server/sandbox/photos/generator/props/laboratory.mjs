/** Glassware, medicine, machine parts. Each adds itself to a scene at (x, z). */
import { colour, glass, glow, painted, plain, plastic, steel } from '../tracer/materials.mjs';
import { capsule, field, lathe, torus } from '../tracer/shapes.mjs';

export function flask(s, [x, z], { liquid = '#2f7fd1', y = 0, size = 1 } = {}) {
  const scaled = (points) => points.map(([r, h]) => [r * size, h * size]);
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.6, 0],
        [0.66, 0.06],
        [0.6, 0.22],
        [0.2, 1.15],
        [0.18, 1.25],
        [0.18, 1.62],
        [0.23, 1.66],
        [0.21, 1.68],
        [0.16, 1.64],
        [0.16, 1.25],
        [0.58, 0.2],
        [0.6, 0.07],
        [0, 0.04],
      ]),
      { smooth: 2 },
    ),
    glass('#fbfffe'),
    { at: [x, y, z] },
  );
  s.add(
    lathe(
      scaled([
        [0, 0.05],
        [0.56, 0.08],
        [0.58, 0.14],
        [0.54, 0.26],
        [0.38, 0.62],
        [0.38, 0.62],
        [0, 0.62],
      ]),
      { smooth: 2 },
    ),
    plain(liquid, { rough: 0.05, mottle: 0.02 }),
    { at: [x, y, z] },
  );
}

export function testTube(s, [x, z], { liquid = '#d13f6a', y = 0.1 } = {}) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.1, 0.03],
        [0.14, 0.13],
        [0.14, 1.6],
        [0.16, 1.62],
        [0.125, 1.62],
        [0.12, 0.14],
        [0.08, 0.06],
        [0, 0.04],
      ],
      { smooth: 2 },
    ),
    glass('#fbfffe'),
    { at: [x, y, z] },
  );
  s.add(
    lathe([
      [0, 0.05],
      [0.075, 0.07],
      [0.112, 0.15],
      [0.112, 0.85],
      [0, 0.85],
    ]),
    plain(liquid, { rough: 0.05 }),
    { at: [x, y, z] },
  );
}

export function pill(s, [x, z], { a = '#e5483f', b = '#f7f5f0', y = 0, turn = 0 } = {}) {
  const left = colour(a);
  const right = colour(b);
  s.add(
    capsule([-0.2, 0, 0], [0.2, 0, 0], 0.13),
    painted((lx) => (lx < 0 ? left : right), { rough: 0.12 }),
    { at: [x, y + 0.13, z], turn },
  );
}

export function gear(
  s,
  [x, z],
  { y = 0, radius = 0.8, teeth = 16, material = steel(0.28), thick = 0.28, turn = 0 } = {},
) {
  s.add(
    field(
      (px, py, pz) => {
        const r = Math.hypot(px, pz);
        const a = Math.atan2(pz, px);
        const tooth = Math.min(1, Math.max(-1, Math.cos(a * teeth) * 2.6)) * 0.075 * radius;
        const body = Math.max(r - radius * 0.92 - tooth, radius * 0.2 - r, Math.abs(py) - thick / 2);
        const holes =
          Math.hypot(r - radius * 0.56, 0) < radius * 0.3
            ? radius * 0.15 -
              Math.hypot(
                px - radius * 0.56 * Math.cos(Math.round(a / 1.0472) * 1.0472),
                pz - radius * 0.56 * Math.sin(Math.round(a / 1.0472) * 1.0472),
              )
            : -1;
        return Math.max(body, holes) * 0.7;
      },
      [-radius * 1.05, -thick / 2, -radius * 1.05],
      [radius * 1.05, thick / 2, radius * 1.05],
      0.7,
    ),
    material,
    { at: [x, y + thick / 2, z], turn },
  );
}

export function bolt(s, [x, z], { y = 0, material = steel(0.3) } = {}) {
  s.add(
    field(
      (px, py, pz) => {
        const a = Math.atan2(pz, px);
        const sector = Math.round(a / (Math.PI / 3)) * (Math.PI / 3);
        return Math.max(px * Math.cos(sector) + pz * Math.sin(sector) - 0.2, Math.abs(py) - 0.09) * 0.9;
      },
      [-0.25, -0.1, -0.25],
      [0.25, 0.1, 0.25],
      0.9,
    ),
    material,
    { at: [x, y + 0.09, z], turn: s.between(0, 1) },
  );
  s.add(lathe(Array.from({ length: 24 }, (_, i) => [i % 2 === 0 ? 0.105 : 0.085, 0.17 + i * 0.022])), material, {
    at: [x, y, z],
  });
}

export function bulb(s, [x, z], { y = 0, on = true } = {}) {
  s.add(
    lathe(
      [
        [0, 1.42],
        [0.2, 1.38],
        [0.36, 1.22],
        [0.42, 1.0],
        [0.36, 0.78],
        [0.22, 0.56],
        [0.18, 0.42],
        [0.17, 0.42],
        [0.21, 0.57],
        [0.35, 0.79],
        [0.405, 1.0],
        [0.35, 1.21],
        [0.19, 1.37],
        [0, 1.41],
      ],
      { smooth: 2 },
    ),
    glass('#ffffff'),
    { at: [x, y, z] },
  );
  s.add(lathe(Array.from({ length: 10 }, (_, i) => [i % 2 === 0 ? 0.18 : 0.16, 0.1 + i * 0.035])), steel(0.3), {
    at: [x, y, z],
  });
  s.add(
    lathe([
      [0, 0],
      [0.06, 0],
      [0.15, 0.1],
      [0, 0.1],
    ]),
    plastic('#222222'),
    { at: [x, y, z] },
  );
  s.add(torus(0.11, 0.016), on ? glow('#ffb765', 26) : steel(0.3), { at: [x, y + 0.95, z] });
  s.add(capsule([-0.11, 0.45, 0], [-0.11, 0.95, 0], 0.008), steel(0.3), { at: [x, y, z] });
  s.add(capsule([0.11, 0.45, 0], [0.11, 0.95, 0], 0.008), steel(0.3), { at: [x, y, z] });
}
