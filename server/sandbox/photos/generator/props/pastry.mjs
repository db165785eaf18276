/** Bread and sweet things. Each adds itself to a scene at (x, z). */
import { colour, matte, organic, painted, plain, plastic } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { capsule, ellipsoid, field, lathe, sphere, torus } from '../tracer/shapes.mjs';

const FROSTINGS = ['#f3c6cf', '#f7ead2', '#c9e2d0', '#c7b6df', '#6b3d26', '#f2a65e'];

export function macaron(s, [x, z], hex, { y = 0, tilt = 0, roll = 0, turn = 0 } = {}) {
  const shell = organic(hex, hex, { rough: 0.6, gloss: 0.5, bump: 0.006, bumpScale: 30 });
  const dome = [
    [0, 0],
    [0.36, 0],
    [0.4, 0.02],
    [0.395, 0.05],
    [0.41, 0.08],
    [0.39, 0.16],
    [0.3, 0.22],
    [0.15, 0.25],
    [0, 0.255],
  ];
  const lift = tilt !== 0 || roll !== 0 ? 0 : 0.25;
  const at = [x, y + lift, z];
  s.add(
    lathe(
      dome.map(([r, h]) => [r, h + 0.055]),
      { smooth: 2 },
    ),
    shell,
    { at, tilt, roll, turn },
  );
  s.add(
    lathe(
      dome.map(([r, h]) => [r, -h - 0.055]),
      { smooth: 2 },
    ),
    shell,
    { at, tilt, roll, turn },
  );
  s.add(
    lathe(
      [
        [0, -0.06],
        [0.36, -0.06],
        [0.375, 0],
        [0.36, 0.06],
        [0, 0.06],
      ],
      { smooth: 2 },
    ),
    matte('#fbf1e2'),
    { at, tilt, roll, turn },
  );
}

export function donut(s, [x, z], { icing = '#f29bb4', y = 0, tilt = 0, turn = 0, sprinkles = 46 } = {}) {
  const at = [x, y + 0.2, z];
  s.add(torus(0.36, 0.2), organic('#d79a52', '#b87332', { rough: 0.55, bump: 0.01 }), { at, tilt, turn });
  s.add(
    field(
      (px, py, pz) => {
        const ring = Math.hypot(px, pz);
        const wave = 0.045 * noise(Math.atan2(pz, px) * 2.2 + 9, 1, 4);
        return Math.max(Math.hypot(ring - 0.36, py) - 0.222, -py - 0.01 + wave * 2.5 + Math.abs(ring - 0.36) * 0.12);
      },
      [-0.6, -0.1, -0.6],
      [0.6, 0.24, 0.6],
      0.8,
    ),
    plain(icing, { rough: 0.2, mottle: 0.02 }),
    { at, tilt, turn },
  );
  if (tilt !== 0) return;
  for (let i = 0; i < sprinkles; i++) {
    const a = s.between(0, Math.PI * 2);
    const b = s.between(0.35, 2.6);
    const r = 0.36 - 0.226 * Math.cos(b);
    const h = 0.226 * Math.sin(b);
    s.add(
      capsule([-0.035, 0, 0], [0.035, 0, 0], 0.013),
      plastic(s.pick(['#ffffff', '#f6d34e', '#58b7d6', '#e0567a', '#7cc46a'])),
      {
        at: [x + r * Math.cos(a), y + 0.2 + h, z + r * Math.sin(a)],
        turn: s.between(0, 3),
        roll: s.between(-0.4, 0.4),
      },
    );
  }
}

export function cupcake(s, [x, z], { icing = null, paper = '#d9b48f', cherry = true, y = 0 } = {}) {
  const cream = plain(icing ?? s.pick(FROSTINGS), { rough: 0.45, mottle: 0.03 });
  const folds = colour(paper);
  s.add(
    lathe([
      [0, 0],
      [0.3, 0],
      [0.31, 0.01],
      [0.42, 0.42],
      [0, 0.42],
    ]),
    painted((lx, _ly, lz) => folds.map((value) => value * (0.8 + 0.2 * Math.sin(Math.atan2(lz, lx) * 26))), {
      rough: 0.7,
    }),
    { at: [x, y, z] },
  );
  s.add(ellipsoid(0.44, 0.16, 0.44), organic('#c98d4e', '#a5672f'), { at: [x, y + 0.43, z] });
  s.add(
    field(
      (px, py, pz) => {
        const t = Math.min(1, Math.max(0, py / 0.62));
        const twist = Math.cos(Math.atan2(pz, px) * 6 + t * 9) * 0.035 * (1 - t);
        const tier = 0.05 * Math.cos(t * 22);
        return (
          (Math.hypot(px, pz) - (0.4 * (1 - t) ** 0.8 + 0.01 + twist + tier * (1 - t))) * 0.75 +
          Math.max(0, py - 0.62) +
          Math.max(0, -py)
        );
      },
      [-0.52, 0, -0.52],
      [0.52, 0.66, 0.52],
      0.6,
    ),
    cream,
    { at: [x, y + 0.5, z] },
  );
  if (cherry) s.add(sphere(0.11), plain('#a3101f', { rough: 0.08, mottle: 0.02 }), { at: [x, y + 1.14, z] });
}

