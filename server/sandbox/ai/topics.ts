import { type IconName, lineIcons, ownIcons } from './logo/icons';
import { palettes as allPalettes, type PaletteName } from './logo/palettes';
import { trades } from './trades';

/** What a business is about: the words that give it away, what customers also search for, and how it may look. */
export interface Topic {
  name: string;
  /** Lower case, without accents; one ending in `*` stands for all words that begin so. */
  words: string;
  /** Keywords that are true of every business of the topic, for descriptions that say little. */
  related: string;
  icons: readonly IconName[];
  palettes: readonly PaletteName[];
  tone: 'classic' | 'friendly' | 'modern';
}

function parse(name: string, tone: string, icons: string, palettes: string, words: string, related: string): Topic {
  const isIcon = (each: string): each is IconName => each in lineIcons || each in ownIcons;
  const isPalette = (each: string): each is PaletteName => each in allPalettes;
  const isTone = (each: string): each is Topic['tone'] => ['classic', 'friendly', 'modern'].includes(each);
  const [iconNames, paletteNames] = [icons.split(' '), palettes.split(' ')];
  if (!iconNames.every(isIcon) || !paletteNames.every(isPalette) || !isTone(tone)) {
    throw new Error(`The trade ${name} names an icon, palette or tone that is not there`);
  }
  return { name, words, related, icons: iconNames, palettes: paletteNames, tone };
}

export const topics: readonly Topic[] = [
  ...trades.matchAll(/^(\S.*) \| (\w+) \| (.+) \| (.+)\n {2}(.+)\n {2}(.+)$/gm),
].map(([, name = '', tone = '', icons = '', palettes = '', words = '', related = '']) =>
  parse(name, tone, icons, palettes, words, related),
);

/** What a business that gives nothing away may wear. */
export const anyBusiness: Pick<Topic, 'icons' | 'palettes' | 'tone'> = {
  icons: ['sparkles', 'star', 'compass', 'gem', 'infinity', 'mountain', 'sun', 'rocket', 'shapes'],
  palettes: ['indigo', 'teal', 'navy', 'tomato', 'forest', 'royal', 'plum', 'carbon'],
  tone: 'modern',
};

const matchers = topics.map((each) => {
  const words = each.words.split(' ');
  return {
    topic: each,
    whole: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
});

/** Lower case without accents, words joined by single spaces; hyphens stay. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/** The word in the singular, roughly: enough to compare two spellings of one noun. */
export const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^su])s$/u, '');

/** Topics that a word speaks of. A word is lower case without accents. */
export function topicsOf(word: string): Topic[] {
  return matchers
    .filter(
      ({ whole, beginnings }) =>
        whole.has(word) || whole.has(singular(word)) || beginnings.some((start) => word.startsWith(start)),
    )
    .map(({ topic: found }) => found);
}

/** Occasions and people that a trade serves: wedding cakes are cakes. */
const modifiers = /^(?:wedding|birthday|christmas|bridal|child|kids|baby)/;

/** What any trade does; the noun beside it says which. */
const faintWords =
  /^(?:build|built|building|mak|made|creat|offer|sell|provid|wood|craft|handmade|fresh|work|training|class)/;

/** Topics whose words stand in many a description of another. */
const faint = new Set(['consulting', 'shop', 'marketing', 'design', 'software']);

/**
 * The topics of a business, best first, with the weight of each. Words of the name count twice, early words of
 * the description more than late ones.
 */
export function rankTopics(name: string, description: string): { topic: Topic; weight: number }[] {
  const weights = new Map<Topic, number>();
  const count = (word: string, weight: number) => {
    const found = topicsOf(word);
    for (const each of found) {
      const share =
        ((faint.has(each.name) ? 0.45 : 1) * (faintWords.test(word) ? 0.4 : 1) * (modifiers.test(word) ? 0.55 : 1)) /
        Math.sqrt(found.length);
      weights.set(each, (weights.get(each) ?? 0) + weight * share);
    }
  };
  for (const word of plain(name).split(' ')) count(word, 2);
  const seen = new Map<string, number>();
  plain(description)
    .split(' ')
    .forEach((word, index) => {
      const times = (seen.get(word) ?? 0) + 1;
      seen.set(word, times);
      count(word, (1 + 2 / (1 + index / 6)) / times);
    });
  return [...weights].map(([each, weight]) => ({ topic: each, weight })).sort((a, b) => b.weight - a.weight);
}
