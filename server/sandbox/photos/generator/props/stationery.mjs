/** Books, pencils, chess. Each adds itself to a scene at (x, z). */
import { colour, glaze, gold, matte, painted, plain, plastic, steel } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, capsule, field, lathe } from '../tracer/shapes.mjs';

const COVERS = ['#7a2230', '#1f3d5a', '#2f5d50', '#c8963e', '#e8e0d0', '#3b3b42', '#b5533c', '#51648f', '#d9c7a0'];

export function book(s, [x, z], { hex = null, y = 0, turn = 0, wide = 1.5, deep = 2.1, thick = 0.28 } = {}) {
  const cover = plain(hex ?? s.pick(COVERS), { rough: 0.55, gloss: 0.7, mottle: 0.06 });
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, y + dy, z - dx * sin + dz * cos];
  s.add(box(wide, 0.035, deep, 0.014), cover, { at: at(0, 0.018, 0), turn });
  s.add(box(wide, 0.035, deep, 0.014), cover, { at: at(0, thick - 0.018, 0), turn });
  s.add(box(0.035, thick, deep, 0.014), cover, { at: at(-wide / 2 + 0.017, thick / 2, 0), turn });
  const paper = colour('#efe7d6');
  s.add(
    box(wide - 0.08, thick - 0.07, deep - 0.09, 0.005),
    painted((_lx, ly) => paper.map((value) => value * (0.86 + 0.14 * Math.sin(ly * 260))), { rough: 0.9, gloss: 0.2 }),
    { at: at(0.01, thick / 2, 0), turn },
  );
  return y + thick;
}

export function bookStack(s, [x, z], { count = 4, hexes = COVERS, y = 0 } = {}) {
  let height = y;
  for (let i = 0; i < count; i++) {
    height = book(s, [x + s.between(-0.08, 0.08), z + s.between(-0.08, 0.08)], {
      y: height,
      hex: hexes[i % hexes.length],
      turn: Math.PI / 2 + s.between(-0.28, 0.28),
      thick: s.between(0.22, 0.42),
      wide: 1.5 - i * 0.05,
      deep: 2.2 - i * 0.08,
    });
  }
  return height;
}

/** Upright books in a row; returns the width used. */
export function bookRow(s, [x, z], { count = 9, hexes = COVERS, y = 0, tall = 2.2 } = {}) {
  let along = x;
  for (let i = 0; i < count; i++) {
    const thick = s.between(0.22, 0.46);
    const height = tall * s.between(0.78, 1);
    const hex = s.pick(hexes);
    s.add(box(thick - 0.015, height, 1.4, 0.03), plain(hex, { rough: 0.5, mottle: 0.06 }), {
      at: [along + thick / 2, y + height / 2, z],
    });
    s.add(box(thick * 0.7, 0.04, 0.02, 0.004), gold(0.3), { at: [along + thick / 2, y + height * 0.8, z + 0.7] });
    s.add(box(thick * 0.7, 0.04, 0.02, 0.004), gold(0.3), { at: [along + thick / 2, y + height * 0.2, z + 0.7] });
    along += thick;
  }
  return along - x;
}

export function openBook(s, [x, z], { y = 0, turn = 0 } = {}) {
  const paper = colour('#f4eddf');
  const ink = colour('#3a3630');
  for (const side of [-1, 1]) {
    s.add(
      field(
        (px, py, pz) => {
          const t = Math.min(1, Math.max(0, (px * side) / 1.35));
          const height = 0.1 + 0.17 * Math.sin(Math.min(1, t * 1.25 + 0.12) * Math.PI) * (1 - t * 0.35);
          return Math.max((py - height) * 0.8, -py, Math.abs(pz) - 0.98, px * side - 1.38, -px * side) * 0.9;
        },
        [side > 0 ? 0 : -1.4, 0, -1],
        [side > 0 ? 1.4 : 0, 0.32, 1],
        0.7,
      ),
      painted(
        (lx, ly, lz) => {
          const row = Math.floor((lz + 1) * 9);
          const inside = lz > -0.75 && lz < 0.75 && Math.abs(lx) > 0.16 && Math.abs(lx) < 1.2 && ly > 0.07;
          const line =
            ((lz + 1) * 9) % 1 < 0.36 && noise(lx * 24, row * 9.1, 2) > 0.32 && !(row % 5 === 4 && Math.abs(lx) > 0.8);
          return inside && line ? ink.map((value, i) => value * 0.45 + paper[i] * 0.45) : paper;
        },
        { rough: 0.9, gloss: 0.2 },
      ),
      { at: [x, y, z], turn },
    );
  }
}

export function pencil(s, [ax, ay, az], [bx, by, bz], hex = '#e9b32a') {
  const at = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t];
  s.add(capsule(at(0.08), at(0.82), 0.045), plastic(hex, 0.3), {});
  s.add(capsule(at(0.02), at(0.06), 0.046), plain('#e58c86', { rough: 0.8 }), {});
  s.add(capsule(at(0.06), at(0.09), 0.048), steel(0.3), {});
  for (let i = 0; i < 6; i++)
    s.add(capsule(at(0.83 + i * 0.02), at(0.84 + i * 0.02), 0.042 - i * 0.006), plain('#e3bf8f', { rough: 0.8 }), {});
  s.add(capsule(at(0.955), at(0.985), 0.01), matte(hex === '#e9b32a' ? '#222222' : hex), {});
}

