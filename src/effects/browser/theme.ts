import { type EventObject, fromCallback } from 'xstate';
import type { Scheme, Theme, ThemeOrder } from '../../../machines/protocols/theme';

const key = 'vite-ui-theme';
const themes: readonly Theme[] = ['light', 'dark', 'system'];
/** Of the browser around the page. */
const themeColours: Record<Scheme, string> = { dark: '#020817', light: '#ffffff' };

const isDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const schemeOf = ({ matches }: { matches: boolean }): Scheme => (matches ? 'dark' : 'light');
const themeOf = (text: string | null): Theme => themes.find((theme) => theme === text) ?? 'system';

/** What was chosen, system by default, and what the device prefers. */
export function readTheme(): { theme: Theme; device: Scheme } {
  try {
    return { theme: themeOf(window.localStorage.getItem(key)), device: schemeOf(isDark()) };
  } catch {
    return { theme: 'system', device: schemeOf(isDark()) };
  }
}

function saveTheme(theme: Theme) {
  try {
    window.localStorage.setItem(key, theme);
  } catch {
    // A blocked storage: the choice holds until the page is closed.
  }
}

/** Paints the page in the theme it is told, keeps the choice, and says what the device chooses; other tabs are heard by `appearance.ts`. */
export const paintTheme = fromCallback<ThemeOrder, undefined, EventObject>(({ sendBack, receive }) => {
  const device = isDark();
  const hearDevice = (event: MediaQueryListEvent) => sendBack({ type: 'device.changed', device: schemeOf(event) });
  device.addEventListener('change', hearDevice);
  receive(({ theme, scheme, isChosen }) => {
    document.documentElement.dataset['theme'] = scheme;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours[scheme]);
    if (isChosen) saveTheme(theme);
  });
  return () => device.removeEventListener('change', hearDevice);
});
