/** What stands in a sentence where it has the name in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence, or of a plural its forms by the categories of `Intl.PluralRules`. */
export type Message = string | Readonly<Record<string, string>>;

/** Who speaks another language than English where nothing is built for it: the server, to one customer after the other. */
export interface Speaker {
  locale: string;
  /** By the English sentence; undefined where it is not translated. */
  find: (english: string) => Message | undefined;
}

let speakerOf = (): Speaker | undefined => undefined;

/** Has the sentences that are said from now on come from whoever speaks at that moment. */
export function listenTo(speaker: () => Speaker | undefined): void {
  speakerOf = speaker;
}

const filled = (text: string, values: MessageValues) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/**
 * A sentence of the product, written in English where it is used. The browser's builds, one for each language, have the
 * sentence of that language in the place of the call (docs/languages.md); where nothing is built, it is that of who speaks.
 *
 * @param english 'Sign in', or with values 'Sign in to {domain}'
 */
export function t(english: string, values: MessageValues = {}): string {
  const message = speakerOf()?.find(english);
  return filled(typeof message === 'string' ? message : english, values);
}

/**
 * A sentence that a number changes. Languages have between two forms of it and the six of Arabic.
 *
 * @param one of a single thing: '1 website'
 * @param other of every other number, with the number in it: '{count} websites'
 */
export function plural(count: number, one: string, other: string, values: MessageValues = {}): string {
  const speaker = speakerOf();
  const forms = speaker?.find(other);
  const form = typeof forms === 'object' ? formOf(count, speaker?.locale ?? 'en', forms) : count === 1 ? one : other;
  return filled(form, { count, ...values });
}

/** The sentence for a number, by the categories of the language: 'zero', 'one', 'two', 'few', 'many' or 'other'. */
export const formOf = (count: number, locale: string, forms: Readonly<Record<string, string>>): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms['other'] ?? '';
