/** Flowers. */
import { daisy, rose, tulip, vase } from '../props/flowers.mjs';
import { FLOWERS, bunch, oak } from './leisure.set.mjs';
import { matte, plain } from '../tracer/materials.mjs';

export const shots = [
  {
    name: 'tulips-vase-window',
    size: 'portrait',
    tags: `${FLOWERS}, tulips, vase, red`,
    alt: 'Red tulips in a white vase',
    look: { key: 0.4 },
    set(s) {
      s.lit('apartment', 2.2, 25).ground(oak());
      vase(s, [0, 0], { kind: 'tall', hex: '#f2efe8' });
      bunch(s, [0, 0], 8, (a, b, i) => tulip(s, a, b, { hex: i % 3 ? '#cf2f3f' : '#e06a52' }), {
        from: 1.6,
        low: 2.5,
        high: 3.0,
        spread: 0.85,
      });
      s.shoot({ from: [0.2, 1.9, 7.4], to: [0, 1.75, 0], angle: 30, aperture: 0.14 });
    },
  },
  {
    name: 'tulips-yellow-blue',
    size: 'square',
    tags: `${FLOWERS}, tulips, yellow, blue, vase`,
    alt: 'Yellow tulips in a round vase on a blue background',
    look: { key: 0.34 },
    set(s) {
      s.sweep('#3b6fa0', matte('#3b6fa0')).lit('studio:sun', 0.2);
      vase(s, [0, 0], { kind: 'round', hex: '#f3ede2' });
      bunch(s, [0, 0], 9, (a, b) => tulip(s, a, b, { hex: '#f0c02e', inner: '#f6e07a' }), {
        from: 1.2,
        low: 1.95,
        high: 2.4,
        spread: 0.95,
      });
      s.shoot({ from: [0, 1.9, 7], to: [0, 1.35, 0], angle: 28, aperture: 0.06 });
    },
  },
  {
    name: 'daisies-garden',
    size: 'landscape',
    tags: `${FLOWERS}, daisies, meadow, summer, white`,
    alt: 'White daisies in a sunny garden',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 1.8, 25).ground(plain('#4d7f2c', { rough: 0.95, mottle: 0.3, grain: 10 }));
      for (let i = 0; i < 26; i++) {
        const x = s.between(-3.2, 3.2);
        const z = s.between(-3, 1.4);
        daisy(s, [x, 0, z], [x + s.between(-0.15, 0.15), s.between(0.9, 1.6), z], {
          facing: s.between(0.4, 1.1),
          turn: s.between(-0.6, 0.6),
          size: s.between(0.8, 1.1),
        });
      }
      s.shoot({ from: [0, 1.5, 5], to: [0, 1.1, 0], angle: 32, aperture: 0.14, focus: [0, 1.2, 0.8] });
    },
  },
  {
    name: 'roses-red-dark',
    size: 'square',
    tags: `${FLOWERS}, roses, red, love, valentine, dark`,
    alt: 'Red roses close together in soft light',
    look: { key: 0.09 },
    set(s) {
      s.lit('studio:window', 0.7).ground(matte('#1d120f'));
      for (let i = 0; i < 22; i++) {
        const a = i * 2.4;
        const r = 0.47 * Math.sqrt(i) * 0.92;
        rose(
          s,
          [r * Math.cos(a), 0.4 + s.between(-0.08, 0.12), r * Math.sin(a)],
          s.pick(['#b3142c', '#9c1026', '#c2223a']),
          s.between(0.95, 1.15),
        );
      }
      s.shoot({ from: [0, 4, 2.6], to: [0, 0.3, 0], angle: 30, aperture: 0.1 });
    },
  },
];
