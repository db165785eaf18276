import type { Language } from '../../languages/languages';

export const themes = ['light', 'dark', 'system'] as const;
/** By their own names, as the browser stores them; `system` is the device's own. */
export const fonts = ['inter', 'manrope', 'system', 'Open Sans', 'Lato'] as const;
export const densities = ['comfortable', 'compact'] as const;
/** Those of `currency.ts`, which the pages of a visitor do without: whoever sends one that is missing here does not compile. */
export const shownCurrencies = ['USD', 'EUR', 'JPY', 'GBP', 'CNY', 'CAD', 'AUD'] as const;

export type FontName = (typeof fonts)[number];
export type Density = (typeof densities)[number];

/** How a customer wants the product to look, by the names of the wire. */
export interface Appearance {
  theme: (typeof themes)[number];
  font: FontName;
  display_currency: (typeof shownCurrencies)[number];
  density: Density;
  /** Also where the device does not ask for it. */
  reduced_motion: boolean;
  /** Not there of whoever has chosen none: as the browser says. */
  language?: Language;
}
