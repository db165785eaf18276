import type { Markup } from './markup';
import type { Page } from './page';
import type { TemplateListing } from './site';

/** The font files a template may ask for; one at most, every other face is the visitor's own. */
export type FontName = 'inter' | 'manrope';

/** How a template draws. */
export interface Design {
  readonly slug: string;
  /** The OKLCH hue in degrees that the stylesheet finds in `--hue` when the logo has no colour of its own. */
  readonly hue: number;
  /** The hues, from and to, that suit the template; a logo outside of them leaves the template's own. All when absent. */
  readonly hues?: readonly [from: number, to: number];
  readonly scheme: 'light' | 'dark' | 'light dark';
  readonly font?: FontName;
  /** How many pictures its first screen shows; the others are its gallery. One when absent. */
  readonly opening?: number;
  /** Everything between the skip link and the end of the body; holds one `main` with the id `main`. */
  body(page: Page): Markup;
  readonly css: string;
}

export interface Template extends TemplateListing, Design {}
