import { rankTopics } from '../topics';
import { germanCapitals } from './german';
import { foreignKeywords, languageOf } from './languages';
import { type Candidate, candidatesOf, phrasesOf, stemOf } from './phrases';
import { sentencesOf, type Word, wordsOf } from './reader';
import { relatedKeywords } from './related';
import { isPlace, slipsMended } from './slips';
import { mended, trade } from './spelling';
import { emptyAdjectives, emptyNouns } from './words';

const fewest = 6;
const most = 10;
/** What the images step shows when there is no keyword. */
const anyKeywords = ['business', 'professional', 'office'];

/** Gerunds of any trade: no one searches for them. */
const anyGerund = /^(?:sell|buy|train|learn|work|mak|creat|build|help|offer|driv|hir|reload)\w*ing$/;

function englishCandidates(sentences: readonly Word[][]): Candidate[] {
  const byStems = new Map<string, Candidate>();
  const keep = (candidate: Candidate) => {
    const key = [...candidate.stems].sort().join(' ');
    const known = byStems.get(key);
    if (known) known.score += candidate.score * 0.5;
    else byStems.set(key, candidate);
  };
  sentences.forEach((words, row) => {
    const weight = 1 / (1 + row * 0.12);
    for (const phrase of phrasesOf(words)) {
      const before = words[words.indexOf(phrase[0] as Word) - 1]?.lower ?? '';
      if (isPerson(phrase, before)) continue;
      const place =
        ['in', 'near', 'from', 'around', 'at'].includes(before) &&
        phrase.every((word) => word.pos === 'PROPN' || (!word.known && mended(word) === word.lower));
      for (const candidate of candidatesOf(phrase, weight, place)) keep(candidate);
    }
    for (const word of words) {
      if (word.pos === 'VERB' && word.lower.endsWith('ing') && trade(word.lower) && !anyGerund.test(word.lower)) {
        keep({ text: word.lower, stems: [stemOf(word.lower)], score: 0.9 * weight, place: false });
      }
    }
  });
  return [...byStems.values()].sort((a, b) => b.score - a.score);
}

/** A person is no keyword: two names in capitals, one behind a title, or whoever does it. */
const isPerson = (phrase: readonly Word[], before: string) =>
  phrase.every(({ text, lower }) => /^\p{Lu}\p{Ll}|^dr\.?$/u.test(text) && !trade(lower) && !isPlace(text)) &&
  (phrase.length > 1 || before === 'by');

const not = /^(?:no|not|never|without|nor|none|don['’]t|doesn['’]t|won['’]t|can['’]t|cannot)$/u;
const turn = /^(?:but|only|however|instead|[.;:,])$/u;

/** The words of a sentence without what it says not to be so, done or offered. */
function affirmedWords(words: readonly Word[]): Word[] {
  let isDenied = false;
  return words.filter((word, index) => {
    if (turn.test(word.lower)) isDenied = false;
    else if (not.test(word.lower) && words[index + 1]?.lower !== 'only') isDenied = true;
    return !isDenied;
  });
}

/** A text with its slips mended, names and nouns with their capitals. */
function mendedIn(text: string, language: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouts = letters.length > 12 && letters.replace(/\p{Lu}/gu, '').length < letters.length * 0.2;
  const apart = text.replace(/(?<=\p{Ll}{3})\.(?=\p{Ll}{3,}\s)/gu, '. ');
  const mended = slipsMended(shouts ? apart.toLocaleLowerCase() : apart, language);
  return language === 'de' ? germanCapitals(mended) : mended;
}

/** What a closing line says to anybody: 'We look forward to hearing from you.' No one searches for hearing by it. */
const courtesies =
  /\b(?:(?:look(?:ing)? forward|happy|glad|pleased) to (?:hear|see|meet|welcom)(?:ing)?(?: from)? you|get in touch|find out more)\b/giu;

/** Keywords of a text that has no noun worth one: whatever else it says. */
function remains(sentences: readonly Word[][]): string[] {
  const words = sentences
    .flat()
    .filter((word) => /^\p{L}/u.test(word.text) && ['NOUN', 'PROPN', 'ADJ', 'X', 'INTJ'].includes(word.pos))
    .filter((word) => !emptyNouns.has(word.lower) && !emptyAdjectives.has(word.lower))
    .map((word) => word.lower);
  const unique = [...new Set(words)].slice(0, fewest);
  return unique.length > 0 ? unique : sentences.length > 0 ? anyKeywords : [];
}

/** A growing list in which no word repeats what the others say together. */
class Selection {
  readonly words: string[] = [];
  readonly #said = new Set<string>();

  /** Adds a keyword unless all of it is said already; `anyway` only asks that it is not there itself. */
  add(word: string, anyway = false): void {
    const stems = word.split(' ').map(stemOf);
    if (anyway ? this.words.includes(word) : stems.every((stem) => this.#said.has(stem))) return;
    this.words.push(word);
    for (const stem of stems) this.#said.add(stem);
  }
}

/**
 * 6 to 10 keywords of a description in the words a customer would use, best first: nouns with what describes them,
 * without filler, no two of the same stem, a place last. A description that says little is filled up with keywords of
 * its trade; fewer come only when no trade shows either, none when there is no letter at all. Lower case, each at most
 * 40 characters.
 */
export function keywordsOf(description: string): string[] {
  const text = description
    .normalize('NFC')
    .slice(0, 8_000)
    .replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\+?\d[\d ()/.-]{6,}\d/giu, ' ')
    .replace(courtesies, ' ');
  if (!/\p{L}/u.test(text)) return [];
  const language = languageOf(text);
  const said = mendedIn(text, language);
  const selection = new Selection();
  let places: Candidate[] = [];
  if (language === 'en') {
    const sentences = sentencesOf(said).map(wordsOf).map(affirmedWords);
    const candidates = englishCandidates(sentences);
    places = candidates.filter((candidate) => candidate.place).slice(0, 1);
    const others = candidates.filter((candidate) => !candidate.place);
    for (const { text: word } of others) if (selection.words.length < most - places.length) selection.add(word);
    for (const { text: word, stems } of others) {
      if (selection.words.length < fewest - places.length && stems.every(trade)) selection.add(word, true);
    }
    if (selection.words.length === 0 && places.length === 0) for (const word of remains(sentences)) selection.add(word);
  } else {
    for (const word of foreignKeywords(said, language)) selection.add(word);
    for (const word of relatedKeywords(said, language)) if (selection.words.length < fewest) selection.add(word);
    if (selection.words.length > 0 && language !== 'unknown') return selection.words;
  }
  const [best] = rankTopics('', `${selection.words.filter((word) => !anyKeywords.includes(word)).join(' ')} ${text}`);
  for (const word of best?.topic.related.split(', ') ?? []) {
    if (selection.words.length < fewest - places.length) selection.add(word);
  }
  for (const { text: word } of places) selection.add(word);
  return selection.words;
}
