/** Houses, towers, streets. */
import { curtainWall, house, tower, tree } from '../props/land.mjs';
import {
  colour,
  concrete,
  glow,
  matte,
  metal,
  organic,
  painted,
  plain,
  plastic,
  steel,
  water,
  wood,
} from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, lathe, sphere, torus } from '../tracer/shapes.mjs';

const ESTATE = 'real estate, house, home, property, architecture, building, agent, family, mortgage, investment';

const CITY = 'city, architecture, building, skyscraper, business, office, urban, glass, downtown, corporate, company';

const lawn = () => plain('#5f8f3d', { rough: 0.95, gloss: 0.2, mottle: 0.3, grain: 12 });

/** A block of flats with lit or dark windows. */
function flats(hex, lit = 0, pane = '#2a3b4a') {
  const wall = colour(hex);
  const dark = colour(pane);
  const warm = colour('#ffd592').map((v) => v * 1.6);
  return painted(
    (_lx, _ly, _lz, x, y, z) => {
      const u = ((x + z) / 0.5 + 900) % 1;
      const v = (y / 0.62 + 900) % 1;
      if (u < 0.3 || v < 0.4) return wall;
      const cell = noise(Math.floor((x + z) / 0.5) * 3.7, Math.floor(y / 0.62) * 9.3, 5);
      return cell < lit ? warm : dark.map((c) => c * (0.6 + cell));
    },
    { rough: 0.5 },
  );
}

function car(s, [x, z], hex, turn = 0) {
  const paint = plain(hex, { rough: 0.08, mottle: 0 });
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (dx, dy, dz) => [x + dx * cos + dz * sin, dy, z - dx * sin + dz * cos];
  s.add(box(3.4, 0.62, 1.4, 0.24), paint, { at: at(0, 0.66, 0), turn });
  s.add(box(1.95, 0.78, 1.22, 0.3), paint, { at: at(-0.15, 1.16, 0), turn });
  const pane = plain('#18202a', { rough: 0.04, mottle: 0 });
  for (const d of [-0.56, 0.24]) s.add(box(0.66, 0.34, 1.25, 0.12), pane, { at: at(d, 1.24, 0), turn });
  s.add(box(1.98, 0.32, 0.94, 0.14), pane, { at: at(-0.15, 1.24, 0), turn });
  s.add(box(3.46, 0.1, 1.1, 0.04), metal('#c9ccd0', 0.3), { at: at(0, 0.5, 0), turn });
  for (const d of [-1.05, 1.05])
    for (const e of [-0.64, 0.64]) {
      s.add(
        lathe([
          [0, -0.14],
          [0.34, -0.14],
          [0.4, -0.08],
          [0.4, 0.08],
          [0.34, 0.14],
          [0, 0.14],
        ]),
        plain('#151517', { rough: 0.7 }),
        { at: at(d, 0.4, e), turn, tilt: Math.PI / 2 },
      );
      s.add(cylinder(0.24, 0.02), metal('#c9ccd0', 0.2), {
        at: at(d, 0.4, e + Math.sign(e) * 0.14),
        turn,
        tilt: (Math.sign(e) * Math.PI) / 2,
      });
    }
  for (const e of [-0.46, 0.46]) s.add(sphere(0.13), glow('#fff1cc', 2.4), { at: at(1.64, 0.72, e) });
}

function bicycle(s, [x, z], hex, turn = 0) {
  const frame = plain(hex, { rough: 0.2 });
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const p = (dx, dy, dz = 0) => [x + dx * cos + dz * sin, dy, z - dx * sin + dz * cos];
  const rod = (a, b, r, m = frame) => s.add(capsule(a, b, r), m, {});
  for (const d of [-1.3, 1.3]) {
    s.add(torus(0.92, 0.055), plastic('#1a1a1b', 0.5), { at: p(d, 0.97), turn, tilt: Math.PI / 2 });
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283;
      rod(p(d, 0.97), p(d + 0.9 * Math.cos(a), 0.97 + 0.9 * Math.sin(a)), 0.006, steel());
    }
  }
  rod(p(-0.55, 2.05), p(0.85, 2.1), 0.05);
  rod(p(-0.35, 0.97), p(0.85, 2.1), 0.055);
  rod(p(-0.35, 0.97), p(-0.6, 2.3), 0.05);
  rod(p(-0.35, 0.97), p(-1.3, 0.97), 0.04);
  rod(p(-0.55, 2.05), p(-1.3, 0.97), 0.04);
  rod(p(1.3, 0.97), p(0.78, 2.5), 0.045);
  rod(p(0.78, 2.5, -0.45), p(0.78, 2.5, 0.45), 0.04, steel());
  for (const e of [-0.5, 0.5]) rod(p(0.78, 2.5, e), p(0.5, 2.52, e), 0.06, plastic('#5b3a22'));
  rod(p(-0.85, 2.35), p(-0.4, 2.36), 0.1, plastic('#5b3a22', 0.4));
  s.add(torus(0.25, 0.03), steel(), { at: p(-0.35, 0.97, 0.06), turn, tilt: Math.PI / 2 });
}

