/** Shapes and light for backgrounds. */
import { velvet } from '../props/wellness.mjs';
import { TAGS } from './abstract.set.mjs';
import { glass, glow, gold, matte, plain, plastic, silver } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, field, lathe, plane, sphere, torus } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'abstract-spheres-pastel',
    size: 'landscape',
    tags: `${TAGS}, spheres, pastel, colourful, balls`,
    alt: 'Pastel spheres of different sizes',
    look: { key: 0.46, vignette: 0.15 },
    set(s) {
      s.sweep('#efe4dc', matte('#efe4dc')).lit('studio:softbox', 0.3);
      const taken = [];
      for (let i = 0; i < 200 && taken.length < 34; i++) {
        const r = s.between(0.15, 0.75);
        const x = s.between(-3.4, 3.4);
        const z = s.between(-2.4, 1.8);
        if (taken.some(([a, b, c]) => Math.hypot(a - x, b - z) < c + r)) continue;
        taken.push([x, z, r]);
        s.add(sphere(r), plastic(s.pick(['#e9909c', '#8fb5d8', '#f0c96a', '#a6cbb0', '#f4efe6', '#c8b0dc']), 0.3), {
          at: [x, r, z],
        });
      }
      s.shoot({ from: [0, 3.6, 6], to: [0, 0.3, -0.2], angle: 32, aperture: 0.1 });
    },
  },
  {
    name: 'abstract-black-gold',
    size: 'square',
    tags: `${TAGS}, black, gold, luxury, spheres, dark`,
    alt: 'Black and golden spheres on a black surface',
    look: { key: 0.06 },
    set(s) {
      s.lit('studio:rim', 0.2).ground(plain('#0b0b0d', { rough: 0.1 }));
      const taken = [];
      for (let i = 0; i < 160 && taken.length < 22; i++) {
        const r = s.between(0.2, 0.7);
        const x = s.between(-2.2, 2.2);
        const z = s.between(-2, 1.6);
        if (taken.some(([a, b, c]) => Math.hypot(a - x, b - z) < c + r)) continue;
        taken.push([x, z, r]);
        s.add(sphere(r), i % 3 ? plain('#101012', { rough: 0.06 }) : gold(0.1), { at: [x, r, z] });
      }
      s.shoot({ from: [0, 2.8, 5.4], to: [0, 0.3, -0.1], angle: 32, aperture: 0.09 });
    },
  },
  {
    name: 'abstract-cubes-blue',
    size: 'landscape',
    tags: `${TAGS}, cubes, blue, technology, data, blocks`,
    alt: 'Field of blue cubes at different heights',
    look: { key: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.5).ground(plain('#123a6b'));
      for (let i = -9; i <= 9; i++)
        for (let j = -8; j <= 6; j++) {
          const h = 0.4 + 1.4 * noise(i * 0.45 + 3, 2, j * 0.45);
          s.add(
            box(0.62, h, 0.62, 0.03),
            plain(['#1b5fb0', '#2c7bd0', '#174a8a'][(i * 7 + j * 3 + 300) % 3], { rough: 0.25 }),
            { at: [i * 0.66, h / 2, j * 0.66] },
          );
        }
      s.shoot({ from: [2.6, 5.2, 6], to: [0, 0.5, -0.4], angle: 34, aperture: 0.12 });
    },
  },
  {
    name: 'abstract-white-columns',
    size: 'tall',
    tags: `${TAGS}, white, columns, architecture, light`,
    alt: 'White cylinders in soft light',
    look: { key: 0.54, vignette: 0.14 },
    set(s) {
      s.sweep('#f0efed', matte('#f0efed')).lit('studio:sun', 0.4);
      for (const [x, z, r, h] of [
        [-1.3, -0.5, 0.7, 2.4],
        [0.2, -0.9, 0.5, 3.2],
        [1.2, 0, 0.8, 1.3],
        [-0.4, 0.8, 0.6, 0.6],
        [2.3, -1, 0.45, 2.1],
      ])
        s.add(cylinder(r, h, 0.02), matte('#f7f6f4', 0.01), { at: [x, 0, z] });
      s.add(sphere(0.42), matte('#f7f6f4', 0.01), { at: [1.2, 1.72, 0] });
      s.shoot({ from: [0, 2.4, 9], to: [0.2, 1.3, 0], angle: 30, aperture: 0.04 });
    },
  },
  {
    name: 'abstract-rings-red',
    size: 'square',
    tags: `${TAGS}, rings, red, circle, loop, bold`,
    alt: 'Interlocked red rings',
    look: { key: 0.22 },
    set(s) {
      s.sweep('#c8202b', matte('#c8202b')).lit('studio:sun', 0.3);
      s.add(torus(1.1, 0.2), plastic('#d92a34', 0.25), { at: [-0.5, 1.25, 0], tilt: Math.PI / 2, turn: 0.3 });
      s.add(torus(0.85, 0.16), plastic('#f2eee8', 0.25), { at: [0.75, 0.95, 0.3], tilt: Math.PI / 2, turn: -0.9 });
      s.add(sphere(0.38), plastic('#7d0f18', 0.2), { at: [-1.6, 0.38, 1] });
      s.shoot({ from: [0, 1.9, 7], to: [0, 0.95, 0], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'abstract-waves-paper',
    size: 'wide',
    tags: `${TAGS}, waves, paper, layers, blue, gradient`,
    alt: 'Soft waves of blue paper',
    look: { key: 0.3 },
    set(s) {
      s.lit('studio:sun', 0.3);
      ['#0f3057', '#1a4b7c', '#2a6ca3', '#4a92c4', '#86bfdd', '#cfe6f0'].forEach((hex, i) =>
        s.add(
          field(
            (px, py) => (py - 0.5 * Math.sin(px * (0.5 + i * 0.06) + i * 1.7) - 0.22 * Math.sin(px * 1.3 + i)) * 0.75,
            [-9, -5, -0.06],
            [9, 0.8, 0.06],
            0.7,
          ),
          matte(hex, 0.02),
          { at: [0, 3 - i * 0.62 - 1.4, i * 0.4] },
        ),
      );
      s.add(box(30, 20, 0.1), matte('#0a2342'), { at: [0, 0, -0.6] });
      s.shoot({ from: [0, 0.6, 9], to: [0, 0.2, 0], angle: 30, aperture: 0.02 });
    },
  },
  {
    name: 'abstract-glass-shapes',
    size: 'landscape',
    tags: `${TAGS}, glass, light, transparent, colourful, prism`,
    alt: 'Clear glass shapes with coloured light',
    look: { key: 0.3, saturation: 1.1 },
    set(s) {
      s.sweep('#e9dfe6', matte('#e9dfe6')).lit('studio:softbox', 0.4);
      s.add(sphere(0.8), glass('#fff1f4'), { at: [-1.2, 0.8, 0] });
      s.add(torus(0.6, 0.22), glass('#eef6ff'), { at: [0.5, 0.8, 0.3], tilt: Math.PI / 2, turn: 0.5 });
      s.add(sphere(0.35), plastic('#e9506b', 0.2), { at: [0.2, 0.35, -1.1] });
      s.add(
        lathe([
          [0, 0],
          [0.6, 0],
          [0, 1.4],
        ]),
        glass('#fff6e0'),
        { at: [1.9, 0, -0.3] },
      );
      s.add(sphere(0.25), plastic('#3f86c4', 0.2), { at: [-0.2, 0.25, 1.1] });
      s.add(sphere(0.3), plastic('#f0b93a', 0.2), { at: [-2.3, 0.3, -0.8] });
      s.shoot({ from: [0, 2, 7], to: [0.1, 0.7, 0], angle: 29, aperture: 0.06 });
    },
  },
  {
    name: 'abstract-bokeh-warm',
    size: 'landscape',
    tags: `${TAGS}, bokeh, lights, gold, party, celebration, christmas`,
    alt: 'Warm golden lights out of focus',
    look: { key: 0.05, warmth: 0.2 },
    effort: 3,
    set(s) {
      s.sweep('#1a0f0a', matte('#1a0f0a'), 30, 0.8).lit('studio:rim', 0.3);
      for (let i = 0; i < 90; i++)
        s.add(sphere(0.06), glow(s.pick(['#ffb35c', '#ffd28a', '#ff8a3c', '#ffe6bd']), 16), {
          at: [s.between(-6, 6), s.between(-0.5, 5), s.between(-9, -3)],
        });
      s.shoot({ from: [0, 2, 5], to: [0, 2, 0], angle: 36, aperture: 0.26 });
    },
  },
  {
    name: 'abstract-bokeh-blue-neon',
    size: 'portrait',
    tags: `${TAGS}, bokeh, neon, night, city, blue, technology, pink`,
    alt: 'Blue and pink lights of the night out of focus',
    look: { key: 0.05, saturation: 1.15 },
    effort: 3,
    set(s) {
      s.sweep('#0a0d1c', matte('#0a0d1c'), 30, 0.8).lit('studio:rim', 0.3);
      for (let i = 0; i < 80; i++)
        s.add(sphere(0.06), glow(s.pick(['#2f8bff', '#ff3fa4', '#35d0ff', '#8a5cff']), 14), {
          at: [s.between(-4, 4), s.between(-0.5, 6), s.between(-9, -3)],
        });
      s.shoot({ from: [0, 2.6, 5], to: [0, 2.6, 0], angle: 44, aperture: 0.24 });
    },
  },
  {
    name: 'abstract-silver-waves',
    size: 'landscape',
    tags: `${TAGS}, metal, silver, waves, liquid, technology, grey`,
    alt: 'Waves of liquid silver',
    look: { key: 0.22, saturation: 0.5 },
    set(s) {
      s.lit('studio:softbox', 0.9).add(plane(0), {
        ...silver(0.14),
        bump: (x, _y, z) => 0.55 * fractal(x * 0.55, 1, z * 0.55, 2),
      });
      s.shoot({ from: [0, 4, 5], to: [0, 0, -0.5], angle: 36, aperture: 0.05 });
    },
  },
  {
    name: 'abstract-shadow-leaves',
    size: 'classic',
    tags: `${TAGS}, shadow, leaves, wall, beige, sunlight, plant, summer`,
    alt: 'Shadow of leaves on a beige wall',
    look: { key: 0.44, warmth: 0.15 },
    set(s) {
      s.lit('studio:sun', 0.5);
      s.add(box(20, 20, 0.2), matte('#e4d3bd', 0.04), { at: [0, 0, -0.1] });
      for (let i = 0; i < 15; i++) {
        const a = -0.5 + i * 0.16;
        for (const d of [-1, 1])
          s.add(
            field(
              (px, py, pz) => Math.max((Math.hypot(px / 0.9, py / 0.16) - 1) * 0.16, Math.abs(pz) - 0.012) * 0.8,
              [-0.95, -0.18, -0.02],
              [0.95, 0.18, 0.02],
              0.8,
            ),
            matte('#3f6b3a'),
            { at: [-3.2 - i * 0.12 + d * 0.55, 2.8 - i * 0.34, 3], roll: d * 0.5 + a * 0.1 },
          );
      }
      s.shoot({ from: [0, 0.2, 8], to: [0, 0, 0], angle: 28, aperture: 0 });
    },
  },
  {
    name: 'abstract-red-velvet',
    size: 'wide',
    tags: `${TAGS}, velvet, red, curtain, theatre, cinema, fabric, film`,
    alt: 'Folds of a red velvet curtain',
    look: { key: 0.09 },
    set(s) {
      s.lit('studio:softbox', 0.3);
      const red = velvet('#a01522');
      s.add(
        field(
          (px, py, pz) =>
            (pz - 0.3 * Math.sin(px * 2.4 + 0.4 * Math.sin(px * 0.9 + py * 0.05)) - 0.12 * Math.sin(px * 5.3 + 1)) *
            0.6,
          [-9, -6, -0.6],
          [9, 6, 0.6],
          0.6,
        ),
        { ...red, bump: null },
        {},
      );
      s.shoot({ from: [0, 0.4, 9], to: [0, 0, 0], angle: 34, aperture: 0.02 });
    },
  },
  {
    name: 'abstract-rods-rainbow',
    size: 'square',
    tags: `${TAGS}, colourful, rainbow, rods, kids, school, diversity`,
    alt: 'Upright rods in the colours of the rainbow',
    look: { key: 0.4, saturation: 1.06 },
    set(s) {
      s.sweep('#f3f1ee', matte('#f3f1ee')).lit('studio:sun', 0.2);
      const hexes = ['#d5323f', '#ea6a2e', '#f2b532', '#7fb548', '#2f9d9d', '#2f76b8', '#5a4fa3', '#b54a8c'];
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 4; j++) {
          const h = 0.8 + 1.5 * noise(i * 0.7, j * 0.9, 4);
          s.add(capsule([0, 0.2, 0], [0, h, 0], 0.2), plastic(hexes[i], 0.3), {
            at: [(i - 3.5) * 0.52, 0, (j - 1.5) * 0.6],
          });
        }
      s.shoot({ from: [1.4, 3.1, 7], to: [0, 0.8, 0], angle: 30, aperture: 0.06 });
    },
  },
];
