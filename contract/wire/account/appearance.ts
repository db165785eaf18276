import * as v from 'valibot';
import { languages } from '../../languages/languages';
import { densities, fonts, shownCurrencies, themes } from '../../rules/account/appearance';

/** What a customer has chosen of how the product looks; what was never chosen is not there. */
export const AppearanceChoice = v.object({
  theme: v.exactOptional(v.picklist(themes)),
  font: v.exactOptional(v.picklist(fonts)),
  display_currency: v.exactOptional(v.picklist(shownCurrencies)),
  density: v.exactOptional(v.picklist(densities)),
  reduced_motion: v.exactOptional(v.boolean()),
  language: v.exactOptional(v.picklist(languages)),
});
export type AppearanceChoice = v.InferOutput<typeof AppearanceChoice>;
