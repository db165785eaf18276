/** Meals and restaurants. */
import { plant, tulip, vase } from '../props/flowers.mjs';
import { burger, fruit, pancakes, sushi } from '../props/food.mjs';
import { bottle, bowl, checkedCloth, mug, plate, saucer, tumbler, wineGlass } from '../props/tableware.mjs';
import { candle } from '../props/wellness.mjs';
import { walnut, whiteWood } from './kitchen.set.mjs';
import { concrete, copper, glaze, linen, marble, matte, organic, plain, steel, wood } from '../tracer/materials.mjs';
import { box, capsule, cylinder, ellipsoid, lathe, sphere } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'restaurant-wine-evening',
    size: 'landscape',
    tags: 'restaurant, wine, red wine, dinner, evening, glass, bar, table, romantic, candle, bokeh, sommelier',
    alt: 'Glass of red wine and a candle on a restaurant table in the evening',
    look: { key: 0.13, warmth: 0.45 },
    set(s) {
      s.lit('esplanade', 1.2, 18).ground(walnut());
      wineGlass(s, [0.5, 0], { wine: '#4a0913' });
      wineGlass(s, [1.7, -1.1], { wine: '#4a0913' });
      candle(s, [-1.2, -0.3], { tall: 0.6 });
      s.shoot({ from: [0, 1.9, 6.2], to: [0.1, 1.1, 0], angle: 31, aperture: 0.16 });
    },
  },
  {
    name: 'wine-bottle-cellar',
    size: 'portrait',
    tags: 'wine, bottle, winery, red wine, vineyard, cellar, drink, alcohol, label, restaurant, shop, dark',
    alt: 'Bottle of red wine beside a filled glass against a dark wall',
    look: { key: 0.09, warmth: 0.2 },
    set(s) {
      s.sweep('#2a1d1c', matte('#2a1d1c'), 14, 0.6).lit('studio:rim');
      bottle(s, [-0.5, 0], { hex: '#16241a' });
      wineGlass(s, [0.75, 0.4], { wine: '#5b0d18' });
      s.shoot({ from: [0, 1.7, 7.4], to: [0.05, 1.5, 0], angle: 30, aperture: 0.06 });
    },
  },
  {
    name: 'restaurant-table-setting',
    size: 'landscape',
    tags: 'restaurant, table, table setting, plate, fork, knife, dinner, fine dining, menu, catering, white, cutlery',
    alt: 'Elegant table setting with white plates and steel cutlery',
    look: { key: 0.5 },
    set(s) {
      s.lit('studio:window', 0.1).ground(linen('#f0ebe2'));
      plate(s, [0, 0], { size: 1.5 });
      plate(s, [0, 0], { size: 1.0, y: 0.08, hex: '#eef1f0' });
      for (const x of [-2, -2.3, 2, 2.3]) {
        s.add(box(0.09, 0.04, 1.5, 0.02), steel(0.14), { at: [x, 0.03, 0.25] });
        s.add(ellipsoid(0.14, 0.03, 0.34), steel(0.14), { at: [x, 0.035, -0.75] });
      }
      wineGlass(s, [1.7, -1.9]);
      tumbler(s, [2.6, -1.7], { drink: '#dfeaf0' });
      vase(s, [-1.9, -2.2], { kind: 'round', hex: '#b8c4b4', size: 0.7 });
      for (let i = 0; i < 4; i++)
        tulip(
          s,
          [-1.9, 0.9, -2.2],
          [-1.9 + s.between(-0.5, 0.5), 1.9 + s.between(0, 0.3), -2.2 + s.between(-0.4, 0.4)],
          { hex: '#e9c3c0', inner: '#f7efe2' },
        );
      s.shoot({ from: [0.2, 4, 5.8], to: [0, 0.3, -0.5], angle: 32, aperture: 0.12 });
    },
  },
  {
    name: 'burger-classic',
    size: 'square',
    tags: 'burger, hamburger, fast food, restaurant, food, lunch, grill, cheese, bun, takeaway, street food, meal',
    alt: 'Classic cheeseburger with lettuce and tomato on a wooden board',
    look: { key: 0.24, warmth: 0.25 },
    set(s) {
      s.lit('studio:softbox', 0.3).ground(walnut());
      s.add(cylinder(1.15, 0.14, 0.04), wood('#c9955c', '#8d5c30', { fine: 1.4 }), {});
      burger(s, [0, 0], { y: 0.14 });
      fruit(s, 'tomato', [1.7, -1.2]);
      fruit(s, 'tomato', [2.3, -0.6]);
      s.shoot({ from: [0.4, 1.7, 5.2], to: [0.05, 0.72, 0], angle: 26, aperture: 0.1, focus: [0, 0.7, 0.7] });
    },
  },
  {
    name: 'burger-diner-red',
    size: 'landscape',
    tags: 'burger, cheeseburger, fast food, diner, restaurant, food, american, lunch, menu, red, snack',
    alt: 'Two burgers on a red checked cloth',
    look: { key: 0.34 },
    set(s) {
      s.lit('studio:window', 0.7).ground(checkedCloth('#f5efe6', '#b3282d'));
      for (const [x, z] of [
        [-0.95, 0.1],
        [0.95, -0.5],
      ]) {
        const y = plate(s, [x, z], { size: 0.9 });
        burger(s, [x, z], { y });
      }
      tumbler(s, [2.3, -1.5], { drink: '#3b1508', tall: 1.4 });
      s.shoot({ from: [-0.4, 2.4, 6], to: [0.1, 0.6, -0.2], angle: 30, aperture: 0.1 });
    },
  },
  {
    name: 'pancakes-brunch',
    size: 'tall',
    tags: 'pancakes, breakfast, brunch, cafe, food, sweet, berries, blueberry, syrup, stack, restaurant, morning',
    alt: 'Stack of pancakes with butter and blueberries',
    look: { key: 0.4, warmth: 0.2 },
    set(s) {
      s.lit('studio:window', 0.4).ground(whiteWood());
      const y = plate(s, [0, 0], { size: 1.25, hex: '#dfe8ea' });
      pancakes(s, [0, 0], { y, count: 7 });
      for (let i = 0; i < 16; i++) {
        const a = s.between(0, 6.28);
        fruit(s, 'berry', [0.98 * Math.cos(a), 0.98 * Math.sin(a)], { y: 0.1 });
      }
      for (let i = 0; i < 7; i++) fruit(s, 'berry', [s.between(-1.6, 1.6), s.between(1.4, 1.9)]);
      mug(s, [1.5, -1.7], { hex: '#7d9aa5' });
      s.shoot({ from: [0.2, 2.5, 5.6], to: [0.05, 0.62, 0], angle: 28, aperture: 0.11, focus: [0, 0.7, 0.7] });
    },
  },
  {
    name: 'sushi-slate',
    size: 'landscape',
    tags: 'sushi, japanese, restaurant, fish, rice, food, seafood, salmon, maki, dinner, asian, chopsticks',
    alt: 'Sushi rolls lined up on a dark slate plate',
    look: { key: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.5).ground(wood('#4b423b', '#1f1a18'));
      s.add(box(4.6, 0.1, 1.7, 0.03), concrete('#2c2e31'), { at: [0, 0.05, 0] });
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 2; j++)
          sushi(s, [-1.75 + i * 0.7, -0.35 + j * 0.72], {
            y: 0.1,
            fill: (i + j) % 3 === 0 ? '#d8453b' : (i + j) % 3 === 1 ? '#f0814a' : '#b9cf6a',
          });
      for (const z of [1.35, 1.55])
        s.add(capsule([-2, 0, 0], [2.3, 0, 0], 0.045), plain('#7a2320', { rough: 0.15 }), {
          at: [0, 0.05, z],
          turn: 0.06,
        });
      s.add(cylinder(0.42, 0.2, 0.05), glaze('#efe9df'), { at: [2.9, 0, -0.9] });
      s.add(cylinder(0.36, 0.02), plain('#1c0f0a', { rough: 0.04 }), { at: [2.9, 0.185, -0.9] });
      s.shoot({ from: [-0.6, 2.8, 5.4], to: [0.1, 0.2, 0.1], angle: 29, aperture: 0.12 });
    },
  },
  {
    name: 'kitchen-copper',
    size: 'landscape',
    tags: 'kitchen, cooking, pot, copper, stove, chef, cookware, home, restaurant, interior, recipe, utensils',
    alt: 'Copper pots on a marble kitchen counter',
    look: { key: 0.32, warmth: 0.15 },
    set(s) {
      s.lit('apartment', 2.6, 25).ground(marble());
      for (const [x, z, r, h] of [
        [-1.3, -0.3, 0.9, 0.8],
        [0.7, 0.2, 0.62, 0.6],
      ]) {
        s.add(
          lathe([
            [0, 0],
            [r - 0.05, 0],
            [r, 0.05],
            [r, h],
            [r + 0.04, h + 0.03],
            [r - 0.03, h + 0.03],
            [r - 0.04, 0.08],
            [0, 0.06],
          ]),
          copper(0.16),
          { at: [x, 0, z] },
        );
        s.add(capsule([r, h * 0.78, 0], [r + 1.2, h * 0.86, 0], 0.055), steel(0.25), { at: [x, 0, z], turn: -0.4 });
      }
      bowl(s, [2.5, -1.4], { hex: '#f1eee8', size: 0.7 });
      fruit(s, 'lemon', [2.1, 0.7], { turn: 0.4 });
      s.shoot({ from: [0.2, 2.3, 7.4], to: [0.3, 0.5, 0], angle: 31, aperture: 0.12 });
    },
  },
  {
    name: 'bistro-plant-lunch',
    size: 'classic',
    tags: 'restaurant, bistro, lunch, table, plant, cafe, bowl, salad, healthy, interior, food, green',
    alt: 'Lunch bowl and a plant on a bistro table by the window',
    look: { key: 0.42 },
    set(s) {
      s.lit('lobby', 0.4, 25).ground(marble('#eceae6', '#a7a29c'));
      bowl(s, [-0.4, 0.2], {
        hex: '#2f4a57',
        size: 1.1,
        inside: organic('#5f8f3a', '#a9c25c', { scale: 3, rough: 0.6, bump: 0.08, bumpScale: 7 }),
      });
      for (const [x, z] of [
        [-0.6, 0.3],
        [-0.2, 0.1],
        [-0.4, 0.55],
      ])
        s.add(sphere(0.17), plain('#c9271b', { rough: 0.1 }), { at: [x, 0.72, z] });
      plant(s, [1.6, -1.3], { pot: '#efe8dc', size: 0.8 });
      saucer(s, [1.3, 0.7], '#ffffff');
      s.shoot({ from: [0.2, 2.4, 5.6], to: [0.3, 0.6, -0.2], angle: 32, aperture: 0.12 });
    },
  },
];
