/** What stands in the rooms. */
import { laptop } from '../props/devices.mjs';
import { mug } from '../props/tableware.mjs';
import { colour, linen, matte, organic, painted, plain } from '../tracer/materials.mjs';
import { fractal } from '../tracer/random.mjs';
import { box, cylinder } from '../tracer/shapes.mjs';

/** A framed print on the back wall. */
export function print(
  s,
  [x, y, z],
  { wide = 1.6, tall = 2.1, hexes = ['#d9a066', '#2f4a57', '#efe6d6'], seed = 1 } = {},
) {
  const colours = hexes.map(colour);
  s.add(box(wide + 0.12, tall + 0.12, 0.08, 0.02), plain('#26221f', { rough: 0.4 }), { at: [x, y, z] });
  s.add(
    box(wide, tall, 0.1, 0.01),
    painted(
      (lx, ly) => {
        const u = Math.abs(lx) / wide;
        const v = Math.abs(ly) / tall;
        if (u > 0.4 || v > 0.42) return colour('#f6f3ed');
        const n = fractal(lx * 1.2 + seed * 5, ly * 1.2, seed, 3);
        return colours[Math.min(colours.length - 1, Math.floor((n - 0.25) * 2 * colours.length))] ?? colours[0];
      },
      { rough: 0.6 },
    ),
    { at: [x, y, z + 0.01] },
  );
}

export function rug(s, [x, z], wide, deep, hex) {
  s.add(box(wide, 0.05, deep, 0.02), linen(hex, { threads: 5, stripe: '#f2ece2' }), { at: [x, 0.025, z] });
}

export function laptopOn(s) {
  laptop(s, [0.1, -2.0], { y: 1.55, turn: 0.15 });
  mug(s, [1.7, -1.7], { y: 1.55, hex: '#e0a23a', dish: false });
}

export function tilesUpright() {
  const base = colour('#f1f2ee');
  const joint = colour('#c6c7c2');
  return painted(
    (lx, ly) => {
      const row = Math.floor(ly / 0.5);
      const u = (lx / 1.1 + (row % 2) * 0.5 + 50) % 1;
      const v = (ly / 0.5 + 50) % 1;
      return u < 0.03 || v < 0.06 ? joint : base;
    },
    { rough: 0.12 },
  );
}

export function jarRow(s) {
  ['#d9b48f', '#8f5a3c', '#e3d7c2'].forEach((hex, i) => {
    s.add(cylinder(0.34, 0.9, 0.05), matte(hex), { at: [1.3 + i * 0.8, 2.4, -0.3] });
    s.add(cylinder(0.36, 0.16, 0.03), organic('#b98d5c', '#a37a4b', { bump: 0 }), { at: [1.3 + i * 0.8, 3.3, -0.3] });
  });
}
