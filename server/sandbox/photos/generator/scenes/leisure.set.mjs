/** What the pictures of leisure share: floors, things, words. */
import { colour, gold, matte, organic, painted, plain, plastic, steel, wood } from '../tracer/materials.mjs';
import { fractal } from '../tracer/random.mjs';
import { box, capsule, ellipsoid, field, lathe, sphere, torus } from '../tracer/shapes.mjs';

export const oak = () => wood('#cba273', '#86603c');

export const walnut = () => wood('#7d5136', '#3a2317');

export const parquet = () => wood('#d9a868', '#b17a3e', { boards: 0.7, rough: 0.2 });

export const SPORT = 'sport, fitness, gym, training, game, health, team, club, exercise, competition, active';

export const BEAUTY = 'beauty, cosmetics, skincare, spa, salon, wellness, makeup, care, product, natural';

export const FLOWERS = 'flowers, florist, bouquet, spring, nature, garden, gift, blossom, decoration, romantic';

export const MUSIC = 'music, sound, audio, concert, song, band, studio, entertainment, listening';

export const JEWEL = 'jewellery, jewelry, luxury, gold, shop, elegant, fashion, gift, accessories, shine';

export function bunch(s, [x, z], count, make, { spread = 0.7, low = 1.9, high = 2.5, from = 1.2 } = {}) {
  for (let i = 0; i < count; i++) {
    const a = i * 2.4;
    const r = spread * Math.sqrt((i + 0.5) / count);
    make(
      [x + 0.1 * Math.cos(a), from, z + 0.1 * Math.sin(a)],
      [x + r * Math.cos(a), low + (high - low) * (1 - r / spread) + s.between(0, 0.2), z + r * Math.sin(a)],
      i,
    );
  }
}

export function suitcase(s, [x, z], hex, { turn = 0, size = 1 } = {}) {
  const shell = colour(hex);
  s.add(
    box(1.7 * size, 2.5 * size, 0.9 * size, 0.22 * size),
    painted((lx) => shell.map((v) => v * (Math.abs(((lx * 5.2) / size) % 1) < 0.16 ? 0.78 : 1)), { rough: 0.3 }),
    { at: [x, 1.4 * size, z], turn },
  );
  for (const d of [-0.6, 0.6]) s.add(sphere(0.13 * size), plastic('#1c1c1e'), { at: [x + d * size, 0.12 * size, z] });
  for (const d of [-0.3, 0.3])
    s.add(capsule([d * size, 2.6 * size, 0], [d * size, 3.5 * size, 0], 0.035 * size), steel(0.2), {
      at: [x, 0, z],
      turn,
    });
  s.add(capsule([-0.34 * size, 3.5 * size, 0], [0.34 * size, 3.5 * size, 0], 0.06 * size), plastic('#1c1c1e'), {
    at: [x, 0, z],
    turn,
  });
}

export function globe(s, [x, z], y = 0) {
  const sea = colour('#2b6ea6');
  const land = colour('#8aa860');
  const sand = colour('#d8c08a');
  s.add(
    sphere(1),
    painted(
      (lx, ly, lz) => {
        const h = fractal(lx * 1.7 + 3, ly * 1.7, lz * 1.7, 5);
        const t = Math.min(1, Math.max(0, (h - 0.5) * 24));
        const dry = Math.min(1, Math.max(0, (h - 0.57) * 9));
        return sea.map((v, i) => v * (1 - t) + (land[i] * (1 - dry) + sand[i] * dry) * t);
      },
      { rough: 0.22 },
    ),
    { at: [x, y + 1.55, z], turn: 0.8, roll: 0.35 },
  );
  s.add(torus(1.12, 0.045), gold(0.25), { at: [x, y + 1.55, z], tilt: Math.PI / 2, roll: 0.35 });
  s.add(
    lathe(
      [
        [0, 0],
        [0.7, 0],
        [0.72, 0.06],
        [0.2, 0.16],
        [0.09, 0.3],
        [0.09, 0.45],
        [0, 0.45],
      ],
      { smooth: 2 },
    ),
    gold(0.25),
    { at: [x, y, z] },
  );
}

