import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDefaults, readSettings } from '../settings';
import {
  contentSecurityPolicy,
  createInspectorPage,
  createPage,
  originsOf,
  type PageOptions,
  type PagesFile,
} from './page';

const pages: PagesFile = {
  shell: [
    '<!doctype html><html><head><title>Sitewright</title><!--routes--><!--head-->',
    '<script type="module" src="/assets/index.js" nonce="@nonce@"></script><!--styles--></head>',
    '<body><div id="root"><!--page--></div><!--settings--></body></html>',
  ].join(''),
  headScript: 'window.early=1',
  entry: { scripts: ['assets/index.js'], styles: ['assets/style.css'] },
  routes: [
    {
      pattern: '/sign-in',
      test: '^/sign-in/?$',
      scripts: ['assets/sign-in.js', 'assets/form.js'],
      soon: [],
      styles: [],
    },
    {
      pattern: '/',
      test: '^/?$',
      scripts: ['assets/dashboard.js'],
      soon: ['assets/calls.js', 'assets/later.css'],
      styles: ['assets/app.css'],
    },
    { pattern: '/billing', test: '^/billing/?$', scripts: [], soon: ['assets/later.css'], styles: [] },
    { pattern: '*', test: '^/.*$', scripts: ['assets/missing.js'], soon: [], styles: [] },
  ],
  styleTexts: {
    'assets/style.css': 'body{color:#000}',
    'assets/app.css': 'p{margin:0}',
    'assets/later.css': 'a{top:0}',
  },
  prerendered: { '/sign-in': '<title>Sign in</title><form method="post"></form>' },
  frames: {
    '/billing': '<div class="shell"></div>',
    '/websites': '<div><style nonce="@nonce@">p{margin:0}</style></div>',
  },
};

const settings = readSettings({ PORT: '4173', VITE_CURRENCY_API_KEY: '</script><b>' }, readDefaults());
const origins = originsOf(settings.browser);

let count = 0;
const now = 1_795_000_000_000;
const options: PageOptions = {
  pages: { en: pages },
  settings,
  random: { bytes: (n) => new Uint8Array(n).fill((count += 1)) },
  clock: { now: () => now },
};

const get = (path: string, headers: Record<string, string> = {}) =>
  createPage(options)(new Request(`http://localhost:4173${path}`, { headers }));

describe('a page where Google and GitHub are set up', () => {
  const offering = async (environment: Record<string, string>) => {
    const { oauth } = readSettings(environment);
    return (
      await createPage({ ...options, settings: { ...settings, oauth } })(new Request('http://localhost/sign-in'))
    ).text();
  };

  it('says so on its first element, and elsewhere not a word', async () => {
    expect(await offering({})).toContain('<html><head>');
    expect(await offering({ OAUTH: 'sandbox' })).toContain('<html data-oauth="google github"><head>');
    const github = { OAUTH_GITHUB_ID: 'our-id', OAUTH_GITHUB_SECRET: 'our-secret' };
    const page = await offering(github);
    expect(page).toContain('<html data-oauth="github"><head>');
    expect(page).not.toContain('our-');
  });
});

