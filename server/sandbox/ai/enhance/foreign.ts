import { sentencesOf } from '../text/reader';
import { germanCapitals, hasGermanCapitals } from '../text/german';
import { slipsMended } from '../text/slips';
import { capitalised, mentions } from './tidy';

export interface Request {
  name: string;
  description: string;
  answers?: { offer: string; audience: string; difference: string };
}

/** How a language says who, what, for whom and why. A frame with a colon takes any part of speech. */
interface Frames {
  /** Sentences that may speak with the business's name: what they begin with, and how they go on with it. */
  named: readonly (readonly [RegExp, (name: string) => string])[];
  colon: string;
  offer: string;
  difference: string;
  to: string;
  at: string;
  and: string;
  preposition: RegExp;
  whole: RegExp;
  /** Words of which one is in every whole sentence that the frames are likely to meet. */
  verb: RegExp;
}

const word = (choices: string) => new RegExp(`(?<!\\p{L})(?:${choices})(?!\\p{L})`, 'iu');
/** What we do, in Spanish; not what only ends like it. */
const together = '(?!ramos|tramos|últimos|mínimos|máximos|próximos)\\p{L}{2,}[aei]mos';

const frames: Readonly<Record<string, Frames>> = {
  de: {
    named: [
      [/^wir sind (?=eine?\b(?!.*(?:,| und )))/iu, (name) => `${name} ist `],
      [/^wir (?!sind)(\p{Ll}+(?:en|ern|eln)) (?!zu\b)/iu, (name) => `${atGerman(name)} ${name} $1 wir `],
    ],
    colon: ':',
    offer: 'Unser Angebot',
    difference: 'Was uns auszeichnet',
    to: 'für',
    at: 'in',
    and: 'und',
    preposition: /^(?:für|in|im|an|am|bei|rund|auf|aus|nahe|um|zwischen|nach|mit|von|vom)\b/iu,
    whole: /^(?:wir|ich|unsere?|meine?|bei uns|alle[rs]?|jede[rs]?|es|sie|hier)\s/iu,
    verb: word(
      'wir|ich|sie|uns|ist|sind|hat|haben|wird|werden|kann|können|bietet|bieten|macht|kommt|kommen|gibt|führt|führen|liefert|behandelt|behandeln|berät',
    ),
  },
  es: {
    named: [
      [/^(?:nosotros )?somos (?=una?\b(?!.*(?:,| y )))/iu, (name) => `${name} es `],
      [new RegExp(`^(?:nosotros )?(somos|${together}) `, 'iu'), (name) => `En ${name} $1 `],
    ],
    colon: ':',
    offer: 'Lo que ofrecemos',
    difference: 'Lo que nos distingue',
    to: 'para',
    at: 'en',
    and: 'y',
    preposition: /^(?:para|en|a|al|por|cerca|desde|con|de|del|alrededor)\b/iu,
    whole: new RegExp(`^(?:nosotros|yo|nuestr[oa]s?|todos?|todas?|cada|somos|no ${together}|${together})\\s`, 'iu'),
    verb: word(
      `es|son|está|están|hay|tiene|tienen|ofrece|ofrecen|hace|hacen|atiende|atienden|hago|ofrezco|soy|somos|${together}`,
    ),
  },
  fr: {
    named: [
      [/^nous sommes (?=une?\b(?!.*(?:,| et )))/iu, (name) => `${name} est `],
      [/^nous (?=(?:ne )?\p{Ll}+(?:ons|mes|tes) )/iu, (name) => `${atFrench(name)}${name}, nous `],
    ],
    colon: '\u00a0:',
    offer: 'Ce que nous proposons',
    difference: 'Ce qui nous distingue',
    to: 'pour',
    at: 'à',
    and: 'et',
    preposition: /^(?:pour|à|au|aux|en|dans|chez|près|autour|sur|de|du|des|avec)\b/iu,
    whole: /^(?:nous|je|j['’]|notre|nos|mon|mes|tous|toutes|chaque|tout|c['’]est|il|elle)\s?/iu,
    verb: word('nous|je|est|sont|a|ont|propose|proposent|fait|font|accueille|accueillent|il|elle|on|vous'),
  },
};

