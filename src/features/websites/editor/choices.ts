import { t } from '../../../../contract/languages/t';
import type { ActionKind, paletteNames, SiteLanguage, Trade } from '../../../../contract/rules/websites/site';
import { locale } from '../../../lib/language';

// What can be chosen in the forms, in the words of whoever chooses.

export const actions: Record<ActionKind, string> = {
  call: t('Call you'),
  write: t('Write to you'),
  book: t('Book an appointment'),
  visit: t('Find the way to you'),
  shop: t('Go to your shop'),
};
export const palettes: Record<(typeof paletteNames)[number], string> = {
  logo: t('From your logo'),
  quiet: t('Quiet'),
  deep: t('Dark'),
};

const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
/** In the words of the page: 'German'. */
export const languageName = (language: SiteLanguage): string => nameOf.of(language) ?? language;
export const tradeNames: Record<Trade, string> = {
  health: t('Health'),
  law: t('Law'),
  advice: t('Advice'),
  repair: t('Repair'),
  building: t('Building'),
  food: t('Food'),
  drink: t('Drink'),
  sport: t('Sport'),
  beauty: t('Beauty'),
  shop: t('Shop'),
  school: t('School'),
  art: t('Art'),
  photography: t('Photography'),
  animals: t('Animals'),
  garden: t('Garden'),
  lodging: t('Lodging'),
  transport: t('Transport'),
  technology: t('Technology'),
  club: t('Club'),
};
