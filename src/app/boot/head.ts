import { readWear, wear } from '../../effects/browser/wear';
import type { EarlyBoot } from './early';

/*
 * The only inline script of the page, built by itself and placed in the head ahead of the stylesheet. It does what
 * cannot wait for the bundle: theme, font and space before the first paint, the profile's request before the bundle, and holding
 * on to a form that is sent before React is there.
 */

const page = document.documentElement;
const tag = document.currentScript as HTMLScriptElement;

/** A blocked storage throws on mere access. */
const stored = (read: () => string | null | undefined) => {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
};

/** What stands in the tag, apart by spaces. */
const listed = (name: string) => (tag.dataset[name] ?? '').split(' ').filter(Boolean);

const theme = stored(() => localStorage.getItem('vite-ui-theme'));
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
page.dataset['theme'] = dark ? 'dark' : 'light';
if (dark) document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#020817');

wear(readWear());

// Which way in there is a place for, before the first paint. The name is that of a method: a browser of before 2024 has none.
if ('parseRequestOptionsFromJSON' in (self.PublicKeyCredential ?? {})) page.dataset['passkeys'] = '1';

const replies: EarlyBoot['replies'] = {};
const token =
  stored(() => localStorage.getItem('token')) ??
  stored(() => localStorage.getItem('access_token')) ??
  stored(() => sessionStorage.getItem('token'));
if (token) {
  // The frame of the screens is in the page, and is for whoever has a session.
  page.dataset['session'] = '';
  const user = stored(
    () => (JSON.parse(localStorage.getItem('auth-storage') ?? '') as { user: { uuid?: string } }).user.uuid,
  );
  for (const name of ['early', 'late'] as const)
    for (const pattern of listed(name)) {
      if (pattern.includes('{') && !user) continue;
      const path = pattern.replace('{user}', user ?? '');
      const reply = fetch(tag.dataset['api'] + path, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        credentials: 'include',
        priority: name === 'late' ? 'low' : 'auto',
      });
      reply.catch(() => undefined);
      replies[path] = { token, sentAt: performance.now(), reply };
    }
  // What the screen asks for once it runs: on a slow network as long a way as all before it. The page's own files go first.
  for (const file of listed('soon')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce: tag.nonce, href: `/${file}` });
    document.head.append(link);
  }
  // The first format of days or money that a browser's process makes reads the tables of all its languages, on a slow telephone
  // for as long as a screen takes to come. Between the first paint and the code there is nothing else to do.
  new PerformanceObserver(() => new Intl.DateTimeFormat(page.lang)).observe({ type: 'paint', buffered: true });
}

const held = new Set<number>();
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  held.add([...document.forms].indexOf(event.target as HTMLFormElement));
};
document.addEventListener('submit', hold, true);

window.earlyBoot = {
  replies,
  release() {
    document.removeEventListener('submit', hold, true);
    return [...held];
  },
};
