import { wordsOf } from './reader';
import { emptyWords, functionWords, tellingWords } from './words';
import { isPlace } from './slips';

/** Letters and digits of a text as words, also in scripts that write no spaces. */
function wordsAnywhere(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter((part) => part.isWordLike === true)
    .map((part) => part.segment.toLowerCase());
}

/** The language a text is written in, `en` and a few more by their function words; `unknown` for the others. */
export function languageOf(text: string): string {
  const words = wordsAnywhere(text);
  if (words.length === 0) return 'unknown';
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.replace(/[^\p{Script=Latin}]/gu, '').length < letters.length / 2) return 'unknown';
  const counts = Object.entries(functionWords)
    .map(([language, list]) => ({
      language,
      hits: words.filter((word) => list.has(word) || tellingWords[language]?.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best] = counts;
  const english = counts.find(({ language }) => language === 'en')?.hits ?? 0;
  if (best && best.language !== 'en' && best.hits >= 2 && best.hits > english) return best.language;
  const said = wordsOf(text.toLowerCase()).filter((word) => /\p{L}{3}/u.test(word.text));
  const known = said.filter((word) => word.known).length;
  if (english > 0 && english >= (best?.hits ?? 0)) return 'en';
  if (known >= said.length * 0.5) return 'en';
  return best && best.hits > 0 ? best.language : /^[\x00-\x7f]*$/.test(letters) ? 'en' : 'unknown';
}

/** From here to the end of its clause a text says what is not so. */
const negation: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:kein\p{L}*|ohne|nie|niemals|weder)(?!\p{L}).*$|^.*(?<!\p{L})nicht(?!\p{L})(?! nur).*$/iu,
  es: /(?<!\p{L})(?:no|sin|ni|nunca|ningún|ninguna|tampoco)(?!\p{L})(?! solo).*$/iu,
  fr: /(?<!\p{L})(?:ne|n['’]\p{L}*|pas|sans|ni|jamais|aucune?)(?!\p{L})(?! seulement).*$/iu,
};

/** The clauses of a text without what it says not to be so, done or offered. */
export function affirmed(text: string, language: string): string[] {
  const not = negation[language];
  return text
    .split(/[.!?;:()\n\r]+|,\s|(?<!\p{L})(?:aber|sondern|pero|sino|mais|und wir|y no|et nous)(?!\p{L})/u)
    .map((clause) => (not ? clause.replace(not, '') : clause))
    .filter((clause) => /\p{L}/u.test(clause));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** German writes its nouns with a capital: they are the keywords. Two beside each other are a person's name. */
function germanNouns(clause: string): string[][] {
  const words = wordsAnywhereAsWritten(clause);
  return words.flatMap((word, index) => {
    const isNoun = /^\p{Lu}\p{Ll}{2,}/u.test(word) || /^\p{Lu}{2,4}$/u.test(word);
    const beside = [words[index - 1], words[index + 1]].some(
      (each) => each !== undefined && /^\p{Lu}\p{Ll}/u.test(each),
    );
    return isNoun && !beside ? [[word.toLowerCase()]] : [];
  });
}

const wordsAnywhereAsWritten = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];

/** What a word says in the plain: rendez-vous and d’oreilles in one, l’eau without its article. */
const pieces = (clause: string) =>
  wordsAnywhereAsWritten(clause).map((word) => word.replace(/^(?:l|n|j|qu|s|c|jusqu)['’]/iu, ''));

/** Verbs of the first person are what a business does, not what one searches for. */
const verb: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]mos|ando|iendo|aron|ieron|amos)$/u,
  fr: /(?:ons|ez|aient)$/u,
};

/** Words and runs of up to three words of a text in a language that is not parsed here, by how often and how early they come. */
export function foreignKeywords(text: string, language: string): string[] {
  const read = language in emptyWords;
  const stop = new Set([
    ...(functionWords[language] ?? []),
    ...(emptyWords[language] ?? []),
    ...(language === 'unknown' ? Object.values(functionWords).flatMap((list) => [...list]) : []),
  ]);
  const scores = new Map<string, number>();
  const add = (words: readonly string[], row: number) => {
    if (words.length === 0) return;
    const parts = words.length <= 3 ? [words] : words.map((word) => [word]);
    for (const part of parts) {
      const key = part.join(' ');
      if (
        key.length > 40 ||
        (part.length === 1 &&
          [...key].length <
            (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(key) ? 2 : read ? 3 : 4))
      )
        continue;
      scores.set(key, (scores.get(key) ?? 0) + (part.length > 1 ? 1.3 : 1) / (1 + row * 0.05));
    }
  };
  const clauses = read ? affirmed(text, language) : text.split(/[\p{P}\p{S}\n\r]+/u);
  clauses.forEach((clause, row) => {
    if (language === 'de') {
      for (const noun of germanNouns(clause))
        if (!stop.has(noun[0] ?? '')) add(noun, isPlace(capitalised(noun[0] ?? '')) ? row + 20 : row);
      return;
    }
    let run: string[] = [];
    const spaces = /\s/u.test(clause.trim()) || /^[\p{Script=Latin}\s]*$/u.test(clause);
    const words = read ? pieces(clause) : wordsAnywhere(clause);
    words.forEach((written, index) => {
      const word = written.toLowerCase();
      // Names of people: capitals within a sentence that are no town.
      const isName = read && index > 0 && /^\p{Lu}\p{Ll}/u.test(written) && !isPlace(written);
      if (
        stop.has(word) ||
        isName ||
        verb[language]?.test(word) ||
        /^(?:\p{N}+|\p{Script=Hiragana}{1,3})$/u.test(word)
      ) {
        add(run, row);
        run = [];
      } else if (isPlace(written)) {
        add(run, row);
        run = [];
        add([word], row + 20);
      } else if (spaces) {
        run.push(run.length > 0 ? word : word.replace(/^d['’]/u, ''));
      } else {
        add([word], row);
      }
    });
    add(run, row);
  });
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word)
    .slice(0, 10);
}
