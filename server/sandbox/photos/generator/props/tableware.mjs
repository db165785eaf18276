/** Cups, plates, glasses and cloths. Each adds itself to a scene at (x, z). */
import { colour, glass, glaze, matte, painted, plain, plastic } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { cylinder, lathe, torus } from '../tracer/shapes.mjs';

export function saucer(s, [x, z], hex = '#f4f1ea', size = 0.82, y = 0) {
  const k = size / 0.82;
  s.add(
    lathe(
      [
        [0, 0],
        [0.45, 0],
        [0.45, 0],
        [0.55, 0.03],
        [0.8, 0.1],
        [0.82, 0.115],
        [0.8, 0.13],
        [0.55, 0.065],
        [0.4, 0.05],
        [0, 0.05],
      ].map(([r, h]) => [r * k, h * k]),
      { smooth: 3 },
    ),
    glaze(hex),
    { at: [x, y, z] },
  );
}

export function mug(s, [x, z], { hex = '#f4f1ea', drink = '#2c160b', dish = true, turn = 0, y = 0 } = {}) {
  const clay = glaze(hex);
  const base = dish ? y + 0.05 : y;
  if (dish) saucer(s, [x, z], hex, 0.82, y);
  s.add(
    lathe(
      [
        [0, 0],
        [0.34, 0],
        [0.36, 0.02],
        [0.4, 0.12],
        [0.42, 0.5],
        [0.42, 0.92],
        [0.415, 0.95],
        [0.395, 0.95],
        [0.385, 0.92],
        [0.385, 0.5],
        [0.36, 0.14],
        [0.3, 0.08],
        [0, 0.08],
      ],
      { smooth: 3 },
    ),
    clay,
    { at: [x, base, z] },
  );
  s.add(torus(0.24, 0.05), clay, {
    at: [x + 0.5 * Math.cos(turn), base + 0.5, z - 0.5 * Math.sin(turn)],
    tilt: Math.PI / 2,
    turn,
  });
  if (drink !== null) {
    const coffee = colour(drink);
    const foam = colour('#c98f5a');
    const milk = colour('#f1dfc6');
    const latte = drink === 'latte';
    s.add(
      cylinder(0.386, 0.74, 0.01),
      latte
        ? painted(
            (lx, _ly, lz) => {
              const leaf = Math.abs(lx * 1.4) + lz * 0.9 < 0.26 && lz > -0.26;
              const vein = Math.sin((Math.abs(lx) * 0.9 - lz) * 38) > -0.15;
              return leaf && vein ? milk : foam.map((value) => value * (0.8 + 0.4 * fractal(lx * 9, 1, lz * 9, 2)));
            },
            { rough: 0.25 },
          )
        : painted((lx, _ly, lz) => (Math.hypot(lx, lz) > 0.36 ? foam : coffee), { rough: 0.07 }),
      { at: [x, base + 0.12, z] },
    );
  }
}

export function plate(s, [x, z], { hex = '#f7f5f1', size = 1.3, y = 0 } = {}) {
  s.add(
    lathe(
      [
        [0, 0],
        [0.6, 0],
        [0.6, 0],
        [0.68, 0.04],
        [0.98, 0.1],
        [1, 0.115],
        [0.98, 0.13],
        [0.7, 0.07],
        [0.62, 0.05],
        [0, 0.045],
      ].map(([r, h]) => [r * size, h * size]),
      { smooth: 3 },
    ),
    glaze(hex, 0.12),
    { at: [x, y, z] },
  );
  return y + 0.045 * size;
}

export function bowl(s, [x, z], { hex = '#3f5f73', size = 1, y = 0, inside = null } = {}) {
  const profile = [
    [0, 0],
    [0.4, 0],
    [0.42, 0.06],
    [0.7, 0.22],
    [0.95, 0.5],
    [1, 0.72],
    [0.98, 0.74],
    [0.95, 0.72],
    [0.88, 0.5],
    [0.64, 0.26],
    [0.3, 0.14],
    [0, 0.12],
  ];
  s.add(
    lathe(
      profile.map(([r, h]) => [r * size, h * size]),
      { smooth: 3 },
    ),
    glaze(hex),
    { at: [x, y, z] },
  );
  if (inside !== null) s.add(cylinder(0.9 * size, 0.02, 0.005), inside, { at: [x, y + 0.56 * size, z] });
}

