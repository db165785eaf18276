import { languageOf } from '../text/languages';
import { sentencesOf, wordsOf } from '../text/reader';
import { hash } from '../logo/seeded';
import { type Clause, clauseOf } from './clause';
import { continued, enumerated, type Line, opening, praising, type Voice } from './compose';
import type { Grammar } from './grammar';
import { capitalised, lowered, mentions, properlyCapital, tidied, withName } from './tidy';
import { reworded } from './wording';

const mostSentences = 5;

/** A closing line that promises nothing. */
const closings: Record<Voice, readonly string[]> = {
  We: ['We look forward to hearing from you', 'Get in touch to find out more', 'We would be happy to hear from you'],
  I: ['I look forward to hearing from you', 'Get in touch to find out more', 'I would be happy to hear from you'],
};
const inviting =
  /\b(?:visit|call|contact|come|order|book|join|touch|welcome you|hear(?:ing)? from|reach|e-?mail us|write|look forward|see you|stop by|drop by|try|discover)\b/iu;

/** A comma before a request: the request is a sentence of its own. */
const appeal =
  /,\s+(?:and\s+)?(?=(?:please\s+)?(?:visit|call|contact|come|e-?mail|order|book)\s+(?:us|our|me|my|now|today|online|to|by|at|in|and see|for|\d|\+))/giu;

/** Two sentences that a comma joins, and a last part that hangs loose. */
function mendedCommas(sentence: string): string {
  const joined = /^(?:if|when|whether|as|at|in|for|with|since|because|while|although|after|before|once|from)\b/iu.test(
    sentence,
  )
    ? sentence
    : sentence
        .replace(/,\s+(?=(?:I|we|they|you)\s+(?:also\s+)?\p{Ll}+\b)/iu, ', and ')
        .replace(/, and and\b/iu, ', and');
  return joined.replace(
    /(\band\b[^,]*),\s+(?=(?:plenty of|extensive|many|excellent|great|good|fast|free|low|high|best|lovely|affordable|\d+\+? years) \p{L}[^.]*$)/iu,
    '$1, with ',
  );
}

type Sentence = Pick<Line, 'text' | 'mark'>;

const closed = ({ text, mark }: Sentence) => `${capitalised(text).replace(/[\s.,;:!?]+$/u, '')}${mark}`;
const wordCount = (text: string) => text.split(/\s+/u).length;

/** Neighbours of one subject become one sentence: We bake bread and deliver it. */
function gathered(lines: readonly Sentence[]): Sentence[] {
  const result: Sentence[] = [];
  for (const next of lines) {
    const last = result.at(-1);
    const subject = /^(?:We|I) (?=(?!am\b|are\b|have\b|were\b|was\b|also\b|can\b|will\b)\p{Ll}+)/u;
    const before = /(?:^|, )(?:We|I|we) (?!am\b|are\b|have\b|were\b|was\b|also\b|can\b|will\b)\p{Ll}+/u;
    const short = last && wordCount(last.text) + wordCount(next.text) <= 22;
    if (
      last &&
      short &&
      last.mark === '.' &&
      next.mark === '.' &&
      before.test(last.text) &&
      subject.test(next.text) &&
      !/,|;/u.test(next.text) &&
      !/,| and /u.test(last.text.replace(/^At [^,]*, /u, '')) &&
      !last.text.startsWith('You')
    ) {
      last.text = `${last.text} and ${next.text.replace(subject, '')}`;
    } else {
      result.push({ text: next.text, mark: next.mark });
    }
  }
  return result;
}

/** At most five sentences where joining neighbours allows it; texts of more than ten keep theirs. */
function shortened(lines: Sentence[]): Sentence[] {
  if (lines.length > mostSentences * 2) return lines;
  while (lines.length > mostSentences) {
    let best = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 1; index < lines.length; index += 1) {
      const [one, two] = [lines[index - 1], lines[index]];
      const cost =
        wordCount(one?.text ?? '') + wordCount(two?.text ?? '') + (one?.mark === '?' || index === 1 ? 100 : 0);
      if (cost < least) [best, least] = [index, cost];
    }
    const [one, two] = [lines[best - 1], lines[best]];
    if (!one || !two) break;
    const flows = /^(?:we|I|our|my|you|there|it|they)\b/iu.test(two.text) && !/, and |;/u.test(one.text);
    one.text = `${one.text.replace(/[.,;!?]+$/u, '')}${flows ? ', and ' : '; '}${lowered(two.text)}`;
    one.mark = two.mark;
    lines.splice(best, 1);
  }
  return lines;
}

