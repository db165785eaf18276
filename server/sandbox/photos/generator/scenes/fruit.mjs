/** Fruit and vegetables. */
import { fruit } from '../props/food.mjs';
import { bowl, tumbler } from '../props/tableware.mjs';
import { oak } from './kitchen.set.mjs';
import { matte, tiles, wood } from '../tracer/materials.mjs';

export const shots = [
  {
    name: 'fruit-bowl-apples',
    size: 'landscape',
    tags: 'fruit, apples, bowl, food, healthy, kitchen, red, nutrition, market, organic, farm, vitamin',
    alt: 'Bowl of red and green apples on a kitchen table',
    look: { key: 0.36 },
    set(s) {
      s.lit('apartment', 0.6, 25).ground(oak());
      bowl(s, [0, 0], { hex: '#e6e2d8', size: 1.25 });
      for (const [x, z, y, kind] of [
        [-0.5, 0.1, 0.5, 'apple'],
        [0.42, 0.3, 0.5, 'apple'],
        [0.1, -0.45, 0.5, 'green apple'],
        [0, 0.05, 0.95, 'apple'],
      ])
        fruit(s, kind, [x, z], { y, turn: s.between(0, 6) });
      fruit(s, 'apple', [1.9, 0.5], { turn: 1 });
      fruit(s, 'green apple', [-1.9, 0.7], { turn: 3 });
      s.shoot({ from: [0.3, 2.0, 5.8], to: [0, 0.72, 0], angle: 30, aperture: 0.13, focus: [0, 0.9, 0.7] });
    },
  },
  {
    name: 'oranges-blue',
    size: 'square',
    tags: 'oranges, fruit, citrus, juice, blue, orange, healthy, fresh, vitamin, food, summer, minimal',
    alt: 'Oranges on a bright blue background',
    look: { key: 0.34, saturation: 1.1 },
    set(s) {
      s.sweep('#2f6fb5', matte('#2f6fb5')).lit('studio:sun', 0.3);
      for (const [x, z] of [
        [-0.6, 0.2],
        [0.35, -0.2],
        [1.2, 0.5],
        [-1.4, -0.5],
      ])
        fruit(s, 'orange', [x, z]);
      s.shoot({ from: [0, 2.4, 7.6], to: [0, 0.42, 0], angle: 28, aperture: 0.05 });
    },
  },
  {
    name: 'lemons-yellow',
    size: 'landscape',
    tags: 'lemons, citrus, fruit, yellow, juice, lemonade, kitchen, summer, fresh, food, minimal, bright',
    alt: 'Lemons on a yellow background',
    look: { key: 0.5, saturation: 1.05, vignette: 0.15 },
    set(s) {
      s.sweep('#f2c632', matte('#f2c632')).lit('studio:sun', 0.1);
      for (const [x, z, turn] of [
        [-1.3, 0.1, 0.5],
        [-0.2, -0.3, 2.2],
        [0.8, 0.4, 1.2],
        [1.9, -0.4, 0.2],
        [0.1, 0.9, 2.8],
      ])
        fruit(s, 'lemon', [x, z], { turn });
      s.shoot({ from: [0.2, 3.4, 5.6], to: [0.3, 0.3, 0], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'vegetables-market',
    size: 'landscape',
    tags: 'vegetables, tomatoes, market, farm, organic, healthy, food, grocery, fresh, red, vegan, kitchen, salad',
    alt: 'Ripe tomatoes in a bowl at a market',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 1.2, 22).ground(wood('#b48a5c', '#6d4a2c'));
      bowl(s, [-0.2, 0], { hex: '#50708a', size: 1.2 });
      for (const [x, z, y] of [
        [-0.75, 0.1, 0.5],
        [0.2, 0.35, 0.5],
        [-0.1, -0.5, 0.5],
        [-0.2, 0.05, 0.85],
      ])
        fruit(s, 'tomato', [x, z], { y });
      fruit(s, 'tomato', [1.6, 0.6]);
      fruit(s, 'tomato', [2.1, -0.2]);
      fruit(s, 'lemon', [-2, 0.5], { turn: 0.6 });
      s.shoot({ from: [0, 1.9, 5.8], to: [0, 0.66, 0], angle: 30, aperture: 0.13 });
    },
  },
  {
    name: 'pumpkin-autumn-farm',
    size: 'classic',
    tags: 'pumpkin, autumn, farm, harvest, halloween, vegetables, garden, orange, october, field, market, nature',
    alt: 'Pumpkins on a wooden table in front of an autumn field',
    look: { key: 0.34, warmth: 0.35 },
    set(s) {
      s.lit('sunrise', 3.4, 20).ground(wood('#9b7a57', '#5a3f29'));
      fruit(s, 'pumpkin', [-0.7, 0]);
      fruit(s, 'pumpkin', [0.9, -0.6]);
      fruit(s, 'pear', [0.5, 0.8]);
      fruit(s, 'apple', [-1.7, 0.7]);
      s.shoot({ from: [0, 1.5, 5.6], to: [0, 0.6, 0], angle: 31, aperture: 0.15 });
    },
  },
  {
    name: 'pears-still-life',
    size: 'portrait',
    tags: 'pears, fruit, still life, art, food, green, kitchen, organic, painting, calm, minimal, shadow',
    alt: 'Three pears in soft window light',
    look: { key: 0.24 },
    set(s) {
      s.sweep('#8a8f83', matte('#8a8f83'), 14, 0.8).lit('studio:window', 0.9);
      fruit(s, 'pear', [-0.6, 0.1]);
      fruit(s, 'pear', [0.25, -0.35]);
      fruit(s, 'pear', [0.85, 0.35]);
      s.shoot({ from: [0, 1.5, 7.6], to: [0.1, 0.7, 0], angle: 28, aperture: 0.06 });
    },
  },
  {
    name: 'smoothie-pair',
    size: 'portrait',
    tags: 'smoothie, juice, drink, healthy, fruit, fitness, berry, fresh, summer, bar, vegan, pink, glass',
    alt: 'Two fruit smoothies in tall glasses',
    look: { key: 0.42 },
    set(s) {
      s.sweep('#f4dfd0', matte('#f4dfd0')).lit('studio:sun', 0.4);
      tumbler(s, [-0.5, 0], { drink: '#c23a63', tall: 1.7 });
      tumbler(s, [0.6, -0.5], { drink: '#eda63c', tall: 1.7 });
      for (const [x, z] of [
        [0.5, 0.7],
        [0.9, 0.5],
        [-1.1, 0.8],
        [0.7, 0.95],
      ])
        fruit(s, 'berry', [x, z]);
      fruit(s, 'orange', [1.5, -0.1]);
      s.shoot({ from: [0, 2, 6.2], to: [0.1, 0.85, 0], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'cherries-tile',
    size: 'square',
    tags: 'cherries, fruit, red, summer, food, sweet, kitchen, tiles, fresh, dessert, bowl, garden',
    alt: 'Bowl of dark cherries on white kitchen tiles',
    look: { key: 0.4 },
    set(s) {
      s.lit('studio:window', 0.2).ground(tiles('#f3f3ef', '#b9b8b3', 1.6));
      bowl(s, [0, 0], { hex: '#f6f6f3', size: 1.05 });
      for (let i = 0; i < 44; i++) {
        const a = s.between(0, 6.28);
        const r = 0.78 * Math.sqrt(s.random());
        fruit(s, 'cherry', [r * Math.cos(a), r * Math.sin(a)], { y: 0.4 + (0.8 - r) * 0.42 * s.between(0.6, 1) });
      }
      for (const [x, z] of [
        [1.5, 0.8],
        [1.75, 0.5],
        [-1.4, 1.1],
      ])
        fruit(s, 'cherry', [x, z]);
      s.shoot({ from: [0.3, 3.6, 4.4], to: [0.1, 0.4, 0.1], angle: 29, aperture: 0.09 });
    },
  },
];
