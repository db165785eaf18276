/** Coffee and tea. */
import { book } from '../props/stationery.mjs';
import { mug } from '../props/tableware.mjs';
import { COFFEE, beans, oak, walnut } from './kitchen.set.mjs';
import { concrete, glaze, linen, matte, organic, plain, steel, terrazzo } from '../tracer/materials.mjs';
import { capsule, cylinder, ellipsoid, lathe } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'coffee-morning-oak',
    size: 'landscape',
    tags: `${COFFEE}, wood, sunlight, cozy`,
    alt: 'White cup of black coffee on an oak table in the morning sun',
    look: { key: 0.34, warmth: 0.3 },
    set(s) {
      s.lit('studio:sun', 0.2).ground(oak());
      mug(s, [0.2, 0]);
      beans(s, 26, [-1.3, 0.7], 0.8);
      book(s, [1.9, -1.5], { hex: '#e7dccb', turn: 0.5 });
      s.shoot({ from: [0.4, 2.5, 5.2], to: [0, 0.42, 0], angle: 30, aperture: 0.12, focus: [0, 0.6, 0.3] });
    },
  },
  {
    name: 'latte-art-slate',
    size: 'portrait',
    tags: `${COFFEE}, latte, latte art, cappuccino, milk, foam, dark`,
    alt: 'Latte with a leaf drawn in the foam, in a dark blue cup on slate',
    look: { key: 0.2 },
    set(s) {
      s.lit('studio:window', 0.5).ground(concrete('#4a4c50'));
      mug(s, [0, 0], { hex: '#27364a', drink: 'latte', turn: 0.5 });
      s.add(capsule([-0.5, 0, 0], [0.55, 0, 0], 0.035), steel(0.2), { at: [-0.9, 0.04, 0.9], turn: 0.7 });
      beans(s, 30, [0.9, 1.2], 0.6);
      s.shoot({ from: [0.3, 4.2, 3.4], to: [0, 0.5, 0.1], angle: 27, aperture: 0.12 });
    },
  },
  {
    name: 'coffee-three-cups',
    size: 'wide',
    tags: `${COFFEE}, colourful, pastel, row, minimal, meeting`,
    alt: 'Three pastel cups of coffee in a row on a pale pink background',
    look: { key: 0.5, vignette: 0.15 },
    set(s) {
      s.sweep('#f0c9c0', matte('#f0c9c0')).lit('studio:window', 0.2);
      for (const [i, hex] of ['#f7efe2', '#8fb5a9', '#e7b24f'].entries())
        mug(s, [(i - 1) * 2, (i % 2) * -0.3], { hex, turn: 0.3 });
      s.shoot({ from: [0, 2.5, 8.4], to: [0.1, 0.5, 0], angle: 25, aperture: 0.05 });
    },
  },
  {
    name: 'coffee-lobby',
    size: 'landscape',
    tags: `${COFFEE}, hotel, lobby, bokeh, takeaway, office`,
    alt: 'Cup of coffee on a wooden counter with a bright lobby behind',
    look: { key: 0.42 },
    set(s) {
      s.lit('lobby', 2.3, 25).ground(walnut());
      mug(s, [-0.9, 0], { hex: '#fafafa', turn: 0.2 });
      s.shoot({ from: [0, 1.35, 4.4], to: [-0.1, 0.72, 0], angle: 30, aperture: 0.17, focus: [-0.9, 0.6, 0.2] });
    },
  },
  {
    name: 'coffee-beans-pile',
    size: 'square',
    tags: 'coffee beans, coffee, roast, roastery, espresso, brown, close-up, texture, cafe, aroma, ingredient',
    alt: 'Close-up of roasted coffee beans',
    look: { key: 0.09, warmth: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.8).ground(matte('#24140c'));
      const roast = organic('#3a1f12', '#6b4125', { scale: 5, rough: 0.32, bump: 0.012 });
      for (let i = 0; i < 420; i++)
        s.add(ellipsoid(0.17, 0.11, 0.125), roast, {
          at: [s.between(-1.9, 1.9), s.between(0.05, 0.36), s.between(-1.9, 1.9)],
          turn: s.between(0, 3.1),
          roll: s.between(-0.6, 0.6),
          tilt: s.between(-0.6, 0.6),
        });
      s.shoot({ from: [0, 4.2, 2.2], to: [0, 0.2, 0], angle: 30, aperture: 0.1 });
    },
  },
  {
    name: 'tea-green-set',
    size: 'classic',
    tags: 'tea, green tea, teapot, cup, drink, ceramic, japanese, zen, calm, wellness, pottery, table',
    alt: 'Green teapot with two cups on a linen cloth',
    look: { key: 0.36 },
    set(s) {
      s.lit('studio:window', 0.3).ground(linen('#d8d0c0'));
      const clay = glaze('#5f7f6e', 0.22);
      s.add(
        lathe(
          [
            [0, 0],
            [0.5, 0],
            [0.55, 0.04],
            [0.86, 0.45],
            [0.8, 0.8],
            [0.42, 1.0],
            [0.42, 1.0],
            [0.4, 1.04],
            [0.2, 1.1],
            [0.06, 1.13],
            [0.1, 1.22],
            [0, 1.28],
          ],
          { smooth: 3 },
        ),
        clay,
        { at: [-0.6, 0, 0] },
      );
      s.add(capsule([0.7, 0.5, 0], [1.25, 0.95, 0], 0.11), clay, { at: [-0.6, 0, 0], turn: -0.3 });
      s.add(capsule([-0.7, 0.9, 0], [-1.15, 0.75, 0], 0.07), clay, { at: [-0.6, 0, 0], turn: -0.3 });
      s.add(capsule([-1.15, 0.75, 0], [-0.78, 0.32, 0], 0.07), clay, { at: [-0.6, 0, 0], turn: -0.3 });
      for (const [x, z] of [
        [1.3, 0.7],
        [1.75, -0.5],
      ]) {
        s.add(
          lathe(
            [
              [0, 0],
              [0.26, 0],
              [0.3, 0.04],
              [0.4, 0.5],
              [0.37, 0.5],
              [0.28, 0.08],
              [0, 0.06],
            ],
            { smooth: 2 },
          ),
          clay,
          { at: [x, 0, z] },
        );
        s.add(cylinder(0.35, 0.02), plain('#a8b84d', { rough: 0.05 }), { at: [x, 0.38, z] });
      }
      s.shoot({ from: [0.6, 2.6, 6.2], to: [0.35, 0.5, 0], angle: 29, aperture: 0.1 });
    },
  },
  {
    name: 'terrazzo-espresso-bw',
    size: 'square',
    tags: `${COFFEE}, black and white, monochrome, terrazzo`,
    alt: 'Espresso cup on terrazzo in black and white',
    look: { key: 0.3, mono: true, contrast: 1.12 },
    set(s) {
      s.lit('studio:sun', 0.6).ground(terrazzo('#d9d6d0', ['#3a3a3a', '#8a8680', '#bdb6aa', '#5f5b57']));
      mug(s, [0, 0], { turn: 0.8 });
      s.shoot({ from: [0.2, 3.2, 4.4], to: [0.1, 0.4, 0], angle: 27, aperture: 0.07 });
    },
  },
];
