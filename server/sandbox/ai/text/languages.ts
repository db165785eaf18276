import { wordsOf } from './reader';
import { functionWords, tellingWords } from './words';

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

/** Words and runs of up to three words of a text in a language that is not read here, by how often and how early they come. */
export function foreignKeywords(text: string, language: string): string[] {
  const stop = new Set([
    ...(functionWords[language] ?? []),
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
            (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(key) ? 2 : 4))
      )
        continue;
      scores.set(key, (scores.get(key) ?? 0) + (part.length > 1 ? 1.3 : 1) / (1 + row * 0.05));
    }
  };
  text.split(/[\p{P}\p{S}\n\r]+/u).forEach((clause, row) => {
    let run: string[] = [];
    const spaces = /\s/u.test(clause.trim()) || /^[\p{Script=Latin}\s]*$/u.test(clause);
    for (const word of wordsAnywhere(clause)) {
      if (stop.has(word) || /^(?:\p{N}+|\p{Script=Hiragana}{1,3})$/u.test(word)) {
        add(run, row);
        run = [];
      } else if (spaces) {
        run.push(word);
      } else {
        add([word], row);
      }
    }
    add(run, row);
  });
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word)
    .slice(0, 10);
}
