/** Characters of a keyword, and how many there may be: the order takes no more. */
const longest = 60;
const most = 30;

/** A keyword as it is kept: lower case, single spaces; null when there is none or it is too long. */
export function tidyKeyword(text: string): string | null {
  const tidy = text
    .replace(/[\s,;]+/gu, ' ')
    .trim()
    .toLowerCase();
  return tidy === '' || tidy.length > longest ? null : tidy;
}

/** With one more, if it is one, is not there yet, and there is room. */
export function withKeyword(keywords: string[], text: string): string[] {
  const tidy = tidyKeyword(text);
  return tidy === null || keywords.includes(tidy) || keywords.length >= most ? keywords : [...keywords, tidy];
}