const stems = (text: string) =>
  new Set(sentencesOf(text).flatMap((sentence) => wordsOf(sentence).flatMap((word) => [word.stem, word.lower])));

/** Nouns, names and numbers of a text that another one lacks. */
export function lostFacts(original: string, result: string): string[] {
  const kept = stems(result);
  const plainResult = result.toLowerCase();
  return sentencesOf(original)
    .flatMap(wordsOf)
    .filter((word) => word.pos === 'NOUN' || word.pos === 'PROPN' || word.pos === 'NUM')
    .filter((word) => !kept.has(word.stem) && !plainResult.includes(word.lower))
    .map((word) => word.text);
}

/** Adjectives at the end of a list of things are a clause of their own. */
function parted(clause: Clause): Clause[] {
  if (clause.kind !== 'things') return [clause];
  const first = clause.items.findIndex((item) => praising.test(item));
  if (first < 1 || !clause.items.slice(first).every((item) => praising.test(item))) return [clause];
  return [
    { ...clause, items: clause.items.slice(0, first) },
    { kind: 'praise', text: enumerated(clause.items.slice(first)) },
  ];
}

function written(sentences: readonly string[], name: string, voice: Voice): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  for (const sentence of sentences) {
    const question = sentence.endsWith('?');
    const text = mendedCommas(sentence.replace(/[\s.,;:!?]+$/u, ''));
    if (seen.has(text.toLowerCase()) || text === '') continue;
    seen.add(text.toLowerCase());
    // "Maison Dubois, bakery in Lyon": what follows the name says what it is.
    const introduced =
      lines.length === 0 && name !== '' && text.startsWith(name)
        ? /^\s*[,:–—-]\s*(.+)$/su.exec(text.slice(name.length))?.[1]
        : undefined;
    const plain =
      question ||
      (name !== '' &&
        introduced === undefined &&
        (text.startsWith(name) || (/^(?:at|here at|welcome to)\b/iu.test(text) && mentions(text, name))));
    for (const clause of plain ? [{ kind: 'sentence', text } as const] : parted(clauseOf(introduced ?? text))) {
      if (lines.length === 0) lines.push(...opening(clause, name, voice));
      else continued(lines, clause, voice);
    }
    const last = lines.at(-1);
    if (question && last) last.mark = '?';
  }
  return lines;
}

/** The sentences as they are, each with its capital and its mark, the name in front. */
function plainly(sentences: readonly string[], name: string, greeting: string): string {
  const text = sentences
    .map((sentence) => (/[.!?。！？]$/u.test(sentence) ? sentence : `${sentence}.`))
    .map(capitalised)
    .join(' ');
  return name === '' || mentions(text, name) ? text : greeting + text;
}

/**
 * A description in correct, well-formed sentences: 2 to 5 for up to ten of the original, beginning with the business
 * name unless that is empty. Every noun, name and number of the original stays and none is added; the same input gives
 * the same text. A language other than English is only tidied. Empty for a text without a letter.
 */
export async function enhanced(request: { name: string; description: string }, grammar: Grammar): Promise<string> {
  const name = request.name.replace(/\s+/gu, ' ').trim();
  const tidy = withName(tidied(request.description), name).replace(appeal, '. ');
  if (!/\p{L}/u.test(tidy)) return '';
  if (languageOf(tidy) !== 'en') return plainly(sentencesOf(tidy), name, `${name}: `);
  const ended = sentencesOf(tidy).map((sentence) =>
    capitalised(/[.!?:;]$/u.test(sentence) ? sentence : `${sentence}.`),
  );
  const corrected = await grammar.correct(ended.join('\n'), name);
  const sentences = sentencesOf(corrected).map((sentence) => withName(properlyCapital(reworded(sentence)), name));
  const original = sentences.join(' ');
  const voice: Voice = /\b(?:I|my|me)\b/u.test(original) && !/\b(?:we|our|us)\b/iu.test(original) ? 'I' : 'We';
  const lines = shortened(gathered(written(sentences, name, voice)));
  if (lines.length < mostSentences && !lines.some((line) => inviting.test(line.text))) {
    const [first = ''] = closings[voice];
    const text = closings[voice][hash(name + original) % closings[voice].length] ?? first;
    lines.push({ text, mark: '.' });
  }
  const result = lines.map(closed).join(' ');
  return lostFacts(original, result).length === 0 ? result : plainly(sentences, name, `Welcome to ${name}. `);
}
