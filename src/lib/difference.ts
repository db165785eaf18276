/** A stretch of text as it stands after a change, or as it stood before. */
export interface Stretch {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words with the space that follows them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/gu) ?? [];

/**
 * What changes from one text to another, word by word: `same` and `added` together are the text after it. Takes time and
 * room by the product of both texts' words, of which the ones that begin and end both alike are left out.
 */
export function difference(before: string, after: string): Stretch[] {
  const old = wordsOf(before);
  const young = wordsOf(after);
  const isSame = (one: number, other: number) => old[one]?.trim() === young[other]?.trim();
  let start = 0;
  while (start < old.length && start < young.length && isSame(start, start)) start += 1;
  let oldEnd = old.length;
  let youngEnd = young.length;
  while (oldEnd > start && youngEnd > start && isSame(oldEnd - 1, youngEnd - 1)) {
    oldEnd -= 1;
    youngEnd -= 1;
  }

  /** How many words the rests from `one` and `other` on have in common, in order. */
  const width = youngEnd - start + 1;
  const common = new Uint16Array((oldEnd - start + 1) * width);
  const at = (one: number, other: number) => (one - start) * width + other - start;
  for (let one = oldEnd - 1; one >= start; one -= 1)
    for (let other = youngEnd - 1; other >= start; other -= 1)
      common[at(one, other)] = isSame(one, other)
        ? (common[at(one + 1, other + 1)] ?? 0) + 1
        : Math.max(common[at(one + 1, other)] ?? 0, common[at(one, other + 1)] ?? 0);

  const stretches: Stretch[] = [];
  const say = (kind: Stretch['kind'], text = '') => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) stretches.push({ kind, text });
  };
  let one = start;
  let other = start;
  say('same', young.slice(0, start).join(''));
  while (one < oldEnd || other < youngEnd) {
    if (one < oldEnd && other < youngEnd && isSame(one, other)) {
      say('same', young[other]);
      one += 1;
      other += 1;
    } else if (
      one < oldEnd &&
      (other === youngEnd || (common[at(one + 1, other)] ?? 0) >= (common[at(one, other + 1)] ?? 0))
    ) {
      say('removed', old[one]);
      one += 1;
    } else {
      say('added', young[other]);
      other += 1;
    }
  }
  say('same', young.slice(youngEnd).join(''));
  return stretches;
}
