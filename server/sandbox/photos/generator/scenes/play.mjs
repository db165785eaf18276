/** Toys, pets, travel, crafts. */
import { vase } from '../props/flowers.mjs';
import { ball, blocks, stackingRings } from '../props/sport.mjs';
import { velvet } from '../props/wellness.mjs';
import { bone, bowl4pets, globe, oak, parquet, suitcase, walnut } from './leisure.set.mjs';
import { colour, concrete, copper, matte, metal, painted, plain, plastic, wood } from '../tracer/materials.mjs';
import { box, capsule, lathe, sphere, torus } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'toys-blocks-kids',
    size: 'landscape',
    tags: 'toys, kids, children, blocks, play, kindergarten, wood, colourful, baby, education, family, school',
    alt: 'Colourful wooden building blocks and stacking rings',
    look: { key: 0.44 },
    set(s) {
      s.lit('apartment', 1.4, 25).ground(wood('#e0bf93', '#b98d5c'));
      blocks(s, [-0.9, 0], ['#d9463d', '#f0c23e', '#3f86c4', '#67ab5b', '#ee9a3b', '#7a5bb0'], { size: 0.75 });
      stackingRings(s, [1.6, -0.3]);
      ball(s, '#d9463d', [0.7, 1.0], { radius: 0.3 });
      s.shoot({ from: [0.2, 1.7, 6.2], to: [0.2, 0.85, 0], angle: 30, aperture: 0.12 });
    },
  },
  {
    name: 'travel-suitcases',
    size: 'landscape',
    tags: 'travel, suitcase, luggage, vacation, airport, trip, holiday, tourism, journey, hotel, adventure, agency',
    alt: 'Two suitcases ready for a trip',
    look: { key: 0.4 },
    set(s) {
      s.lit('bridge', 1.0, 30).ground(plain('#c9cdd0', { rough: 0.2 }));
      suitcase(s, [-0.9, 0], '#e0a72e', { turn: 0.3 });
      suitcase(s, [1.0, -0.7], '#2f6f8f', { turn: -0.25, size: 0.85 });
      s.shoot({ from: [0, 1.8, 8.6], to: [0, 1.6, 0], angle: 30, aperture: 0.18 });
    },
  },
  {
    name: 'globe-desk-travel',
    size: 'tall',
    tags: 'globe, world, travel, geography, school, education, earth, map, international, news, library, business',
    alt: 'Globe with a golden frame on a desk',
    look: { key: 0.3, warmth: 0.15 },
    set(s) {
      s.lit('apartment', 0.4, 25).ground(walnut());
      globe(s, [0, 0]);
      s.shoot({ from: [0.2, 1.9, 6.2], to: [0, 1.4, 0], angle: 31, aperture: 0.13 });
    },
  },
  {
    name: 'pets-bowl-bone',
    size: 'landscape',
    tags: 'pets, dog, food, bowl, bone, animal, veterinary, pet shop, puppy, cat, blue, care',
    alt: 'Blue pet bowl with dry food and a bone',
    look: { key: 0.42 },
    set(s) {
      s.lit('apartment', 1.9, 25).ground(parquet());
      bowl4pets(s, [-0.5, 0], '#2f7fc0');
      bone(s, [1.3, 0.6], 0.5);
      ball(s, 'tennis', [1.7, -0.7], { radius: 0.35 });
      s.shoot({ from: [0.1, 2.2, 5], to: [0.2, 0.25, 0], angle: 30, aperture: 0.1 });
    },
  },
  {
    name: 'balloons-party',
    size: 'tall',
    tags: 'balloons, party, birthday, celebration, event, festival, colourful, kids, fun, wedding, surprise, decoration',
    alt: 'Colourful balloons floating in a bright room',
    look: { key: 0.46 },
    set(s) {
      s.lit('apartment', 2.4, 25).ground(oak());
      for (const [x, y, z, hex] of [
        [-0.9, 2.6, 0, '#e0455a'],
        [0.1, 3.2, -0.4, '#f2b830'],
        [1.0, 2.5, 0.1, '#3f8fd0'],
        [0.05, 1.9, 0.6, '#8a63c0'],
        [-0.5, 3.7, -0.8, '#46b08c'],
      ]) {
        s.add(
          lathe(
            [
              [0, 0],
              [0.1, 0.08],
              [0.5, 0.55],
              [0.62, 0.95],
              [0.5, 1.35],
              [0.25, 1.53],
              [0, 1.58],
            ],
            { smooth: 3 },
          ),
          plastic(hex, 0.12),
          { at: [x, y, z] },
        );
        s.add(capsule([x, y, z], [0, 0, 0], 0.009), matte('#dddddd'), {});
      }
      s.shoot({ from: [0, 2.4, 9], to: [0, 2.5, 0], angle: 30, aperture: 0.16 });
    },
  },
  {
    name: 'game-dice-green',
    size: 'landscape',
    tags: 'dice, game, play, casino, luck, chance, entertainment, hobby, green, red, party, board game',
    alt: 'Red dice on a green felt table',
    look: { key: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.5).ground(velvet('#1f6a43'));
      for (const [x, z, turn, y] of [
        [-0.6, 0.3, 0.5, 0],
        [0.5, -0.2, 1.1, 0],
        [1.5, 0.6, 0.2, 0],
      ]) {
        const spots = colour('#ffffff');
        const red = colour('#c21f2b');
        s.add(
          box(0.8, 0.8, 0.8, 0.12),
          painted(
            (lx, ly, lz) => {
              const face = [Math.abs(lx), Math.abs(ly), Math.abs(lz)];
              const axis = face.indexOf(Math.max(...face));
              const [u, v] = axis === 0 ? [ly, lz] : axis === 1 ? [lx, lz] : [lx, ly];
              const pips =
                axis === 1
                  ? [
                      [0, 0],
                      [0.2, 0.2],
                      [-0.2, -0.2],
                      [0.2, -0.2],
                      [-0.2, 0.2],
                    ]
                  : axis === 0
                    ? [
                        [0.2, 0.2],
                        [-0.2, -0.2],
                      ]
                    : [
                        [0, 0],
                        [0.2, 0.2],
                        [-0.2, -0.2],
                      ];
              return pips.some(([a, b]) => Math.hypot(u - a, v - b) < 0.085) ? spots : red;
            },
            { rough: 0.12 },
          ),
          { at: [x, y + 0.46, z], turn },
        );
      }
      s.shoot({ from: [0.2, 1.8, 4.6], to: [0.45, 0.3, 0.1], angle: 29, aperture: 0.1 });
    },
  },
  {
    name: 'ceramics-handmade',
    size: 'landscape',
    tags: 'ceramics, pottery, handmade, craft, vase, workshop, art, shop, studio, design, clay, interior',
    alt: 'Handmade ceramic vases in earthy colours',
    look: { key: 0.36 },
    set(s) {
      s.sweep('#cdbfae', matte('#cdbfae')).lit('studio:sun', 0.4);
      vase(s, [-1.7, 0], { kind: 'round', hex: '#8a5a44', rough: 0.6 });
      vase(s, [-0.3, -0.4], { kind: 'slim', hex: '#e9e1d3', rough: 0.6 });
      vase(s, [0.7, 0.3], { kind: 'cone', hex: '#5f6f64', rough: 0.6 });
      vase(s, [1.9, -0.2], { kind: 'tall', hex: '#c98a5e', size: 0.85, rough: 0.6 });
      s.shoot({ from: [0, 1.7, 7.6], to: [0.1, 0.9, 0], angle: 28, aperture: 0.06 });
    },
  },
  {
    name: 'car-wheel-detail',
    size: 'square',
    tags: 'car, wheel, tyre, garage, automobile, mechanic, vehicle, repair, black, dealer, motor, sport',
    alt: 'Car wheel with an alloy rim',
    look: { key: 0.11 },
    set(s) {
      s.lit('warehouse', 2.0, 40).ground(concrete('#54565a'));
      const rubber = plain('#141416', { rough: 0.7 });
      s.add(
        lathe(
          [
            [1.05, -0.5],
            [1.5, -0.52],
            [1.66, -0.4],
            [1.68, 0],
            [1.66, 0.4],
            [1.5, 0.52],
            [1.05, 0.5],
          ],
          { smooth: 2 },
        ),
        rubber,
        { at: [0, 1.68, 0], tilt: Math.PI / 2 },
      );
      s.add(
        lathe([
          [1.08, 0.5],
          [1.02, 0.46],
          [0.98, 0.2],
          [0.98, -0.4],
        ]),
        metal('#c3c6ca', 0.2),
        { at: [0, 1.68, 0], tilt: Math.PI / 2 },
      );
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * 6.283;
        s.add(
          capsule([0.16 * Math.cos(a), 0.16 * Math.sin(a), 0.42], [1.0 * Math.cos(a), 1.0 * Math.sin(a), 0.36], 0.075),
          metal('#d0d3d7', 0.18),
          { at: [0, 1.68, 0] },
        );
      }
      s.add(sphere(0.22), metal('#d0d3d7', 0.18), { at: [0, 1.68, 0.38] });
      s.add(torus(0.75, 0.04), copper(0.3), { at: [0, 1.68, 0.1], tilt: Math.PI / 2 });
      s.shoot({ from: [1.4, 1.6, 6.4], to: [0, 1.55, 0], angle: 29, aperture: 0.09 });
    },
  },
];