export function skittle(s, [x, z], turn = 0) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.24, 0],
        [0.3, 0.1],
        [0.42, 0.6],
        [0.4, 0.95],
        [0.2, 1.45],
        [0.17, 1.65],
        [0.23, 1.9],
        [0.2, 2.08],
        [0, 2.16],
      ],
      { smooth: 3 },
    ),
    painted(
      (_lx, ly) => ((ly > 1.42 && ly < 1.5) || (ly > 1.58 && ly < 1.66) ? colour('#c4202c') : colour('#f5f2ea')),
      { rough: 0.12 },
    ),
    { at: [x, 0, z], turn },
  );
}

export function bowl4pets(s, [x, z], hex) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.85, 0],
        [0.9, 0.03],
        [0.72, 0.5],
        [0.62, 0.5],
        [0.5, 0.16],
        [0, 0.14],
      ],
      { smooth: 2 },
    ),
    plastic(hex, 0.25),
    { at: [x, 0, z] },
  );
  for (let i = 0; i < 60; i++) {
    const a = s.between(0, 6.28);
    const r = 0.48 * Math.sqrt(s.random());
    s.add(ellipsoid(0.08, 0.05, 0.07), organic('#9a5f2e', '#6f401c', { rough: 0.8, bump: 0 }), {
      at: [x + r * Math.cos(a), 0.26 + (0.5 - r) * 0.3 * s.random(), z + r * Math.sin(a)],
      turn: s.between(0, 3),
    });
  }
}

export function bone(s, [x, z], turn = 0, hex = '#f1e6d2') {
  s.add(
    field(
      (px, py, pz) => {
        const ends = Math.min(Math.hypot(Math.abs(px) - 0.6, py, Math.abs(pz) - 0.16)) - 0.2;
        const rod = Math.hypot(Math.max(Math.abs(px) - 0.55, 0), py, pz) - 0.14;
        const h = Math.max(0.1 - Math.abs(ends - rod), 0) / 0.1;
        return Math.min(ends, rod) - h * h * 0.025;
      },
      [-0.82, -0.21, -0.38],
      [0.82, 0.21, 0.38],
      0.9,
    ),
    matte(hex),
    { at: [x, 0.2, z], turn },
  );
}

export function shoppingBag(s, [x, z], hex, { turn = 0, size = 1 } = {}) {
  const paper = plain(hex, { rough: 0.6, mottle: 0.03 });
  s.add(box(1.3 * size, 1.6 * size, 0.6 * size, 0.02), paper, { at: [x, 0.8 * size, z], turn });
  s.add(box(1.22 * size, 0.04, 0.52 * size, 0.01), matte('#2b2724'), { at: [x, 1.6 * size, z], turn });
  for (const d of [-0.24, 0.24])
    s.add(
      field(
        (px, py, pz) => Math.max(Math.hypot(Math.hypot(px, py) - 0.3 * size, pz) - 0.025 * size, -py),
        [-0.34 * size, 0, -0.03],
        [0.34 * size, 0.34 * size, 0.03],
        0.9,
      ),
      matte('#efe8dc'),
      { at: [x + d * size * Math.sin(turn), 1.58 * size, z + d * size * Math.cos(turn)], turn },
    );
}

export function tooth(s, [x, z], size = 1, hex = '#fbfaf7') {
  s.add(
    field(
      (px, py, pz) => {
        const x0 = px / size;
        const y0 = py / size;
        const z0 = pz / size;
        const crown =
          Math.hypot(x0, (y0 - 1.05) * 1.15, z0) -
          0.62 -
          0.05 * Math.cos(Math.atan2(z0, x0) * 4) * Math.max(0, y0 - 0.9);
        let d = crown;
        for (const [ax, az] of [
          [0.3, 0.25],
          [-0.3, 0.25],
          [0.3, -0.25],
          [-0.3, -0.25],
        ]) {
          const h = Math.min(1, Math.max(0, y0 / 0.9));
          const root =
            Math.hypot(x0 - ax * (1.15 - 0.15 * h), y0 - h * 0.9, z0 - az * (1.15 - 0.15 * h)) - (0.1 + 0.18 * h);
          const k = Math.max(0.25 - Math.abs(d - root), 0) / 0.25;
          d = Math.min(d, root) - k * k * 0.0625;
        }
        return d * size * 0.8;
      },
      [-0.75 * size, -0.15 * size, -0.75 * size],
      [0.75 * size, 1.7 * size, 0.75 * size],
      0.75,
    ),
    plain(hex, { rough: 0.1, gloss: 1.3, mottle: 0.01 }),
    { at: [x, 0.1 * size, z] },
  );
}
