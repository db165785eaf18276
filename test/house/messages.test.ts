import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMessages } from '../../src/app/boot/build/messages';
import { bareWords, faultsOf, messageFaults, saidIn, unsaid } from './messageRules';
import { readSources, sourcesOf } from './source';

const root = resolve(import.meta.dirname, '../..');

test('every sentence of the browser is in every language, with its values and forms; none is there that nothing says', () => {
  expect(Object.values(messageFaults(root, readSources(root))).flat()).toEqual([]);
});

test('the one sentence that was agreed on in Spanish stands there', () =>
  expect(readMessages(root, 'es').get('settings')?.['Profile Error']).toBe('Error de Perfil'));

describe('the rule sees', () => {
  const of = (text: string) => sourcesOf([['src/features/wizard/View.tsx', text]]);
  const imports = "import { plural, t } from '../../../contract/languages/t';\n";
  const faults = (
    text: string,
    messages: Record<string, Record<string, string | Record<string, string>>>,
    language = 'de',
  ) => faultsOf(new Map(Object.entries(messages)), saidIn(of(imports + text)), language);

  test('a sentence that no language has, and one that nothing says any more', () => {
    expect(faults("t('Go on')", { wizard: { Stop: 'Halt' } })).toEqual([
      'wizard: "Go on" is missing (src/features/wizard/View.tsx)',
      'wizard: nothing says "Stop"',
    ]);
  });

  test('a sentence of the area and one of all', () => {
    expect(faults("t('Go on'); t('Stop')", { wizard: { 'Go on': 'Weiter' }, common: { Stop: 'Halt' } })).toEqual([]);
  });

  test('a value that is lost on the way', () => {
    expect(faults("t('Hello {name}', { name })", { wizard: { 'Hello {name}': 'Hallo' } })).toEqual([
      'wizard: "Hello {name}" has other values than the English one',
    ]);
  });

  test('a sentence that was agreed on and is said in other words, not one with another name of its value', () => {
    const said = saidIn(of(`${imports}t('Go on'); t('Hello {name}', { name })`));
    expect(unsaid(['Go on', 'Go on!', 'Hello {person}'], said)).toEqual(['Go on!']);
  });

  test('a form that the language has and the message has not', () => {
    const said = "plural(count, '1 page', '{count} pages')";
    const forms = { one: '{count} Seite', other: '{count} Seiten' };
    expect(faults(said, { wizard: { '{count} pages': forms } })).toEqual([]);
    expect(faults(said, { wizard: { '{count} pages': forms } }, 'ar')).toEqual(
      ['few', 'many', 'two', 'zero'].map((name) => `wizard: "{count} pages" has no form '${name}'`),
    );
    expect(faults(said, { wizard: { '{count} pages': 'Seiten' } })).toEqual([
      'wizard: "{count} pages" needs its plural forms',
    ]);
  });

  test('words of a view that no language can change', () => {
    const text = '<p title="Read this">Go on <b>{name}</b>: EUR</p>';
    expect(of(text).flatMap(bareWords)).toEqual([
      "src/features/wizard/View.tsx:1: 'Read this' is not in t()",
      "src/features/wizard/View.tsx:1: 'Go on' is not in t()",
    ]);
  });
});
