/** Fruit and meals. Each adds itself to a scene at (x, z). */
import { colour, matte, organic, painted, plain, plastic } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, ellipsoid, field, lathe, sphere } from '../tracer/shapes.mjs';

export function fruit(s, kind, [x, z], { y = 0, turn = 0 } = {}) {
  if (kind === 'apple' || kind === 'green apple') {
    const red = kind === 'apple';
    const a = colour(red ? '#a3131c' : '#86a829');
    const b = colour(red ? '#d8902f' : '#bccb57');
    s.add(
      lathe(
        [
          [0, 0.1],
          [0.1, 0.03],
          [0.22, 0],
          [0.36, 0.16],
          [0.43, 0.42],
          [0.38, 0.66],
          [0.22, 0.78],
          [0.08, 0.74],
          [0, 0.66],
        ],
        { smooth: 3 },
      ),
      painted(
        (lx, ly, lz) => {
          const streak = noise(Math.atan2(lz, lx) * 7, ly * 1.2, 3) * 0.55 + 0.25 * fractal(lx * 3, ly * 3, lz * 3, 3);
          return a.map((value, i) => value * (1 - streak * 0.75) + b[i] * streak * 0.75);
        },
        { rough: 0.2 },
      ),
      { at: [x, y, z], turn, roll: s.between(-0.12, 0.12) },
    );
    s.add(capsule([0, 0.62, 0], [0.06, 0.9, 0.02], 0.02), matte('#4a2f1b'), { at: [x, y, z], turn });
  } else if (kind === 'orange')
    s.add(sphere(0.42), organic('#ee8a1d', '#e2730f', { rough: 0.42, bump: 0.012, bumpScale: 34 }), {
      at: [x, y + 0.42, z],
    });
  else if (kind === 'lemon')
    s.add(
      field(
        (px, py, pz) => {
          const body = (Math.hypot(px / 0.5, py / 0.34, pz / 0.34) - 1) * 0.34;
          const tip = Math.hypot(Math.abs(px) - 0.48, py, pz) - 0.07;
          const h = Math.max(0.1 - Math.abs(body - tip), 0) / 0.1;
          return Math.min(body, tip) - h * h * 0.025;
        },
        [-0.58, -0.36, -0.36],
        [0.58, 0.36, 0.36],
        0.8,
      ),
      organic('#f4cf2b', '#eab817', { rough: 0.4, bump: 0.01, bumpScale: 30 }),
      { at: [x, y + 0.33, z], turn },
    );
  else if (kind === 'pear')
    s.add(
      lathe(
        [
          [0, 0.02],
          [0.2, 0],
          [0.38, 0.2],
          [0.4, 0.4],
          [0.28, 0.72],
          [0.18, 0.96],
          [0.1, 1.05],
          [0, 1.06],
        ],
        { smooth: 3 },
      ),
      organic('#b9b63a', '#d6c463', { rough: 0.4, bump: 0.004, bumpScale: 40 }),
      { at: [x, y, z], roll: s.between(-0.1, 0.1) },
    );
  else if (kind === 'tomato')
    s.add(
      field(
        (px, py, pz) =>
          (Math.hypot(px, py * 1.2, pz) - 0.42 - 0.02 * Math.cos(Math.atan2(pz, px) * 5) * (1 - Math.abs(py))) * 0.85,
        [-0.46, -0.38, -0.46],
        [0.46, 0.38, 0.46],
        0.9,
      ),
      organic('#c81d16', '#d8371f', { rough: 0.12, bump: 0 }),
      { at: [x, y + 0.34, z] },
    );
  else if (kind === 'pumpkin')
    s.add(
      field(
        (px, py, pz) => {
          const lobe = 0.07 * Math.abs(Math.cos(Math.atan2(pz, px) * 5));
          return (Math.hypot(px, py * 1.35, pz) - 0.62 - lobe + 0.12 * Math.max(0, 0.3 - Math.hypot(px, pz))) * 0.75;
        },
        [-0.72, -0.54, -0.72],
        [0.72, 0.54, 0.72],
        0.85,
      ),
      organic('#d9741c', '#c25a12', { rough: 0.4, bump: 0.01 }),
      { at: [x, y + 0.46, z] },
    );
  else if (kind === 'berry')
    s.add(sphere(0.13), organic('#27325f', '#3f4f86', { rough: 0.5, bump: 0 }), { at: [x, y + 0.13, z] });
  else if (kind === 'cherry') s.add(sphere(0.16), plain('#8d0f1c', { rough: 0.08 }), { at: [x, y + 0.16, z] });
}

