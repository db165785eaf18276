/** The sentence for a number, by the categories of the language: 'zero', 'one', 'two', 'few', 'many' or 'other'. */
export const formOf = (count: number, locale: string, forms: Readonly<Record<string, string>>): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms['other'] ?? '';
