/** What stands in a sentence where it has the name in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A sentence of the product, written in English where it is used. The browser's builds, one for each language, have the
 * sentence of that language in the place of the call (docs/languages.md); where nothing is built, it is the English one.
 *
 * @param english 'Sign in', or with values 'Sign in to {domain}'
 */
export const t = (english: string, values: MessageValues = {}): string =>
  english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/**
 * A sentence that a number changes. Languages have between two forms of it and the six of Arabic.
 *
 * @param one of a single thing: '1 website'
 * @param other of every other number, with the number in it: '{count} websites'
 */
export const plural = (count: number, one: string, other: string, values: MessageValues = {}): string =>
  t(count === 1 ? one : other, { count, ...values });