/** A name that begins with the kind of business takes the article of it. */
function atGerman(name: string): string {
  return /^\p{L}*(?:ei|praxis|kanzlei|schule)\b/iu.test(name) ? 'In der' : 'Bei';
}
function atFrench(name: string): string {
  if (
    /^(?:boulangerie|pâtisserie|plomberie|librairie|pharmacie|clinique|ferme|maison|menuiserie|brasserie)\b/iu.test(
      name,
    )
  )
    return 'À la ';
  if (/^(?:garage|cabinet|domaine|salon|restaurant|café|studio|cours|centre|bistrot)\b/iu.test(name)) return 'Au ';
  if (/^(?:atelier|hôtel|auberge|institut|agence)\b/iu.test(name)) return 'À l’';
  return 'Chez ';
}

export const speaks = (language: string) => language in frames;

const unmarked = (text: string) => text.replace(/[\s.,;:!?]+$/u, '');
const marked = (text: string) => (text.endsWith('?') ? text : `${unmarked(text)}.`);
const small = (text: string, language: string) =>
  language === 'de' || /^\p{Lu}(?:\p{Lu}|\P{L})/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?!\S*(?: (?:y|e|et))? \p{Lu})/u, (letter) => letter.toLocaleLowerCase());

/** A list whose members only commas part gets its last `and`. */
function enumerated(text: string, { and }: Frames): string {
  const items = text.split(/,\s+/u);
  if (items.length < 2 || new RegExp(`\\s${and}\\s`, 'iu').test(text)) return text;
  if (items.some((item) => item.split(/\s+/u).length > 3 || /^(?:sin|ohne|sans|no|kein|keine|pas)\b/iu.test(item)))
    return text;
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}

/** To whom and where, as what stands behind the trade. */
function audienceOf(text: string, language: string, { preposition, to, at }: Frames): string {
  if (preposition.test(text)) return small(text, language === 'de' ? '' : language);
  const isPlace = /^\p{Lu}[\p{L}-]+(?:(?:\s(?:und|y|et)|,)?\s\p{Lu}[\p{L}-]+)*$/u.test(text) && language !== 'de';
  if (isPlace) return `${at} ${text}`;
  return `${to} ${small(text, language).replace(/^der (?=\p{Lu})/u, language === 'de' ? 'den ' : 'der ')}`;
}

function prepared(text: string, language: string): string {
  const mended = slipsMended(text, language);
  if (language === 'fr') return mended.replace(/\s*([:;!?])(?=\s|$)/gu, '\u00a0$1');
  return language === 'de' ? germanCapitals(mended) : mended;
}

/** A description in German, Spanish or French: its own words, mended, and the answers in frames; '' for no sound text. */
export function foreign({ name, description, answers }: Request, language: string): string {
  const words = frames[language];
  if (!words) return '';
  const sentences = sentencesOf(prepared(description, language)).map(marked);
  const [given = '', ...rest] = sentences;
  const [offer, audience, difference] = [answers?.offer, answers?.audience, answers?.difference].map((answer) =>
    unmarked(prepared(answer ?? '', language)),
  ) as [string, string, string];
  const isFragment = !words.verb.test(given) && !given.endsWith('?');
  const after = audience && audienceOf(audience, language, words);
  const parts: string[] = [];
  const joins = isFragment && sentences.length === 1;
  const first =
    joins && after ? `${unmarked(given)} ${after}` : isFragment ? enumerated(unmarked(given), words) : given;
  parts.push(opening(first, name, isFragment, language, words));
  parts.push(...rest);
  if (offer)
    parts.push(
      words.whole.test(offer) ? offer : `${words.offer}${words.colon} ${small(enumerated(offer, words), language)}`,
    );
  if (after && !joins) parts.push(after);
  if (difference)
    parts.push(
      words.whole.test(difference) ? difference : `${words.difference}${words.colon} ${small(difference, language)}`,
    );
  const result = parts.map((part) => marked(capitalised(part))).join(' ');
  if (
    language === 'de' &&
    !hasGermanCapitals(`${description}${answers ? ` ${Object.values(answers).join(' ')}` : ''}`, result)
  )
    return '';
  return result;
}

function opening(first: string, name: string, isFragment: boolean, language: string, words: Frames): string {
  if (name === '' || mentions(first, name)) return first;
  if (isFragment) return `${name}${words.colon} ${small(first, language)}`;
  const begun = first.charAt(0).toLowerCase() + first.slice(1);
  const spoken = words.named.find(([start]) => start.test(begun));
  if (!spoken || /^l(?:es?|a)\s|^l['’]/iu.test(name)) return first;
  const [start, named] = spoken;
  return begun.replace(start, (_, verb: unknown) => named(name).replace('$1', String(verb)));
}
