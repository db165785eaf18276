/** Music. */
import { headphones, vinyl } from '../props/pleasure.mjs';
import { MUSIC, oak, walnut } from './leisure.set.mjs';
import { matte, metal, plain, silver, wood } from '../tracer/materials.mjs';
import { box, capsule, cylinder, lathe, sphere, torus } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'headphones-yellow',
    size: 'square',
    tags: `${MUSIC}, headphones, yellow, technology, podcast`,
    alt: 'Black headphones on a yellow background',
    look: { key: 0.42 },
    set(s) {
      s.sweep('#f2c22e', matte('#f2c22e')).lit('studio:softbox', 0.3);
      headphones(s, [0, 0], { turn: 0.35 });
      s.shoot({ from: [0, 1.3, 5.6], to: [0, 0.82, 0], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'headphones-desk-white',
    size: 'landscape',
    tags: `${MUSIC}, headphones, desk, white, technology, podcast`,
    alt: 'White headphones on a wooden desk',
    look: { key: 0.42 },
    set(s) {
      s.lit('lobby', 1.7, 25).ground(oak());
      headphones(s, [-0.4, 0], { hex: '#f0eee9', turn: -0.4, accent: '#c9ccd2' });
      s.shoot({ from: [0.2, 1.4, 5.6], to: [0.2, 0.75, 0], angle: 30, aperture: 0.15 });
    },
  },
  {
    name: 'vinyl-records-retro',
    size: 'classic',
    tags: `${MUSIC}, vinyl, record, retro, turntable, vintage`,
    alt: 'Vinyl record on a wooden table',
    look: { key: 0.18, warmth: 0.2 },
    set(s) {
      s.lit('studio:window', 0.8).ground(walnut());
      vinyl(s, [0, 0], { y: 0.03 });
      s.add(box(2.9, 0.03, 2.9, 0.01), plain('#e0a23a', { rough: 0.6 }), { at: [-1.5, 0.012, -1], turn: 0.3 });
      s.shoot({ from: [0.9, 2.2, 4], to: [0, 0, 0.1], angle: 33, aperture: 0.1 });
    },
  },
  {
    name: 'microphone-stage',
    size: 'portrait',
    tags: `${MUSIC}, microphone, singer, podcast, stage, event, news`,
    alt: 'Microphone on a stage with colourful lights',
    look: { key: 0.12, saturation: 1.1 },
    set(s) {
      s.sweep('#1b1430', matte('#1b1430'), 12, 1.5).lit('studio:neon', 0.2);
      const grid = metal('#c4c6ca', 0.25);
      s.add(
        sphere(0.5),
        { ...grid, bump: (x, y, z) => 0.02 * Math.sin(x * 60) * Math.sin(y * 60) * Math.sin(z * 60 + 1) },
        { at: [0, 2.2, 0] },
      );
      s.add(torus(0.5, 0.05), metal('#8d9096', 0.2), { at: [0, 2.15, 0], roll: 0.2 });
      s.add(
        lathe(
          [
            [0.12, 0],
            [0.2, 1.2],
            [0.34, 1.75],
            [0.3, 1.8],
            [0, 1.8],
          ],
          { smooth: 2 },
        ),
        metal('#25262b', 0.35),
        { at: [0, 0.1, 0] },
      );
      s.shoot({ from: [0.3, 1.6, 6], to: [0, 1.5, 0], angle: 30, aperture: 0.08 });
    },
  },
  {
    name: 'drum-sticks-silver',
    size: 'classic',
    tags: `${MUSIC}, drums, drummer, drumsticks, percussion`,
    alt: 'Snare drum with drumsticks under stage light',
    look: { key: 0.15, warmth: 0.2 },
    set(s) {
      s.lit('hall', 2.9, 40).ground(plain('#2a211d', { rough: 0.35 }));
      s.add(cylinder(1.4, 0.9, 0.02), plain('#8f1d24', { rough: 0.1 }), { at: [0, 0.1, 0] });
      for (const y of [0.16, 0.96]) s.add(torus(1.42, 0.07), silver(0.14), { at: [0, y, 0] });
      s.add(cylinder(1.37, 0.03), matte('#f1eee6'), { at: [0, 0.98, 0] });
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * 6.283;
        s.add(
          capsule([1.47 * Math.cos(a), 0.2, 1.47 * Math.sin(a)], [1.47 * Math.cos(a), 0.95, 1.47 * Math.sin(a)], 0.035),
          silver(0.14),
          {},
        );
      }
      for (const [t, d] of [
        [0.5, 0],
        [0.8, 0.25],
      ])
        s.add(capsule([-1.3, 0, 0], [1.5, 0.05, 0], 0.055), wood('#dcb37c', '#b98a50', { fine: 3 }), {
          at: [0.1, 1.08 + d * 0.2, 0.1 + d],
          turn: t,
        });
      s.shoot({ from: [0.4, 2.6, 5.6], to: [0, 0.75, 0], angle: 30, aperture: 0.11 });
    },
  },
];
