import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCookie } from '../storage/cookie';
import { speak } from './language';

/** A page that speaks English, at an address, with or without cookies. */
function open(path: string, { isTyping = false, hasCookies = true } = {}) {
  const jar = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { pathname: path, reload } });
  vi.stubGlobal('document', {
    activeElement: { matches: () => isTyping },
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split('; ')[0]?.split('=') ?? [];
      if (hasCookies) jar.set(name, value);
    },
  });
  return reload;
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

it('remembers a language that was chosen, and loads the page in it once', () => {
  const reload = open('/settings/appearance');
  speak('ar');
  expect([readCookie('language'), reload.mock.calls.length]).toEqual(['ar', 1]);
  speak('ar');
  expect([readCookie('language'), reload.mock.calls.length]).toEqual(['ar', 1]);
});

it('leaves a page that speaks it already as it is', () => {
  const reload = open('/');
  speak('en');
  expect([readCookie('language'), reload.mock.calls.length]).toEqual(['en', 0]);
});

it.each([
  ['in the wizard', '/website-setup', {}, 'de'],
  ['while somebody types', '/', { isTyping: true }, 'de'],
  ['where no cookie can be written', '/', { hasCookies: false }, null],
])('does not load it anew %s', (_, path, page, stored) => {
  const reload = open(path, page);
  speak('de');
  expect([readCookie('language'), reload.mock.calls.length]).toEqual([stored, 0]);
});
