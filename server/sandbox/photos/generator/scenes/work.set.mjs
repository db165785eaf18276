/** What the pictures of work share: desks, papers, words. */
import { colour, gold, matte, painted, plastic, wood } from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, lathe, torus } from '../tracer/shapes.mjs';

export const OFFICE = 'office, business, desk, work, workspace, professional, laptop, computer, company, startup';

export const BOOKS = 'books, library, reading, education, school, study, literature, knowledge, learning, bookstore';

export const oak = () => wood('#cda474', '#8a6340');

export const walnut = () => wood('#7d5136', '#3a2317');

export const white = () => matte('#eceae6', 0.02);

/** A sheet of paper with a chart or lines of text. */
export function sheet(s, [x, z], { turn = 0, kind = 'text', y = 0.01, hex = '#fbfaf6' } = {}) {
  const paper = colour(hex);
  const ink = colour('#3b3f46');
  const blue = colour('#2d6cdf');
  const teal = colour('#2aa58a');
  s.add(
    box(1.5, 0.012, 2.1, 0.004),
    painted(
      (lx, _ly, lz) => {
        const u = lx / 1.5 + 0.5;
        const v = lz / 2.1 + 0.5;
        if (u < 0.1 || u > 0.9 || v < 0.07 || v > 0.93) return paper;
        if (v < 0.12) return u < 0.5 ? blue : paper;
        if (kind === 'chart' && v > 0.2 && v < 0.55) {
          const bar = Math.floor((u - 0.1) * 10);
          const inside = ((u - 0.1) * 10) % 1 < 0.65;
          return inside && v > 0.55 - 0.08 - 0.03 * bar - 0.08 * noise(bar * 3.3, 1, 1)
            ? bar % 2
              ? teal
              : blue
            : paper;
        }
        const row = Math.floor(v * 34);
        return (v * 34) % 1 < 0.3 && row % 7 !== 6 && u < 0.55 + 0.33 * noise(row * 4.7, 2, 2)
          ? ink.map((value, i) => 0.5 * value + 0.4 * paper[i])
          : paper;
      },
      { rough: 0.85, gloss: 0.3 },
    ),
    { at: [x, y, z], turn },
  );
}

export function glasses(s, [x, z], turn = 0, y = 0) {
  const frame = plastic('#1d1b1a', 0.2);
  const at = (dx, dy, dz) => [
    x + dx * Math.cos(turn) + dz * Math.sin(turn),
    y + dy,
    z - dx * Math.sin(turn) + dz * Math.cos(turn),
  ];
  for (const d of [-1, 1]) {
    s.add(torus(0.27, 0.028), frame, { at: at(d * 0.34, 0.3, 0), tilt: Math.PI / 2, turn });
    s.add(capsule([0, 0, 0], [d * 0.05, -0.06, -1.15], 0.025), frame, { at: at(d * 0.62, 0.34, 0), turn });
  }
  s.add(capsule([-0.08, 0, 0], [0.08, 0, 0], 0.026), frame, { at: at(0, 0.36, 0), turn });
}

export function gavel(s, [x, z], turn = 0.4) {
  const cherry = wood('#7a3f22', '#42200f', { fine: 2, rough: 0.22 });
  s.add(cylinder(0.85, 0.24, 0.06), cherry, { at: [x, 0, z] });
  s.add(cylinder(0.7, 0.08, 0.03), cherry, { at: [x, 0.24, z] });
  s.add(
    lathe([
      [0, -0.62],
      [0.36, -0.62],
      [0.38, -0.56],
      [0.38, -0.4],
      [0.3, -0.34],
      [0.3, 0.34],
      [0.38, 0.4],
      [0.38, 0.56],
      [0.36, 0.62],
      [0, 0.62],
    ]),
    cherry,
    { at: [x, 0.72, z], turn, roll: Math.PI / 2 },
  );
  s.add(
    lathe([
      [0.305, -0.12],
      [0.315, -0.12],
      [0.315, 0.12],
      [0.305, 0.12],
    ]),
    gold(0.2),
    { at: [x, 0.72, z], turn, roll: Math.PI / 2 },
  );
  s.add(capsule([0, 0, 0.2], [0, 0.14, 2.3], 0.085), cherry, { at: [x, 0.72, z], turn });
}
