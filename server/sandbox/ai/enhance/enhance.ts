import { languageOf } from '../text/languages';
import { sentencesOf, wordsOf } from '../text/reader';
import { type Answered, composed } from './compose';
import { foreign, speaks } from './foreign';
import type { Grammar } from './grammar';
import { slipsMended } from '../text/slips';
import { capitalised, properlyCapital, tidied, withName } from './tidy';

export interface Enhancing {
  name: string;
  description: string;
  answers?: Answered | undefined;
}

const none: Answered = { offer: '', audience: '', difference: '' };

/** Words that say something; with fewer and without answers there is nothing to make a text of. */
const fewest = 3;
/** A sentence of more words without a mark inside is several, and where one ends is not known. */
const longestBreath = 45;

const stems = (text: string) =>
  new Set(sentencesOf(text).flatMap((sentence) => wordsOf(sentence).flatMap((word) => [word.stem, word.lower])));

/** Nouns, names and numbers of a text that another one lacks. */
export function lostFacts(original: string, result: string): string[] {
  const stay = stems(result);
  const plainResult = result.toLowerCase();
  return sentencesOf(original)
    .flatMap(wordsOf)
    .filter((word) => word.pos === 'NOUN' || word.pos === 'PROPN' || word.pos === 'NUM')
    .filter((word) => !stay.has(word.stem) && !plainResult.includes(word.lower))
    .map((word) => word.text);
}

/** Whether somebody typed on without an end, or in words that are hardly English. */
function isBeyondMending(sentences: readonly string[]): boolean {
  const words = sentences.flatMap(wordsOf).filter(({ lower }) => /^\p{Ll}{3,}$/u.test(lower));
  const strange = words.filter(({ known, text }) => !known && /^\p{Ll}/u.test(text)).length;
  if (words.length > 4 && strange > words.length / 3) return true;
  return sentences.some((sentence) =>
    sentence.split(/[,;:–—()]/u).some((breath) => breath.split(/\s+/u).length > longestBreath),
  );
}

async function english({ name, description, answers = none }: Enhancing, grammar: Grammar): Promise<string> {
  const pieces = [description, answers.offer, answers.audience, answers.difference];
  const corrected = await Promise.all(pieces.map((piece) => correctedBy(grammar, piece, name)));
  const [sentences = [], ...said] = corrected;
  const [offer, audience, difference] = said.map((each) => each.join(' ').replace(/[\s.,;:!?]+$/u, ''));
  if (isBeyondMending(corrected.flat())) return '';
  const result = composed(sentences, name, {
    offer: offer ?? '',
    audience: audience ?? '',
    difference: difference ?? '',
  });
  return lostFacts(corrected.flat().join(' '), `${name} ${result}`).length === 0 ? result : '';
}

async function correctedBy(grammar: Grammar, text: string, name: string): Promise<string[]> {
  if (text === '') return [];
  const ended = sentencesOf(slipsMended(text, 'en')).map((sentence) =>
    capitalised(/[.!?:;]$/u.test(sentence) ? sentence : `${sentence}.`),
  );
  const corrected = await grammar.correct(ended.join('\n'), name);
  return sentencesOf(corrected).map((sentence) => withName(properlyCapital(slipsMended(sentence, 'en')), name));
}

/**
 * A description in sound sentences: its own words, spelled, ordered and joined, with the business's name and the
 * answers of its owner. Nothing is added but a few words that join. Empty where nothing sound can be made, or nothing
 * better than what stands there: then the owner is asked for more. The same input gives the same text.
 */
export async function enhanced(request: Enhancing, grammar: Grammar): Promise<string> {
  const name = request.name.replace(/\s+/gu, ' ').trim();
  const description = withName(tidied(request.description), name);
  if (!/\p{L}/u.test(description)) return '';
  const answers = request.answers && {
    offer: withName(tidied(request.answers.offer), name),
    audience: withName(tidied(request.answers.audience), name),
    difference: withName(tidied(request.answers.difference), name),
  };
  const { offer, audience, difference } = answers ?? none;
  const all = [description, offer, audience, difference].filter((text) => text !== '');
  const words = all.join(' ').match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewest) return '';
  const language = languageOf(all.join('. '));
  const result =
    language === 'en'
      ? await english({ name, description, answers }, grammar)
      : speaks(language)
        ? foreign({ name, description, ...(answers && { answers }) }, language)
        : all
            .flatMap(sentencesOf)
            .map((each) => capitalised(/[.!?。！？]$/u.test(each) ? each : `${each}.`))
            .join(' ');
  return result === request.description.trim() ? '' : result;
}
