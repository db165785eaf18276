import type { Appearance, FontName } from '../../contract/rules/account/appearance';
import type { AppearanceChoice } from '../../contract/wire/account/appearance';

/** What the page is told: how it looks from now on, and what of it the server has not got yet. */
export interface AppearanceOrder {
  type: 'appearance.apply';
  appearance: Appearance;
  /** Whose it is; null for a visitor. */
  customer: string | null;
  unsaved: AppearanceChoice;
}

/** A font is looked at: it may be downloaded. */
export interface FontOrder {
  type: 'font.fetch';
  font: FontName;
}
