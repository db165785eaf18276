import { type Word, wordsOf } from '../text/reader';

/*
 * What may be said of a piece of English without guessing. Whatever is not recognised beyond doubt stays as it was
 * written: a wrong guess at a part of speech makes a sentence that nobody would say.
 */

const negation =
  /^(?:no|not|never|none|nothing|without|nor|neither|non|don['’]t|doesn['’]t|cannot|can['’]t|won['’]t)$/iu;

/** Nouns for what a business is, as opposed to what it sells. */
const business =
  /^(?:bakery|patisserie|caf[eé]|coffee shop|shop|restaurant|bistro|bar|pub|pizzeria|brewery|winery|store|boutique|studio|salon|spa|clinic|gym|school|academy|agency|company|firm|business|consultancy|garage|workshop|hotel|hostel|guesthouse|farm|nursery|kindergarten|gallery|museum|cinema|club|bookshop|bookstore|pharmacy|charity|magazine|roastery|butcher|barbershop|barber|florist|photographer|plumber|electrician|carpenter|painter|designer|developer|architect|dentist|doctor|vet|veterinarian|lawyer|solicitor|notary|accountant|consultant|coach|tutor|trainer|therapist|translator|artist|tailor|jeweller|jeweler|optician|hairdresser|mechanic|gardener|landscaper|builder|baker|caterer|physiotherapist|psychologist|cleaner|locksmith|roofer|supplier|manufacturer|retailer|wholesaler)$/iu;

/** Verbs that tell what a business does, in the plain form; most are nouns too. */
const deed =
  /^(?:sell|offer|provide|make|bake|build|design|teach|repair|fix|create|deliver|produce|grow|rent|help|serve|clean|install|develop|organi[sz]e|print|paint|cook|brew|roast|train|coach|sew|craft|host|advise|do|have|run|manage|supply|cut|style|write|translate|photograph|plan|restore|treat|care)$/iu;

/** What many of is one in English, so that it needs no article. */
const mass =
  /(?:ing|(?<!s)s|ware|work|care|art|food|bread|coffee|tea|wine|beer|furniture|jewellery|jewelry|advice|repair|maintenance|delivery|installation|support|photography|cheese|meat|fish|honey|clothing|equipment|software|design|translation|surgery|removal|insurance|storage|orthodontics|colou?r|makeup|law)$/iu;

const isNoun = ({ pos }: Word) => pos === 'NOUN' || pos === 'PROPN';
const between = new Set(['ADP', 'CCONJ', 'NUM', 'DET', 'ADJ', 'SYM', 'PUNCT', 'PART']);

/** Whether nothing but nouns and what belongs to them stands there, and no word that may be the verb of a sentence. */
function isNominal(words: readonly Word[]): boolean {
  const said = words.filter(({ pos }) => pos !== 'SPACE');
  const last = said.at(-1);
  if (!last || !isNoun(last)) return false;
  return said.every((word, index) => {
    if (negation.test(word.lower)) return false;
    const [before, next] = [said[index - 1], said[index + 1]];
    if (isNoun(word)) {
      const verbal = deed.test(word.lower) || deed.test(word.lower.replace(/s$/u, ''));
      return !(
        verbal &&
        (index === 0
          ? next && next.pos !== 'CCONJ'
          : before && isNoun(before) && next && next.pos !== 'CCONJ' && next.pos !== 'ADP' && next.pos !== 'PUNCT')
      );
    }
    if (word.pos === 'VERB')
      return (
        /(?:ing|ed|made|run|built)$/u.test(word.lower) && (next === undefined || isNoun(next) || next.lower === 'by')
      );
    return between.has(word.pos) && !/^(?:to|that|which|who|her|his|their|our|my|its|your)$/u.test(word.lower);
  });
}

const nominal = (text: string) => isNominal(wordsOf(text));

/** The members of a list whose commas part them. */
const members = (text: string) =>
  text
    .split(/,\s+(?:and\s+)?/iu)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A list that lacks its last `and` has it. */