describe('an address that says where somebody came from, and when', () => {
  const led = async (search: string) => (await get(`/website-setup${search}`)).headers.get('Location');

  it('is taken at its word for 5 s, and without a time', async () => {
    expect(await led(`?source=dashboard&timestamp=${now}`)).toBeNull();
    expect(await led(`?source=dashboard&timestamp=${now - 5_000}`)).toBeNull();
    expect(await led('?source=dashboard')).toBeNull();
    expect(await led('?source=visitor&timestamp=1')).toBeNull();
  });

  it('leads to the same page without it after that, with all else that it says', async () => {
    expect(await led(`?source=dashboard&timestamp=${now - 5_001}`)).toBe('/website-setup');
    expect(await led(`?draft=a&source=dashboard&timestamp=${now + 1}`)).toBe('/website-setup?draft=a');
    expect(await led('?source=dashboard&timestamp=soon')).toBe('/website-setup');
  });

  it.each(['//evil.example', '/%5Cevil.example', '/website-setup//evil.example', '/'])(
    'leads nobody on from %s',
    async (path) => {
      const answer = await get(`${path}?source=dashboard&timestamp=1`);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );
});

describe('an inspected page', () => {
  const inspected = (inspector: 'off' | 'on' | 'stately') =>
    createPage({ ...options, settings: { ...settings, inspector } })(new Request('http://localhost:4173/'));

  it('says to its script whom to report to, and says nothing when nobody inspects', async () => {
    expect(await (await inspected('off')).text()).not.toContain('INSPECTOR');
    expect(await (await inspected('on')).text()).toContain('"INSPECTOR":"on"');
    expect(await (await inspected('stately')).text()).toContain('"INSPECTOR":"stately"');
  });

  it('may speak to a window that it opens elsewhere only for Stately', async () => {
    const opener = async (inspector: 'off' | 'on' | 'stately') =>
      (await inspected(inspector)).headers.get('Cross-Origin-Opener-Policy');
    expect([await opener('off'), await opener('on'), await opener('stately')]).toEqual([
      'same-origin',
      'same-origin',
      'same-origin-allow-popups',
    ]);
  });

  it('has the inspector beside it, under the same policy, which reaches its own origin alone', async () => {
    const shell = async () =>
      '<meta property="csp-nonce" nonce="@nonce@"><script src="/a.js" nonce="@nonce@"></script>';
    const answer = await createInspectorPage(shell, options)(new Request('http://localhost:4173/__machines'));
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(await answer.text()).toBe((await shell()).replaceAll('@nonce@', nonce ?? ''));
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|wss?:/);
    for (const line of ["require-trusted-types-for 'script'", "connect-src 'self'", "frame-src 'none'"]) {
      expect(policy).toContain(line);
    }
  });
});

