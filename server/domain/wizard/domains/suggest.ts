import { asciiOf, isMistakable, unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import { tldPrices } from './tlds';

export interface Suggestion {
  domain: string;
  tld: string;
}

/** TLDs that a word in the name speaks for. */
const fitting: readonly (readonly [word: RegExp, tlds: readonly string[]])[] = [
  [/bak|bread|cake|pastr/, ['shop', 'cafe', 'kitchen', 'store']],
  [/caf|coffee|tea|bar|wine/, ['cafe', 'coffee', 'bar']],
  [/pizza|restaurant|food|kitchen|grill/, ['restaurant', 'kitchen', 'pizza']],
  [/school|learn|academy|class|tutor|teach/, ['academy', 'school', 'education', 'training']],
  [/photo|film|video|studio/, ['studio', 'photo', 'media']],
  [/news|blog|press|magazine|journal/, ['news', 'media', 'blog', 'press']],
  [/shop|store|boutique|fashion|gift/, ['shop', 'store', 'boutique']],
  [/fit|gym|yoga|sport/, ['fitness', 'yoga', 'club']],
  [/club|team|group|society|community/, ['club', 'community', 'team']],
  [/tech|data|soft|code|digital|ai/, ['io', 'tech', 'dev', 'ai', 'app']],
  [/garden|flower|farm|plant/, ['garden', 'farm', 'florist']],
  [/law|legal|consult|finance/, ['consulting', 'legal', 'finance']],
  [/travel|tour|hotel|holiday/, ['travel', 'tours', 'holiday']],
];

const prefixes = ['my', 'get', 'the', 'go'];
const suffixes = ['online', 'hq', 'shop', 'studio', 'now', 'place', 'world'];

/**
 * Full names for a typed one, best first: the name itself across the TLDs (the classics, those that a word in it speaks
 * for, then the rest by the list's order), and light variations of it in the best of them. A name outside ASCII is varied
 * as it is read, and given as registries write it.
 */
export function suggest(label: string): Suggestion[] {
  const word = unicodeOf(label);
  const listed = tldPrices.map(([tld]) => tld);
  const classics = listed.slice(0, 5);
  const fits = fitting.flatMap(([pattern, tlds]) => (pattern.test(word) ? tlds : []));
  const tlds = [...new Set([...classics.slice(0, 3), ...fits, ...classics, ...listed])];
  const plain = tlds.map((tld) => [label, tld] as const);
  const variations = [
    ...suffixes.map((suffix) => `${word}${suffix}`),
    ...prefixes.map((prefix) => `${prefix}${word}`),
    word.replaceAll('-', ''),
  ].flatMap((name) => {
    // Registries refuse letters of several alphabets in one label.
    const written = isMistakable(name) ? null : asciiOf(name);
    return written === null || written === label || written.length > 63 ? [] : [written];
  });
  const varied = variations.flatMap((name) => ['com', 'net', 'org'].map((tld) => [name, tld] as const));
  const near = varied.filter(([, tld]) => tld === 'com');
  const rest = varied.filter(([, tld]) => tld !== 'com');
  const names = [...plain.slice(0, 12), ...near, ...plain.slice(12), ...rest];
  const seen = new Set<string>();
  return names.flatMap(([name, tld]) => {
    const domain = `${name}.${tld}`;
    if (seen.has(domain)) return [];
    seen.add(domain);
    return [{ domain, tld }];
  });
}
