/** Rooms and what stands in them: homes, hotels, offices, plants. */
import { phone } from '../props/devices.mjs';
import { cactus, plant, tulip, vase } from '../props/flowers.mjs';
import { bed, chair, desk, lamp, room, sofa } from '../props/land.mjs';
import { clock } from '../props/pleasure.mjs';
import { bookRow, bookStack } from '../props/stationery.mjs';
import { bottle, bowl, mug, wineGlass } from '../props/tableware.mjs';
import { candle } from '../props/wellness.mjs';
import { jarRow, laptopOn, print, rug, tilesUpright } from './living.set.mjs';
import { concrete, glow, gold, marble, matte, metal, plain, terrazzo, tiles, wood } from '../tracer/materials.mjs';
import { box, cylinder, lathe, sphere, torus } from '../tracer/shapes.mjs';

const HOME = 'interior, home, living room, furniture, house, apartment, design, real estate, decoration, architecture';

const HOTEL = 'hotel, room, bed, bedroom, travel, vacation, interior, sleep, accommodation, guest';

const PLANT = 'plant, green, nature, home, interior, pot, leaves, garden, decoration, fresh';

const parquet = () => wood('#c9985f', '#9a6a3c', { boards: 0.8, rough: 0.3 });

const pale = () => wood('#e3cfae', '#c3a67c', { boards: 0.9, rough: 0.4 });

