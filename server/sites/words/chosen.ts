import type { SiteLanguage, Trade } from '../../../contract/rules/websites/site';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';
import { tradeHeadings, type Words } from './words';

const languages: Readonly<Record<SiteLanguage, Words>> = { en, de, es, fr, nl, ar };

/** The words of a language, with the headings of a trade. */
export function wordsOf(language: SiteLanguage, trade?: Trade): Words {
  const words = languages[language];
  if (trade === undefined) return words;
  const own = tradeHeadings
    .filter((name) => name.startsWith(`${trade}.`))
    .map((name) => [name.slice(trade.length + 1), words.trades[name]] as const);
  const headings: Readonly<Record<string, string>> = Object.fromEntries(own);
  return { ...words, headings: { ...words.headings, ...headings } };
}
