/**
 * Endings that say the same word in another form, longest first, with what stays in their place. Light on purpose:
 * 'bakery', 'baker' and 'baking' meet in 'bak', while 'news' and 'business' keep their s.
 */
const endings: readonly (readonly [ending: string, stays: string, least: number])[] = [
  ['ographers', 'ograph', 3],
  ['ographer', 'ograph', 3],
  ['ography', 'ograph', 3],
  ['ographs', 'ograph', 3],
  ['ational', 'at', 4],
  ['ations', 'at', 4],
  ['ation', 'at', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['nesses', '', 4],
  ['eries', '', 3],
  ['ists', '', 4],
  ['ings', '', 3],
  ['ers', '', 3],
  ['ery', '', 3],
  ['ist', '', 4],
  ['ies', 'y', 3],
  ['ing', '', 3],
  ['ches', 'ch', 3],
  ['shes', 'sh', 3],
  ['sses', 'ss', 2],
  ['xes', 'x', 2],
  ['ed', '', 4],
  ['es', 'e', 3],
  ['er', '', 3],
  ['ly', '', 4],
  ['s', '', 3],
];

/** Words that only look like another's form. */
const whole: Readonly<Record<string, string>> = {
  news: 'news',
  glasses: 'glasses',
  paper: 'paper',
  water: 'water',
  flower: 'flower',
  flowers: 'flower',
  computer: 'comput',
  computers: 'comput',
  dinner: 'dinner',
  summer: 'summer',
  winter: 'winter',
  tower: 'tower',
  silver: 'silver',
  leather: 'leather',
  corner: 'corner',
  butter: 'butter',
  wedding: 'wedding',
  spring: 'spring',
  morning: 'morning',
  evening: 'evening',
  building: 'building',
  buildings: 'building',
  children: 'child',
  kids: 'kid',
  women: 'woman',
  men: 'man',
  people: 'people',
  care: 'care',
  cares: 'care',
  caring: 'care',
  jewellery: 'jewel',
  jewelry: 'jewel',
  jeweller: 'jewel',
  jeweler: 'jewel',
  teeth: 'tooth',
  leaves: 'leaf',
  knives: 'knife',
  color: 'colour',
  colorful: 'colourful',
  grey: 'gray',
  landscaping: 'garden',
  landscaper: 'garden',
  // Spanish for a workshop.
  taller: 'taller',
};

/** The stem of one lower-case word. */
export function stem(word: string): string {
  const known = whole[word];
  if (known !== undefined) return known;
  if (word.endsWith('ss') || word.endsWith('us')) return word;
  for (const [ending, stays, least] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < least) continue;
    const rest = word.slice(0, word.length - ending.length) + stays;
    return settle(rest);
  }
  return settle(word);
}

/** 'baking' and 'bake' both end as 'bak', 'shopping' and 'shop' as 'shop'. */
function settle(word: string): string {
  if (/([bdgklmnprt])\1$/.test(word) && word.length > 4) return word.slice(0, -1);
  if (word.endsWith('e') && word.length > 3) return word.slice(0, -1);
  return word;
}

/** The words of a text in lower case, without accents and signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !small.has(word));
}

const small = new Set(
  'a an and are as at be by for from in into is it its my no of on or our out over the their this to up us we with you your'.split(
    ' ',
  ),
);
