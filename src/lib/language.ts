import { isLanguage, type Language, locales } from '../../contract/languages/languages';

const built: unknown = import.meta.env['LANGUAGE'];

/** What this page speaks: each language is a build of its own. */
export const language: Language = isLanguage(built) ? built : 'en';

/** By which conventions it writes days, numbers and money. */
export const locale = locales[language];
