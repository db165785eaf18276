import type { Picture } from './manifest';
import { stem, wordsOf } from './stem';
import { related } from './synonyms';

/** A tag says what a picture is of; its description, what else is in it; a word out of a longer tag ('coffee shop'), little. */
const weights = { tag: 3, word: 1.3, part: 0.6, colour: 0.8 };
const relatedWeight = 0.42;
/** What answers a word less than this share of the best answer to it does not fit, and is not found. */
const fits = 0.3;

/** Words that nearly every business says of itself: beside a telling word they count for little. */
const generic = new Set(
  wordsOf(
    'agency best brand business club company custom customer expert firm fresh group lessons local modern new office practice premium product professional quality repair service shop solution store studio team',
  ).map(stem),
);
const genericWeight = 0.25;

interface Entry {
  picture: Picture;
  /** Stem to weight. */
  terms: Map<string, number>;
  tags: Set<string>;
}

export interface SearchQuery {
  /** Keywords joined by spaces. */
  text: string;
  order: 'relevant' | 'latest';
  colour: string | undefined;
  orientation: string | undefined;
}

/** Finds pictures by keywords. The same question always has the same answer. */
export interface PictureSearch {
  /** All that match, best first; none for words that say nothing to the library. */
  find(query: SearchQuery): Picture[];
}

function indexOf(picture: Picture): Entry {
  const terms = new Map<string, number>();
  const put = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      const key = stem(word);
      terms.set(key, Math.max(terms.get(key) ?? 0, weight));
    }
  };
  // The first tags are what the picture is of, the last what it may be used for.
  picture.tags.forEach((tag, place) => {
    put(tag, (wordsOf(tag).length > 1 ? weights.part : weights.tag) * (1 - 0.012 * place));
  });
  put(picture.alt_description, weights.word);
  for (const colour of picture.color_classes) put(colour.replaceAll('_', ' '), weights.colour);
  return { picture, terms, tags: new Set(picture.tags.map((tag) => wordsOf(tag).map(stem).join(' '))) };
}

/** Builds the index once for a list of pictures. */
export function createSearch(pictures: readonly Picture[]): PictureSearch {
  const entries = pictures.map(indexOf);
  const spread = new Map<string, number>();
  for (const { terms } of entries) for (const key of terms.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  /** How much a term tells: 1 when everything has it, about 6 when one picture has it. */
  const rarity = (key: string) => 1 + Math.log((entries.length + 1) / ((spread.get(key) ?? 0) + 0.5));

  /** How well a picture answers a word, itself or by what the word leads to: how surely, and how much that tells. */
  function answer({ terms }: Entry, key: string): { sure: number; score: number } {
    const own = terms.get(key) ?? 0;
    let best = { sure: own, score: own * rarity(key) };
    (related.get(key) ?? []).forEach((near, place) => {
      const sure = (terms.get(near) ?? 0) * relatedWeight * (1 - 0.06 * Math.min(place, 8));
      if (sure > best.sure) best = { sure, score: sure * rarity(near) };
    });
    return best;
  }

  /** Score of each picture that fits at least one of the words; where some of them tell something, one of those. */
  function direct(keys: readonly string[], phrase: string): Map<Entry, number> {
    const telling = keys.filter((key) => !generic.has(key));
    const asked = telling.length > 0 ? telling : keys;
    const answers = entries.map((entry) => ({ entry, by: new Map(keys.map((key) => [key, answer(entry, key)])) }));
    const least = (key: string) => fits * Math.max(...answers.map(({ by }) => by.get(key)?.sure ?? 0));
    const bars = new Map(asked.map((key) => [key, least(key)]));
    const scores = new Map<Entry, number>();
    for (const { entry, by } of answers) {
      const isPhrase = keys.length > 1 && entry.tags.has(phrase);
      const isFitting = asked.some(
        (key) => (by.get(key)?.sure ?? 0) > 0 && (by.get(key)?.sure ?? 0) >= (bars.get(key) ?? 0),
      );
      if (!isPhrase && !isFitting) continue;
      let score = 0;
      for (const [key, one] of by) score += one.score * (asked.includes(key) ? 1 : genericWeight);
      const share = keys.filter((key) => entry.terms.has(key)).length / keys.length;
      scores.set(entry, score * (1 + 0.7 * share * share) * (isPhrase ? 1.5 : 1));
    }
    return scores;
  }

  return {
    find({ text, order, colour, orientation }) {
      const keys = [...new Set(wordsOf(text).map(stem))];
      const known = keys.filter((key) => spread.has(key) || related.get(key)?.some((one) => spread.has(one)));
      if (known.length === 0) return [];
      const ranked = [...direct(known, known.join(' '))].sort(byScore).map(([entry]) => entry);
      const fitting = ranked
        .map(({ picture }) => picture)
        .filter((picture) => colour === undefined || picture.color_classes.some((one) => one === colour))
        .filter((picture) => orientation === undefined || picture.orientation === orientation);
      if (order === 'relevant') return fitting;
      return fitting.sort((a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id));
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byScore = (a: [Entry, number], b: [Entry, number]) =>
  b[1] - a[1] || b[0].picture.likes - a[0].picture.likes || compare(a[0].picture.id, b[0].picture.id);
