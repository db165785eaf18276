import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipped, compose, headingFit, leadFit, sentences } from './prose';

test('sentences end where a reader ends them', () => {
  expect(sentences('We bake. Dr. Oetker would agree! Really?\n\nNext line')).toEqual([
    ['We bake.', 'Dr. Oetker would agree!', 'Really?'],
    ['Next line'],
  ]);
  expect(sentences('  \n ')).toEqual([]);
});

test('the first sentence leads, the others follow in paragraphs, and no word is lost', () => {
  expect(compose('One. Two.\nThree.')).toEqual({ lead: 'One.', paragraphs: ['Two.', 'Three.'] });
  expect(compose('')).toEqual({ lead: '', paragraphs: [] });
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30, mode: 'sentences' }), (text) => {
      const { lead, paragraphs } = compose(text);
      expect([lead, ...paragraphs].join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
      for (const paragraph of paragraphs) expect(paragraph).not.toBe('');
    }),
  );
  const long = compose('Lead. '.concat('A sentence of middle length, as people write them. '.repeat(20))).paragraphs;
  const lengths = long.map(({ length }) => length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(2 * 51);
});

test('sizes step down with the whole and with the longest word', () => {
  expect([
    headingFit('Bakery'),
    headingFit('Blue Bakery'),
    headingFit('The Blue Bakery'),
    headingFit('x'.repeat(21)),
  ]).toEqual(['s', 's', 'm', 'xl']);
  expect([
    leadFit('x'.repeat(80)),
    leadFit('x'.repeat(81)),
    leadFit('x'.repeat(171)),
    leadFit('x'.repeat(321)),
  ]).toEqual(['s', 'm', 'l', 'xl']);
});

test('a clipped text ends at a word and keeps its limit', () => {
  expect(clipped('short', 10)).toBe('short');
  expect(clipped('one two three four', 12)).toBe('one two…');
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, limit) => clipped(text, limit).length <= limit),
  );
});
