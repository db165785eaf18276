import { locale } from '../../../lib/language';

const row = new Intl.ListFormat(locale, { type: 'unit' });

/** Several things in words: 'a.com, b.com'. */
export const inARow = (things: readonly string[]): string => row.format(things);
