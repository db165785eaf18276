import { describe, expect, it } from 'vitest';
import { difference, type Stretch } from './difference';

const marks: Record<Stretch['kind'], (text: string) => string> = {
  same: (text) => text,
  added: (text) => `[+${text.trim()}]`,
  removed: (text) => `[-${text.trim()}]`,
};
const marked = (before: string, after: string) =>
  difference(before, after)
    .map(({ kind, text }) => marks[kind](text))
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['bread', 'bread', 'bread'],
    ['', 'fresh bread', '[+fresh bread]'],
    ['bread', '', '[-bread]'],
    ['we bake bread', 'we bake rye bread', 'we bake [+rye]bread'],
    ['we bake very good bread', 'we bake excellent bread', 'we bake [-very good][+excellent]bread'],
    ['the the town', 'the town', 'the [-the]town'],
    ['a  b\nc', 'a b c', 'a b c'],
    ['We bake.', 'We bake', 'We [-bake.][+bake]'],
  ])('%j, %j', (before, after, expected) => expect(marked(before, after)).toBe(expected));

  it('gives both texts back, whatever they are', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const text = () => Array.from({ length: random(30) }, () => ['a', 'b', 'c', 'd'][random(4)]).join(' ');
    for (let round = 0; round < 500; round += 1) {
      const [before, after] = [text(), text()];
      const stretches = difference(before, after);
      const without = (kind: Stretch['kind']) =>
        stretches.filter((one) => one.kind !== kind).flatMap((one) => one.text.split(/\s+/).filter(Boolean));
      expect(
        stretches
          .filter(({ kind }) => kind !== 'removed')
          .map((one) => one.text)
          .join(''),
      ).toBe(after);
      expect(without('added').join(' ')).toBe(before);
      stretches.forEach(({ kind }, place) => expect(stretches[place + 1]?.kind).not.toBe(kind));
    }
  });
});
