/** Weak phrases and what says the same better. No noun that carries a fact is taken away. */
const weak: readonly (readonly [RegExp, string])[] = [
  [/\b(?:very|really|so|super) good\b/giu, 'excellent'],
  [/\b(?:very|really|so|super) (?:nice|pretty)\b/giu, 'lovely'],
  [/\b(?:very|really|so|super) (?:tasty|delicious|yummy)\b/giu, 'delicious'],
  [/\byummy\b/giu, 'delicious'],
  [/\b(?:very|really|so|super) big\b/giu, 'large'],
  [/\b(?:very|really|so|super) small\b/giu, 'compact'],
  [/\b(?:very|really|so|super) cheap\b/giu, 'affordable'],
  [/\bcheap (?=prices?\b|rates?\b)/giu, 'affordable '],
  [/\b(?:very|really|so|super) (?:fast|quick)\b/giu, 'fast'],
  [/\b(?:very|really|so|super) important\b/giu, 'essential'],
  [/\b(?:very|really|so|super) (?:old)\b/giu, 'long-standing'],
  [/\b(?:very|really|so|super) experienced\b/giu, 'highly experienced'],
  [/\b(?:very|really|so|super) (?:skilled|qualified|trained)\b/giu, 'highly skilled'],
  [/\b(?:very|really|so|super) (?:friendly)\b/giu, 'warm and friendly'],
  [/\b(?:very|really|so|super) (?:happy|glad)\b/giu, 'delighted'],
  [/\b(?:very|really|so|super) (?:beautiful)\b/giu, 'beautiful'],
  [/\b(?:very|really|so|super) (?:clean)\b/giu, 'spotless'],
  [/\bgood quality\b/giu, 'high quality'],
  [/\b(?:a lot of|lots of|loads of|tons of)\b/giu, 'plenty of'],
  [/\bplenty of experience\b/giu, 'extensive experience'],
  [/\byears experience\b/giu, 'years of experience'],
  [/\bin order to\b/giu, 'to'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bat this point in time\b/giu, 'now'],
  [
    /\b(?:a (?:large|big|huge|wide) variety of|all kinds? of|all sorts of|many different kinds of)\b/giu,
    'a wide range of',
  ],
  [/\bmany different\b/giu, 'many'],
  [/\b(?:we|i) (?:do our best|try our best|always try) to\b/giu, 'we work hard to'],
  [/\bstarting (?:in|from) (\d{4})\b/giu, 'since $1'],
  [/\bsince the year (\d{4})\b/giu, 'since $1'],
  [/,? ?\betc\b\.?/giu, ' and more'],
  [/\band and more\b/giu, 'and more'],
  [/\bcan be able to\b/giu, 'can'],
  [/\bwith (?=(?:terrace|garden|view|pool|bar|playground|sauna|lounge|courtyard|fireplace)\b)/giu, 'with a '],
  [/(?<=\b(?:our|these|those|all) (?!business)\p{L}*[^s\W]s) is(?= \p{L})/giu, ' are'],
  [/\bis located in\b/giu, 'is in'],
  [/\bawesome\b/giu, 'excellent'],
  [/\bthe best quality\b/giu, 'the highest quality'],
];

/** A sentence with its weak phrases replaced; the case of a first letter is kept. */
export function reworded(sentence: string): string {
  let result = sentence;
  for (const [phrase, better] of weak) {
    result = result.replace(phrase, (found: string, ...groups: unknown[]) => {
      const filledIn = better.replace('$1', typeof groups[0] === 'string' ? groups[0] : '');
      return /^\p{Lu}/u.test(found) ? filledIn.charAt(0).toUpperCase() + filledIn.slice(1) : filledIn;
    });
  }
  // A new first word may want the other article.
  return result.replace(
    /\b(a|an) (excellent|affordable|essential|extensive|lovely|delicious|large|spotless|beautiful|highly|warm|long-standing)\b/giu,
    (_, article: string, word: string) => {
      const right = /^[ae]/iu.test(word) ? 'an' : 'a';
      return `${article.startsWith('A') ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${word}`;
    },
  );
}
