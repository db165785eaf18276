/** Mountains, sea, sand, woods, sky. */
import { daisy } from '../props/flowers.mjs';
import { dunes, hills, tree } from '../props/land.mjs';
import { stones } from '../props/wellness.mjs';
import { colour, matte, organic, painted, plain, water, wood } from '../tracer/materials.mjs';
import { fractal, noise } from '../tracer/random.mjs';
import { box, capsule, ellipsoid, field, sphere } from '../tracer/shapes.mjs';

const MOUNTAIN = 'mountains, nature, landscape, hiking, outdoor, travel, adventure, sky, view, tourism';

const SEA = 'sea, ocean, water, beach, travel, vacation, nature, sky, summer, coast, horizon';

function boat(s, [x, z], hex, turn = 0) {
  s.add(
    field(
      (px, py, pz) => Math.max(Math.hypot(px / 1.3, (py - 0.35) / 0.55, pz / 0.45) * 0.45 - 0.45, py - 0.35),
      [-1.3, -0.25, -0.45],
      [1.3, 0.36, 0.45],
      0.7,
    ),
    plain(hex, { rough: 0.2 }),
    { at: [x, 0.1, z], turn },
  );
  s.add(capsule([0, 0.3, 0], [0, 3, 0], 0.035), wood('#c99b67', '#8f6238'), { at: [x, 0, z], turn });
  s.add(
    field(
      (px, py, pz) => Math.max(Math.abs(pz) - 0.012, -px, px - (1.25 - py * 0.48), -py) * 0.8,
      [0, 0, -0.02],
      [1.3, 2.5, 0.02],
      0.9,
    ),
    matte('#f7f3ea'),
    { at: [x + 0.06 * Math.cos(turn), 0.55, z], turn },
  );
}