export function pencilCup(
  s,
  [x, z],
  { hex = '#3c4a57', y = 0, hexes = ['#e9b32a', '#c53a32', '#2f6fae', '#3f8f55', '#7a4a9c'] } = {},
) {
  s.add(
    lathe([
      [0, 0],
      [0.38, 0],
      [0.4, 0.02],
      [0.4, 1],
      [0.37, 1],
      [0.37, 0.06],
      [0, 0.06],
    ]),
    glaze(hex, 0.35),
    { at: [x, y, z] },
  );
  hexes.forEach((one, i) => {
    const a = (i / hexes.length) * 6.28 + 0.4;
    pencil(
      s,
      [x - 0.2 * Math.cos(a), y + 0.1, z - 0.2 * Math.sin(a)],
      [x + 0.36 * Math.cos(a), y + 1.7 + 0.12 * (i % 3), z + 0.36 * Math.sin(a)],
      one,
    );
  });
}

export function coins(s, [x, z], { count = 8, y = 0, material = gold(0.22), radius = 0.36 } = {}) {
  for (let i = 0; i < count; i++) {
    s.add(
      lathe([
        [0, 0.012],
        [radius - 0.07, 0.012],
        [radius - 0.06, 0],
        [radius - 0.01, 0],
        [radius, 0.012],
        [radius, 0.063],
        [radius - 0.01, 0.075],
        [radius - 0.06, 0.075],
        [radius - 0.07, 0.063],
        [0, 0.063],
      ]),
      material,
      { at: [x + s.between(-0.025, 0.025), y + i * 0.077, z + s.between(-0.025, 0.025)] },
    );
  }
}

/** Turned chess pieces: 'pawn', 'rook', 'bishop', 'queen', 'king'. */
export function chessman(s, kind, [x, z], material, size = 1) {
  const foot = [
    [0, 0],
    [0.34, 0],
    [0.36, 0.04],
    [0.35, 0.12],
    [0.29, 0.17],
    [0.29, 0.17],
    [0.3, 0.2],
    [0.26, 0.25],
  ];
  const bodies = {
    pawn: [
      [0.13, 0.45],
      [0.11, 0.62],
      [0.11, 0.62],
      [0.2, 0.65],
      [0.2, 0.68],
      [0.1, 0.71],
      [0.1, 0.71],
      [0.17, 0.78],
      [0.19, 0.87],
      [0.17, 0.96],
      [0.1, 1.03],
      [0, 1.05],
    ],
    rook: [
      [0.18, 0.5],
      [0.17, 0.82],
      [0.17, 0.82],
      [0.25, 0.86],
      [0.26, 0.9],
      [0.26, 1.1],
      [0.26, 1.1],
      [0.2, 1.1],
      [0.2, 1.1],
      [0.19, 1.0],
      [0, 1.0],
    ],
    bishop: [
      [0.14, 0.5],
      [0.11, 0.92],
      [0.11, 0.92],
      [0.2, 0.95],
      [0.2, 0.98],
      [0.1, 1.02],
      [0.1, 1.02],
      [0.17, 1.12],
      [0.17, 1.24],
      [0.08, 1.42],
      [0.04, 1.46],
      [0.06, 1.5],
      [0.04, 1.55],
      [0, 1.56],
    ],
    queen: [
      [0.15, 0.6],
      [0.12, 1.15],
      [0.12, 1.15],
      [0.22, 1.18],
      [0.22, 1.22],
      [0.13, 1.26],
      [0.13, 1.26],
      [0.18, 1.45],
      [0.24, 1.58],
      [0.24, 1.58],
      [0.16, 1.6],
      [0.1, 1.64],
      [0.06, 1.66],
      [0.07, 1.71],
      [0.05, 1.76],
      [0, 1.77],
    ],
    king: [
      [0.16, 0.62],
      [0.13, 1.25],
      [0.13, 1.25],
      [0.23, 1.28],
      [0.23, 1.32],
      [0.14, 1.36],
      [0.14, 1.36],
      [0.18, 1.5],
      [0.22, 1.66],
      [0.22, 1.66],
      [0.15, 1.72],
      [0.05, 1.76],
      [0, 1.77],
    ],
  };
  const profile = [...foot, ...bodies[kind]].map(([r, h]) => [r * size, h * size]);
  s.add(lathe(profile, { smooth: 3 }), material, { at: [x, 0, z] });
  if (kind === 'king') {
    s.add(box(0.07 * size, 0.3 * size, 0.06 * size, 0.015), material, { at: [x, 1.9 * size, z] });
    s.add(box(0.2 * size, 0.07 * size, 0.06 * size, 0.015), material, { at: [x, 1.93 * size, z] });
  }
}

export function chequers(a, b, size = 1) {
  const first = colour(a);
  const second = colour(b);
  return painted(
    (_lx, _ly, _lz, x, y, z) => {
      const odd = (Math.floor(x / size) + Math.floor(z / size)) & 1;
      const tone = 0.85 + 0.3 * fractal(x * 1.2 + odd * 9, y, z * 6, 3);
      return (odd ? first : second).map((value) => value * tone);
    },
    { rough: 0.22 },
  );
}
