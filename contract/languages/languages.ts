/** The languages of the product, the first where nothing says which. */
export const languages = ['en', 'de', 'es', 'ar'] as const;

export type Language = (typeof languages)[number];

/** By which conventions `Intl` writes days, numbers and money. Arabic is set with the digits that prices have everywhere here. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  ar: 'ar-AE-u-nu-latn',
};

/** Which way its lines run, as the `dir` of a page says it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);
