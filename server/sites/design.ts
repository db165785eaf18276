import type { Markup } from './markup';
import type { Page } from './page';
import type { TemplateListing } from './site';

/** The font files a template may ask for; one at most, every other face is the visitor's own. */
export type FontName = 'inter' | 'manrope' | 'nunito' | 'playfair' | 'playfair-italic' | 'young-serif';

/**
 * What a template paints with, each an `oklch()` that may ask for the site's `var(--hue)`, or a hex colour. Words stand
 * on paper, card and tint in ink, faint or accent, on accent in on-accent, on band in on-band: a test computes each pair.
 */
export const colorNames = [
  'paper',
  'card',
  'tint',
  'ink',
  'faint',
  'rule',
  'accent',
  'on-accent',
  'band',
  'on-band',
] as const;
export type Colors = Readonly<Record<(typeof colorNames)[number], string>>;

/** One of the ways in which a template can be coloured. */
export interface Palette {
  readonly name: string;
  readonly colors: Colors;
  /** Of the dark form, for visitors who ask for one; absent where the palette bears none or is dark already. */
  readonly dark?: Colors;
  readonly scheme: 'light' | 'dark' | 'light dark';
}

/** How a template draws. */
export interface Design {
  readonly slug: string;
  /** The OKLCH hue in degrees that the stylesheet finds in `--hue` when the logo has no colour of its own. */
  readonly hue: number;
  /** The hues, from and to, over 360 where it is greater, that suit the template; a logo outside of them leaves the template's own. All when absent. */
  readonly hues?: readonly [from: number, to: number];
  /** The first is the template's own; a website names another one. */
  readonly palettes: readonly [Palette, ...Palette[]];
  readonly font?: FontName;
  /** How many pictures its first screen shows; the others are its gallery. One when absent. */
  readonly opening?: number;
  /** Everything between the skip link and the end of the body; holds one `main` with the id `main`. */
  body(page: Page): Markup;
  readonly css: string;
}

export interface Template extends TemplateListing, Design {}

/** The palette that a website names, else the template's first. */
export const paletteOf = ({ palettes }: Design, name?: string): Palette =>
  palettes.find((palette) => palette.name === name) ?? palettes[0];

const written = (colors: Colors) => colorNames.map((name) => `--${name}:${colors[name]}`).join(';');

/** The rules that give a stylesheet its palette; the dark form follows the visitor's wish and never goes onto paper. */
export function paletteRules({ colors, dark, scheme }: Palette): string {
  const night = dark === undefined ? '' : `\n@media screen and (prefers-color-scheme:dark){:root{${written(dark)}}}`;
  return `:root{color-scheme:${scheme};${written(colors)}}${night}`;
}
