/** Gifts, music, time. */
import { ring } from './wellness.mjs';
import { colour, gold, metal, organic, painted, plain, plastic } from '../tracer/materials.mjs';
import { box, capsule, cylinder, field, lathe, sphere, torus } from '../tracer/shapes.mjs';

export function gift(
  s,
  [x, z],
  { wide = 1.1, tall = 0.8, deep = 1.1, hex = '#c9303e', ribbon = '#f6e7c8', y = 0, turn = 0 } = {},
) {
  const satin = plain(ribbon, { rough: 0.28, mottle: 0.03 });
  s.add(box(wide, tall, deep, 0.02), plain(hex, { rough: 0.45, mottle: 0.04 }), { at: [x, y + tall / 2, z], turn });
  s.add(box(wide + 0.012, tall + 0.012, 0.16, 0.004), satin, { at: [x, y + tall / 2, z], turn });
  s.add(box(0.16, tall + 0.014, deep + 0.012, 0.004), satin, { at: [x, y + tall / 2, z], turn });
  for (const side of [0, 1, 2, 3])
    s.add(
      field(
        (px, py, pz) => {
          const ring = Math.hypot(px - 0.2, py - 0.06) - 0.17;
          return Math.max(Math.abs(ring) - 0.012, Math.abs(pz) - 0.075);
        },
        [0, -0.2, -0.08],
        [0.4, 0.26, 0.08],
        0.9,
      ),
      satin,
      { at: [x, y + tall + 0.06, z], turn: turn + (side * Math.PI) / 2 + 0.6, roll: 0.35 },
    );
  s.add(sphere(0.075), satin, { at: [x, y + tall + 0.06, z] });
}

export function bauble(s, [x, z], hex, radius = 0.42, y = 0) {
  s.add(sphere(radius), metal(hex, 0.12), { at: [x, y + radius, z] });
  s.add(cylinder(radius * 0.2, radius * 0.22, 0.02), gold(0.25), { at: [x, y + radius * 1.96, z] });
  s.add(torus(radius * 0.12, radius * 0.025), gold(0.25), { at: [x, y + radius * 2.28, z], tilt: Math.PI / 2 });
}

export function headphones(s, [x, z], { hex = '#1e1f22', y = 0, turn = 0, accent = '#c9a26b' } = {}) {
  const shell = plastic(hex, 0.35);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  s.add(
    field(
      (px, py, pz) => {
        const ringDistance = Math.hypot(Math.hypot(px, py) - 0.95, pz * 0.55) - 0.07;
        return Math.max(ringDistance, -py - 0.12);
      },
      [-1.1, -0.15, -0.2],
      [1.1, 1.1, 0.2],
      0.9,
    ),
    shell,
    { at: [x, y + 0.62, z], turn },
  );
  for (const side of [-1, 1]) {
    s.add(
      lathe(
        [
          [0, -0.14],
          [0.36, -0.14],
          [0.44, -0.06],
          [0.44, 0.06],
          [0.36, 0.14],
          [0, 0.14],
        ],
        { smooth: 2 },
      ),
      shell,
      { at: [x + side * 0.98 * cos, y + 0.46, z - side * 0.98 * sin], turn, roll: Math.PI / 2 },
    );
    s.add(torus(0.3, 0.12), organic('#3a3633', '#2b2826', { rough: 0.7, bump: 0.01 }), {
      at: [x + side * 0.82 * cos, y + 0.46, z - side * 0.82 * sin],
      turn,
      roll: Math.PI / 2,
    });
    s.add(
      lathe([
        [0, 0.145],
        [0.26, 0.145],
        [0.27, 0.15],
        [0.26, 0.16],
        [0, 0.16],
      ]),
      metal(accent, 0.25),
      { at: [x + side * 0.98 * cos, y + 0.46, z - side * 0.98 * sin], turn, roll: -side * (Math.PI / 2) },
    );
  }
}

export function vinyl(s, [x, z], { label = '#d6452f', y = 0, radius = 1.5 } = {}) {
  const black = colour('#101011');
  const centre = colour(label);
  s.add(
    cylinder(radius, 0.03, 0.008),
    painted(
      (lx, _ly, lz) => {
        const r = Math.hypot(lx, lz) / radius;
        return r < 0.05
          ? colour('#cccccc')
          : r < 0.34
            ? centre.map((v) => v * (0.94 + 0.06 * Math.cos(r * 90)))
            : black;
      },
      { rough: 0.22, bump: (px, _py, pz) => 0.0035 * Math.sin(Math.hypot(px, pz) * 190) },
    ),
    { at: [x, y, z] },
  );
}

export function clock(s, at, { hex = '#f6f3ec', rim = '#23262b', hours = 10, minutes = 10, size = 1, turn = 0 } = {}) {
  const face = colour(hex);
  const mark = colour('#22252a');
  const dial = painted(
    (lx, _ly, lz) => {
      const r = Math.hypot(lx, lz) / size;
      const a = Math.atan2(lx, -lz) / 6.2832 + 1;
      const hour = Math.abs(((a * 12 + 0.5) % 1) - 0.5);
      const minute = Math.abs(((a * 60 + 0.5) % 1) - 0.5);
      if (r > 0.74 && r < 0.9 && hour < 0.05) return mark;
      if (r > 0.85 && r < 0.9 && minute < 0.12) return mark;
      return face;
    },
    { rough: 0.4 },
  );
  s.add(
    lathe([
      [0, 0],
      [size * 0.97, 0],
      [size, 0.03],
      [size, 0.2],
      [size * 0.95, 0.24],
      [size * 0.93, 0.1],
      [0, 0.1],
    ]),
    plain(rim, { rough: 0.2 }),
    { at, tilt: Math.PI / 2, turn },
  );
  s.add(cylinder(size * 0.94, 0.12, 0.005), dial, { at, tilt: Math.PI / 2, turn });
  const hand = (angle, long, wide) => {
    const tip = [Math.sin(angle) * long, Math.cos(angle) * long];
    s.add(capsule([-tip[0] * 0.18, -tip[1] * 0.18, 0.15], [tip[0], tip[1], 0.15], wide), plastic('#1d2024'), {
      at,
      turn,
    });
  };
  hand(((hours + minutes / 60) / 12) * 6.283, size * 0.5, 0.035 * size);
  hand((minutes / 60) * 6.283, size * 0.76, 0.024 * size);
}