export const shots = [
  {
    name: 'house-garden-trees',
    size: 'landscape',
    tags: `${ESTATE}, garden, trees, lawn, sunny`,
    alt: 'White house with a red roof between trees',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 0.4, 60).ground(lawn());
      house(s, [0, 0], { turn: -0.4, size: 1.3 });
      tree(s, [-2.9, -0.8], { size: 1.2 });
      tree(s, [2.7, -1.6], { size: 1.4 });
      tree(s, [3.4, 0.6], { kind: 'fir', size: 1.2 });
      s.add(box(0.9, 0.02, 6, 0.01), matte('#d9d2c4'), { at: [1.2, 0.01, 3.4], turn: 0.4 });
      s.shoot({ from: [1.4, 1.9, 8.6], to: [0, 1.3, 0], angle: 31, aperture: 0.06 });
    },
  },
  {
    name: 'house-evening-warm',
    size: 'classic',
    tags: `${ESTATE}, evening, warm light, windows, blue hour`,
    alt: 'House with warm windows at dusk',
    look: { key: 0.12 },
    set(s) {
      s.lit('venice', 1.4, 20).ground(plain('#3f4f36', { rough: 0.9, mottle: 0.3, grain: 12 }));
      house(s, [0, 0], { turn: 0.35, size: 1.4, wall: '#d8d2c6', roof: '#3a3f47', warm: true });
      tree(s, [-3, -1], { kind: 'fir', size: 1.5 });
      tree(s, [2.9, -1.4], { kind: 'fir', size: 1.3 });
      s.shoot({ from: [-0.8, 1.5, 8], to: [0, 1.35, 0], angle: 32, aperture: 0.04 });
    },
  },
  {
    name: 'house-model-keys',
    size: 'square',
    tags: `${ESTATE}, model, keys, minimal, blue`,
    alt: 'Small house model on a light blue background',
    look: { key: 0.42 },
    set(s) {
      s.sweep('#b5d4e6', matte('#b5d4e6')).lit('studio:sun', 0.3);
      house(s, [0, 0], { turn: -0.5, wall: '#fbfaf7', roof: '#d9533f', door: '#2f6fae' });
      s.shoot({ from: [0.3, 2.3, 7.4], to: [0, 1, 0], angle: 27, aperture: 0.03 });
    },
  },
  {
    name: 'houses-row-street',
    size: 'wide',
    tags: `${ESTATE}, street, row, neighbourhood, colourful, town`,
    alt: 'Row of colourful houses in a small street',
    look: { key: 0.36 },
    set(s) {
      s.lit('sky', 0.6, 60).ground(concrete('#9a958d'));
      ['#e9c46a', '#c9553f', '#8fb5a9', '#f1ece2', '#6f8fb0'].forEach((wall, i) =>
        house(s, [(i - 2) * 2.45, s.between(-0.3, 0.2)], {
          wall,
          roof: ['#6b3a30', '#3a3f47', '#7a4a36'][i % 3],
          door: ['#2f4a57', '#8a3b3b', '#3f5a3a'][i % 3],
          size: s.between(1.05, 1.2),
        }),
      );
      s.add(box(30, 0.06, 1.6, 0.02), matte('#c9c4ba'), { at: [0, 0.03, 1.9] });
      s.shoot({ from: [-2.4, 1.7, 11], to: [0, 1.2, 0], angle: 27, aperture: 0.04 });
    },
  },
  {
    name: 'winter-house-snow',
    size: 'landscape',
    tags: `${ESTATE}, winter, snow, holiday, cabin, cozy`,
    alt: 'Wooden cabin with warm windows in the snow',
    look: { key: 0.26 },
    set(s) {
      s.lit('dawn', 2.2, 25).ground(
        plain('#eef2f6', { rough: 0.9, mottle: 0.06, bump: (x, _y, z) => 0.5 * noise(x * 0.5, 1, z * 0.5) }),
      );
      house(s, [0.2, 0], { turn: 0.4, size: 1.25, wall: '#7a4f30', roof: '#f3f5f8', door: '#5a2f22', warm: true });
      for (const [x, z, size] of [
        [-2.6, -0.6, 1.5],
        [-3.6, 0.9, 1.1],
        [2.8, -1.4, 1.7],
        [3.6, 0.2, 1.2],
      ])
        tree(s, [x, z], { kind: 'fir', size, hex: '#3f5f52', pale: '#dfe8ee' });
      s.shoot({ from: [-0.6, 1.6, 8.4], to: [0, 1.2, 0], angle: 31, aperture: 0.05 });
    },
  },
  {
    name: 'towers-glass-up',
    size: 'portrait',
    tags: `${CITY}, sky, blue, modern, finance`,
    alt: 'Glass towers reaching into a blue sky, seen from below',
    look: { key: 0.32 },
    set(s) {
      s.lit('sky', 0.2, 40);
      s.ground(concrete('#8a8f94'));
      tower(s, [-2.6, -2], { wide: 3, deep: 3, tall: 20, material: curtainWall('#8fb3cc') });
      tower(s, [2.8, -4], { wide: 3.4, deep: 3, tall: 26, material: curtainWall('#7c98aa', { floor: 0.7, bay: 0.5 }) });
      tower(s, [0.6, -9], { wide: 3, deep: 3, tall: 22, material: curtainWall('#a9c0cf') });
      s.shoot({ from: [0.2, 0.6, 5], to: [0, 9, -4], angle: 62, aperture: 0 });
    },
  },
  {
    name: 'towers-city-sunset',
    size: 'landscape',
    tags: `${CITY}, skyline, sunset, evening, real estate`,
    alt: 'City skyline with office towers at sunset',
    look: { key: 0.16, warmth: 0.25 },
    set(s) {
      s.lit('sunset', 2.6, 25).ground(plain('#3a3a3d', { rough: 0.5 }));
      for (let i = 0; i < 26; i++) {
        const x = (i - 13) * 1.3 + s.between(-0.3, 0.3);
        tower(s, [x, s.between(-8, -2)], {
          wide: s.between(1, 1.7),
          deep: 1.5,
          tall: s.between(2, 9) * (1 - Math.abs(i - 13) / 24),
          material: i % 2 ? curtainWall('#9fb0bd') : flats('#4a4d55', 0.34),
        });
      }
      s.shoot({ from: [0, 3.4, 18], to: [0, 3, 0], angle: 33, aperture: 0 });
    },
  },
  {
    name: 'city-night-lights',
    size: 'wide',
    tags: `${CITY}, night, lights, skyline, dark, travel`,
    alt: 'Lit windows of a city at night reflected in the water',
    look: { key: 0.06, saturation: 1.1 },
    set(s) {
      s.lit('night', 1.2, 10).ground(water('#10151c', 0.012, 2.2));
      for (let i = 0; i < 30; i++) {
        const x = (i - 15) * 1.25;
        const wide = s.between(0.9, 1.5);
        const tall = s.between(1.6, 7.5) * (1 - Math.abs(i - 15) / 26);
        const z = s.between(-5, -2);
        tower(s, [x, z], { wide, deep: 1.4, tall, material: plain('#1a1d24', { rough: 0.4 }) });
        for (let k = 0; k < tall * 4; k++)
          if (s.random() < 0.6)
            s.add(box(0.12, 0.14, 0.02, 0.004), glow(s.pick(['#ffd28a', '#ffe6bd', '#ffb35c', '#bfe0ff']), 5), {
              at: [x + s.between(-wide / 2 + 0.1, wide / 2 - 0.1), s.between(0.3, tall - 0.2), z + 0.71],
            });
      }
      s.shoot({ from: [0, 1.5, 17], to: [0, 2.1, 0], angle: 29, aperture: 0 });
    },
  },
  {
    name: 'facade-pattern-white',
    size: 'square',
    tags: `${CITY}, facade, white, pattern, minimal, abstract`,
    alt: 'White façade with a regular pattern of windows',
    look: { key: 0.5, vignette: 0.14 },
    set(s) {
      s.lit('studio:sun', 0.6);
      s.add(box(30, 30, 1, 0.01), matte('#eceae5', 0.02), { at: [0, 0, -1.2] });
      for (let i = -6; i <= 6; i++)
        for (let j = -6; j <= 6; j++) {
          s.add(box(0.9, 1.1, 0.1, 0.01), plain('#35536b', { rough: 0.05 }), { at: [i * 1.5, j * 1.7, -0.68] });
          s.add(box(1.5, 0.12, 0.7, 0.01), matte('#f7f6f3'), { at: [i * 1.5, j * 1.7 - 0.8, -0.5] });
          s.add(box(0.12, 1.7, 0.5, 0.01), matte('#f7f6f3'), { at: [i * 1.5 - 0.75, j * 1.7, -0.5] });
        }
      s.shoot({ from: [-2.6, -2, 9], to: [0, 0, 0], angle: 36, aperture: 0 });
    },
  },
  {
    name: 'facade-balconies-bw',
    size: 'portrait',
    tags: `${CITY}, black and white, monochrome, balconies, shadow, abstract`,
    alt: 'Rounded balconies of a building in black and white',
    look: { key: 0.26, mono: true, contrast: 1.2 },
    set(s) {
      s.lit('studio:sun', 0.2);
      s.add(cylinder(3.2, 30, 0.01), plain('#2a2d31', { rough: 0.1 }), { at: [0.8, -8, -2] });
      for (let j = -6; j <= 12; j++)
        s.add(
          lathe([
            [3.3, 0],
            [4.2, 0],
            [4.25, 0.05],
            [4.25, 0.55],
            [4.15, 0.6],
            [3.3, 0.6],
          ]),
          matte('#f3f2ef', 0.02),
          { at: [0.8, j * 1.6, -2] },
        );
      s.shoot({ from: [-3.5, -4.5, 9], to: [0.3, 2.5, -1], angle: 42, aperture: 0 });
    },
  },
  {
    name: 'car-red-street',
    size: 'landscape',
    tags: 'car, automobile, vehicle, red, dealer, drive, rental, garage, road, transport, street, sale',
    alt: 'Red car on a city square',
    look: { key: 0.26 },
    set(s) {
      s.lit('city', 2.4, 30).ground(concrete('#77787a', { rough: 0.5 }));
      car(s, [0, 0], '#b3161f', -0.55);
      s.shoot({ from: [0.8, 1.3, 7], to: [0, 0.75, 0], angle: 32, aperture: 0.1 });
    },
  },
  {
    name: 'car-yellow-studio',
    size: 'wide',
    tags: 'car, taxi, automobile, yellow, vehicle, toy, rental, transport, minimal, dealer, drive, travel',
    alt: 'Yellow car on a yellow background',
    look: { key: 0.42, saturation: 1.06 },
    set(s) {
      s.sweep('#f0be2c', matte('#f0be2c')).lit('studio:softbox', 0.2);
      car(s, [0, 0], '#f3c52b', 0.4);
      s.shoot({ from: [0.4, 1.8, 8], to: [0, 0.72, 0], angle: 26, aperture: 0.04 });
    },
  },
  {
    name: 'bicycle-city',
    size: 'landscape',
    tags: 'bicycle, bike, cycling, city, transport, sport, green, rental, street, summer, ecology, shop',
    alt: 'Turquoise bicycle in the city',
    look: { key: 0.34 },
    set(s) {
      s.lit('venice', 0.3, 25).ground(concrete('#8f8c88'));
      bicycle(s, [0, 0], '#2fa39a', 0.15);
      s.shoot({ from: [0.3, 1.6, 8.2], to: [0, 1.35, 0], angle: 29, aperture: 0.16 });
    },
  },
  {
    name: 'bicycle-white-wall',
    size: 'classic',
    tags: 'bicycle, bike, cycling, white, red, minimal, shop, transport, sport, rental, design, retro',
    alt: 'Red bicycle leaning in front of a white wall',
    look: { key: 0.5, vignette: 0.15 },
    set(s) {
      s.sweep('#efedea', matte('#efedea')).lit('studio:sun', 0.5);
      bicycle(s, [0, 0], '#c4262e', 0);
      s.shoot({ from: [0, 1.7, 9], to: [0, 1.35, 0], angle: 27, aperture: 0.03 });
    },
  },
  {
    name: 'stairs-yellow-abstract',
    size: 'tall',
    tags: 'stairs, architecture, yellow, abstract, minimal, building, steps, growth, success, design, shadow, career',
    alt: 'Yellow stairs with hard shadows',
    look: { key: 0.42, saturation: 1.05 },
    set(s) {
      s.lit('studio:sun', 0.8);
      const paint = matte('#f0b92e', 0.03);
      for (let i = 0; i < 14; i++) s.add(box(4, 0.5, 6, 0.01), paint, { at: [0, i * 0.5, -i * 0.75] });
      s.add(box(0.3, 16, 14, 0.01), matte('#f3c752', 0.03), { at: [2.2, 4, -4] });
      s.ground(paint);
      s.shoot({ from: [-3.4, 3.6, 8.6], to: [0.4, 2.7, -2], angle: 36, aperture: 0 });
    },
  },
  {
    name: 'scaffold-cranes-dawn',
    size: 'landscape',
    tags: 'construction, crane, building site, scaffold, engineer, contractor, industry, architecture, steel, work, dawn, sky',
    alt: 'Construction site with a crane at dawn',
    look: { key: 0.2, warmth: 0.1 },
    set(s) {
      s.lit('dawn', 0.6, 25).ground(organic('#7a6a5a', '#5c5046', { rough: 0.95, gloss: 0.1 }));
      const beam = metal('#5a5d62', 0.5);
      for (let f = 0; f < 5; f++) {
        s.add(box(5, 0.18, 3, 0.01), concrete('#9a9a98'), { at: [-1.5, 0.8 + f * 1.3, -2] });
        for (let i = 0; i < 5; i++)
          for (const z of [-3.3, -0.7])
            s.add(box(0.16, 1.3, 0.16, 0.01), concrete('#8a8a88'), { at: [-3.8 + i * 1.15, 0.1 + f * 1.3, z] });
      }
      const crane = plain('#e9b41f', { rough: 0.4 });
      for (const d of [-0.2, 0.2])
        for (const e of [-0.2, 0.2]) s.add(capsule([0, 0, 0], [0, 10, 0], 0.05), crane, { at: [3 + d, 0, -3 + e] });
      for (let i = 0; i < 20; i++)
        s.add(capsule([-0.2, i * 0.5, 0.2], [0.2, i * 0.5 + 0.5, 0.2], 0.03), crane, { at: [3, 0, -3] });
      s.add(box(11, 0.22, 0.3, 0.02), crane, { at: [0.4, 9.6, -3] });
      s.add(capsule([-3, 9.5, 0], [-3, 7, 0], 0.02), beam, { at: [0.4, 0, -3] });
      s.add(box(1, 0.8, 0.6, 0.02), concrete('#77777a'), { at: [5.2, 9.2, -3] });
      s.shoot({ from: [0.5, 1.4, 15], to: [0.3, 4.7, -2], angle: 38, aperture: 0 });
    },
  },
  {
    name: 'wood-frame-builder',
    size: 'square',
    tags: 'construction, carpenter, wood, house, frame, timber, builder, craft, renovation, architecture, roof, workshop',
    alt: 'Timber frame of a new house',
    look: { key: 0.36, warmth: 0.15 },
    set(s) {
      s.lit('sky', 2.0, 60).ground(organic('#b9a88c', '#9a8a70', { rough: 0.95, gloss: 0.1 }));
      const timber = wood('#dcb37c', '#b98a50', { fine: 1.5, rough: 0.7 });
      for (let i = 0; i < 7; i++) {
        const z = -i * 0.9;
        for (const x of [-2, 2]) s.add(box(0.18, 2.4, 0.18, 0.01), timber, { at: [x, 1.2, z] });
        s.add(box(0.16, 3, 0.18, 0.01), timber, { at: [-1.05, 3.3, z], roll: -0.83 });
        s.add(box(0.16, 3, 0.18, 0.01), timber, { at: [1.05, 3.3, z], roll: 0.83 });
        s.add(box(4, 0.18, 0.18, 0.01), timber, { at: [0, 2.4, z] });
      }
      for (const x of [-2, 2]) s.add(box(0.18, 0.18, 6, 0.01), timber, { at: [x, 2.45, -2.7] });
      s.shoot({ from: [2.6, 1.6, 7.6], to: [0, 2, -1.5], angle: 34, aperture: 0.02 });
    },
  },
];
