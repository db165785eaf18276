import type { Picture } from './manifest';
import { stem, wordsOf } from './stem';
import { related } from './synonyms';

/** A tag says what a picture is of; its description, what else is in it. */
const weights = { tag: 3, word: 1.3, colour: 0.8 };
const relatedWeight = 0.42;
/** As many are found for an ordinary word, the nearest relatives filling up: a page of the wizard. */
const enough = 30;

/** Words that nearly every business says of itself: beside a telling word they count for little. */
const generic = new Set(
  wordsOf(
    'agency best brand business club company custom customer expert firm fresh group local modern new office premium product professional quality service shop solution store studio team',
  ).map(stem),
);
const genericWeight = 0.25;

/** Words about the look of a picture: they make no kinship. */
const descriptive = new Set(
  wordsOf(
    'abstract background beige black blue blur bokeh bright brown calm colourful dark elegant flat fresh gold gray green lay light minimal mint morning evening night orange pastel peach pink purple red row silver summer table texture warm white wood yellow',
  ).map(stem),
);

interface Entry {
  picture: Picture;
  /** Stem to weight. */
  terms: Map<string, number>;
  tags: Set<string>;
  length: number;
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
    put(tag, weights.tag * (1 - 0.03 * place));
  });
  put(picture.alt_description, weights.word);
  for (const colour of picture.color_classes) put(colour.replaceAll('_', ' '), weights.colour);
  const length = Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return { picture, terms, tags: new Set(picture.tags.map((tag) => wordsOf(tag).map(stem).join(' '))), length };
}

/** Builds the index once for a list of pictures. */
export function createSearch(pictures: readonly Picture[]): PictureSearch {
  const entries = pictures.map(indexOf);
  const spread = new Map<string, number>();
  for (const { terms } of entries) for (const key of terms.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  /** How much a term tells: 1 when everything has it, about 6 when one picture has it. */
  const rarity = (key: string) => 1 + Math.log((entries.length + 1) / ((spread.get(key) ?? 0) + 0.5));

  /** Score of each picture that answers at least one of the words, directly or by a relative. */
  function direct(keys: readonly string[], phrase: string): Map<Entry, number> {
    const scores = new Map<Entry, number>();
    const isTelling = keys.some((key) => !generic.has(key));
    for (const entry of entries) {
      let score = 0;
      let matched = 0;
      for (const key of keys) {
        const own = entry.terms.get(key);
        let best = own === undefined ? 0 : own * rarity(key);
        if (own === undefined) {
          const relatives = related.get(key) ?? [];
          relatives.forEach((relative, place) => {
            const weight = entry.terms.get(relative);
            if (weight === undefined) return;
            best = Math.max(best, weight * rarity(relative) * relatedWeight * (1 - 0.06 * place));
          });
        } else matched += 1;
        score += isTelling && generic.has(key) ? best * genericWeight : best;
      }
      if (score === 0) continue;
      const share = matched / keys.length;
      score *= 1 + 0.7 * share * share;
      if (keys.length > 1 && entry.tags.has(phrase)) score *= 1.5;
      scores.set(entry, score);
    }
    return scores;
  }

  /** The nearest to the words and to what was found, by the tags they share; always below the least of the found. */
  function relatives(keys: readonly string[], found: ReadonlyMap<Entry, number>): Map<Entry, number> {
    const profile = new Map<string, number>();
    const add = (key: string, weight: number) => {
      if (descriptive.has(key)) return;
      profile.set(key, (profile.get(key) ?? 0) + weight * rarity(key));
    };
    for (const near of keys.flatMap((key) => related.get(key) ?? [])) {
      add(near, 9);
      for (const far of related.get(near) ?? []) add(far, 4);
    }
    const best = [...found].sort(byScore).slice(0, 16);
    for (const [entry, score] of best)
      for (const [key, weight] of entry.terms) add(key, weight * (score / (best[0]?.[1] ?? 1)));
    const near = new Map<Entry, number>();
    for (const entry of entries) {
      if (found.has(entry)) continue;
      let sum = 0;
      for (const [key, weight] of entry.terms) sum += weight * (profile.get(key) ?? 0);
      if (sum > 0) near.set(entry, sum / entry.length);
    }
    return near;
  }

  return {
    find({ text, order, colour, orientation }) {
      const keys = [...new Set(wordsOf(text).map(stem))];
      const known = keys.filter((key) => spread.has(key) || related.get(key)?.some((one) => spread.has(one)));
      if (known.length === 0) return [];
      const found = direct(known, known.join(' '));
      const ranked = [...found].sort(byScore).map(([entry]) => entry);
      // The relatives of the words first, then the relatives of the relatives.
      for (let near = relatives(known, found); near.size > 0 && ranked.length < enough; near = relatives([], found)) {
        const next = [...near].sort(byScore).slice(0, enough - ranked.length);
        for (const [entry, score] of next) found.set(entry, score);
        ranked.push(...next.map(([entry]) => entry));
      }
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
