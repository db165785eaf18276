import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../src/app/boot/build/messages';
import { agreedSentences } from './agreedSentences';
import { saidIn, showsWords } from './messageRules';
import { readSources } from './source';

const root = resolve(import.meta.dirname, '../..');
const withoutNames = (sentence: string) => sentence.replace(/\{\w[^}]*\}/g, '{}');

test('the product says each sentence that was agreed on, to the letter', () => {
  const shown = readSources(root).filter(({ path }) => showsWords(path));
  const said = new Set(saidIn(shown).flatMap(({ call }) => [call.key, ...call.english].map(withoutNames)));
  expect(agreedSentences.filter((sentence) => !said.has(withoutNames(sentence)))).toEqual([]);
});

test('the one sentence that was agreed on in Spanish stands there', () =>
  expect(readMessages(root, 'es').get('settings')?.['Profile Error']).toBe('Error de Perfil'));