export function cake(s, [x, z], { hexes = ['#fbf4ea'], sizes = [1.1], top = '#b3122a', y = 0, drip = null } = {}) {
  let height = y;
  sizes.forEach((radius, i) => {
    const tall = 0.75;
    s.add(
      lathe(
        [
          [0, 0],
          [radius - 0.04, 0],
          [radius, 0.03],
          [radius, tall - 0.08],
          [radius - 0.03, tall - 0.02],
          [radius - 0.09, tall],
          [0, tall],
        ],
        { smooth: 2 },
      ),
      plain(hexes[i % hexes.length], { rough: 0.5, mottle: 0.03 }),
      { at: [x, height, z] },
    );
    if (drip !== null && i === sizes.length - 1) {
      s.add(
        lathe(
          [
            [0, 0],
            [radius + 0.015, 0],
            [radius + 0.02, 0.04],
            [radius - 0.06, 0.09],
            [0, 0.09],
          ],
          { smooth: 2 },
        ),
        plain(drip, { rough: 0.1 }),
        { at: [x, height + tall - 0.06, z] },
      );
      for (let k = 0; k < 22; k++) {
        const a = (k / 22) * Math.PI * 2;
        const long = s.between(0.08, 0.38);
        s.add(capsule([0, 0, 0], [0, -long, 0], 0.045), plain(drip, { rough: 0.1 }), {
          at: [x + (radius + 0.005) * Math.cos(a), height + tall - 0.04, z + (radius + 0.005) * Math.sin(a)],
        });
      }
    }
    for (let k = 0; k < Math.round(radius * 26); k++) {
      const a = (k / Math.round(radius * 26)) * Math.PI * 2;
      s.add(sphere(0.06), plain(hexes[(i + 1) % hexes.length], { rough: 0.4 }), {
        at: [x + radius * Math.cos(a), height + 0.05, z + radius * Math.sin(a)],
      });
    }
    height += tall;
  });
  const radius = sizes.at(-1) - 0.2;
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2 + 0.2;
    s.add(sphere(0.13), plain(top, { rough: 0.1 }), {
      at: [x + radius * Math.cos(a), height + 0.1, z + radius * Math.sin(a)],
    });
  }
}

/** A loaf: an oval body with scores across its back, dusted with flour. */
export function loaf(s, [x, z], { turn = 0, y = 0, long = 1.15, scores = 4 } = {}) {
  const crust = colour('#b06a2c');
  const pale = colour('#e6bd80');
  const flour = colour('#f3e6cf');
  s.add(
    field(
      (px, py, pz) => {
        const body = (Math.hypot(px / long, py / 0.42, pz / 0.52) - 1) * 0.42;
        const cut =
          py > 0
            ? 0.06 *
              Math.max(0, Math.cos((px * 1.6 + pz * 0.9) * scores * 1.15)) ** 6 *
              Math.max(0, 1 - Math.abs(pz) * 2)
            : 0;
        return body + cut + 0.012 * fractal(px * 5, py * 5, pz * 5, 2);
      },
      [-long - 0.05, -0.42, -0.56],
      [long + 0.05, 0.46, 0.56],
      0.7,
    ),
    painted(
      (px, py, pz) => {
        const cut =
          py > 0
            ? Math.max(0, Math.cos((px * 1.6 + pz * 0.9) * scores * 1.15)) ** 5 * Math.max(0, 1 - Math.abs(pz) * 1.9)
            : 0;
        const dust = Math.max(0, fractal(px * 6, py * 6, pz * 6, 3) - 0.45) * 1.8 * Math.max(0, py + 0.1);
        const shade = 0.65 + 0.6 * fractal(px * 3, py * 3, pz * 3, 3);
        return crust.map((value, i) => (value * (1 - cut) + pale[i] * cut) * shade * (1 - dust) + flour[i] * dust);
      },
      { rough: 0.6, gloss: 0.6, bump: (px, py, pz) => 0.02 * fractal(px * 16, py * 16, pz * 16, 3) },
    ),
    { at: [x, y + 0.36, z], turn },
  );
}

/** A croissant: a bent, tapering roll with folds. */
export function croissant(s, [x, z], { turn = 0, y = 0, size = 1 } = {}) {
  s.add(
    field(
      (px, py, pz) => {
        const a = Math.atan2(pz / size + 0.35, px / size);
        const bend = Math.max(-0.1, Math.min(Math.PI + 0.1, a));
        const along = (bend - Math.PI / 2) / 1.75;
        const fold = Math.cos(along * 15);
        const thick = 0.3 * (1 - along * along * 0.72) + 0.03 * fold * (1 - along * along);
        const cx = 0.62 * Math.cos(bend);
        const cz = 0.62 * Math.sin(bend) - 0.35;
        return (Math.hypot(px / size - cx, (py / size) * 1.12, pz / size - cz) - thick) * size * 0.8;
      },
      [-1.05 * size, -0.32 * size, -0.7 * size],
      [1.05 * size, 0.34 * size, 0.75 * size],
      0.75,
    ),
    organic('#d99446', '#9c5620', { scale: 3, rough: 0.32, gloss: 1, bump: 0.012, bumpScale: 22 }),
    { at: [x, y + 0.26 * size, z], turn },
  );
}