describe('the page of a path', () => {
  it('gives every script and style the nonce of its own policy, and a new one to each answer', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      const answer = await get('/sign-in');
      const html = await answer.text();
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
      const inPage = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, found]) => found);
      expect(inPage).toHaveLength(7);
      expect(new Set(inPage)).toEqual(new Set([nonce]));
      expect(html).not.toMatch(/@nonce@|<!--/);
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(2);
  });

  it('names the chunks of every page and of its route at once, and no other', async () => {
    const html = await (await get('/sign-in/?redirect=%2Fbilling')).text();
    expect([...html.matchAll(/modulepreload[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/index.js',
      '/assets/sign-in.js',
      '/assets/form.js',
    ]);
  });

  it('names what a customer’s screen asks for next, for the head to load where there is a session', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('data-soon="assets/calls.js"');
    expect(html).not.toContain('href="/assets/calls.js"');
  });

  it('holds the prerendered page, its title in the head', async () => {
    const html = await (await get('/sign-in')).text();
    expect(html).toContain('<div id="root"><form method="post"></form></div>');
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Sign in</title>']);
    expect(await (await get('/')).text()).toContain('<title>Sitewright</title>');
  });

  it('holds the frame of a customer’s screen, folded as they left it', async () => {
    const framed = async (cookie: string) => (await get('/billing/?page=2', { cookie })).text();
    expect(await framed('')).toContain('<div id="root"><div data-frame><div class="shell"></div></div></div>');
    expect(await framed('a=b; sidebar:state=true')).not.toContain('data-collapsed');
    expect(await framed('a=b; sidebar:state=false')).toContain('<div data-collapsed="true" class="shell">');
  });

  it('brings its styles along when it is prerendered, else names their file', async () => {
    const [prerendered, other] = await Promise.all(['/sign-in', '/'].map(async (path) => (await get(path)).text()));
    expect(prerendered).toContain('>body{color:#000}</style>');
    expect(prerendered).not.toContain('margin');
    // With what its screen asks for next: another file would take the place of one that the screen waits for.
    expect(await (await get('/billing')).text()).toContain('>a{top:0}</style>');
    expect(
      [...(prerendered?.matchAll(/<link rel="stylesheet"[^>]*>/g) ?? [])].map(([link]) => link.slice(-10)),
    ).toEqual([' disabled>']);
    expect([...(other?.matchAll(/<link rel="stylesheet" crossorigin nonce="[^"]+" href="([^"]+)">/g) ?? [])]).toEqual([
      expect.arrayContaining(['/assets/style.css']),
      expect.arrayContaining(['/assets/app.css']),
    ]);
    expect(other).not.toContain('<style');
  });

  it('asks early for the profile, on a customer’s screen for what that shows too, unless the address says what', async () => {
    const early = async (path: string) => /data-early="([^"]*)"/.exec(await (await get(path)).text())?.[1];
    expect(await early('/sign-in')).toBe('/profile/');
    expect(await early('/')).toBe('/profile/ /dashboard/ /project/by-user/{user} /transactions/balance/');
    expect(await early('/billing/')).toBe('/profile/ /billing/overview/');
    expect(await early('/billing?tab=deposits')).toBe('/profile/');
  });

  it('gives the sizes in a frame its nonce', async () => {
    const answer = await get('/websites');
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(await answer.text()).toContain(`<style nonce="${nonce}">p{margin:0}</style>`);
  });

  it('carries the settings as data that cannot end its element', async () => {
    const html = await (await get('/')).text();
    const block = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual(settings.browser);
  });

  it('answers an unknown path with the page and 404, a missing file with few bytes', async () => {
    expect([(await get('/')).status, (await get('/sign-in')).status]).toEqual([200, 200]);
    const unknown = await get('/no/such/page');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('/assets/missing.js');
    const file = await get('/assets/gone-4711.js');
    expect([file.status, await file.text()]).toEqual([404, 'There is no such file.']);
    // A person who opens an address that looks like a file's is shown the page.
    for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*' }]) {
      const opened = await get('/a.b', headers);
      expect([opened.status, opened.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await opened.text()).toContain('<div id="root">');
    }
    expect((await get('/a.b', { 'sec-fetch-mode': 'no-cors', accept: 'text/html' })).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  it('compresses as accepted', async () => {
    const answer = await get('/', { 'Accept-Encoding': 'gzip;q=0, br' });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('<div id="root">');
    expect((await get('/', { 'Accept-Encoding': 'gzip;q=0' })).headers.get('Content-Encoding')).toBeNull();
  });
});

describe('the policy', () => {
  const policy = (secure: boolean) =>
    new Map(
      contentSecurityPolicy('abc', origins, secure)
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );

  it('allows no inline script or style, no plugin, no frame around it', () => {
    const text = contentSecurityPolicy('abc', origins, false);
    expect(text).not.toMatch(/unsafe|\*/);
    expect(policy(false).get('default-src')).toEqual(["'none'"]);
    expect(policy(false).get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
    expect(policy(false).get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
    for (const shut of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy(false).get(shut)).toEqual(["'none'"]);
    }
    expect(policy(false).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy(false).get('trusted-types')).toEqual(['notices']);
    expect(policy(false).get('worker-src')).toEqual(["'self'"]);
  });

  it('reaches the origins of the settings, each for its purpose alone', () => {
    const [app, content, sandbox] = ['http://localhost:4173', 'http://localhost:4174', 'http://localhost:4175'];
    expect(policy(false).get('connect-src')).toEqual(["'self'", app, 'ws://localhost:4173', sandbox]);
    expect(policy(false).get('img-src')).toEqual(["'self'", 'blob:', 'data:', content, sandbox]);
    expect(policy(false).get('frame-src')).toEqual([sandbox, content]);
  });

  it('frames the panels of both gateways', () => {
    const { frames } = originsOf({
      ...settings.browser,
      VITE_PAYMENT_URL: 'https://pay.example/io https://btcpay.example',
    });
    expect(frames).toEqual(['https://pay.example', 'https://btcpay.example']);
  });

  it('lets a stock-photo service send its pictures from their own host', () => {
    const { images } = originsOf({ ...settings.browser, VITE_STOCK_PHOTO_URL: 'https://api.unsplash.com' });
    expect(images).toContain('https://images.unsplash.com');
  });

  it('upgrades requests where the product is public', async () => {
    expect(policy(true).has('upgrade-insecure-requests')).toBe(true);
    expect(policy(false).has('upgrade-insecure-requests')).toBe(false);
    const secure = { ...settings, origins: { ...settings.origins, app: 'https://sitewright.example' } };
    const answer = await createPage({ ...options, settings: secure })(new Request('https://sitewright.example/'));
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect((await get('/')).headers.get('Strict-Transport-Security')).toBeNull();
  });
});
