import { plain, topics, topicsOf } from '../topics';
import type { Word } from './reader';
import { emptyAdjectives, emptyNouns, functionWords } from './words';

/** Words that never matter, to see through their misspellings. */
const fillers = [...(functionWords['en'] ?? []), ...emptyNouns, ...emptyAdjectives].filter((word) => word.length >= 4);

/** Whether a word gives a trade away. */
export const trade = (word: string) => topicsOf(plain(word)).length > 0;

/** Words of the trades, to mend a slip of the pen: full words, and beginnings to which an ending may be added. */
const vocabulary = (() => {
  const full = new Set<string>();
  const beginnings = new Set<string>();
  for (const { words, related } of topics) {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) beginnings.add(word.slice(0, -1));
      else full.add(word);
    }
    for (const word of related.split(/[, ]+/)) full.add(word);
  }
  return {
    full: [...full].filter((word) => word.length >= 5),
    beginnings: [...beginnings].filter((word) => word.length >= 6),
  };
})();

/** Whether one letter too many, too few, another or two swapped make one word of the other. */
export function oneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [first, second] = [one.slice(start), other.slice(start)];
  if (first.slice(1) === second || first === second.slice(1) || first.slice(1) === second.slice(1)) return true;
  return first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2);
}

/**
 * An unknown word as it was probably meant, when it is one slip away from a word of the trades; empty when it was meant
 * as a filler; else as it is. Lower case.
 */
export function mended(word: Word): string {
  const { lower } = word;
  if (word.known || lower.length < 4 || !/^[a-z]+$/.test(lower) || trade(lower)) return lower;
  if (fillers.some((filler) => oneSlipApart(lower, filler))) return '';
  if (lower.length < 5) return lower;
  const plural = lower.endsWith('s') ? 's' : '';
  for (const right of vocabulary.full) {
    if (right[0] !== lower[0]) continue;
    if (oneSlipApart(lower, right)) return right;
    if (plural && oneSlipApart(lower.slice(0, -1), right)) return right + plural;
  }
  for (const beginning of vocabulary.beginnings) {
    if (lower.startsWith(beginning) || beginning[0] !== lower[0]) continue;
    for (const length of [beginning.length - 1, beginning.length, beginning.length + 1]) {
      const rest = lower.slice(length);
      if (length <= lower.length && rest.length <= 3 && oneSlipApart(lower.slice(0, length), beginning))
        return beginning + rest;
    }
  }
  return lower;
}
