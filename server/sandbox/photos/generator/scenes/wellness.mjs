/** Beauty, health, spa. */
import { daisy, rose } from '../props/flowers.mjs';
import { candle, dropper, jar, lipstick, perfume, soap, stones, towel } from '../props/wellness.mjs';
import { BEAUTY, tooth } from './leisure.set.mjs';
import { glaze, marble, matte, plastic, steel, terrazzo, tiles, water } from '../tracer/materials.mjs';
import { box, capsule, cylinder, lathe, torus } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'yoga-stones-candle',
    size: 'landscape',
    tags: 'yoga, wellness, spa, meditation, stones, zen, balance, calm, massage, relax, health, candle',
    alt: 'Balanced stones and candles by still water',
    look: { key: 0.2, warmth: 0.2 },
    set(s) {
      s.lit('sunset', 1.4, 22).ground(water('#2a3436', 0.015));
      stones(s, [0.4, 0]);
      candle(s, [-1.4, 0.3], { tall: 0.5 });
      candle(s, [-0.9, -0.7], { tall: 0.75 });
      s.shoot({ from: [0, 1.2, 6], to: [-0.1, 0.75, 0], angle: 29, aperture: 0.14 });
    },
  },
  {
    name: 'spa-towels-white',
    size: 'classic',
    tags: `${BEAUTY}, towels, massage, hotel, white, bath`,
    alt: 'Rolled white towels, soap and stones in a spa',
    look: { key: 0.5, vignette: 0.16 },
    set(s) {
      s.lit('studio:window', 0.2).ground(tiles('#eef0ee', '#cdd2cf', 2.4));
      towel(s, [0, -0.3], { hex: '#f6f3ee' });
      towel(s, [0, 0.42], { hex: '#cfe0dc' });
      towel(s, [0, 0.05], { hex: '#f6f3ee', y: 0.6 });
      stones(s, [1.9, 0.5], { sizes: [0.42, 0.34, 0.25] });
      soap(s, [-1.7, 0.9], { hex: '#d9c7a8', turn: 0.4 });
      s.shoot({ from: [0.9, 1.9, 5.8], to: [0.1, 0.5, 0], angle: 30, aperture: 0.1 });
    },
  },
  {
    name: 'beauty-droppers-peach',
    size: 'portrait',
    tags: `${BEAUTY}, serum, oil, bottle, peach`,
    alt: 'Amber serum bottles on a peach background',
    look: { key: 0.44 },
    set(s) {
      s.sweep('#f1c6a8', matte('#f1c6a8')).lit('studio:sun', 0.4);
      s.add(cylinder(1.0, 0.5, 0.03), matte('#f6dcc8'), { at: [-0.4, 0, -0.3] });
      dropper(s, [-0.4, -0.3], { y: 0.5, size: 1.1 });
      dropper(s, [0.8, 0.6], { hex: '#8b4a1c', size: 0.9 });
      s.shoot({ from: [0, 1.8, 6], to: [0.1, 0.95, 0], angle: 30, aperture: 0.05 });
    },
  },
  {
    name: 'beauty-jars-marble',
    size: 'landscape',
    tags: `${BEAUTY}, cream, jar, marble, white`,
    alt: 'Cream jars with wooden lids on marble',
    look: { key: 0.5, vignette: 0.16 },
    set(s) {
      s.sweep('#efe9e4', marble('#f3f0ec', '#c4bab2')).lit('studio:window', 0.3);
      jar(s, [-0.9, 0], {});
      jar(s, [0.4, -0.4], { radius: 0.42, tall: 0.7, hex: '#d9e4de' });
      jar(s, [1.4, 0.4], { radius: 0.36, tall: 0.3, lid: 'gold' });
      daisy(s, null, [0.2, 0.1, 1.0], { size: 0.8, facing: -0.1, hex: '#f7f4ef' });
      s.shoot({ from: [0, 1.8, 5.8], to: [0.15, 0.5, 0], angle: 29, aperture: 0.08 });
    },
  },
  {
    name: 'perfume-pink-gold',
    size: 'tall',
    tags: `${BEAUTY}, perfume, fragrance, luxury, pink, gold`,
    alt: 'Perfume bottle with a golden cap on pink silk',
    look: { key: 0.4 },
    set(s) {
      s.sweep('#e9b9b6', matte('#e9b9b6')).lit('studio:softbox', 0.5);
      s.add(box(2, 0.4, 1.4, 0.02), matte('#f3d3cd'), { at: [0, 0.2, 0], turn: 0.2 });
      perfume(s, [0, 0], { y: 0.4, turn: 0.25, hex: '#d98b7f' });
      rose(s, [-1.15, 0.36, 0.9], '#c94a5b', 0.8);
      s.shoot({ from: [0, 1.9, 6.2], to: [0, 1.05, 0], angle: 29, aperture: 0.06 });
    },
  },
  {
    name: 'lipsticks-red',
    size: 'square',
    tags: `${BEAUTY}, lipstick, red, fashion, women`,
    alt: 'Three lipsticks on a red background',
    look: { key: 0.24 },
    set(s) {
      s.sweep('#b3202e', matte('#b3202e')).lit('studio:softbox', 0.3);
      lipstick(s, [-0.8, 0], { hex: '#8f1022' });
      lipstick(s, [0, -0.3], { hex: '#d23a4a' });
      lipstick(s, [0.8, 0.1], { hex: '#e58b83' });
      s.shoot({ from: [0, 1.6, 5.6], to: [0, 0.72, 0], angle: 27, aperture: 0.05 });
    },
  },
  {
    name: 'hair-salon-comb',
    size: 'landscape',
    tags: 'hair, hairdresser, salon, barber, comb, scissors, beauty, style, haircut, shop, tools, steel',
    alt: 'Scissors and combs of a hairdresser on a dark counter',
    look: { key: 0.15 },
    set(s) {
      s.lit('studio', 1.0, 60).ground(marble('#26282b', '#55585c', { rough: 0.18 }));
      for (const [x, z, turn, hex] of [
        [-1.2, 0.2, 0.5, '#141414'],
        [1.7, -0.5, -0.4, '#c9a26b'],
      ]) {
        s.add(box(2, 0.1, 0.24, 0.04), plastic(hex), { at: [x, 0.06, z], turn });
        for (let i = 0; i < 26; i++)
          s.add(box(0.035, 0.07, 0.42, 0.01), plastic(hex), {
            at: [
              x + (-0.95 + i * 0.076) * Math.cos(turn) + 0.3 * Math.sin(turn),
              0.05,
              z - (-0.95 + i * 0.076) * Math.sin(turn) + 0.3 * Math.cos(turn),
            ],
            turn,
          });
      }
      for (const d of [-1, 1]) {
        s.add(capsule([0, 0, 0], [d * 0.16, 0, -1.7], 0.05), steel(0.12), { at: [0.3, 0.1, 0.3], turn: -0.5 });
        s.add(torus(0.24, 0.05), steel(0.12), { at: [0.3 + d * 0.3, 0.08, 0.8 + d * 0.1] });
      }
      s.shoot({ from: [0, 2.4, 4.8], to: [0.1, 0.05, 0], angle: 30, aperture: 0.09 });
    },
  },
  {
    name: 'dentist-tooth-blue',
    size: 'square',
    tags: 'dentist, tooth, dental, health, clinic, smile, care, medical, hygiene, white, blue, doctor',
    alt: 'White tooth model on a light blue background',
    look: { key: 0.44 },
    set(s) {
      s.sweep('#9fcbe3', matte('#9fcbe3')).lit('studio:softbox', 0.3);
      tooth(s, [0, 0], 1);
      s.shoot({ from: [0.4, 1.5, 5.2], to: [0, 0.85, 0], angle: 28, aperture: 0.04 });
    },
  },
  {
    name: 'dentist-brush-mint',
    size: 'landscape',
    tags: 'dentist, toothbrush, dental, hygiene, bathroom, health, tooth, mint, care, smile, clean, clinic',
    alt: 'Tooth model and toothbrushes on a mint background',
    look: { key: 0.46 },
    set(s) {
      s.sweep('#bfe3d6', matte('#bfe3d6')).lit('studio:sun', 0.2);
      tooth(s, [-1.1, -0.2], 0.85);
      for (const [z, hex] of [
        [0.2, '#2f8fd0'],
        [0.75, '#e7607a'],
      ]) {
        s.add(capsule([-0.4, 0.1, 0], [2.2, 0.1, 0], 0.08), plastic(hex, 0.2), { at: [0.2, 0, z], turn: 0.15 });
        for (let i = 0; i < 8; i++)
          for (const d of [-0.05, 0.05])
            s.add(
              capsule([-0.38 + i * 0.06, 0.15, d], [-0.38 + i * 0.06, 0.4, d], 0.026),
              plastic(i % 3 ? '#ffffff' : hex),
              { at: [0.2, 0, z], turn: 0.15 },
            );
      }
      s.shoot({ from: [0.2, 2.1, 5.6], to: [0.25, 0.45, 0.1], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'candles-glaze-pots',
    size: 'portrait',
    tags: 'candles, home, decoration, cozy, evening, gift, wellness, interior, warm, light, shop, handmade',
    alt: 'Candles in glazed pots on a terrazzo shelf',
    look: { key: 0.11, warmth: 0.4 },
    set(s) {
      s.lit('studio:evening', 0.1).ground(terrazzo('#cfc6ba', ['#8a7a6a', '#b98a6a', '#5f6b66']));
      for (const [x, z, size, hex] of [
        [-0.6, 0.2, 1, '#56706a'],
        [0.5, -0.5, 1.3, '#c9b79c'],
        [0.8, 0.9, 0.8, '#8f4a3a'],
      ]) {
        s.add(
          lathe(
            [
              [0, 0],
              [0.36, 0],
              [0.4, 0.04],
              [0.42, 0.8],
              [0.36, 0.8],
              [0.36, 0.6],
              [0, 0.6],
            ].map(([r, h]) => [r * size, h * size]),
          ),
          glaze(hex, 0.3),
          { at: [x, 0, z] },
        );
        candle(s, [x, z], { radius: 0.34 * size, tall: 0.66 * size, y: 0.02 });
      }
      s.shoot({ from: [0, 1.7, 5.6], to: [0.05, 0.6, 0], angle: 30, aperture: 0.12 });
    },
  },
];
