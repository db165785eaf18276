/** Typing habits and what they stand for; whole words only. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bw\/\s*/giu, 'with '],
  [/\b(?:pls|plz)\b/giu, 'please'],
  [/\bthx\b/giu, 'thanks'],
  [/\bur\b/giu, 'your'],
  [/\bu\b(?=\s+(?:can|will|want|need|get|are|have|like))/giu, 'you'],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/(?<=\p{L}\s)[&+](?=\s\p{Ll})/gu, 'and'],
  [/\b(\d+)\s*yrs?\b/giu, '$1 years'],
];

const abbreviations = /\b(?:seo|diy|usa|b2b|b2c|crm|erp|cnc|led|hvac|html|css|php|api|iso|vip|ac|bbq)\b/giu;

/** Whether a text is written all in capitals. */
function shouts(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && letters.replace(/\p{Lu}/gu, '').length < letters.length * 0.2;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The name in its own spelling wherever the text has it in another case. */
export function withName(text: string, name: string): string {
  if (name === '') return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}./@-])${escaped(name)}(?!\\p{L}|\\p{N}|\\.\\p{L})`, 'giu'), name);
}

export const mentions = (text: string, name: string) =>
  name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

export const capitalised = (text: string) =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
  );

/** Words that English writes with a capital wherever they stand. */
const capitals =
  /^(?:I\b|(?:Afric|Americ|Australi|Austri|Argentini|Asi|Belgi|Brazili|Bulgari|Canadi|Colombi|Croati|Cub|Egypti|Europe|Germ|Hungari|Indi|Indonesi|Irani|Itali|Kore|Mediterrane|Mexic|Moroccan|Norwegi|Peruvi|Romani|Russi|Serbi|Sicili|Syri|Tusc|Ukraini|Victori)an\b|(?:Brit|Dan|Engl|Finn|Ir|Jew|Kurd|Pol|Scott|Span|Swed|Turk|Fl?em)ish\b|(?:Chin|Japan|Leban|Portugu|Sud|Vietnam|Nepal)ese\b|(?:French|Dutch|Greek|Swiss|Czech|Thai|Arab|Arabic|Welsh|Latin|Hebrew|Creole|Provençal|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b|\p{Lu}\p{Lu}|\p{L}*\p{Ll}\p{Lu}|\p{Lu}\d)/u;

/** Words that are names in one sense and plain in another. */
const ambiguous = /^(?:polish|march|august|creole|may|i|arab)$/u;

/** Languages, peoples, days and months with the capital that English gives them. */
export const properlyCapital = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}./@-])\p{Ll}+(?![\p{L}@])/gu, (word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return word.length > 3 && !ambiguous.test(word) && capitals.test(capital) ? capital : word;
  });

/** A first word in lower case, unless it is a name, an abbreviation or `I`. */
export const lowered = (text: string) =>
  capitals.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'));

/** The end of a line that only its length ended: a long one that goes on in small letters. */
const wrap = /(?<=[^\n]{60})(?<![.!?:;])\n(?=[\p{Ll}\p{Lu}])/gu;

/** Typing tidied: one space where one belongs, one mark where several stood, no shouting. Words and lines stay. */
export function tidied(text: string): string {
  let result = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]|\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/\r\n?/gu, '\n');
  if (shouts(result)) result = result.toLocaleLowerCase('en');
  for (const [habit, meaning] of shorthand) result = result.replace(habit, meaning);
  result = result.replace(abbreviations, (found) => found.toUpperCase());
  return result
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s+([,;:.!?])(?=\s|$|\p{L})/gu, '$1')
    .replace(/([!?])[!?]+/gu, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/\.{2,}|…+/gu, '.')
    .replace(/,{2,}/gu, ',')
    .replace(/(?<!(?:https?:\/\/|www\.)\S*)([,;!?])(?=\p{L})/giu, '$1 ')
    .replace(/(?<=\p{Ll}{2})([.:])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(
      /(?<=\s\p{Ll}{3,})\.(?!(?:com|org|net|info|shop|app|eu|uk|fr|de|es|at|ch|be|nl|it)\b)(?=\p{Ll}{2,}\s)/gu,
      '. ',
    )
    .replace(/ *\n */gu, '\n')
    .replace(wrap, ' ')
    .trim();
}
