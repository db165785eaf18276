import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { enhancePrompt, keywordsPrompt, LogoReply, LogoRequest, parseKeywords, promptMaximum, TextRequest } from './ai';

describe('a prompt', () => {
  it.each([4_000, 8_000, 20_000])('of %i characters of description is one that the call takes', (length) => {
    for (const prompt of [
      keywordsPrompt('word '.repeat(length / 5)),
      enhancePrompt({ name: 'n'.repeat(500), description: 'x'.repeat(length) }),
    ]) {
      expect(prompt.length).toBeLessThanOrEqual(promptMaximum);
      expect(v.parse(TextRequest, { prompt }).prompt).toBe(prompt);
    }
  });
  it.each([
    ['', false],
    [' ', false],
    ['x', true],
    ['x'.repeat(8_000), true],
    ['x'.repeat(8_001), false],
  ])('of that length is taken or refused (%#)', (prompt, taken) => {
    expect(v.is(TextRequest, { prompt })).toBe(taken);
  });
});

describe('keywords', () => {
  it.each([
    ['bread, Cakes , bread,', ['bread', 'cakes']],
    ['Keywords: organic bread; wedding cakes.', ['organic bread', 'wedding cakes']],
    ['1. Bread\n2) Cakes\n- "Tarts"\n* Pies', ['bread', 'cakes', 'tarts', 'pies']],
    ['Here are some keywords for you:\nbread\n', ['bread']],
    ['3d printing, café, ---, ', ['3d printing', 'café']],
    ['', []],
    [' , ;\n', []],
  ])('of %j', (text, words) => expect(parseKeywords(text)).toEqual(words));
  it('are at most 12, each of at most 40 characters', () => {
    const many = Array.from({ length: 20 }, (_, index) => `word ${index}`);
    expect(parseKeywords(many.join(','))).toHaveLength(12);
    expect(parseKeywords(`${'x'.repeat(40)},${'y'.repeat(41)}`)).toEqual(['x'.repeat(40)]);
  });
});

describe('a logo', () => {
  it('needs both name and description, in the words that the form shows', () => {
    const result = v.safeParse(LogoRequest, {
      business_title: ' ',
      business_description: 'x',
      multiple_variations: true,
    });
    expect(result.issues?.[0].message).toBe('Please fill in both Business Name and Description to generate a logo.');
  });
  it('is a PNG', () => {
    expect(v.is(LogoReply, { image_data: { logo_1: 'iVBORw0KGgoAAAA=' } })).toBe(true);
    expect(v.is(LogoReply, { image_data: { logo_1: 'PHN2Zz4=' } })).toBe(false);
  });
});