export function burger(s, [x, z], { y = 0 } = {}) {
  const bun = organic('#c97f36', '#a95f22', { rough: 0.32, gloss: 1, bump: 0.004 });
  s.add(
    lathe(
      [
        [0, 0],
        [0.6, 0],
        [0.68, 0.08],
        [0.68, 0.18],
        [0.62, 0.24],
        [0, 0.24],
      ],
      { smooth: 3 },
    ),
    bun,
    { at: [x, y, z] },
  );
  const patty = organic('#4a2817', '#2f170d', { scale: 5, rough: 0.5, bump: 0.05, bumpScale: 12 });
  s.add(
    lathe(
      [
        [0, 0],
        [0.66, 0.02],
        [0.7, 0.1],
        [0.66, 0.2],
        [0, 0.2],
      ],
      { smooth: 3 },
    ),
    patty,
    { at: [x, y + 0.26, z] },
  );
  s.add(box(1.16, 0.03, 1.16, 0.012), plastic('#f2b134', 0.35), { at: [x, y + 0.475, z], turn: 0.5 });
  s.add(cylinder(0.62, 0.09, 0.03), plain('#c9281e', { rough: 0.15 }), { at: [x, y + 0.5, z] });
  s.add(
    field(
      (px, py, pz) => {
        const a = Math.atan2(pz, px);
        return (
          (Math.abs(py - 0.06 * Math.sin(a * 9) * Math.min(1, Math.hypot(px, pz) * 1.4)) -
            0.022 +
            Math.max(0, Math.hypot(px, pz) - 0.74 - 0.05 * Math.sin(a * 7))) *
          0.5
        );
      },
      [-0.85, -0.12, -0.85],
      [0.85, 0.12, 0.85],
      0.7,
    ),
    organic('#6da437', '#8fc04b', { rough: 0.45, bump: 0.02 }),
    { at: [x, y + 0.64, z] },
  );
  s.add(
    lathe(
      [
        [0, 0],
        [0.64, 0],
        [0.71, 0.08],
        [0.66, 0.28],
        [0.46, 0.45],
        [0.2, 0.53],
        [0, 0.54],
      ],
      { smooth: 3 },
    ),
    bun,
    { at: [x, y + 0.7, z] },
  );
  for (let i = 0; i < 34; i++) {
    const a = s.between(0, 6.28);
    const r = Math.sqrt(s.between(0, 0.26));
    const h = 0.545 - 0.62 * r * r - 0.02 * r;
    s.add(ellipsoid(0.035, 0.016, 0.022), matte('#f3e3c0'), {
      at: [x + r * Math.cos(a), y + 0.7 + h, z + r * Math.sin(a)],
      turn: s.between(0, 3),
      roll: -r * 0.9 * Math.cos(a),
    });
  }
}

export function pancakes(s, [x, z], { y = 0, count = 6 } = {}) {
  const golden = colour('#b9752f');
  const rim = colour('#ecc98c');
  let height = y;
  for (let i = 0; i < count; i++) {
    const r = 0.78 + s.between(-0.04, 0.04);
    s.add(
      lathe(
        [
          [0, 0],
          [r - 0.06, 0],
          [r, 0.05],
          [r, 0.09],
          [r - 0.06, 0.14],
          [0, 0.145],
        ],
        { smooth: 2 },
      ),
      painted(
        (lx, ly, lz) => {
          const side = Math.hypot(lx, lz) > r - 0.07 && ly > 0.02 && ly < 0.12;
          const toast = 0.75 + 0.5 * fractal(lx * 3 + i, ly, lz * 3, 3);
          return side ? rim : golden.map((value) => value * toast);
        },
        { rough: 0.55 },
      ),
      { at: [x + s.between(-0.05, 0.05), height, z + s.between(-0.05, 0.05)] },
    );
    height += 0.14;
  }
  s.add(box(0.34, 0.13, 0.34, 0.04), plain('#f7e08a', { rough: 0.3 }), { at: [x, height + 0.07, z], turn: 0.4 });
  return height;
}

export function sushi(s, [x, z], { y = 0, fill = '#f0713a', turn = 0 } = {}) {
  const rice = colour('#f6f3ea');
  const fish = colour(fill);
  const nori = colour('#141c16');
  s.add(
    cylinder(0.3, 0.42, 0.03),
    painted(
      (lx, ly, lz) => {
        const r = Math.hypot(lx, lz);
        if (r > 0.27) return nori;
        if (Math.hypot(lx - 0.02, lz + 0.01) < 0.12) return fish;
        return rice.map((value) => value * (0.8 + 0.3 * noise(lx * 34, ly * 30, lz * 34)));
      },
      { rough: 0.4, bump: (lx, ly, lz) => 0.02 * noise(lx * 26, ly * 26, lz * 26) },
    ),
    { at: [x, y, z], turn },
  );
}
