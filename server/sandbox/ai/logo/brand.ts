import { anyBusiness, plain, rankTopics, type Topic } from '../topics';
import type { IconName } from './icons';
import { type Palette, palettes } from './palettes';
import { seededRandom, shuffled } from './seeded';
import { drawable } from './typeset';

/** What the drawings of one run share. */
export interface Brand {
  /** The name as it is set: without emoji, at most 60 characters; empty when nothing of it can be drawn. */
  name: string;
  words: readonly string[];
  /** One or two capitals; empty when the name has no letter or digit. */
  initials: string;
  /** A word or year of the description that may stand beside the name, such as `Bakery` or `Est. 1987`. */
  descriptor: string | null;
  /** At least three, the most fitting first. */
  icons: readonly IconName[];
  /** Three, the most fitting first. */
  palettes: readonly Palette[];
  tone: Topic['tone'];
}

const nameMaximum = 60;
const joining =
  /^(?:and|of|the|for|de|du|des|la|le|les|el|los|las|y|e|et|und|der|die|das|von|van|den|a|an|in|at|by)$/iu;

/** A name ready for setting: one line, drawable characters, no loose punctuation at its ends, capitals where all was small. */
export function settableName(name: string): string {
  const kept = [...name.normalize('NFC')].map((character) => (drawable.test(character) ? character : ' ')).join('');
  let text = kept
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).!?]+$/gu, '')
    .replace(/\s+([.,!?)])/gu, '$1');
  if (text.length > nameMaximum)
    text = text
      .slice(0, nameMaximum + 1)
      .replace(/\s+\S*$/u, '')
      .slice(0, nameMaximum)
      .replace(/(?:\s+(?:and|of|the|for|de|&|in|at|by))+$/iu, '')
      .trim();
  if (text !== text.toLocaleLowerCase('en')) return text;
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && joining.test(word) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1),
    )
    .join(' ');
}

/** Pairs of letters that no business wants on its door. */
const unwelcome = /^(?:SS|SA|KK|HH|FU|WC)$/u;

/** One or two capitals of a name: of its first two words that carry meaning, else of the first. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–—/&+.,]+/u).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  const filled = words.filter((word) => word.length > 0);
  const telling = filled.filter((word) => !joining.test(word));
  const chosen = telling.length > 0 ? telling : filled;
  const letters = chosen
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toLocaleUpperCase('en'))
    .map((letter) => [...letter][0] ?? '')
    .join('');
  return unwelcome.test(letters) ? letters.charAt(0) : letters;
}

/** Nouns that may stand under a name when the description says them. */
const descriptors =
  /\b(bakery|patisserie|boulangerie|caf[eé]|coffee roasters?|coffee shop|coffee|pizzeria|restaurant|bistro|brasserie|winery|vineyard|brewery|gelateria|ice cream|chocolates?|farm|bookshop|bookstore|library|school|academy|language school|nursery|kindergarten|garden design|gardening|landscaping|florist|flowers|photography|film production|music school|podcast|magazine|gym|yoga studio|pilates|yoga|massage|day spa|spa|beauty salon|hair salon|barbershop|barber|dental clinic|dental practice|dentistry|clinic|physiotherapy|pharmacy|optician|garage|car repair|bike shop|bicycles|logistics|moving company|real estate|construction|carpentry|roofing|plumbing|electricians?|solar energy|solar|cleaning services?|laundry|furniture|interior design|interiors|gallery|architects?|architecture|design studio|engineering|software|consultancy|consulting|analytics|web hosting|marketing agency|advertising|boutique hotel|boutique|tailors?|jewell?ery|weddings|events|gifts|travel agency|travel|tours|hostel|hotel|guesthouse|football club|sports club|tennis club|surf school|sailing|law firm|lawyers|notary|accounting|accountants|insurance|recruiting|charity|foundation|church|laboratory|printing|ceramics|pottery|seafood|catering|tea house|tailoring|veterinary clinic|dog grooming|animal clinic)\b/iu;

const founded =
  /\b(?:since|established(?: in)?|founded(?: in)?|est\.?|started in|from|opened in)\s+(1[6-9]\d\d|20[0-3]\d)\b/iu;

/** Words of the description that may stand beside the name: facts of it, never inventions. */
export function descriptorOf(name: string, description: string): string | null {
  const year = founded.exec(description)?.[1];
  const noun = descriptors.exec(description)?.[0];
  const said = noun !== undefined && !plain(name).includes(plain(noun)) ? noun : null;
  if (said !== null) return said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();
  return year === undefined ? null : `Est. ${year}`;
}

/** What the name and the description say of the looks. The same input and seed give the same brand. */
export function brandOf(businessTitle: string, businessDescription: string, seed: number): Brand {
  const random = seededRandom(`${businessTitle}\n${businessDescription}\n${seed}`);
  const name = settableName(businessTitle);
  const ranked = rankTopics(businessTitle, businessDescription);
  const best = ranked[0]?.topic;
  const second = ranked[1] && ranked[1].weight > (ranked[0]?.weight ?? 0) * 0.6 ? ranked[1].topic : undefined;
  const others = shuffled(random, anyBusiness.icons);
  const fitting = best
    ? [...best.icons.slice(0, 2), ...(second ? second.icons.slice(0, 1) : []), ...best.icons.slice(2)]
    : others;
  // A second run for the same business leads with another icon and another colour.
  const turn = best ? seed % 2 : 0;
  const icons = [...new Set([...fitting.slice(turn), ...fitting.slice(0, turn)])];
  const colours = best ? [...best.palettes] : shuffled(random, anyBusiness.palettes);
  const start = Math.floor(random() * Math.min(2, colours.length)) + seed;
  const chosen = colours
    .slice(0, 3)
    .map((_, index) => palettes[colours[(start + index) % Math.min(3, colours.length)] ?? 'indigo']);
  return {
    name,
    words: name.split(' ').filter((word) => word.length > 0),
    initials: initialsOf(name),
    descriptor: descriptorOf(name, businessDescription),
    icons,
    palettes: chosen,
    tone: best?.tone ?? anyBusiness.tone,
  };
}
