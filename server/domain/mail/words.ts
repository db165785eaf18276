import { locales } from '../../../contract/languages/languages';
import { typedAmount } from '../../../contract/rules/money/amount';
import { spokenLocale } from '../../languages';

/** The text of a mail: its paragraphs with an empty line between them, the last one the signature. */
export const letterText = (...paragraphs: readonly string[]): string => [...paragraphs, 'Sitewright'].join('\n\n');

/** Minor units as customers read them: '15.00 EUR', in German '15,00 EUR'. */
export const euros = (amount: number): string => `${typedAmount(amount)} EUR`;

/** A moment (ms) as customers read it, '31 January 2027' in English; days are those of UTC. */
export function dayText(at: number): string {
  const locale = spokenLocale();
  return new Intl.DateTimeFormat(locale === locales.en ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}
