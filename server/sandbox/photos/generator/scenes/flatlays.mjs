/** Seen from above: related things laid out on paper, wood or stone. */
import { concrete, linen, marble, matte, wood } from '../tracer/materials.mjs';
import { readRows } from './rows.mjs';

const surfaces = {
  oak: () => wood('#cba273', '#86603c'),
  walnut: () => wood('#6b4630', '#35211a'),
  white: () => wood('#ebe6dc', '#c9bfae', { rough: 0.5 }),
  marble: () => marble(),
  slate: () => concrete('#3a3d42'),
  linen: () => linen('#dccfb9'),
};

/** Places on the table as seen from the lens: [x, z, size, turn]. */
const spots = {
  ring: [
    [-2.1, -1.1, 1.5, 0.3],
    [0.1, -1.35, 1.4, -0.2],
    [2.2, -0.9, 1.5, 0.15],
    [-2.0, 1.05, 1.4, -0.25],
    [0.2, 1.2, 1.5, 0.2],
    [2.15, 1.1, 1.4, -0.1],
  ],
  corner: [
    [-2.2, -1.1, 1.6, 0.25],
    [-0.7, -1.2, 1.3, -0.3],
    [-2.3, 0.6, 1.4, 0.1],
    [-0.9, 0.3, 1.1, 0.4],
  ],
  row: [
    [-2.4, 0, 1.6, 0.1],
    [-0.8, 0.1, 1.5, -0.15],
    [0.8, -0.1, 1.5, 0.12],
    [2.4, 0, 1.6, -0.1],
  ],
  five: [
    [-1.9, -1.0, 1.5, 0.2],
    [1.9, -1.0, 1.5, -0.2],
    [0, 0, 1.9, 0.05],
    [-1.9, 1.05, 1.4, -0.15],
    [1.9, 1.05, 1.5, 0.25],
  ],
};

/** name | size | surface, or colour of a paper | layout | emoji | key | tags | description */
const rows = readRows(`
school-desk | landscape | oak | ring | 1f4d0 1f4da 270f-fe0f 1f4ce 1f4dd 2702-fe0f | 0.38 | school, desk, stationery, education, study, learning, books, pencil, flat lay, office, university | School things laid out on an oak desk
travel-plan | landscape | walnut | five | 1f4f7 1f9ed 1f5fa-fe0f 1f45f 1f576-fe0f | 0.26 | travel, map, camera, compass, trip, vacation, adventure, planning, flat lay, hiking, agency | Map, camera and compass for a trip
baking-set | classic | white | ring | 1f950 1f35e 1f9c1 1f370 1f369 1f36a | 0.46 | bakery, bread, croissant, cake, cupcake, cookies, pastry, sweet, food, flat lay, breakfast | Croissant, bread, cakes and cookies from above
healthy-food | landscape | marble | ring | 1f951 1f345 1f955 1f34b 1f966 1f96d | 0.46 | healthy, vegetables, fruit, avocado, food, vegan, nutrition, kitchen, cooking, diet, flat lay | Vegetables and fruit on marble
photo-gear | landscape | slate | row | 1f4f7 1f4f9 1f4fd-fe0f 1f3ac | 0.16 | photography, camera, video, film, equipment, production, studio, media, flat lay, technology, dark | Cameras and film equipment on a dark table
beauty-set | square | #f0cfc9 | five | 1f484 1f48d 1f338 1f485 1fa9e | 0.46 | beauty, makeup, cosmetics, lipstick, salon, fashion, women, skincare, jewellery, flat lay, pink | Make-up and jewellery on a pink background
fitness-set | landscape | #2c5f8f | row | 1f45f 1f94a 1f3c0 1f34e | 0.3 | fitness, sport, gym, training, shoes, health, workout, healthy, flat lay, blue, exercise | Sports things on a blue background
kids-toys | classic | #f4d35e | ring | 1f9f8 1f9e9 1f697 1fa81 1f3a8 26bd | 0.46 | toys, kids, children, play, puzzle, kindergarten, colourful, family, school, flat lay, yellow | Colourful toys on a yellow background
finance-desk | landscape | white | row | 1f4c8 1f4b3 1f4bc 1f4c5 | 0.46 | finance, business, chart, credit card, calendar, briefcase, accounting, bank, tax, office, flat lay | Chart, card, briefcase and calendar on a white desk
art-supplies | tall | linen | five | 1f3a8 1f58c-fe0f 1f5bc-fe0f 270f-fe0f 1f4d0 | 0.42 | art, painting, brush, palette, drawing, creative, artist, design, craft, studio, flat lay | Palette, brush and a framed picture on linen
garden-tools | landscape | oak | ring | 1f331 1f337 1fab4 1f33b 1f345 1f41e | 0.38 | garden, gardening, plants, flowers, seedling, spring, nature, green, hobby, florist, flat lay | Plants and flowers for the garden on a wooden table
tech-desk | landscape | #20252d | row | 1f4bb 1f4f1 1f3a7 231a | 0.16 | technology, laptop, phone, headphones, watch, devices, gadgets, computer, digital, dark, flat lay | Laptop, phone, headphones and watch on a dark desk
party-table | square | #e9506b | ring | 1f388 1f382 1f381 1f389 1f36d 1f38a | 0.34 | party, birthday, celebration, balloons, cake, gift, event, kids, fun, red, flat lay | Balloons, cake and gifts for a party
breakfast-table | tall | white | five | 1f95e 1f353 2615 1f95a 1f950 | 0.46 | breakfast, coffee, pancakes, croissant, eggs, food, cafe, morning, brunch, restaurant, flat lay | Breakfast with coffee, pancakes and fruit from above
craft-tools | classic | walnut | ring | 1f528 1f527 1fa9b 1fa9a 1f4cf 1f529 | 0.24 | tools, craft, construction, repair, workshop, handyman, hammer, diy, carpenter, plumber, flat lay | Hand tools on a dark workbench
wedding-table | landscape | linen | five | 1f490 1f942 1f48d 1f48c 1f382 | 0.46 | wedding, rings, champagne, bouquet, cake, love, celebration, marriage, invitation, event, flat lay | Rings, flowers and champagne for a wedding
`);

export const shots = rows.map(([name, size, surface, layout, emoji, key, tags, alt]) => ({
  name: `lay-${name}`,
  size,
  tags,
  alt,
  look: { key: Number(key), saturation: 0.95, vignette: 0.22 },
  async set(s) {
    const codes = emoji.split(' ');
    s.lit(
      surface === 'slate' || surface.startsWith('#2') ? 'studio:softbox' : s.pick(['studio:sun', 'studio:window']),
      s.between(0.1, 0.5),
    );
    s.ground(surface.startsWith('#') ? matte(surface) : surfaces[surface]());
    const upright = size === 'tall';
    for (const [i, [x, z, wide, turn]] of spots[layout].entries()) {
      const [px, pz] = upright ? [x * 0.72, z * 1.45] : size === 'square' ? [x * 0.7, z * 1.15] : [x, z];
      await s.lay(codes[i], wide, [px, pz], { turn: turn + s.between(-0.12, 0.12), up: 0.02 });
    }
    s.shoot({ from: [0, upright ? 11.4 : 9.2, 0.5], to: [0, 0, 0], angle: upright ? 29 : 28, aperture: 0.02 });
  },
}));
