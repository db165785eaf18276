/** Bread, pastry, cakes, sweets. */
import { rose } from '../props/flowers.mjs';
import { fruit } from '../props/food.mjs';
import { cake, croissant, cupcake, donut, loaf, macaron } from '../props/pastry.mjs';
import { gift } from '../props/pleasure.mjs';
import { bowl, checkedCloth, mug, plate } from '../props/tableware.mjs';
import { candle } from '../props/wellness.mjs';
import { colour, concrete, linen, marble, matte, organic, plain, surface, tiles, wood } from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, sphere } from '../tracer/shapes.mjs';

const BREAD = 'bread, bakery, baker, loaf, food, fresh, organic, flour, breakfast, wheat, artisan';

const CAKE = 'cake, bakery, dessert, sweet, pastry, birthday, celebration, confectionery, party, food, cream';

const oak = () => wood('#c99b67', '#80552f');

const dark = () => wood('#5c4030', '#2b1c14');

/** A board dusted with flour. */
const floured = (light, deep) => {
  const board = wood(light, deep);
  const flour = colour('#f5efe4');
  const paint = (x, y, z, lx, ly, lz) => {
    board.paint(x, y, z, lx, ly, lz);
    dust(x, z, flour);
  };
  return { ...board, paint };
};

function dust(x, z, flour) {
  const cloud = noise(x * 0.7 + 4, 1, z * 0.7) * 0.9 + noise(x * 7, 2, z * 7) * 0.35 - 0.55;
  const t = Math.min(0.9, Math.max(0, cloud * 2));
  surface.r += (flour[0] - surface.r) * t;
  surface.g += (flour[1] - surface.g) * t;
  surface.b += (flour[2] - surface.b) * t;
}

