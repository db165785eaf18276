import { language, locale } from './language';

const regions = language === 'en' ? null : new Intl.DisplayNames([locale], { type: 'region' });

/** What a country is called in the page's language; in English as the list of countries says. `code` is ISO 3166 alpha-2. */
export const countryName = ({ code, name }: { code: string; name: string }): string => regions?.of(code) ?? name;