export const shots = [
  {
    name: 'living-room-sofa-sun',
    size: 'landscape',
    tags: `${HOME}, sofa, sunlight, rug`,
    alt: 'Living room with a green sofa in the afternoon sun',
    look: { key: 0.34, warmth: 0.15 },
    set(s) {
      s.lit('studio:sun', 0.9);
      room(s, { floor: parquet() });
      rug(s, [0.2, 0.6], 5, 2.8, '#c9b8a2');
      sofa(s, [0.2, -1.9], { hex: '#4d6a5d' });
      lamp(s, [3.2, -2.6], { on: false });
      print(s, [0.2, 3.6, -3.86], {});
      plant(s, [-3.4, -2.4], { pot: '#e9e2d6', size: 1.4 });
      s.shoot({ from: [0.6, 2.3, 9.6], to: [0, 1.8, -1], angle: 33, aperture: 0.02 });
    },
  },
  {
    name: 'living-room-blue',
    size: 'classic',
    tags: `${HOME}, sofa, blue, lamp, evening`,
    alt: 'Blue living room with a lit lamp in the evening',
    look: { key: 0.2, warmth: 0.2 },
    set(s) {
      s.lit('studio:evening', 0.3);
      room(s, { floor: parquet(), wall: '#35506b', side: '#35506b' });
      sofa(s, [-0.4, -1.8], { hex: '#c98a4b', cushions: ['#f1ebe0', '#35506b'] });
      lamp(s, [2.6, -2.4], {});
      print(s, [-0.4, 3.6, -3.86], { hexes: ['#c94f3d', '#f0d8a8', '#24405c'], seed: 3, wide: 2.2 });
      s.shoot({ from: [0.2, 2.2, 9.4], to: [0, 1.8, -1], angle: 33, aperture: 0.02 });
    },
  },
  {
    name: 'reading-corner-chair',
    size: 'portrait',
    tags: `${HOME}, chair, reading, books, lamp, corner`,
    alt: 'Reading corner with a yellow chair and a stack of books',
    look: { key: 0.38 },
    set(s) {
      s.lit('studio:window', 0.6);
      room(s, { floor: pale(), wide: 9 });
      chair(s, [-0.3, -1.6], { turn: 0.4 });
      lamp(s, [1.5, -2.3], { tall: 4 });
      bookStack(s, [1.4, -0.9], { count: 4 });
      print(s, [-0.4, 4.0, -3.86], { wide: 1.4, tall: 1.8, seed: 6 });
      s.shoot({ from: [0.3, 2.2, 8.4], to: [0.2, 2, -1], angle: 37, aperture: 0.02 });
    },
  },
  {
    name: 'hotel-bedroom-morning',
    size: 'landscape',
    tags: `${HOTEL}, morning, window, white`,
    alt: 'Hotel bedroom with white sheets in the morning light',
    look: { key: 0.46, warmth: 0.1 },
    set(s) {
      s.lit('studio:sun', 0.8);
      room(s, { floor: pale(), wall: '#dcd5ca', wide: 13 });
      bed(s, [0.3, -1.2]);
      for (const x of [-2.9, 3.5]) {
        s.add(box(1, 1, 1, 0.03), plain('#9a6f47', { rough: 0.4 }), { at: [x, 0.5, -3] });
        lamp(s, [x, -3], { y: 1, tall: 1.3 });
      }
      print(s, [0.3, 3.9, -3.86], { wide: 2.6, tall: 1.6, hexes: ['#7b8f9a', '#e6d9c4', '#b8a48c'], seed: 4 });
      s.shoot({ from: [1.6, 2.7, 8.8], to: [0.2, 1.5, -1.2], angle: 34, aperture: 0.02 });
    },
  },
  {
    name: 'hotel-bed-dark-green',
    size: 'classic',
    tags: `${HOTEL}, dark, luxury, boutique, evening`,
    alt: 'Boutique hotel room in dark green with warm lamps',
    look: { key: 0.16, warmth: 0.25 },
    set(s) {
      s.lit('studio:evening', 0.1);
      room(s, { floor: wood('#6b4a33', '#3d281a', { boards: 0.8 }), wall: '#27443b', side: '#27443b', wide: 13 });
      bed(s, [0, -1.2], { cover: '#b98a4a', wood: '#4a3020' });
      for (const x of [-3.1, 3.1]) {
        s.add(cylinder(0.5, 1), plain('#2a211c', { rough: 0.3 }), { at: [x, 0, -3] });
        lamp(s, [x, -3], { y: 1, tall: 1.4 });
      }
      s.shoot({ from: [-0.8, 2.6, 8.8], to: [0, 1.6, -1.2], angle: 34, aperture: 0.02 });
    },
  },
  {
    name: 'home-office-window',
    size: 'landscape',
    tags: 'office, home office, desk, laptop, chair, work, interior, business, workspace, window, freelancer, design',
    alt: 'Bright home office with a desk, a laptop and a chair',
    look: { key: 0.42 },
    set(s) {
      s.lit('studio:window', 0.5);
      room(s, { floor: pale(), wall: '#e7ebe9' });
      desk(s, [0.2, -2], { top: wood('#d6ae78', '#a97c4a') });
      laptopOn(s);
      chair(s, [0.4, -0.2], { turn: Math.PI - 0.3, hex: '#2f4a57' });
      s.add(box(5, 0.12, 0.9, 0.02), wood('#d6ae78', '#a97c4a'), { at: [0.4, 4.2, -3.4] });
      bookRow(s, [-1.6, -3.4], { count: 7, y: 4.26, tall: 1.2 });
      plant(s, [-3.6, -2.6], { size: 1.2, pot: '#f1ece2' });
      clock(s, [2.9, 4.9, -3.86], { size: 0.6 });
      s.shoot({ from: [1.0, 2.9, 9], to: [0.1, 2.1, -1.4], angle: 34, aperture: 0.02 });
    },
  },
  {
    name: 'meeting-room-modern',
    size: 'wide',
    tags: 'meeting, conference, office, business, room, table, chairs, company, interior, professional, corporate, team',
    alt: 'Modern meeting room with a long table and chairs',
    look: { key: 0.42 },
    set(s) {
      s.lit('bridge', 0.3, 30);
      room(s, { floor: concrete('#a7aaad'), wall: '#eef0f1', side: '#eef0f1', wide: 15 });
      desk(s, [0, -1.2], { wide: 7, deep: 2.2, top: plain('#f4f4f2', { rough: 0.2 }) });
      for (let i = 0; i < 4; i++) {
        chair(s, [-2.6 + i * 1.75, -3], { hex: '#2a5c8a' });
        chair(s, [-2.6 + i * 1.75, 0.7], { hex: '#2a5c8a', turn: Math.PI });
      }
      s.add(box(3.4, 2, 0.1, 0.03), plain('#14161a', { rough: 0.1 }), { at: [0, 4, -3.82] });
      s.add(box(3.2, 1.8, 0.12, 0.02), glow('#3f7fd8', 0.9), { at: [0, 4, -3.81] });
      s.shoot({ from: [2.4, 3.4, 10.4], to: [0, 1.9, -1], angle: 31, aperture: 0.02 });
    },
  },
  {
    name: 'kitchen-shelf-ceramics',
    size: 'square',
    tags: `${HOME}, kitchen, shelf, ceramics, dishes`,
    alt: 'Kitchen shelf with ceramics in front of white tiles',
    look: { key: 0.44 },
    set(s) {
      s.lit('studio:window', 0.4);
      s.add(box(20, 20, 0.2, 0.01), { ...tilesUpright() }, { at: [0, 0, -1] });
      for (const y of [0, 2.4]) s.add(box(7, 0.14, 1.3, 0.02), wood('#c99b67', '#8f6238'), { at: [0, y - 0.07, -0.3] });
      mug(s, [-1.9, 0], { hex: '#e0a23a', drink: null, dish: false });
      bowl(s, [-0.3, -0.2], { hex: '#5f7f8a', size: 0.75 });
      bowl(s, [-0.3, -0.2], { hex: '#e8e2d6', size: 0.72, y: 0.34 });
      vase(s, [1.4, -0.2], { kind: 'round', hex: '#f3efe8', size: 0.9 });
      cactus(s, [-1.5, -0.3], { y: 2.4, size: 0.8, tall: 0.9 });
      bottle(s, [0.2, -0.3], { y: 2.4, size: 0.5, hex: '#6b7f3a' });
      jarRow(s);
      s.shoot({ from: [0.5, 1.9, 7.4], to: [0, 1.6, -0.3], angle: 30, aperture: 0.04 });
    },
  },
  {
    name: 'plant-monstera-white',
    size: 'portrait',
    tags: `${PLANT}, white, minimal, leaf`,
    alt: 'Green plant in a white pot in front of a white wall',
    look: { key: 0.48, vignette: 0.16 },
    set(s) {
      s.sweep('#eeeeea', matte('#eeeeea')).lit('studio:sun', 0.5);
      plant(s, [0, 0], { pot: '#f8f7f4', size: 1.3, leaves: 16 });
      s.shoot({ from: [0, 1.9, 7.4], to: [0, 1.35, 0], angle: 30, aperture: 0.05 });
    },
  },
  {
    name: 'plants-shelf-green',
    size: 'landscape',
    tags: `${PLANT}, shelf, group, urban jungle, nursery`,
    alt: 'Group of green plants in clay pots',
    look: { key: 0.26 },
    set(s) {
      s.sweep('#2f5140', matte('#2f5140'), 16, 0.9).lit('studio:window', 0.4);
      plant(s, [-1.8, 0], { pot: '#c9734f', size: 1 });
      plant(s, [0.1, -0.6], { pot: '#e0d6c6', size: 1.25, slim: true, leaves: 20 });
      plant(s, [1.7, 0.1], { pot: '#8f4a3a', size: 0.9, hex: '#3c7a4a', pale: '#a9c77a' });
      cactus(s, [0.4, 1.0], { size: 0.8, tall: 0.6 });
      s.shoot({ from: [0, 1.9, 7], to: [0, 0.95, 0], angle: 31, aperture: 0.07 });
    },
  },
  {
    name: 'cactus-trio-pink',
    size: 'square',
    tags: `${PLANT}, cactus, succulent, pink, minimal`,
    alt: 'Three cacti in white pots on a pink background',
    look: { key: 0.44 },
    set(s) {
      s.sweep('#eeb5ad', matte('#eeb5ad')).lit('studio:sun', 0.3);
      cactus(s, [-1.2, 0], { tall: 0.8 });
      cactus(s, [0.05, -0.3], { tall: 1.5 });
      cactus(s, [1.2, 0.15], { tall: 0.5 });
      s.shoot({ from: [0, 1.5, 7], to: [0, 0.95, 0], angle: 28, aperture: 0.05 });
    },
  },
  {
    name: 'bar-cellar-glasses',
    size: 'landscape',
    tags: 'bar, restaurant, drinks, wine, glass, night, pub, cocktail, evening, interior, party, club',
    alt: 'Wine glasses and a bottle on a bar at night',
    look: { key: 0.1, saturation: 1.08 },
    set(s) {
      s.lit('studio:neon', 0.2);
      s.ground(plain('#1a1417', { rough: 0.1 }));
      bottle(s, [-1.4, -0.4], { hex: '#14211a' });
      for (const [x, z] of [
        [0, 0],
        [1.1, -0.6],
        [2, 0.2],
      ])
        wineGlass(s, [x, z], { wine: x === 0 ? '#5b0d18' : null });
      for (let i = 0; i < 26; i++)
        s.add(sphere(0.16), glow(s.pick(['#ffb35c', '#ff7a3c', '#ffd79a']), 5), {
          at: [s.between(-9, 9), s.between(1, 6), s.between(-14, -9)],
        });
      s.shoot({ from: [0, 1.6, 6.8], to: [0.2, 1.25, 0], angle: 31, aperture: 0.18 });
    },
  },
  {
    name: 'bathroom-sink-marble',
    size: 'tall',
    tags: 'bathroom, sink, mirror, marble, interior, home, hotel, spa, renovation, plumber, clean, white',
    alt: 'Bathroom with a round mirror and a marble counter',
    look: { key: 0.46 },
    set(s) {
      s.lit('studio:window', 0.5);
      room(s, { floor: tiles('#d8dcd9', '#b4b8b5', 1.5), wall: '#dfe6e2', wide: 8, depth: 5 });
      s.add(box(5, 0.3, 2, 0.04), marble(), { at: [0, 2, -1.4] });
      s.add(box(4.6, 1.8, 1.8, 0.03), wood('#b98d5c', '#855f38'), { at: [0, 0.95, -1.4] });
      s.add(
        lathe(
          [
            [0, 0],
            [0.5, 0],
            [0.9, 0.5],
            [0.86, 0.5],
            [0.5, 0.1],
            [0, 0.08],
          ],
          { smooth: 3 },
        ),
        plain('#fbfbfa', { rough: 0.1 }),
        { at: [0, 2.15, -1.3] },
      );
      s.add(cylinder(1.15, 0.06), metal('#eef2f4', 0.03), { at: [0, 4.4, -2.38], tilt: Math.PI / 2 });
      s.add(torus(1.16, 0.05), gold(0.2), { at: [0, 4.4, -2.34], tilt: Math.PI / 2 });
      vase(s, [1.7, -1.5], { kind: 'slim', hex: '#e8e2d6', size: 0.7, y: 2.15 });
      plant(s, [-1.8, -1.5], { size: 0.5, y: 2.15, pot: '#f1ece2' });
      s.shoot({ from: [0.4, 3.2, 7.4], to: [0, 3, -1.6], angle: 36, aperture: 0.02 });
    },
  },
  {
    name: 'terrace-evening-candles',
    size: 'landscape',
    tags: 'terrace, evening, dinner, restaurant, candles, table, summer, outdoor, romantic, event, wedding, sunset',
    alt: 'Terrace table with candles at sunset',
    look: { key: 0.16, warmth: 0.3 },
    set(s) {
      s.lit('sunset', 0.5, 22).ground(wood('#9a7350', '#5b4029'));
      for (const [x, z, tall] of [
        [-0.9, 0, 0.7],
        [-0.2, -0.7, 1],
        [0.5, 0.2, 0.55],
      ])
        candle(s, [x, z], { tall });
      wineGlass(s, [1.8, -0.3], { wine: '#d9a94a' });
      wineGlass(s, [2.5, -1.1], { wine: '#d9a94a' });
      s.shoot({ from: [0, 1.7, 6.2], to: [0.4, 0.9, 0], angle: 31, aperture: 0.16 });
    },
  },
  {
    name: 'florist-counter',
    size: 'classic',
    tags: 'florist, flowers, shop, counter, tulips, bouquet, store, gift, spring, small business, market, colourful',
    alt: 'Vases with tulips on the counter of a flower shop',
    look: { key: 0.4 },
    set(s) {
      s.lit('workshop', 2.6, 20).ground(wood('#cba274', '#8a6440'));
      for (const [x, z, hex, flower] of [
        [-1.7, 0, '#56706a', '#e9b0c0'],
        [0, -0.4, '#f1ece2', '#f0c02e'],
        [1.7, 0.1, '#8f4a3a', '#d83a4a'],
      ]) {
        vase(s, [x, z], { kind: 'round', hex, size: 0.85 });
        for (let i = 0; i < 6; i++) {
          const a = i * 2.4;
          const r = 0.5 * Math.sqrt((i + 0.5) / 6);
          tulip(s, [x, 1, z], [x + r * Math.cos(a), 1.9 + s.between(0, 0.4), z + r * Math.sin(a)], { hex: flower });
        }
      }
      s.shoot({ from: [0, 2, 7.4], to: [0, 1.25, 0], angle: 31, aperture: 0.14 });
    },
  },
  {
    name: 'showroom-chairs-row',
    size: 'wide',
    tags: 'chairs, furniture, shop, design, interior, showroom, colourful, row, store, home, wood, e-commerce',
    alt: 'Row of colourful designer chairs',
    look: { key: 0.46 },
    set(s) {
      s.sweep('#e9e6e1', matte('#e9e6e1')).lit('studio:sun', 0.2);
      ['#d9463d', '#f0b93a', '#2f8f83', '#2f5fa8', '#f4f1ea'].forEach((hex, i) =>
        chair(s, [(i - 2) * 1.7, 0], { hex, turn: 0.35 }),
      );
      s.shoot({ from: [0, 2, 10], to: [0, 1.1, 0], angle: 27, aperture: 0.05 });
    },
  },
  {
    name: 'entrance-key-table',
    size: 'portrait',
    tags: 'real estate, keys, home, house, moving, apartment, rent, agent, entrance, new home, table, interior',
    alt: 'Keys and a plant on a table in the entrance of a new home',
    look: { key: 0.4 },
    set(s) {
      s.lit('apartment', 0.9, 25).ground(terrazzo('#e6e0d6', ['#b9aa98', '#8a9a94', '#c98e6f']));
      s.add(torus(0.3, 0.03), metal('#c9ccd0', 0.15), { at: [0.2, 0.04, 0.8] });
      for (const t of [0.3, 1.0]) {
        s.add(torus(0.2, 0.06), metal(t < 0.5 ? '#d8b25a' : '#c9ccd0', 0.2), {
          at: [0.2 + 0.42 * Math.cos(t), 0.06, 0.8 - 0.42 * Math.sin(t)],
        });
        s.add(box(0.95, 0.05, 0.11, 0.02), metal(t < 0.5 ? '#d8b25a' : '#c9ccd0', 0.2), {
          at: [0.2 + 1.05 * Math.cos(t), 0.06, 0.8 - 1.05 * Math.sin(t)],
          turn: t,
        });
      }
      plant(s, [-0.5, -1.1], { pot: '#3f5f6b', size: 0.9 });
      phone(s, [-1, 0.7], { turn: 0.3 });
      s.shoot({ from: [0.2, 2.6, 5.4], to: [0.1, 0.55, 0], angle: 32, aperture: 0.11 });
    },
  },
];
