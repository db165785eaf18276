import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type PartOfSpeech } from 'wink-nlp';

/** A word or mark of a sentence with what the language model says of it. */
export interface Word {
  text: string;
  lower: string;
  pos: PartOfSpeech;
  lemma: string;
  stem: string;
  /** Whether the English lexicon has it. */
  known: boolean;
  /** Whether white space stands before it. */
  spaced: boolean;
}

const nlp = winkNLP(model);
const its = nlp.its;

/** The package's types leave out that these two may be asked of a token, as its documentation does. */
const [lemma, stem] = [its.lemma, its.stem] as unknown as [ItsFunction<string>, ItsFunction<string>];

/** What the tagger takes for adjectives or verbs and a description nearly always means as a noun. */
const nouns = new Set(['rental', 'rentals', 'shop', 'shops', 'plants', 'tours']);

/** Words beyond the lexicon get numbers from here on. */
const firstUnknown = nlp.readDoc('qzxvkjq').tokens().out(its.uniqueId)[0] as number;

const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|st|dr|med|mr|mrs|ms|prof|bzw|ca|inkl|no|nr|approx|inc|ltd|co|vs|est|tel|a\.m|p\.m|[a-z])\.$/iu;

/**
 * The sentences of a text. Line breaks and bullets end one; so do `.`, `!` and `?` before a space, but not within
 * numbers, addresses and common abbreviations. Each keeps its closing mark.
 */
export function sentencesOf(text: string): string[] {
  const result: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+|(?:^|\s)[•·▪●*]\s+/u)) {
    let rest = '';
    for (const part of line.replace(/^\s*[-–—•·▪●*]\s+/u, '').split(/(?<=[.!?…]["')\]”’]*)\s+/u)) {
      rest = rest === '' ? part : `${rest} ${part}`;
      if (abbreviations.test(rest)) continue;
      result.push(rest);
      rest = '';
    }
    if (rest !== '') result.push(rest);
  }
  return result.map((each) => each.trim()).filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** Capitals at the start of a sentence, or all over it, would make every word a name for the tagger. */
function unshouted(sentence: string): string {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  if (letters.length > 8 && letters === letters.toLocaleUpperCase('en')) return sentence.toLocaleLowerCase('en');
  return sentence.replace(
    /^([^\p{L}]*)(\p{Lu})(?=\p{Ll}+\b)/u,
    (_, before: string, first: string) => before + first.toLowerCase(),
  );
}

const tokens = <Value extends string | number>(sentence: ReturnType<typeof nlp.readDoc>, what: ItsFunction<Value>) =>
  sentence.tokens().out(what) as Value[];

/** The words of one sentence, hyphenated words and contractions in one piece. */
export function wordsOf(sentence: string): Word[] {
  const said = nlp.readDoc(unshouted(sentence));
  const [texts, spaces, parts] = [tokens(said, its.value), tokens(said, its.precedingSpaces), tokens(said, its.pos)];
  const [lemmas, stems, ids] = [tokens(said, lemma), tokens(said, stem), tokens(said, its.uniqueId)];
  const words: Word[] = [];
  let joining = false;
  texts.forEach((text, index) => {
    const spaced = index === 0 || spaces[index] !== '';
    const last = words.at(-1);
    const hyphen = text === '-' && !spaced && spaces[index + 1] === '' && index > 0;
    if (last && !spaced && (hyphen || joining || /^(?:['’]\p{L}+|n['’]t)$/u.test(text))) {
      last.text += text;
      last.lower = last.text.toLowerCase();
      if (joining) {
        Object.assign(last, {
          pos: parts[index] === 'VERB' ? 'NOUN' : (parts[index] ?? 'NOUN'),
          lemma: last.lower,
          stem: last.lower,
        });
      }
      joining = hyphen;
      return;
    }
    joining = false;
    words.push({
      text,
      lower: text.toLowerCase(),
      pos: nouns.has(text.toLowerCase()) ? 'NOUN' : (parts[index] ?? 'X'),
      lemma: lemmas[index] ?? text,
      stem: stems[index] ?? text,
      known: (ids[index] ?? firstUnknown) < firstUnknown,
      spaced,
    });
  });
  return words;
}
