import type { Language } from '../../../contract/languages/languages';
import { language } from '../../lib/language';
import { readCookie, writeCookie } from '../storage/cookie';

/** The server reads it with each page (server/http/language.ts). */
const cookie = 'language';
/** Seconds: 400 days, as long as a browser lets one live. */
const cookieAge = 34_560_000;

/**
 * Remembers the language that a customer chose, here or with their profile, and loads the page anew where it speaks another.
 * Whoever is in the middle of typing, or of ordering, has it with the next page. Where the cookie cannot be written, nothing
 * would change.
 */
export function speak(chosen: Language): void {
  if (readCookie(cookie) === chosen) return;
  writeCookie(cookie, chosen, cookieAge);
  if (chosen !== language && readCookie(cookie) === chosen && !isAtWork()) window.location.reload();
}

const isAtWork = () =>
  window.location.pathname.startsWith('/website-setup') ||
  document.activeElement?.matches('input:not([type=radio]),textarea') === true;