export function wineGlass(s, [x, z], { wine = null, size = 1, y = 0 } = {}) {
  const scaled = (points) => points.map(([r, h]) => [r * size, h * size]);
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.4, 0],
        [0.42, 0.025],
        [0.1, 0.08],
        [0.05, 0.2],
        [0.045, 0.95],
        [0.16, 1.06],
        [0.42, 1.32],
        [0.47, 1.7],
        [0.4, 2.15],
        [0.388, 2.15],
        [0.455, 1.7],
        [0.405, 1.34],
        [0.15, 1.09],
        [0, 1.06],
      ]),
      { smooth: 3 },
    ),
    glass('#fcfefe'),
    { at: [x, y, z] },
  );
  if (wine !== null)
    s.add(
      lathe(
        scaled([
          [0, 1.075],
          [0.14, 1.105],
          [0.395, 1.35],
          [0.44, 1.6],
          [0.44, 1.6],
          [0, 1.6],
        ]),
        { smooth: 2 },
      ),
      plain(wine, { rough: 0.05, mottle: 0 }),
      { at: [x, y, z] },
    );
}

export function tumbler(s, [x, z], { drink = null, y = 0, tall = 1 } = {}) {
  s.add(
    lathe([
      [0, 0],
      [0.34, 0],
      [0.36, 0.02],
      [0.4, tall],
      [0.385, tall],
      [0.345, 0.1],
      [0, 0.1],
    ]),
    glass('#fbfefd'),
    { at: [x, y, z] },
  );
  if (drink !== null)
    s.add(
      lathe([
        [0, 0.11],
        [0.335, 0.11],
        [0.352, tall * 0.78],
        [0, tall * 0.78],
      ]),
      plain(drink, { rough: 0.05, mottle: 0.02 }),
      { at: [x, y, z] },
    );
}

export function bottle(s, [x, z], { hex = '#1f3a27', label = '#efe6d2', size = 1, cork = '#3b1a20', y = 0 } = {}) {
  const scaled = (points) => points.map(([r, h]) => [r * size, h * size]);
  s.add(
    lathe(
      scaled([
        [0, 0],
        [0.36, 0],
        [0.39, 0.04],
        [0.39, 1.9],
        [0.36, 2.1],
        [0.17, 2.4],
        [0.145, 2.55],
        [0.145, 3.0],
        [0.165, 3.02],
        [0.165, 3.1],
        [0, 3.1],
      ]),
      { smooth: 2 },
    ),
    plain(hex, { rough: 0.06, mottle: 0 }),
    { at: [x, y, z] },
  );
  s.add(
    lathe(
      scaled([
        [0.392, 0.7],
        [0.395, 0.7],
        [0.395, 1.6],
        [0.392, 1.6],
      ]),
    ),
    matte(label),
    { at: [x, y, z] },
  );
  s.add(
    lathe(
      scaled([
        [0.15, 2.6],
        [0.168, 2.6],
        [0.168, 3.1],
        [0.15, 3.11],
        [0, 3.11],
      ]),
    ),
    plastic(cork, 0.35),
    { at: [x, y, z] },
  );
}

export function checkedCloth(a, b) {
  const first = colour(a);
  const second = colour(b);
  return painted(
    (_lx, _ly, _lz, x, _y, z) => {
      const one = Math.floor(x * 1.6) & 1;
      const two = Math.floor(z * 1.6) & 1;
      const thread = 0.9 + 0.12 * noise(x * 40, 0, z * 40);
      return first.map(
        (value, i) => (one + two === 2 ? second[i] : one + two === 0 ? value : (value + second[i]) / 2) * thread,
      );
    },
    { rough: 0.9, gloss: 0.15 },
  );
}
