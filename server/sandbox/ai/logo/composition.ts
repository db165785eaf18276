import type { Brand } from './brand';
import type { Point } from './geometry';
import type { IconName } from './icons';
import type { Palette } from './palettes';
import { gap, type Piece, textPiece } from './pieces';
import type { Random } from './seeded';
import type { Face } from './typeset';

/** A finished drawing on 512 x 512 pixels; without a background it is transparent. */
export interface Drawing {
  svg: string;
  background: string | null;
}

/** What one drawing is about. */
export interface Subject {
  brand: Brand;
  palette: Palette;
  random: Random;
}

/** A way to draw a logo. Null when the brand lacks what it needs, such as a name that can be set. */
export type Composition = (subject: Subject) => Promise<Drawing | null>;

export const middle: Point = { x: 256, y: 256 };
/** The width that text may take, in pixels. */
export const room = 408;

export const geometric: Face = { family: 'manrope', weight: 800, tracking: -18, capitals: false };
export const quiet: Face = { family: 'manrope', weight: 500, tracking: -10, capitals: false };
export const spacedCapitals: Face = { family: 'manrope', weight: 600, tracking: 190, capitals: true };
export const strongCapitals: Face = { family: 'manrope', weight: 800, tracking: 80, capitals: true };
export const rounded: Face = { family: 'nunito', weight: 900, tracking: -6, capitals: false };
export const serif: Face = { family: 'playfair-display', weight: 700, tracking: 0, capitals: false };
export const serifCapitals: Face = { family: 'playfair-display', weight: 600, tracking: 110, capitals: true };

/** The faces that suit a brand's tone, the most fitting first. */
export const faces: Record<Brand['tone'], readonly [Face, Face]> = {
  classic: [serif, quiet],
  friendly: [rounded, serif],
  modern: [geometric, quiet],
};

/** The name below a mark; nothing for a name that cannot be set. Lengths in pixels. */
export async function nameBelow(
  brand: Brand,
  setting: { face: Face; fill: string; height: number; size: number; space: number },
): Promise<Piece[]> {
  if (brand.name === '') return [];
  const { space, ...rest } = setting;
  return [gap(space), await textPiece(brand.words, { ...rest, width: room, lines: 3 })];
}

/** The descriptor below a name in small spaced capitals; nothing where there is none. */
export async function caption(brand: Brand, fill: string, space = 24): Promise<Piece[]> {
  if (!brand.descriptor || brand.name === '') return [];
  const words = brand.descriptor.split(' ');
  return [
    gap(space),
    await textPiece(words, { face: spacedCapitals, fill, width: 320, height: 20, size: 19, lines: 1 }),
  ];
}

/** The brand's icon of a rank; ranks begin again after the last. */
export const iconOf = (brand: Brand, rank: number): IconName => brand.icons[rank % brand.icons.length] ?? 'sparkles';
