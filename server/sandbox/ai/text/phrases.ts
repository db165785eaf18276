import { plain, singular } from '../topics';
import type { Word } from './reader';
import { mended, trade } from './spelling';
import { emptyAdjectives, emptyNouns, sharedModifiers, weakNouns } from './words';

/** A keyword that may be, with the stems of its words for comparison. */
export interface Candidate {
  text: string;
  stems: readonly string[];
  score: number;
  place: boolean;
}

/** Characters of one keyword. */
const longest = 40;

/** Enough of a word to see that two are forms of one. */
export const stemOf = (word: string) => singular(plain(word)).replace(/(?:ing|er|ers|y)$/u, '');

const isNoun = (word: Word) => word.pos === 'NOUN' || word.pos === 'PROPN';
const isHead = (word: Word) => isNoun(word) && /\p{L}{2}/u.test(word.text) && !emptyNouns.has(word.lower);
/** A participle before a noun is part of its phrase: moving company, handmade bags. */
const describes = (word: Word, next: Word | undefined) =>
  (word.pos === 'ADJ' ||
    (word.pos === 'VERB' && /(?:ing|ed)$/.test(word.lower) && next !== undefined && isNoun(next))) &&
  !emptyAdjectives.has(word.lower) &&
  /\p{L}{2}/u.test(word.text);

/** A gerund that ends a run of nouns is one itself: cat boarding, window cleaning. */
const closes = (word: Word, next: Word | undefined) =>
  word.pos === 'VERB' &&
  word.lower.endsWith('ing') &&
  (next === undefined || next.pos === 'PUNCT' || next.pos === 'CCONJ');

/** Runs of adjectives and nouns that end in a noun. */
export function phrasesOf(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && run.at(-1)?.pos === 'ADJ') run.pop();
    if (run.length > 0) phrases.push(run);
    run = [];
  };
  words.forEach((word, index) => {
    const next = words[index + 1];
    // "We bakes bread": what follows its subject is a verb, whatever the tagger says of the slip.
    const verb = /^(?:i|we|they|you|he|she|it|who)$/.test(words[index - 1]?.lower ?? '');
    if (verb || (!word.known && mended(word) === '')) {
      close();
      return;
    }
    const highSchool = word.lower === 'high' && next?.lower === 'school';
    if (highSchool || (isHead(word) && !emptyAdjectives.has(word.lower))) {
      run.push(word);
      // "wedding and birthday cakes" speaks of wedding cakes too.
      const [and, second, head] = words.slice(index + 1, index + 4);
      if (sharedModifiers.has(word.lower) && and?.lower === 'and' && second && head && isHead(second) && isHead(head))
        run.push(head);
    } else if (run.length > 0 && closes(word, next)) {
      run.push(word);
    } else if (
      describes(word, next) &&
      (index === 0 || word.pos === 'ADJ' || run.length > 0 || !word.lower.endsWith('ing') || !isVerbOf(words, index))
    ) {
      run.push(word);
    } else {
      close();
    }
  });
  close();
  return phrases;
}

/** A gerund after a comma, a verb or a pronoun is what the business does, not part of the noun behind it. */
function isVerbOf(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return (
    before !== undefined &&
    (before.pos === 'PUNCT' || before.pos === 'AUX' || before.pos === 'VERB' || before.pos === 'PRON')
  );
}

/** Candidates of one phrase: itself when it is short, its halves when it is long, and its last noun. */
export function candidatesOf(phrase: readonly Word[], weight: number, place: boolean): Candidate[] {
  const cut = phrase.length <= 3 ? [phrase] : [phrase.slice(0, 2), phrase.slice(-2)];
  const found: Candidate[] = [];
  const add = (words: readonly Word[], share: number) => {
    const texts = words.map(mended);
    const text = texts.join(' ');
    const only = texts.length === 1 ? (texts[0] ?? '') : null;
    if (texts.includes('') || text.length > longest || (only !== null && weakNouns.has(only))) return;
    const known = texts.filter(trade).length;
    const unknown = words.filter((word, index) => !word.known && !trade(texts[index] ?? '')).length;
    const length = texts.length === 2 ? 0.8 : texts.length === 3 ? 0.5 : 0;
    found.push({
      text,
      stems: texts.map(stemOf),
      score: (weight + length + known * 0.7 - unknown * 0.3) * share,
      place,
    });
  };
  for (const words of cut) {
    const last = words.at(-1);
    if (words.length === 1 || (last && last.pos !== 'ADJ')) add(words, 1);
    if (words.length > 1 && last && isHead(last)) add([last], 0.45);
  }
  return found;
}
