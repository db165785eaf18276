import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { topics } from '../topics';
import { descriptorOf, initialsOf, settableName } from './brand';
import { drawLogos, type Logo, logoSize } from './logos';
import { contrast, palettes } from './palettes';
import { textPiece } from './pieces';
import { type Face, outline } from './typeset';

const businesses: readonly (readonly [name: string, description: string])[] = [
  ['Maison Dubois', 'We sell bread, cakes and croissants. Bakery in Lyon since 1987.'],
  ['Hartmann & Söhne Rechtsanwälte', 'Law firm for family law, founded 1954'],
  ['X', 'strength gym'],
  ['Żółw', 'bike shop and bicycle repair'],
  ['The Old Town International Coffee Roasters of Edinburgh City', 'coffee roasters'],
  ['Donaudampfschifffahrtsgesellschaft', 'boat tours on the river'],
  ['pixel forge', 'We develop web apps for startups'],
  ['Хлеб и Соль', 'Fresh bread every day'],
  ['花屋', 'flowers and bouquets'],
];

const drawn = (name: string, description: string, seed = 0) =>
  drawLogos({ name, description, count: 8, side: logoSize, seed });

/** Small and over white, as a person compares two pictures. */
const seen = (logo: Logo) =>
  sharp(logo.png).flatten({ background: '#ffffff' }).resize(64, 64).removeAlpha().raw().toBuffer();

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

const digest = (logos: readonly Logo[]) => logos.map(({ png }) => createHash('sha256').update(png).digest('hex'));

describe.each(businesses)('the logos of %s', (name, description) => {
  it('are at least six PNGs of 512 x 512, visibly distinct, with nothing at the edge', async () => {
    const logos = await drawn(name, description);
    expect(logos.length).toBeGreaterThanOrEqual(6);
    const pictures: Buffer[] = [];
    for (const [place, logo] of logos.entries()) {
      expect([...logo.png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const { data, info } = await sharp(logo.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([logoSize, logoSize]);
      expect(edgeColours(data, 12), `logo ${place} is cut off`).toBe(1);
      pictures.push(await seen(logo));
    }
    const differences = pictures.flatMap((one, index) =>
      pictures.slice(index + 1).map((other) => difference(one, other)),
    );
    expect(Math.min(...differences)).toBeGreaterThan(7);
  });
});

/** How many colours the outermost `margin` pixels have. */
function edgeColours(data: Buffer, margin: number): number {
  const colours = new Set<number>();
  for (let y = 0; y < logoSize; y += 1) {
    for (let x = 0; x < logoSize; x += 1) {
      if (x >= margin && y >= margin && x < logoSize - margin && y < logoSize - margin) continue;
      colours.add(data.readUInt32BE((y * logoSize + x) * 4));
    }
  }
  return colours.size;
}

describe('a run', () => {
  it('is the same for the same name, description and seed, another for another seed', async () => {
    const first = digest(await drawn('Maison Dubois', 'bakery'));
    expect(digest(await drawn('Maison Dubois', 'bakery'))).toEqual(first);
    const second = digest(await drawn('Maison Dubois', 'bakery', 1));
    expect(second.filter((each) => first.includes(each))).toEqual([]);
  });
  it('is another for another business', async () => {
    const one = digest(await drawn('Maison Dubois', 'bakery'));
    const other = digest(await drawn('Luna', 'yoga studio'));
    expect(other.filter((each) => one.includes(each))).toEqual([]);
  });
  it.each([1, 3, 6])('has %i pictures when that many are asked for, of the size that was asked for', async (count) => {
    const logos = await drawLogos({ name: 'A', description: 'b', count, side: 1024, seed: 0 });
    expect(logos).toHaveLength(count);
    const { width, height } = await sharp(logos[0]?.png).metadata();
    expect([width, height]).toEqual([1024, 1024]);
  });
  it('draws marks alone when no letter of the name can be set', async () => {
    const logos = await drawn('🍕', 'pizza');
    expect(new Set(digest(logos)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('the setting of a name', () => {
  const face: Face = { family: 'manrope', weight: 800, tracking: 0, capitals: false };
  const contours = (d: string) => (d.match(/M/g) ?? []).length;
  const names = [
    'A',
    'Ég',
    'Bread & Butter',
    'Kraków Łódź Święta',
    'The Very Long Named International Coffee Roasters of York',
    'One Two Three Four Five Six Seven Eight Nine Ten Eleven',
  ];
  it.each(names)('keeps every letter of %s within its room', async (name) => {
    const words = name.split(' ');
    const piece = await textPiece(words, { face, fill: '#000', width: 408, height: 120, size: 82, lines: 3 });
    expect(piece.width).toBeLessThanOrEqual(408.01);
    expect(piece.height).toBeLessThanOrEqual(150);
    const letters = await Promise.all(words.map((word) => outline(word, face)));
    const paths = [...piece.draw(256, 0).matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(contours(paths.join(''))).toBe(letters.reduce((sum, each) => sum + contours(each.d), 0));
  });
  it('breaks a long word at a syllable, with a hyphen', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const piece = await textPiece([word], { face, fill: '#000', width: 408, height: 200, size: 82, lines: 3 });
    expect(piece.draw(256, 0).match(/<path/g)?.length).toBeGreaterThan(1);
    expect(piece.size).toBeGreaterThan(28);
  });
  it('drops emoji and loose punctuation, and gives small names their capitals', () => {
    expect(settableName('  paws & claws 🐾 ')).toBe('Paws & Claws');
    expect(settableName('☕ the bread of life -')).toBe('The Bread of Life');
    expect(settableName('iHaus')).toBe('iHaus');
    expect(settableName('花屋')).toBe('');
    expect(settableName(`${'Long Name '.repeat(12)}`).length).toBeLessThanOrEqual(60);
  });
  it.each([
    ['Maison Dubois', 'MD'],
    ['The Bread of Life', 'BL'],
    ['école', 'É'],
    ['3D-Print Hub', '3P'],
    ['&', ''],
    ['Sparkle & Shine', 'S'],
  ])('takes the initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
  it('says beside the name only what the description says', () => {
    expect(descriptorOf('Dubois', 'Bakery in Lyon since 1987')).toBe('Bakery');
    expect(descriptorOf('Dubois Bakery', 'Bakery in Lyon since 1987')).toBe('Est. 1987');
    expect(descriptorOf('Dubois', 'Bread')).toBeNull();
  });
});

describe('every palette', () => {
  it.each(Object.entries(palettes))('%s can be read', (_, { ink, main, accent, soft, paper }) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(7);
    expect(contrast(main, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(main, soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, main)).toBeGreaterThanOrEqual(2.5);
  });
});

describe('every trade', () => {
  it('has three icons, three palettes and keywords enough', () => {
    const poor = topics.filter(
      ({ icons, palettes: colours, related }) =>
        new Set(icons).size !== 3 || new Set(colours).size !== 3 || related.split(', ').length < 6,
    );
    expect(topics.length).toBeGreaterThan(60);
    expect(poor.map(({ name }) => name)).toEqual([]);
  });
});
