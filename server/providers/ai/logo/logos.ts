import { Resvg } from '@resvg/resvg-js';
import { archway, emblem, seal } from './badges';
import { type Brand, brandOf } from './brand';
import type { Composition, Drawing } from './composition';
import { lettermark, monogram, mosaic, wordmark } from './lettering';
import { iconAbove, letterhead, patternAbove, sideBySide, signAbove } from './lockups';
import { palettes } from './palettes';
import { seededRandom, shuffled } from './seeded';

/** Width and height of a logo in pixels. */
export const logoSize = 512;

/** Kinds of drawing, the rank of the palette in brackets; a run takes the first that works of each row. */
const rows: readonly (readonly [rank: number, ...ways: Composition[]])[] = [
  [0, iconAbove, sideBySide],
  [1, monogram],
  [0, emblem, seal],
  [2, patternAbove],
  [0, wordmark],
  [1, lettermark, mosaic],
  [2, signAbove, archway],
  [1, letterhead],
];

/** Drawings that need no word, and how many a run has at least. */
const wordless: readonly Composition[] = [signAbove, patternAbove, iconAbove];
const fewest = 6;

export interface Logo {
  name: string;
  svg: string;
  png: Uint8Array;
}

function page({ svg, background }: Drawing): string {
  const ground = background === null ? '' : `<rect width="${logoSize}" height="${logoSize}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize}" height="${logoSize}" viewBox="0 0 ${logoSize} ${logoSize}">${ground}${svg}</svg>`;
}

/**
 * Logos of a business as PNG pictures of 512 x 512 pixels: six to eight of different kinds, or one. The same name, description
 * and seed (an integer from 0) give the same pictures; another seed gives other ones.
 */
export async function drawLogos(request: {
  businessTitle: string;
  businessDescription: string;
  variations: boolean;
  seed: number;
}): Promise<Logo[]> {
  const { businessTitle, businessDescription, seed } = request;
  const brand = brandOf(businessTitle, businessDescription, seed);
  const logos: Logo[] = [];
  const add = async (ways: readonly Composition[], rank: number, drawn: Brand, turn: number) => {
    const random = seededRandom(`${turn}\n${seed}\n${businessTitle}\n${businessDescription}`);
    const palette = brand.palettes[rank % brand.palettes.length] ?? palettes.indigo;
    for (const way of shuffled(random, ways)) {
      const drawing = await way({ brand: drawn, palette, random });
      if (!drawing) continue;
      const svg = page(drawing);
      const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
      logos.push({ name: `logo_${logos.length + 1}`, svg, png });
      return;
    }
  };
  for (const [turn, [rank, ...ways]] of rows.entries()) {
    if (request.variations || logos.length === 0) await add(ways, rank, brand, turn);
  }
  // A name of letters that our faces lack leaves the marks without words: more of them, each with another icon.
  for (let turn = rows.length; request.variations && logos.length < fewest; turn += 1) {
    const icons = [...brand.icons.slice(turn % brand.icons.length), ...brand.icons.slice(0, turn % brand.icons.length)];
    const way = wordless[turn % wordless.length] ?? patternAbove;
    await add([way], turn - rows.length, { ...brand, icons }, turn);
  }
  return logos;
}
