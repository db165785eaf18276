import { isLanguage, type Language } from '../../../contract/languages/languages';
import { language } from '../../lib/language';
import { readCookie, writeCookie } from '../storage/cookie';

/** The server reads it with each page (server/http/language.ts). */
const cookie = 'language';
/** Seconds: 400 days, as long as a browser lets one live. */
const cookieAge = 34_560_000;

/** What was chosen in this browser; null where it was never. */
export function readLanguage(): Language | null {
  const chosen = readCookie(cookie);
  return isLanguage(chosen) ? chosen : null;
}

/**
 * Remembers the language that a customer chose, here or with their profile, and loads the page anew where it speaks another.
 * Whoever is in the middle of typing, or of ordering, has it with the next page. Where the cookie cannot be written, nothing
 * would change.
 */
export function speak(chosen: Language | null): void {
  if (chosen === null || readLanguage() === chosen) return;
  writeCookie(cookie, chosen, cookieAge);
  if (chosen !== language && readLanguage() === chosen && !isAtWork()) window.location.reload();
}

const isAtWork = () =>
  window.location.pathname.startsWith('/website-setup') ||
  document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea') === true;
