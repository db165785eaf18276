/** How a customer's words become the parts of a page. Nothing is added, nothing is lost, the order stays. */

/** A size step that a stylesheet picks its font size by. */
export type Fit = 's' | 'm' | 'l' | 'xl';

const sentenceEnds = new Intl.Segmenter('en', { granularity: 'sentence' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const abbreviation = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|No|Nr|Inc|Ltd|Co|vs|approx|ca|est|e\.g|i\.e)\.$/i;

/** One line: white space collapsed, ends trimmed, halves of broken characters replaced. */
export function tidy(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines of a text, each tidied; an empty one only parts others. */
export const lines = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(tidy)
    .filter(Boolean);

/** The paragraphs of a text as lists of sentences; a line break ends a paragraph. */
export function sentences(text: string): string[][] {
  return text
    .split(/[\r\n]+/)
    .map((line) => {
      const found: string[] = [];
      for (const { segment } of sentenceEnds.segment(tidy(line))) {
        const last = found.at(-1);
        if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = `${last} ${segment.trim()}`;
        else found.push(segment.trim());
      }
      return found.filter(Boolean);
    })
    .filter((line) => line.length > 0);
}

/** The sentences in blocks of nearly the same length, about `length` characters each. */
function blocks(line: readonly string[], length: number): string[] {
  const whole = line.join(' ').length;
  const wanted = whole / Math.max(1, Math.round(whole / length));
  const made: string[] = [];
  for (const sentence of line) {
    const last = made.at(-1);
    if (last !== undefined && last.length + sentence.length / 2 < wanted) made[made.length - 1] = `${last} ${sentence}`;
    else made.push(sentence);
  }
  return made;
}

/** The first sentence as the lead, the others in paragraphs of about `length` characters. */
export function compose(text: string, length = 200): { lead: string; paragraphs: string[] } {
  const [[lead = '', ...opening] = [], ...others] = sentences(text);
  return { lead, paragraphs: [opening, ...others].flatMap((line) => blocks(line, length)) };
}

function length(text: string): number {
  return [...characters.segment(text)].length;
}

/** Which size a heading takes so that neither the whole nor its longest word outgrows the column. */
export function headingFit(text: string): Fit {
  const longest = Math.max(0, ...text.split(/\s/).map(length));
  const whole = length(text);
  if (longest > 20 || whole > 44) return 'xl';
  if (longest > 12 || whole > 26) return 'l';
  if (longest > 8 || whole > 13) return 'm';
  return 's';
}

/** Which size a lead sentence takes. */
export function leadFit(text: string): Fit {
  const whole = length(text);
  if (whole > 320) return 'xl';
  if (whole > 170) return 'l';
  return whole > 80 ? 'm' : 's';
}

/** The text cut at a word, with an ellipsis, when it is longer than `limit` characters. */
export function clipped(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** 'A, B and C', in the words of a language. */
export function listed(names: readonly string[], language = 'en'): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
