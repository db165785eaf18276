import type { SiteLanguage, Trade } from '../../../contract/rules/websites/site';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';
import { tradeHeadings, type Words } from './words';

const languages: Readonly<Record<SiteLanguage, Words>> = { en, de, es, fr, nl, ar };

/** What is booked in these trades; an appointment in all others. */
const booked: Partial<Record<Trade, 'table' | 'room' | 'class'>> = {
  food: 'table',
  drink: 'table',
  lodging: 'room',
  sport: 'class',
};

/** A card of dishes is for these; others have prices. */
const served: readonly Trade[] = ['food', 'drink'];

function bookingOf(words: Words, trade: Trade): Pick<Words, 'actions' | 'booking' | 'only'> {
  const what = booked[trade];
  if (what === undefined) return words;
  const booking = words.bookings[what];
  return {
    booking,
    actions: { ...words.actions, book: booking },
    only: { ...words.only, booking: words.bookings.heading },
  };
}

/** The words of a language, with the headings of a trade and what is booked there. */
export function wordsOf(language: SiteLanguage, trade?: Trade): Words {
  const words = languages[language];
  if (trade === undefined) return words;
  const own = tradeHeadings
    .filter((name) => name.startsWith(`${trade}.`))
    .map((name) => [name.slice(trade.length + 1), words.trades[name]] as const);
  const headings: Readonly<Record<string, string>> = Object.fromEntries(own);
  const menu = served.includes(trade) ? words.headings.menu : words.trades['repair.menu'];
  return { ...words, ...bookingOf(words, trade), headings: { ...words.headings, menu, ...headings } };
}