export function joined(text: string): string {
  const items = members(text);
  if (
    items.length < 2 ||
    /\sand\s|&/iu.test(text) ||
    items.some((item) => !nominal(item) || item.split(' ').length > 4)
  )
    return text;
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Things in the plural or by the mass, one or several, of which one may say that they are offered. */
export function areOffered(text: string): boolean {
  if (/^(?:selling|offering|providing|making|serving|helping|doing|having|being)\b/iu.test(text) || isDeed(text))
    return false;
  const items = members(text).flatMap((item) => item.split(/\s(?:and|&)\s/iu));
  return (
    items.every((item) => {
      const head = item.split(/\s(?:in|for|with|of|from|near|at|on|by|to|made)\s/iu)[0] ?? item;
      return (
        nominal(item) &&
        (mass.test(head) || /^(?:an?|the)\s/iu.test(item)) &&
        !/^(?:in|for|at|on|from|by|with)\s/iu.test(item)
      );
    }) &&
    !/\b(?:quality|prices?|leaks?|problems?|emergenc(?:y|ies)|drains?|years?|hours?|patients|staff)\b/iu.test(text)
  );
}

/** What is said of a business by a noun for its kind: what it is, whether one, and what else was written behind it. */
export interface Kind {
  text: string;
  isOne: boolean;
  rest: string;
}

export function kindOf(text: string): Kind | null {
  const [first = '', ...others] = text.split(/,\s+/u);
  const head = first.split(/\s(?:in|for|with|of|from|since|near|at|on|by|run|based|selling|offering)\s/iu)[0] ?? first;
  const noun = head.split(/\s+/u).at(-1) ?? '';
  const isOne = business.test(noun);
  const singular = noun.replace(/ies$/iu, 'y').replace(/s$/iu, '');
  if (!isOne && !business.test(singular)) return null;
  if (!nominal(head.replace(/\b24\/7\b/u, 'open')) || negation.test(head.split(' ')[0] ?? '')) return null;
  // A verb behind the noun would make a sentence of it.
  const words = wordsOf(first);
  const behind = words.slice(wordsOf(head).length);
  if (behind.some(({ pos, lower }) => pos === 'PRON' || pos === 'AUX' || negation.test(lower))) return null;
  if (behind.length > 0 && !['ADP', 'VERB', 'SCONJ'].includes(behind[0]?.pos ?? '')) return null;
  const open = /\s(?:for|with|of|selling|offering)\s/iu.test(first);
  if (open && others.every((each) => nominal(each.replace(/^and\s+/iu, '')) && each.split(' ').length < 4))
    return { text, isOne, rest: '' };
  return { text: first, isOne, rest: others.join(', ') };
}

/** Whether a piece surely lacks the verb of a sentence. */
export function isFragment(text: string): boolean {
  const words = wordsOf(text);
  const [first] = words;
  if (!first || deed.test(first.lower)) return false;
  return words.every(
    (word, index) =>
      word.pos !== 'AUX' &&
      word.pos !== 'PRON' &&
      !(word.pos === 'VERB' && !/(?:ing|ed|made|run|built)$/u.test(word.lower)) &&
      !(index > 0 && deed.test(word.lower) && isNoun(words[index - 1] as Word) && index < words.length - 1),
  );
}

/** The plain form of a verb: bakes, bake. */
const plainVerb = (lower: string) =>
  lower === 'has'
    ? 'have'
    : lower === 'is' || lower === 'was'
      ? null
      : lower.replace(/(?<=ss|sh|ch|x|z)es$|(?<=[^aeiou])(ie)s$|s$/u, (found) => (found === 'ies' ? 'y' : ''));

/** The verb of a sentence agrees with `we`, `they`, `our bakers`... at its beginning; what began long ago has been so. */
export function agreeing(given: string): string {
  const sentence = given
    .replace(/^(We|I) (?:are|am) (?=[^,]*\bsince \d{4})/iu, '$1 have been ')
    .replace(/^([Oo]ur \p{L}+) is (?=[^,]*\bsince \d{4})/u, '$1 has been ');
  const words = wordsOf(sentence);
  const [first, second] = words;
  if (!first || !second) return sentence;
  const subject = /^(?:we|they|you|I)$/iu.test(first.text)
    ? 0
    : /^(?:our|these|those|my|all)$/iu.test(first.lower) && isNoun(second) && /[^s]s$/u.test(second.lower)
      ? 1
      : -1;
  const verb = words[subject + 1];
  if (subject < 0 || !verb || !['VERB', 'AUX'].includes(verb.pos) || !/[^s]s$/u.test(verb.lower)) return sentence;
  const plain = plainVerb(verb.lower);
  const right =
    verb.lower === 'is'
      ? 'are'
      : verb.lower === 'was'
        ? 'were'
        : plain === 'doe'
          ? 'do'
          : plain === 'goe'
            ? 'go'
            : plain;
  if (right === null || (first.text === 'I' && /^(?:is|was)$/u.test(verb.lower))) return sentence;
  return sentence.replace(new RegExp(`(?<=^\\S+(?:\\s\\S+){${subject}}\\s)${verb.text}(?=\\s)`, 'u'), right);
}

const article = (phrase: string) =>
  /^(?:[aeio]|u(?!ni|se|til|kr)|hour|honest)/iu.test(phrase) && !/^(?:one|eu)/iu.test(phrase) ? 'an' : 'a';

export const withArticle = (phrase: string) =>
  /^(?:an?|the|our|my|your|one)\s/iu.test(phrase) ? phrase : `${article(phrase)} ${phrase}`;

/** Verbs that hardly stand before a noun as another noun does: repair phones, and not as in repair shop. */
const plainDeed =
  /^(?:sell|offer|provide|make|bake|build|teach|repair|fix|create|deliver|produce|grow|install|develop|organi[sz]e|clean)$/iu;

/** Whether a piece begins with a verb in its plain form and its object follows. */
export function isDeed(text: string): boolean {
  const [first, second] = wordsOf(text);
  if (!first || !second || !deed.test(first.lower)) return false;
  if (first.pos === 'VERB') return ['NOUN', 'ADJ', 'DET', 'PROPN', 'NUM'].includes(second.pos);
  return (
    plainDeed.test(first.lower) &&
    isNoun(second) &&
    /(?<!s)s$/u.test(second.lower) &&
    !/^(?:services|shops|kits)$/u.test(second.lower)
  );
}
