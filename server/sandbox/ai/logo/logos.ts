import { Resvg } from '@resvg/resvg-js';
import { archway, emblem, seal } from './badges';
import { type Brand, brandOf } from './brand';
import type { Composition, Drawing } from './composition';
import { lettermark, monogram, mosaic, wordmark } from './lettering';
import { iconAbove, letterhead, patternAbove, sideBySide, signAbove } from './lockups';
import { palettes } from './palettes';
import { seededRandom, shuffled } from './seeded';

/** Width and height of a drawing in its own units. */
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

/** Drawings that need no word, and how many a run of that many or more has at least. */
const wordless: readonly Composition[] = [signAbove, patternAbove, iconAbove];
const fewest = 6;

export interface Logo {
  svg: string;
  png: Uint8Array;
}

function page({ svg, background }: Drawing): string {
  const ground = background === null ? '' : `<rect width="${logoSize}" height="${logoSize}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize}" height="${logoSize}" viewBox="0 0 ${logoSize} ${logoSize}">${ground}${svg}</svg>`;
}

export interface LogoRun {
  name: string;
  description: string;
  /** How many at most, from 1. */
  count: number;
  /** Width and height in pixels. */
  side: number;
  /** An integer from 0. */
  seed: number;
}

/**
 * Logos of a business as square PNG pictures of different kinds: as many as are asked for, eight at most. The same name,
 * description and seed give the same pictures; another seed gives other ones.
 */
export async function drawLogos({ name, description, count, side, seed }: LogoRun): Promise<Logo[]> {
  const brand = brandOf(name, description, seed);
  const logos: Logo[] = [];
  const add = async (ways: readonly Composition[], rank: number, drawn: Brand, turn: number) => {
    const random = seededRandom(`${turn}\n${seed}\n${name}\n${description}`);
    const palette = brand.palettes[rank % brand.palettes.length] ?? palettes.indigo;
    for (const way of shuffled(random, ways)) {
      const drawing = await way({ brand: drawn, palette, random });
      if (!drawing) continue;
      const svg = page(drawing);
      const fit = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } } as const;
      logos.push({ svg, png: new Resvg(svg, fit).render().asPng() });
      return;
    }
  };
  for (const [turn, [rank, ...ways]] of rows.entries()) {
    if (logos.length < count) await add(ways, rank, brand, turn);
  }
  // A name of letters that our faces lack leaves the marks without words: more of them, each with another icon.
  for (let turn = rows.length; logos.length < Math.min(count, fewest); turn += 1) {
    const icons = [...brand.icons.slice(turn % brand.icons.length), ...brand.icons.slice(0, turn % brand.icons.length)];
    const way = wordless[turn % wordless.length] ?? patternAbove;
    await add([way], turn - rows.length, { ...brand, icons }, turn);
  }
  return logos;
}
