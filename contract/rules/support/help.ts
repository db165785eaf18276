/** A part of a line: as it is, strong, or with the address that it leads to. */
export type HelpWords = string | { text: string; to?: string };

export interface HelpBlock {
  /** Its element. */
  as: 'h2' | 'p' | 'ul' | 'ol';
  /** The items of a list; of anything else the one line. */
  lines: HelpWords[][];
}

/** A page of docs/help, as the build reads it. */
export interface HelpPage {
  /** In its address. */
  name: string;
  topic: string;
  title: string;
  /** What is in it, in a sentence. */
  summary: string;
  blocks: HelpBlock[];
  /** Where words are looked for, in the order of their weights. */
  places: string[];
}

export const helpPath = (name: string) => `/help/${name}`;

/** Words that say nothing of what is sought. */
const idle =
  /^(?:and|are|but|can|does|for|from|get|have|help|how|not|please|that|the|this|what|when|will|with|you|your)$/;

/** Letters and digits alone, in lower case and without accents, a blank before each word. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

/** The words that count, each without its ending: 'payments' finds 'payment', 'cancelled' finds 'cancelling'. */
export const soughtIn = (text: string): string[] => [
  ...new Set(
    plain(text)
      .split(' ')
      .filter((word) => word.length > 2 && !idle.test(word))
      .map((word) => word.replace(/(?<=.{4})(?:ing|ed|es|s|e)$/, '')),
  ),
];

const textOf = (blocks: readonly HelpBlock[]) =>
  blocks
    .flatMap(({ lines }) => lines.flat())
    .map((words) => (typeof words === 'string' ? words : words.text))
    .join(' ');

/** What a word counts by where it stands: in the title, the summary, a heading, the text. */
const weights = [8, 4, 3, 1];

/** Made by the build, so that no browser has to. */
export const placesOf = ({ title, summary, blocks }: Pick<HelpPage, 'title' | 'summary' | 'blocks'>): string[] =>
  [title, summary, textOf(blocks.filter(({ as }) => as === 'h2')), textOf(blocks.filter(({ as }) => as !== 'h2'))].map(
    plain,
  );

/**
 * The pages in which words of a text begin like those that are sought, the best first: a word counts by where it stands,
 * and the more the fewer pages have it.
 *
 * @param least what a page must have, for a text that was not written to seek
 */
export function findHelp(pages: readonly HelpPage[], text: string, least = 0): HelpPage[] {
  const found = pages.map((page) => ({ page, score: 0 }));
  for (const word of soughtIn(text)) {
    const counts = pages.map(({ places }) =>
      places.reduce((sum, words, place) => sum + (words.includes(` ${word}`) ? (weights[place] ?? 0) : 0), 0),
    );
    const rarity = 0.1 + Math.log(pages.length / counts.filter(Boolean).length);
    for (const [index, one] of found.entries()) if (counts[index]) one.score += counts[index] * rarity;
  }
  return found
    .filter(({ score }) => score > least)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}
