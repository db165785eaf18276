import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/languages/languages';

const messages = join(import.meta.dirname, '../../../contract/languages/messages');

/** What a customer reads in a language, by the English sentence that stands in the code. */
export interface Words {
  /** The sentence with its values, each by its name in it. */
  say: (english: string, values?: Record<string, string>) => string;
  /** The whole of a sentence whatever its values, in any of its plural forms. */
  like: (english: string) => RegExp;
}

/** @throws {Error} for a sentence that the language does not have */
export function wordsOf(language: Language): Words {
  const folder = join(messages, language);
  const files = language === 'en' ? [] : readdirSync(folder);
  const known = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown),
  ) as Record<string, string | Record<string, string>>;
  const formsOf = (english: string) => {
    const said = language === 'en' ? english : known[english];
    if (said === undefined) throw new Error(`nobody says "${english}" in ${language}`);
    return typeof said === 'string' ? [said] : Object.values(said);
  };
  return {
    say: (english, values = {}) =>
      (formsOf(english)[0] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    like: (english) => {
      const patterns = formsOf(english).map((form) =>
        form
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+'),
      );
      return new RegExp(`^(?:${patterns.join('|')})$`);
    },
  };
}
