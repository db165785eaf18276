/** Jewellery, shopping, clothes, gifts. */
import { daisy } from '../props/flowers.mjs';
import { bauble, gift } from '../props/pleasure.mjs';
import { pearls, ring, velvet } from '../props/wellness.mjs';
import { JEWEL, oak, shoppingBag, walnut } from './leisure.set.mjs';
import { gold, linen, matte, organic, plain } from '../tracer/materials.mjs';
import { box, sphere, torus } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'ring-velvet-dark',
    size: 'landscape',
    tags: `${JEWEL}, ring, diamond, engagement, wedding, dark`,
    alt: 'Diamond ring on dark blue velvet',
    look: { key: 0.11 },
    set(s) {
      s.lit('studio:softbox', 0.6).ground(velvet('#1c2748'));
      ring(s, [0, 0.2], { turn: 0.5, y: 0.05 });
      s.shoot({ from: [0.3, 1.1, 3], to: [0, 0.5, 0], angle: 27, aperture: 0.06 });
    },
  },
  {
    name: 'wedding-rings-white',
    size: 'classic',
    tags: `${JEWEL}, wedding, rings, marriage, couple, white, love`,
    alt: 'Two golden wedding rings with white flowers',
    look: { key: 0.46 },
    set(s) {
      s.lit('studio:window', 0.3).ground(linen('#f4efe8'));
      s.add(torus(0.42, 0.07), gold(0.1), { at: [-0.25, 0.08, 0.3] });
      s.add(torus(0.42, 0.07), gold(0.1), { at: [0.38, 0.24, 0.15], roll: 0.36 });
      for (const [x, z] of [
        [-1.2, -0.6],
        [-0.5, -1.1],
        [1.1, -0.9],
      ])
        daisy(s, null, [x, 0.16, z], { size: 0.9, facing: 0.2, turn: s.between(0, 6) });
      s.shoot({ from: [0, 1.9, 3.2], to: [0, 0.1, 0], angle: 30, aperture: 0.08 });
    },
  },
  {
    name: 'pearls-black',
    size: 'square',
    tags: `${JEWEL}, pearls, necklace, black, classic, black and white`,
    alt: 'Pearl necklace on a black surface',
    look: { key: 0.075, mono: true, contrast: 1.12 },
    set(s) {
      s.lit('studio:softbox', 0.4).ground(plain('#0e0e10', { rough: 0.12 }));
      pearls(s, [0, 0], { radius: 1.1, bead: 0.12, count: 30 });
      s.shoot({ from: [0, 2.3, 3.8], to: [0, 0, 0.1], angle: 29, aperture: 0.08 });
    },
  },
  {
    name: 'shopping-bags-colour',
    size: 'landscape',
    tags: 'shopping, bags, shop, store, sale, fashion, retail, e-commerce, gift, colourful, boutique, customer',
    alt: 'Colourful shopping bags in a row',
    look: { key: 0.46 },
    set(s) {
      s.sweep('#f3ece4', matte('#f3ece4')).lit('studio:sun', 0.3);
      ['#d9463d', '#f0b93a', '#2f8f83', '#2f5fa8'].forEach((hex, i) =>
        shoppingBag(s, [(i - 1.5) * 1.65, i % 2 ? -0.4 : 0.1], hex, {
          turn: s.between(-0.35, 0.35),
          size: s.between(0.8, 1.1),
        }),
      );
      s.shoot({ from: [0, 1.9, 8], to: [0, 0.95, 0], angle: 29, aperture: 0.05 });
    },
  },
  {
    name: 'shopping-mall-bag',
    size: 'portrait',
    tags: 'shopping, bag, mall, shop, store, retail, fashion, sale, boutique, e-commerce, bokeh, luxury',
    alt: 'Shopping bag in a bright shopping mall',
    look: { key: 0.3, warmth: -0.25 },
    set(s) {
      s.lit('esplanade', 2.0, 18).ground(plain('#b9aea4', { rough: 0.18 }));
      shoppingBag(s, [0, 0], '#1b1b1e', { turn: 0.35, size: 1.1 });
      s.shoot({ from: [0, 1.4, 6], to: [0, 1.15, 0], angle: 30, aperture: 0.18 });
    },
  },
  {
    name: 'clothing-shirts-stack',
    size: 'landscape',
    tags: 'clothing, clothes, fashion, shirts, shop, textile, laundry, folded, wardrobe, boutique, colourful, wool',
    alt: 'Stack of folded shirts on a shelf',
    look: { key: 0.4 },
    set(s) {
      s.lit('apartment', 0.2, 25).ground(oak());
      let y = 0;
      ['#2f4a6b', '#c8d3da', '#d8a24a', '#8a3b3b', '#eee8de', '#4f6f5f'].forEach((hex) => {
        s.add(box(2.2, 0.26, 1.5, 0.12), organic(hex, hex, { rough: 0.95, gloss: 0.1, bump: 0.02, bumpScale: 9 }), {
          at: [-0.3 + s.between(-0.04, 0.04), y + 0.13, 0],
          turn: s.between(-0.04, 0.04),
        });
        y += 0.25;
      });
      s.add(
        sphere(0.4),
        organic('#c96f54', '#b85c42', { scale: 14, rough: 0.95, gloss: 0.1, bump: 0.06, bumpScale: 20 }),
        { at: [1.7, 0.4, 0.5] },
      );
      s.shoot({ from: [0.4, 1.6, 6], to: [0.1, 0.75, 0], angle: 29, aperture: 0.13 });
    },
  },
  {
    name: 'gifts-christmas',
    size: 'landscape',
    tags: 'christmas, gifts, presents, holiday, party, celebration, winter, baubles, red, gold, family, shop',
    alt: 'Christmas gifts and shining baubles',
    look: { key: 0.2, warmth: 0.25 },
    set(s) {
      s.lit('studio:evening', 0.4).ground(walnut());
      gift(s, [-0.9, 0], { hex: '#a8202c', turn: 0.3 });
      gift(s, [0.7, -0.7], { hex: '#1f5a43', wide: 1.3, tall: 1.1, ribbon: '#e8c15a', turn: -0.2 });
      bauble(s, [0.5, 0.9], '#d23b3b');
      bauble(s, [1.5, 0.5], '#e8c15a', 0.36);
      bauble(s, [-1.9, 0.9], '#c9ccd2', 0.34);
      s.shoot({ from: [0, 1.7, 6.2], to: [0.1, 0.6, 0], angle: 30, aperture: 0.11 });
    },
  },
  {
    name: 'gift-white-minimal',
    size: 'square',
    tags: 'gift, present, birthday, celebration, ribbon, white, party, shop, e-commerce, minimal, wrapping, surprise',
    alt: 'White gift box with a golden ribbon',
    look: { key: 0.54, vignette: 0.14 },
    set(s) {
      s.sweep('#f1efec', matte('#f1efec')).lit('studio:window', 0.2);
      gift(s, [0, 0], { hex: '#fbfaf8', ribbon: '#d9b25f', turn: 0.45, wide: 1.3, deep: 1.3 });
      s.shoot({ from: [0, 2.0, 5.6], to: [0, 0.55, 0], angle: 27, aperture: 0.05 });
    },
  },
];
