/** Sport and fitness. */
import { ball, dumbbell, kettlebell } from '../props/sport.mjs';
import { SPORT, parquet, skittle } from './leisure.set.mjs';
import { concrete, matte, organic, plain, plastic } from '../tracer/materials.mjs';
import { box, capsule, lathe } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'basketball-court',
    size: 'landscape',
    tags: `${SPORT}, basketball, ball, court, hall`,
    alt: 'Basketball on a shining parquet floor',
    look: { key: 0.28 },
    set(s) {
      s.lit('hall', 0.4, 40).ground(parquet());
      ball(s, 'basketball', [-0.6, 0], { turn: 0.6, tilt: 0.3 });
      s.shoot({ from: [0.2, 1.2, 6.4], to: [0.3, 1.1, 0], angle: 30, aperture: 0.18, focus: [-0.6, 0.9, 0.6] });
    },
  },
  {
    name: 'football-grass',
    size: 'landscape',
    tags: `${SPORT}, football, soccer, ball, grass, green`,
    alt: 'Football on green grass in the sun',
    look: { key: 0.3 },
    set(s) {
      s.lit('park', 0.8, 30).ground({ ...plain('#4f8a2c', { rough: 0.95, gloss: 0.2, mottle: 0.3, grain: 14 }) });
      for (let i = 0; i < 900; i++) {
        const x = s.between(-4, 4);
        const z = s.between(-2, 4);
        s.add(
          capsule([0, 0, 0], [s.between(-0.06, 0.06), s.between(0.1, 0.22), s.between(-0.06, 0.06)], 0.012),
          plain(s.pick(['#5d9a31', '#7ab043', '#48802a']), { rough: 0.8 }),
          { at: [x, 0, z] },
        );
      }
      ball(s, 'football', [0.5, 0], { turn: 0.4, tilt: 0.6 });
      s.shoot({ from: [-0.2, 1.0, 5.8], to: [0, 0.95, 0], angle: 31, aperture: 0.16, focus: [0.5, 0.8, 0.7] });
    },
  },
  {
    name: 'tennis-balls-clay',
    size: 'classic',
    tags: `${SPORT}, tennis, balls, clay, court`,
    alt: 'Three tennis balls on a clay court',
    look: { key: 0.34 },
    set(s) {
      s.lit('studio:sun', 0.3).ground(organic('#b85a34', '#a54a28', { scale: 2, rough: 0.95, gloss: 0.1, bump: 0.03 }));
      s.add(box(20, 0.01, 0.3, 0.002), matte('#f1ece2'), { at: [0, 0.004, -1.2], turn: 0.12 });
      for (const [x, z] of [
        [-0.9, 0.2],
        [0.45, -0.3],
        [1.3, 0.9],
      ])
        ball(s, 'tennis', [x, z], { radius: 0.5, turn: s.between(0, 6), tilt: s.between(0, 3) });
      s.shoot({ from: [0.2, 1.9, 5.4], to: [0.1, 0.4, 0], angle: 29, aperture: 0.1 });
    },
  },
  {
    name: 'golf-ball-tee',
    size: 'square',
    tags: `${SPORT}, golf, ball, green, lawn`,
    alt: 'Golf ball on a tee in front of a green meadow',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 3.6, 25).ground(plain('#4f8a2c', { rough: 0.95, gloss: 0.2, mottle: 0.3, grain: 20 }));
      for (let i = 0; i < 500; i++)
        s.add(
          capsule([0, 0, 0], [s.between(-0.05, 0.05), s.between(0.1, 0.24), s.between(-0.05, 0.05)], 0.01),
          plain(s.pick(['#5d9a31', '#7ab043', '#48802a'])),
          { at: [s.between(-2, 2), 0, s.between(-1, 2.6)] },
        );
      s.add(
        lathe([
          [0, 0],
          [0.05, 0],
          [0.05, 0.4],
          [0.16, 0.52],
          [0, 0.5],
        ]),
        plastic('#d9463d'),
        {},
      );
      ball(s, 'golf', [0, 0], { radius: 0.42, y: 0.5 });
      s.shoot({ from: [0, 0.9, 3.8], to: [0, 0.72, 0], angle: 29, aperture: 0.11, focus: [0, 0.9, 0.3] });
    },
  },
  {
    name: 'bowling-strike',
    size: 'wide',
    tags: `${SPORT}, bowling, leisure, party, lane`,
    alt: 'Bowling ball rolling towards the pins',
    look: { key: 0.2 },
    set(s) {
      s.lit('hall', 2.2, 40).ground(parquet());
      for (let row = 0; row < 4; row++)
        for (let i = 0; i <= row; i++) skittle(s, [1.2 + (i - row / 2) * 1.05, -1.5 - row * 0.9]);
      ball(s, 'bowling', [-1.7, 1.2], { radius: 0.85 });
      s.shoot({ from: [-0.4, 1.7, 7.4], to: [0, 0.9, 0], angle: 29, aperture: 0.11, focus: [0.6, 1, -0.6] });
    },
  },
  {
    name: 'fitness-dumbbells-dark',
    size: 'landscape',
    tags: `${SPORT}, dumbbells, weights, strength, workout, dark`,
    alt: 'Dumbbells and a kettlebell on a dark gym floor',
    look: { key: 0.13 },
    set(s) {
      s.lit('warehouse', 0.9, 30).ground(concrete('#46484b'));
      dumbbell(s, [-0.9, 0.5], { turn: 0.5 });
      kettlebell(s, [1.2, -0.3]);
      dumbbell(s, [-1.5, -1.3], { turn: -0.2 });
      s.shoot({ from: [0.2, 1.4, 6], to: [0, 0.6, 0], angle: 30, aperture: 0.13 });
    },
  },
  {
    name: 'fitness-yellow-weights',
    size: 'square',
    tags: `${SPORT}, dumbbells, yellow, workout, minimal`,
    alt: 'Blue dumbbells on a yellow background',
    look: { key: 0.44, saturation: 1.06 },
    set(s) {
      s.sweep('#f4cf45', matte('#f4cf45')).lit('studio:sun', 0.3);
      dumbbell(s, [0, 0.4], { turn: 0.45, hex: '#2a63a8' });
      dumbbell(s, [0.4, -1.1], { turn: 0.2, hex: '#2a63a8' });
      s.shoot({ from: [0, 2.6, 5.8], to: [0.1, 0.35, -0.2], angle: 28, aperture: 0.05 });
    },
  },
];
