import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, locales } from '../contract/languages/languages';
import { listenTo, type Message, type Speaker } from '../contract/languages/t';
import { projectRoot } from './root';

const speakers = new Map<Language, Speaker>();
const speaking = new AsyncLocalStorage<Speaker>();

/** The sentences of every area; of two of the same English that of the area whose name comes first. */
function speakerOf(language: Language): Speaker {
  const folder = join(projectRoot, 'contract/languages/messages', language);
  const areas = existsSync(folder) ? readdirSync(folder).sort() : [];
  const messages = new Map<string, Message>();
  for (const area of areas)
    for (const [english, message] of Object.entries(
      JSON.parse(readFileSync(join(folder, area), 'utf8')) as Record<string, Message>,
    ))
      if (!messages.has(english)) messages.set(english, message);
  return { locale: locales[language], find: (english) => messages.get(english) };
}

function speaker(language: Language): Speaker {
  const known = speakers.get(language) ?? speakerOf(language);
  speakers.set(language, known);
  return known;
}

listenTo(() => speaking.getStore());

/** What `say` gives in a language: every sentence that is said through `t` meanwhile. Null speaks English. */
export const inLanguage = <Result>(language: Language | null, say: () => Result): Result =>
  language === null || language === 'en' ? speaking.exit(say) : speaking.run(speaker(language), say);

/** By which conventions whoever speaks at this moment writes days and numbers. */
export const spokenLocale = (): string => speaking.getStore()?.locale ?? locales.en;

/** A sentence that was written down in English before, as whoever speaks at this moment says it. */
export function spoken(english: string): string {
  const message = speaking.getStore()?.find(english);
  return typeof message === 'string' ? message : english;
}

/** A sentence that was made in English, for instance by a schema of the contract, in another language; itself where that has none. */
export function translated(language: Language, english: string): string {
  const message = language === 'en' ? undefined : speaker(language).find(english);
  return typeof message === 'string' ? message : english;
}
