import { describe, expect, it } from 'vitest';
import { stem, wordsOf } from './stem';

describe('stem', () => {
  it.each([
    ['bakery', 'baking', 'bakers', 'bake', 'baker'],
    ['photographer', 'photography', 'photographs', 'photographers'],
    ['shop', 'shops', 'shopping'],
    ['cake', 'cakes'],
    ['party', 'parties'],
    ['dentist', 'dentists'],
    ['painting', 'paint', 'painter'],
    ['box', 'boxes'],
    ['jewelry', 'jewellery', 'jeweler'],
  ])('brings the forms of a word together: %s', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ['news', 'new'],
    ['business', 'busy'],
    ['wedding', 'wed'],
    ['car', 'care'],
    ['flower', 'flow'],
    ['glass', 'glasses'],
  ])('keeps apart what only looks alike: %s, %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('reads words without signs, accents and small words', () => {
    expect(wordsOf("The Café's ‘Crème-brûlée’ & a tea")).toEqual(['cafe', 'creme', 'brulee', 'tea']);
  });
});
