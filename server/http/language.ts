import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '../../contract/languages/languages';

/** The cookie in which a browser remembers what its customer chose (src/effects/browser/language.ts). */
const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language of whoever asks: what they chose in this browser, then the first that it accepts and that we have. */
export function languageOf(headers: Headers): Language {
  const [, choice] = chosen.exec(headers.get('cookie') ?? '') ?? [];
  if (isLanguage(choice)) return choice;
  const accepted = parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? 'en';
}

/** What a new account remembers of it. English is where everybody begins: of that nothing was chosen. */
export function languageToKeep(headers: Headers): Language | null {
  const language = languageOf(headers);
  return language === 'en' ? null : language;
}