export const shots = [
  {
    name: 'bread-loaf-flour',
    size: 'landscape',
    tags: `${BREAD}, sourdough, rustic, table`,
    alt: 'Freshly baked loaf of bread on a floured wooden table',
    look: { key: 0.26, warmth: 0.25 },
    set(s) {
      s.lit('studio:window', 0.4).ground(floured('#b98a58', '#6b4526'));
      loaf(s, [0, 0], { turn: 0.35 });
      s.shoot({ from: [0.2, 2.2, 5.2], to: [0, 0.35, 0], angle: 28, aperture: 0.12 });
    },
  },
  {
    name: 'bread-three-loaves-dark',
    size: 'classic',
    tags: `${BREAD}, rye, dark, sourdough, rustic`,
    alt: 'Three rustic loaves on a dark wooden counter',
    look: { key: 0.15, warmth: 0.3 },
    set(s) {
      s.lit('studio:evening', 0.2).ground(dark());
      loaf(s, [-1.1, 0.2], { turn: 0.8 });
      loaf(s, [0.7, 0.5], { turn: -0.4, long: 1 });
      loaf(s, [0, -1.2], { turn: 0.1, long: 1.3, scores: 6 });
      s.shoot({ from: [0, 2.8, 6], to: [0, 0.3, -0.1], angle: 30, aperture: 0.12 });
    },
  },
  {
    name: 'bakery-lobby-shelf',
    size: 'landscape',
    tags: `${BREAD}, shop, counter, store, bokeh, interior`,
    alt: 'Loaves and croissants on a bakery counter',
    look: { key: 0.36, warmth: 0.15 },
    set(s) {
      s.lit('lobby', 3.0, 25).ground(oak());
      loaf(s, [-1.2, 0], { turn: 0.5 });
      croissant(s, [0.7, 0.2], { turn: 0.4 });
      croissant(s, [1.9, -0.7], { turn: -0.3 });
      s.shoot({ from: [0, 1.4, 5], to: [0.1, 0.6, 0], angle: 32, aperture: 0.17 });
    },
  },
  {
    name: 'croissant-marble',
    size: 'landscape',
    tags: 'croissant, pastry, bakery, breakfast, french, cafe, butter, food, fresh, sweet, marble, paris',
    alt: 'Golden croissants on white marble',
    look: { key: 0.4, warmth: 0.15 },
    set(s) {
      s.lit('studio:window', 0.2).ground(marble());
      croissant(s, [-0.75, 0.1], { turn: 0.5 });
      croissant(s, [1.0, -0.5], { turn: -0.5 });
      s.shoot({ from: [0.2, 2.3, 4.4], to: [0.05, 0.25, -0.1], angle: 26, aperture: 0.11 });
    },
  },
  {
    name: 'croissant-coffee-blue',
    size: 'portrait',
    tags: 'croissant, coffee, breakfast, cafe, bakery, pastry, morning, blue, cup, french, food, table',
    alt: 'Croissant and coffee on a blue table',
    look: { key: 0.3 },
    set(s) {
      s.lit('studio:sun', 0.3).ground(matte('#3c6f94'));
      const y = plate(s, [0, 0.5], { size: 1.1 });
      croissant(s, [0, 0.6], { turn: 0.3, y });
      mug(s, [0.5, -1.6], { hex: '#f6f2ea', turn: 0.5 });
      s.shoot({ from: [0.2, 4.2, 4.6], to: [0.15, 0.2, -0.3], angle: 32, aperture: 0.07 });
    },
  },
  {
    name: 'macarons-pastel-stack',
    size: 'square',
    tags: 'macarons, french, pastry, bakery, sweet, dessert, pastel, colourful, confectionery, shop, pink, food, gift',
    alt: 'Stack of pastel macarons on a pink background',
    look: { key: 0.46, vignette: 0.18 },
    set(s) {
      s.sweep('#f3cdd2', matte('#f3cdd2')).lit('studio:softbox', 0.4);
      const hexes = ['#e993a8', '#b7d3a6', '#f3d27a', '#c7b0e0', '#8cc2c6'];
      hexes.forEach((hex, i) => {
        macaron(s, [s.between(-0.05, 0.05), 0], hex, { y: i * 0.6 - 0 });
      });
      macaron(s, [1.25, 0.3], '#f3d27a', { y: 0.4, roll: 1.35, turn: 0.3 });
      macaron(s, [-1.3, 0.4], '#b7d3a6');
      s.shoot({ from: [0, 1.9, 8], to: [0, 1.35, 0], angle: 29, aperture: 0.06 });
    },
  },
  {
    name: 'macarons-row-mint',
    size: 'wide',
    tags: 'macarons, bakery, sweet, dessert, pastry, mint, pastel, row, colourful, shop, minimal, food',
    alt: 'Row of colourful macarons on a mint background',
    look: { key: 0.46, vignette: 0.15 },
    set(s) {
      s.sweep('#bfe0d2', matte('#bfe0d2')).lit('studio:sun', 0.2);
      ['#e98f9f', '#f6e3b4', '#8f5a3c', '#c9b3e4', '#e9b24c', '#7fb7a2'].forEach((hex, i) =>
        macaron(s, [(i - 2.5) * 1.05, i % 2 ? 0.15 : -0.1], hex),
      );
      s.shoot({ from: [0, 2.6, 6.4], to: [0, 0.25, 0], angle: 26, aperture: 0.05 });
    },
  },
  {
    name: 'donuts-pink',
    size: 'landscape',
    tags: 'donuts, doughnuts, sweet, bakery, dessert, sprinkles, pink, sugar, snack, colourful, shop, food',
    alt: 'Glazed donuts with coloured sprinkles',
    look: { key: 0.44, saturation: 1.06 },
    set(s) {
      s.sweep('#f7d9dd', matte('#f7d9dd')).lit('studio:softbox', 0.3);
      donut(s, [-1.25, 0.2], { icing: '#f08aa8' });
      donut(s, [0.05, -0.3], { icing: '#5b3320' });
      donut(s, [1.35, 0.25], { icing: '#f6f0e2' });
      s.shoot({ from: [0, 2.7, 5.2], to: [0.05, 0.2, 0], angle: 29, aperture: 0.06 });
    },
  },
  {
    name: 'donut-stack-yellow',
    size: 'portrait',
    tags: 'donuts, stack, bakery, sweet, dessert, yellow, breakfast, snack, colourful, fun, food, shop',
    alt: 'Stack of donuts on a yellow background',
    look: { key: 0.46, saturation: 1.06 },
    set(s) {
      s.sweep('#f4c945', matte('#f4c945')).lit('studio:sun', 0.2);
      ['#f08aa8', '#6b3d26', '#8fd0d6', '#f6f0e2'].forEach((icing, i) =>
        donut(s, [s.between(-0.06, 0.06), 0], { icing, y: i * 0.38, sprinkles: 24 }),
      );
      s.shoot({ from: [0, 1.9, 6.2], to: [0, 0.78, 0], angle: 27, aperture: 0.05 });
    },
  },
  {
    name: 'cupcakes-party',
    size: 'landscape',
    tags: 'cupcakes, bakery, sweet, dessert, birthday, party, celebration, icing, cherry, colourful, kids, food',
    alt: 'Cupcakes with colourful icing at a party',
    look: { key: 0.42 },
    set(s) {
      s.lit('lobby', 1.1, 25).ground(marble('#f3efea', '#cfc6bd'));
      ['#f2a7bb', '#fbf3e2', '#a9d8c4'].forEach((icing, i) =>
        cupcake(s, [(i - 1) * 1.25, i === 1 ? 0.3 : -0.3], { icing }),
      );
      s.shoot({ from: [0, 1.7, 5.6], to: [0, 0.66, 0], angle: 29, aperture: 0.14, focus: [0, 0.6, 0.4] });
    },
  },
  {
    name: 'cupcake-single-blue',
    size: 'square',
    tags: 'cupcake, bakery, sweet, dessert, blue, birthday, icing, cherry, minimal, party, food, gift',
    alt: 'Cupcake with cream and a cherry on a light blue background',
    look: { key: 0.42 },
    set(s) {
      s.sweep('#a8d0e6', matte('#a8d0e6')).lit('studio:sun', 0.2);
      cupcake(s, [0, 0], { icing: '#fdf3e7', paper: '#c2453f' });
      s.shoot({ from: [0, 1.4, 4.8], to: [0, 0.62, 0], angle: 27, aperture: 0.04 });
    },
  },
  {
    name: 'wedding-cake-tiers',
    size: 'tall',
    tags: 'wedding, wedding cake, cake, bride, celebration, marriage, white, elegant, event, bakery, roses, party, love',
    alt: 'Three-tier white wedding cake decorated with roses',
    look: { key: 0.42, warmth: -0.35 },
    set(s) {
      s.lit('lobby', 2.6, 25).ground(linen('#f3eee6'));
      cake(s, [0, 0], { sizes: [1.5, 1.1, 0.72], hexes: ['#fbf7f0', '#f0dcd6'], top: '#e9b9b4' });
      for (let i = 0; i < 6; i++) {
        const a = 0.4 + i * 0.32;
        rose(s, [1.15 * Math.cos(a), 0.95 + i * 0.06, 1.15 * Math.sin(a)], i % 2 ? '#e3a4a0' : '#f2d8cf', 0.5);
      }
      s.shoot({ from: [0.4, 2.6, 7.6], to: [0, 1.25, 0], angle: 29, aperture: 0.15, focus: [0, 1.2, 1] });
    },
  },
  {
    name: 'chocolate-cake-drip',
    size: 'square',
    tags: `${CAKE}, chocolate, drip, cherries`,
    alt: 'Cake with chocolate drip and cherries on top',
    look: { key: 0.32, warmth: 0.15 },
    set(s) {
      s.sweep('#d9c2ae', matte('#d9c2ae')).lit('studio:window', 0.3);
      plate(s, [0, 0], { size: 1.6 });
      cake(s, [0, 0], { sizes: [1.15], hexes: ['#f2e2cf'], drip: '#2d150c', top: '#9c1020', y: 0.07 });
      s.shoot({ from: [0.2, 2.4, 6.4], to: [0, 0.6, 0], angle: 27, aperture: 0.08 });
    },
  },
  {
    name: 'birthday-cake-gift',
    size: 'landscape',
    tags: `${CAKE}, gift, candles, kids`,
    alt: 'Birthday cake with candles next to a wrapped gift',
    look: { key: 0.26, warmth: 0.35 },
    set(s) {
      s.lit('studio:evening', 0.6).ground(linen('#d9cbb8'));
      cake(s, [-0.7, 0], { sizes: [1.05], hexes: ['#f7e8e0', '#e9909c'], top: '#e9909c' });
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * 6.28;
        candle(s, [-0.7 + 0.4 * Math.cos(a), 0.4 * Math.sin(a)], {
          y: 0.75,
          radius: 0.045,
          tall: 0.55,
          hex: ['#58a6c9', '#f0c23e', '#e26d7c', '#83b86a', '#b48ad0'][i],
        });
      }
      gift(s, [1.5, -0.4], { hex: '#2f6f8f', ribbon: '#f2d060', turn: 0.4 });
      s.shoot({ from: [0, 2, 6.2], to: [0.15, 0.7, 0], angle: 30, aperture: 0.1 });
    },
  },
  {
    name: 'baking-ingredients',
    size: 'classic',
    tags: 'baking, ingredients, eggs, flour, bowl, kitchen, recipe, cooking, home, bakery, rolling pin, food',
    alt: 'Eggs, flour and a rolling pin on a kitchen table',
    look: { key: 0.44 },
    set(s) {
      s.lit('studio:window', 0.1).ground(tiles('#eceae2', '#c9c6bd', 2.2, 0.3));
      bowl(s, [-1, -0.3], {
        hex: '#eef0ef',
        size: 1.1,
        inside: organic('#faf6ee', '#efe8dc', { scale: 3, rough: 0.95, gloss: 0.1, bump: 0.05, bumpScale: 5 }),
      });
      for (const [x, z, t] of [
        [0.7, 0.5, 0.2],
        [1.2, 0.2, 1],
        [1.0, 0.95, 2],
      ]) {
        s.add(sphere(0.3), plain(s.pick(['#e7c7a3', '#f1dfcb', '#dcb48a']), { rough: 0.5, gloss: 0.6 }), {
          at: [x, 0.3, z],
          turn: t,
        });
      }
      s.add(capsule([-1.2, 0, 0], [1.2, 0, 0], 0.22), wood('#d2a871', '#9c6e3e', { fine: 2 }), {
        at: [0.4, 0.22, 1.9],
        turn: 0.15,
      });
      s.add(capsule([-1.7, 0, 0], [1.7, 0, 0], 0.08), wood('#8d6237', '#6b4725', { fine: 2 }), {
        at: [0.4, 0.22, 1.9],
        turn: 0.15,
      });
      s.shoot({ from: [0.2, 4, 5.4], to: [0.1, 0.2, 0.4], angle: 31, aperture: 0.09 });
    },
  },
  {
    name: 'picnic-red-check',
    size: 'landscape',
    tags: 'picnic, summer, park, basket, bread, fruit, food, outdoor, family, red, checked cloth, nature',
    alt: 'Picnic with bread and apples on a red checked cloth in the park',
    look: { key: 0.38, warmth: 0.1 },
    set(s) {
      s.lit('park', 2.6, 22).ground(checkedCloth('#f8f3ea', '#c5262c'));
      loaf(s, [-0.9, 0.1], { turn: 0.5 });
      fruit(s, 'apple', [0.6, 0.5]);
      fruit(s, 'green apple', [1.3, -0.1]);
      fruit(s, 'pear', [1.9, -0.7]);
      s.add(box(1.2, 0.3, 1, 0.06), plain('#f2c74b', { rough: 0.4 }), { at: [0.3, 0.15, -1.1], turn: 0.3 });
      s.shoot({ from: [0, 1.9, 5.6], to: [0.1, 0.6, 0], angle: 32, aperture: 0.14 });
    },
  },
  {
    name: 'chocolate-close-up',
    size: 'landscape',
    tags: 'chocolate, sweet, dessert, candy, cocoa, brown, confectionery, gift, food, close-up, shop, dark',
    alt: 'Close-up of a dark chocolate bar',
    look: { key: 0.12, warmth: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.6).ground(concrete('#3a2a22'));
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 4; j++) {
          if (i === 5 && j > 1) continue;
          s.add(box(0.72, 0.26, 0.72, 0.07), plain('#3a1d10', { rough: 0.28 }), {
            at: [(i - 2.5) * 0.76, 0.22, (j - 1.5) * 0.76],
          });
        }
      s.add(box(4.6, 0.2, 3.1, 0.03), plain('#3a1d10', { rough: 0.3 }), { at: [0, 0.1, 0] });
      s.add(cylinder(0.3, 0.2), plain('#4a2716', { rough: 0.6 }), { at: [2.9, 0, 0.9] });
      s.shoot({ from: [-1.4, 2.6, 4.2], to: [0.1, 0.1, 0], angle: 29, aperture: 0.14 });
    },
  },
];
