import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiOf, isMistakable, unicodeOf } from './domainNames';

describe('a name outside ASCII', () => {
  it.each([
    ['bücher.de', 'xn--bcher-kva.de'],
    ['mañana.com', 'xn--maana-pta.com'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['пример', 'xn--e1afmkfd'],
    ['☕.ws', 'xn--53h.ws'],
    ['münchen-ost.shop', 'xn--mnchen-ost-9db.shop'],
  ])('%s is written %s, and read back', (read, written) => {
    expect([asciiOf(read), unicodeOf(written)]).toEqual([written, read]);
  });

  it('is written as it is typed in other shapes', () => {
    expect(['BÜCHER.de', 'bücher.de', 'ｂｌｕｅ．com', '１２３'].map(asciiOf)).toEqual([
      'xn--bcher-kva.de',
      'xn--bcher-kva.de',
      'blue.com',
      '123',
    ]);
  });

  it.each(['bü cher', 'bü@cher.de', 'bü/cher', 'bü:80', 'bü%41', 'xn--zzzzzz', 'xn--a.de', 'ü／evil'])(
    '%j is no name',
    (name) => expect(asciiOf(name)).toBeNull(),
  );

  it.each(['xn--', 'xn--zzzzzzzzzzzzzzzzzzzzzzzzzzzz.com', 'xn--a_b.de', 'blue.com', 'xn--blue-.com'])(
    '%j stays as it is',
    (name) => expect(unicodeOf(name)).toBe(name),
  );

  it('reads what the platform writes as the platform reads it', () => {
    const letters = fc.constantFrom(...'abcxyz019-äöüßéñøåčğαβγабвгאבגあいう日本語中文한국☕😀');
    let met = 0;
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 18 }), (parts) => {
        const written = domainToASCII(`${parts.join('')}.de`);
        if (written === '' || !written.includes('xn--')) return;
        met += 1;
        const read = domainToUnicode(written);
        if (asciiOf(read) === written) expect(unicodeOf(written)).toBe(read);
      }),
      { numRuns: 2_000 },
    );
    expect(met).toBeGreaterThan(500);
  });

  it('is never read as something that leads elsewhere', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^xn--[a-z0-9-]{1,20}$/), (label) => {
        const read = unicodeOf(label);
        expect(read === label || asciiOf(read) === label).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what may be taken for another name', () => {
  it.each([
    ['blue-bakery.com', false],
    ['bücher.de', false],
    ['пример.com', false],
    ['例えabc.jp', false],
    ['раypal.com', true],
    ['аррӏе.com', true],
    ['αlpha.com', true],
    ['2024.com', false],
  ])('%s: %s', (name, expected) => expect(isMistakable(name)).toBe(expected));
});
