import { expect, test } from 'vitest';
import { languageOf } from './language';

const asked = (headers: Record<string, string>) => languageOf(new Headers(headers));

test.each([
  ['', 'en'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr-FR, es;q=0.4, ar;q=0.8', 'ar'],
  ['fr, nl', 'en'],
  ['*', 'en'],
  ['de;q=0, es', 'es'],
])('a browser that accepts %j is answered in %s', (accepted, language) => {
  expect(asked({ 'accept-language': accepted })).toBe(language);
});

test('what was chosen in a browser goes before what it accepts; what is no language of ours does not', () => {
  expect(asked({ 'accept-language': 'de', cookie: 'sidebar:state=true; language=ar' })).toBe('ar');
  expect(asked({ 'accept-language': 'de', cookie: 'language=xx' })).toBe('de');
  expect(asked({ 'accept-language': 'de', cookie: 'my_language=ar' })).toBe('de');
});