export const shots = [
  {
    name: 'mountains-snow-blue',
    size: 'landscape',
    tags: `${MOUNTAIN}, snow, winter, blue, alps`,
    alt: 'Snowy mountain ridge under a blue sky',
    look: { key: 0.34 },
    set(s) {
      s.lit('sky', 2.2, 80);
      hills(s, {
        seed: 3,
        tall: 9,
        scale: 0.075,
        reach: 60,
        at: [0, -1, -22],
        low: '#4a5560',
        high: '#6b7078',
        snow: '#f4f7fb',
      });
      s.shoot({ from: [0, 5.5, 12], to: [0, 4.6, -10], angle: 36, aperture: 0 });
    },
  },
  {
    name: 'hills-green-spring',
    size: 'landscape',
    tags: `${MOUNTAIN}, green, hills, spring, farm, meadow, tree`,
    alt: 'Green rolling hills with trees in spring',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 5.0, 60);
      hills(s, {
        seed: 8,
        tall: 3.2,
        scale: 0.07,
        reach: 60,
        at: [0, -1.2, -16],
        low: '#5f9a38',
        high: '#8fb84f',
        ridge: false,
      });
      for (const [x, z, size] of [
        [-4, -6, 1.2],
        [-2.6, -8, 1],
        [3.6, -5, 1.5],
        [5.6, -9, 1.1],
        [0.8, -12, 1],
      ])
        tree(s, [x, z], { size, y: 0.3 });
      s.shoot({ from: [0, 2.9, 8], to: [0, 1.5, -6], angle: 38, aperture: 0 });
    },
  },
  {
    name: 'forest-firs-mist',
    size: 'portrait',
    tags: 'forest, trees, fir, nature, cold, green, hiking, wood, outdoor, calm, environment',
    alt: 'Tall fir trees close together in a forest',
    look: { key: 0.3 },
    set(s) {
      s.sweep('#b9c6c2', organic('#4d5a3f', '#6f7a52', { rough: 0.95, gloss: 0.1 }), 17, 1.15).lit('dawn', 3.0, 20);
      for (let i = 0; i < 26; i++) {
        const z = -i * 0.62;
        const pale = Math.min(1, i / 24);
        const tone = (a, b) =>
          `#${[1, 3, 5]
            .map((k) =>
              Math.round(
                Number.parseInt(a.slice(k, k + 2), 16) * (1 - pale) + Number.parseInt(b.slice(k, k + 2), 16) * pale,
              )
                .toString(16)
                .padStart(2, '0'),
            )
            .join('')}`;
        tree(s, [s.between(-3.4, 3.4) * (1 + i * 0.05), z], {
          kind: 'fir',
          size: s.between(1.5, 2.4),
          hex: tone('#22402f', '#a9b8b3'),
          pale: tone('#4a6b4a', '#b6c3be'),
        });
      }
      s.shoot({ from: [0, 2, 7], to: [0, 2.2, -2], angle: 38, aperture: 0.03 });
    },
  },
  {
    name: 'desert-dunes-gold',
    size: 'landscape',
    tags: 'desert, dunes, sand, travel, nature, landscape, adventure, gold, warm, sahara, sky, minimal',
    alt: 'Golden sand dunes with long shadows',
    look: { key: 0.32, warmth: 0.2 },
    set(s) {
      s.lit('studio:sun', 1.25);
      s.sweep('#a9c6dd', matte('#d9a066'), 60, 1.2);
      s.things.length = 0;
      dunes(s, { seed: 2, at: [0, -1.2, -18] });
      s.shoot({ from: [0, 3.6, 9], to: [0, 1.6, -6], angle: 36, aperture: 0 });
    },
  },
  {
    name: 'sea-sunset-horizon',
    size: 'wide',
    tags: `${SEA}, sunset, evening, orange, calm`,
    alt: 'Calm sea at sunset',
    look: { key: 0.22, warmth: 0.3 },
    set(s) {
      s.lit('sunset', 3.3, 40).ground(water('#1d3442', 0.05, 0.8));
      s.shoot({ from: [0, 1.6, 8], to: [0, 1.75, 0], angle: 40, aperture: 0 });
    },
  },
  {
    name: 'sea-blue-clouds',
    size: 'landscape',
    tags: `${SEA}, blue, clouds, sunny, weather`,
    alt: 'Blue sea under white clouds',
    look: { key: 0.34 },
    set(s) {
      s.lit('sky', 1.2, 60).ground(water('#0f3f5e', 0.06, 1));
      s.shoot({ from: [0, 2, 8], to: [0, 2.5, 0], angle: 50, aperture: 0 });
    },
  },
  {
    name: 'sailing-boat-evening',
    size: 'classic',
    tags: `${SEA}, boat, sailing, yacht, sport, evening`,
    alt: 'Sailing boat on calm evening water',
    look: { key: 0.2, warmth: 0.2 },
    set(s) {
      s.lit('venice', 2.7, 25).ground(water('#22384a', 0.02, 1.2));
      boat(s, [0.6, -0.6], '#f4f0e6', 0.3);
      s.shoot({ from: [0, 1.2, 8], to: [0.2, 1.5, 0], angle: 32, aperture: 0.03 });
    },
  },
  {
    name: 'beach-stones-water',
    size: 'square',
    tags: `${SEA}, stones, zen, balance, wellness, calm`,
    alt: 'Tower of pebbles in clear water',
    look: { key: 0.34 },
    set(s) {
      s.lit('sky', 3.2, 60).ground(water('#2f6470', 0.014, 1.6));
      stones(s, [0, 0], { sizes: [0.95, 0.72, 0.52, 0.34], hexes: ['#8a8780', '#6f7274', '#a39a8c'] });
      s.shoot({ from: [0, 1.5, 6.4], to: [0, 0.95, 0], angle: 29, aperture: 0.07 });
    },
  },
  {
    name: 'farm-wheat-field',
    size: 'landscape',
    tags: 'farm, wheat, field, agriculture, harvest, summer, nature, grain, bread, gold, rural, organic',
    alt: 'Golden ears of wheat in the evening sun',
    look: { key: 0.3, warmth: 0.35 },
    set(s) {
      s.lit('sunrise', 1.1, 30).ground(plain('#b98f3e', { rough: 0.95, mottle: 0.3, grain: 6 }));
      const straw = ['#d9ae52', '#e8c776', '#c4973f'].map((hex) => plain(hex, { rough: 0.7 }));
      for (let i = 0; i < 420; i++) {
        const x = s.between(-4.2, 4.2);
        const z = s.between(-5, 2.6);
        const tall = s.between(1.2, 1.8);
        const lean = s.between(-0.15, 0.25);
        s.add(capsule([0, 0, 0], [lean, tall, 0], 0.012), s.pick(straw), { at: [x, 0, z] });
        s.add(ellipsoid(0.055, 0.2, 0.055), s.pick(straw), { at: [x + lean * 1.12, tall + 0.18, z], roll: -lean });
      }
      s.shoot({ from: [0, 1.8, 5], to: [0, 1.45, 0], angle: 33, aperture: 0.15, focus: [0, 1.5, 1] });
    },
  },
  {
    name: 'meadow-flowers-summer',
    size: 'portrait',
    tags: 'meadow, flowers, summer, nature, garden, field, colourful, spring, bees, wild, grass, sun',
    alt: 'Wild flowers in a summer meadow',
    look: { key: 0.36, saturation: 1.06 },
    set(s) {
      s.lit('sunrise', 3.9, 30).ground(plain('#5a8a34', { rough: 0.95, mottle: 0.3, grain: 8 }));
      for (let i = 0; i < 34; i++) {
        const x = s.between(-2.4, 2.4);
        const z = s.between(-3.5, 1.8);
        const [hex, heart] = s.pick([
          ['#ffffff', '#f0b81e'],
          ['#f3c62e', '#8a5a1c'],
          ['#d9455f', '#4a2a20'],
          ['#7a63c9', '#f0c84a'],
          ['#f08a3c', '#7a3a1c'],
        ]);
        daisy(s, [x, 0, z], [x + s.between(-0.2, 0.2), s.between(0.8, 1.9), z], {
          hex,
          heart,
          petals: s.pick([8, 11, 13]),
          facing: s.between(0.4, 1.1),
          turn: s.between(-0.7, 0.7),
          size: s.between(0.7, 1),
        });
      }
      s.shoot({ from: [0, 1.5, 5], to: [0, 1.15, 0], angle: 38, aperture: 0.13, focus: [0, 1.3, 0.9] });
    },
  },
  {
    name: 'winter-trees-snow',
    size: 'landscape',
    tags: 'winter, snow, trees, cold, forest, nature, christmas, white, weather, landscape, season, quiet',
    alt: 'Snow-covered fir trees in winter',
    look: { key: 0.46 },
    set(s) {
      s.sweep(
        '#dfe6ee',
        plain('#f2f5f9', { rough: 0.9, bump: (x, _y, z) => 0.4 * noise(x * 0.5, 1, z * 0.5) }),
        20,
        1.05,
      ).lit('dawn', 1.0, 20);
      for (let i = 0; i < 16; i++)
        tree(s, [s.between(-5, 5), s.between(-7, 0.5)], {
          kind: 'fir',
          size: s.between(1.1, 2),
          hex: '#5f7f78',
          pale: '#f3f7fb',
        });
      s.shoot({ from: [0, 1.7, 8], to: [0, 1.5, -1], angle: 34, aperture: 0.03 });
    },
  },
  {
    name: 'tree-lonely-field',
    size: 'square',
    tags: 'tree, field, nature, ecology, environment, green, lonely, minimal, growth, landscape, farm, sustainable',
    alt: 'A single tree in a wide green field',
    look: { key: 0.36 },
    set(s) {
      s.lit('sky', 4.4, 60).ground(plain('#6f9a3f', { rough: 0.95, gloss: 0.1, mottle: 0.25, grain: 4 }));
      tree(s, [0, 0], { size: 1.9 });
      s.shoot({ from: [0, 1.3, 12], to: [0, 2.3, 0], angle: 33, aperture: 0.02 });
    },
  },
  {
    name: 'moon-night-hills',
    size: 'portrait',
    tags: 'moon, night, sky, hills, dark, nature, space, stars, astronomy, landscape, calm, black and white',
    alt: 'Full moon above dark hills',
    look: { key: 0.045, mono: true, contrast: 1.15, lift: 0.01 },
    set(s) {
      s.lit('studio:rim', 0.4);
      s.paper = { hex: '#20242c', reach: 300, glowUp: 2.2 };
      const crater = painted(
        (lx, ly, lz) => colour('#e9e4d8').map((v) => v * (0.45 + 0.9 * fractal(lx * 1.4, ly * 1.4, lz * 1.4, 5))),
        { rough: 0.95, gloss: 0 },
      );
      s.add(
        sphere(2.2),
        { ...crater, bump: (x, y, z) => 0.12 * fractal(x * 2.4, y * 2.4, z * 2.4, 3) },
        { at: [0.8, 7.5, -14] },
      );
      for (let i = 0; i < 3; i++)
        s.add(
          field(
            (px, py) => (py - 1.2 - i * 0.8 - 1.6 * fractal(px * 0.2 + i * 7, i, 3, 4)) * 0.8,
            [-20, -4, -0.2],
            [20, 5.5, 0.2],
            0.7,
          ),
          matte(['#0d0f12', '#15181d', '#1d2128'][i], 0.02),
          { at: [0, -1.6, -3 - i * 3] },
        );
      s.shoot({ from: [0, 1.6, 9], to: [0, 3.1, 0], angle: 40, aperture: 0 });
    },
  },
  {
    name: 'bench-park-autumn',
    size: 'landscape',
    tags: 'park, bench, autumn, nature, garden, quiet, city, walk, leaves, season, wood, outdoor',
    alt: 'Wooden bench under an autumn tree',
    look: { key: 0.3, warmth: 0.3 },
    set(s) {
      s.lit('park', 2.2, 40).ground(plain('#7f8a3f', { rough: 0.95, mottle: 0.3, grain: 9 }));
      for (let i = 0; i < 140; i++)
        s.add(ellipsoid(0.09, 0.012, 0.06), plain(s.pick(['#c9742a', '#a8431f', '#e0a93a'])), {
          at: [s.between(-5, 5), 0.02, s.between(-3, 4)],
          turn: s.between(0, 6),
          roll: s.between(-0.3, 0.3),
        });
      tree(s, [2.6, -1.6], { size: 2, hex: '#b3561f', pale: '#e0a93a' });
      const plank = wood('#a8774a', '#6b4525', { fine: 1.5 });
      for (let i = 0; i < 4; i++) {
        s.add(box(3.4, 0.1, 0.26, 0.03), plank, { at: [-0.8, 0.95, -0.45 + i * 0.3] });
        if (i < 3) s.add(box(3.4, 0.26, 0.1, 0.03), plank, { at: [-0.8, 1.3 + i * 0.34, -0.66 - i * 0.05] });
      }
      for (const x of [-2.2, 0.6]) {
        s.add(box(0.12, 0.95, 0.9, 0.02), plain('#2a2d2f', { rough: 0.5 }), { at: [x, 0.47, -0.1] });
        s.add(box(0.12, 1.1, 0.1, 0.02), plain('#2a2d2f', { rough: 0.5 }), { at: [x, 1.5, -0.75], tilt: -0.12 });
      }
      s.shoot({ from: [-0.4, 1.7, 8.2], to: [0.1, 1.35, 0], angle: 32, aperture: 0.09 });
    },
  },
];
