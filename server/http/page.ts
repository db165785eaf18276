import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';
import type { Language } from '../../contract/languages/languages';
import type { Clock } from '../clock';
import type { RandomSource } from '../random';
import { configuredProviders } from '../providers/oauth/settings';
import type { BrowserSettings, Settings } from '../settings';
import { languageOf } from './language';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const Files = v.array(v.string());

/** What the browser's build leaves for the server, `dist/pages.json`. */
const PagesFile = v.object({
  shell: v.string(),
  headScript: v.string(),
  entry: v.object({ scripts: Files, styles: Files }),
  routes: v.array(v.object({ pattern: v.string(), test: v.string(), scripts: Files, soon: Files, styles: Files })),
  styleTexts: v.record(v.string(), v.string()),
  prerendered: v.record(v.string(), v.string()),
  frames: v.record(v.string(), v.string()),
});
export type PagesFile = v.InferOutput<typeof PagesFile>;

/** Reads what the build left; a missing or older file is an error that names it. */
export async function readPages(file: string): Promise<PagesFile> {
  return v.parse(PagesFile, JSON.parse(await readFile(file, 'utf8')));
}

/** Other origins that the page may reach, by what for; the page's own is always among them. */
export interface PageOrigins {
  /** Requests and sockets: `https://photos.example`, `wss://pay.example`. */
  connect: readonly string[];
  /** Pictures: stock photos, flags, icons, uploads, template previews. */
  images: readonly string[];
  /** The payment panel. */
  frames: readonly string[];
  /** Websites before they are ordered. */
  previews: readonly string[];
}

/** A build for each language: English is always there, and speaks for those that are not. */
export type PagesOfLanguages = { en: PagesFile } & Partial<Record<Language, PagesFile>>;

export interface PageOptions {
  /** The build's pages by language; in development made anew for each request, from its path and query. */
  pages: PagesOfLanguages | ((address: string) => Promise<PagesFile>);
  settings: Pick<Settings, 'browser' | 'origins'> & Partial<Pick<Settings, 'inspector' | 'oauth'>>;
  random: RandomSource;
  clock: Clock;
}

/** Services that send their pictures from another host than the one that is asked. */
const pictureHosts: Readonly<Record<string, string>> = { 'https://api.unsplash.com': 'https://images.unsplash.com' };

/** What the browser's settings let the page reach. */
export function originsOf(browser: BrowserSettings): PageOrigins {
  const origins = (...keys: (keyof BrowserSettings)[]) => [
    ...new Set(keys.flatMap((key) => browser[key].split(' ').map((address) => new URL(address).origin))),
  ];
  const pictures = origins('VITE_CONTENT_URL', 'VITE_STOCK_PHOTO_URL', 'VITE_FLAGS_URL', 'VITE_ICONS_URL');
  return {
    connect: origins(
      'VITE_API_URL',
      'VITE_AI_URL',
      'VITE_CRYPTO_WS_URL',
      'VITE_STOCK_PHOTO_URL',
      'VITE_CURRENCY_URL',
      'VITE_COUNTRIES_URL',
      'VITE_NETWORK_URL',
      'VITE_ICONS_URL',
    ),
    images: pictures.flatMap((origin) => [origin, ...(pictureHosts[origin] ? [pictureHosts[origin]] : [])]),
    frames: origins('VITE_PAYMENT_URL'),
    previews: origins('VITE_CONTENT_URL'),
  };
}

/**
 * What a customer's screen asks for first, by its path, as its own calls write it; `{user}` is the customer, whom only the
 * browser knows. Every page asks for the profile, which gates its rendering.
 */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard/', '/project/by-user/{user}', '/transactions/balance/'],
  '/websites': ['/projects/?sort=newest&page=1&limit=10'],
  '/website-setup': ['/dashboard/', '/drafts/'],
  '/billing': ['/billing/overview/'],
};
/** The same of what parts show whose code comes last: after the code, of which nothing is shown without the rest. */
const laterCalls: Readonly<Record<string, readonly string[]>> = {
  '/website-setup': ['/plans/'],
  '/settings/account': ['/auth/passkeys/', '/auth/identities/', '/auth/sessions/'],
};

/** The calls of the first flight. An address that asks for something else than the whole screen has calls of its own. */
const earlyCalls = (pathname: string, search: string) => {
  const of = (calls: typeof firstCalls) => (search === '' && calls[plain(pathname)]) || [];
  return { early: ['/profile/', ...of(firstCalls)].join(' '), late: of(laterCalls).join(' ') };
};

/** Without the slash at its end. */
const plain = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));

/**
 * Answers a navigation with the application's page: a nonce of its own, the policy, the settings, the chunks of the
 * route and, for a public page, its prerendered content. An unknown path gets the same page (it shows the 404 screen)
 * with status 404. So does a path that names a file when a person opens it; what a page asks for by such a path gets a few
 * bytes, for a page in the place of a picture or a script helps nobody.
 */
export function createPage(options: PageOptions): (request: Request) => Promise<Response> {
  const { browser, origins: own, inspector = 'off', oauth = {} } = options.settings;
  const settings = jsonBlock(inspector === 'off' ? browser : { ...browser, INSPECTOR: inspector });
  const origins = originsOf(browser);
  const secure = own.app.startsWith('https:');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const now = withoutOldSource(pathname, search, options.clock.now());
    if (now !== null)
      return new Response(null, { status: 302, headers: { Location: now, 'Cache-Control': 'no-store' } });
    if (/\.[^/]*$/.test(pathname) && !isNavigation(request.headers)) return missingFile();
    const pages =
      typeof options.pages === 'function'
        ? await options.pages(pathname + search)
        : (options.pages[languageOf(request.headers)] ?? options.pages.en);
    const nonce = newNonce(options.random);
    const route = pages.routes.find(({ test }) => new RegExp(test).test(pathname));
    const html = render(pages, {
      nonce,
      pathname,
      ...earlyCalls(pathname, search),
      isFolded: isFolded.test(request.headers.get('cookie') ?? ''),
      route,
      settings,
      api: browser.VITE_API_URL,
      oauth: configuredProviders(oauth),
    });
    const headers = pageHeaders(nonce, origins, secure);
    // The page must be able to speak to the window that it opens at another origin.
    if (inspector === 'stately') headers['Cross-Origin-Opener-Policy'] = 'same-origin-allow-popups';
    return answer(request, html, headers, route && route.pattern !== '*' ? 200 : 404);
  };
}

/** Ms for which a way within the product counts as just gone. */
const recentMs = 5_000;

const setupPath = '/website-setup';

/**
 * The wizard's address without where its customer came from and when, once that is longer ago than 5 s: it was loaded again,
 * kept or passed on, and leads nobody from there. Null where it may stay, and for every other path: one that begins with
 * `//` would lead to another host.
 */
function withoutOldSource(pathname: string, search: string, now: number): string | null {
  if (plain(pathname) !== setupPath) return null;
  const asked = new URLSearchParams(search);
  const since = now - Number(asked.get('timestamp'));
  if (!asked.has('timestamp') || asked.get('source') !== 'dashboard' || (since >= 0 && since <= recentMs)) return null;
  asked.delete('source');
  asked.delete('timestamp');
  return asked.size > 0 ? `${setupPath}?${asked}` : setupPath;
}

/** The inspector's page, `/__machines`: under the same policy, which lets it reach nothing but its own files. */
export function createInspectorPage(
  shell: () => Promise<string>,
  { settings, random }: Pick<PageOptions, 'settings' | 'random'>,
): (request: Request) => Promise<Response> {
  const secure = settings.origins.app.startsWith('https:');
  return async (request) => {
    const nonce = newNonce(random);
    const html = (await shell()).replaceAll('@nonce@', nonce);
    return answer(
      request,
      html,
      pageHeaders(nonce, { connect: [], images: [], frames: [], previews: [] }, secure),
      200,
    );
  };
}

/** A browser says whether it opens an address; an older one says only what it would rather have. */
const isNavigation = (headers: Headers) =>
  headers.has('sec-fetch-mode')
    ? headers.get('sec-fetch-mode') === 'navigate'
    : (headers.get('accept') ?? '').includes('text/html');

const missingFile = () =>
  new Response('There is no such file.', {
    status: 404,
    headers: { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain; charset=utf-8' },
  });

const newNonce = (random: RandomSource) => Buffer.from(random.bytes(16)).toString('base64');

async function answer(request: Request, html: string, headers: Record<string, string>, status: number) {
  const { body, encoding } = await encoded(html, request.headers.get('Accept-Encoding') ?? '');
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response(body, { status, headers });
}

interface PageParts {
  nonce: string;
  pathname: string;
  /** Calls that the head sends before any code is there, apart by spaces. */
  early: string;
  /** Those of them that give way to the code. */
  late: string;
  /** Whether the customer has folded the sidebar. */
  isFolded: boolean;
  route: PagesFile['routes'][number] | undefined;
  settings: string;
  api: string;
  oauth: readonly string[];
}

function render(pages: PagesFile, parts: PageParts): string {
  const { nonce, early, late, route, settings, api, oauth } = parts;
  const content = prerenderedFor(pages, parts);
  const next = route?.soon ?? [];
  const laterStyles = next.filter((file) => file.endsWith('.css'));
  const soon = attribute(next.filter((file) => !laterStyles.includes(file)).join(' '));
  const head = `<script nonce="${nonce}" data-api="${attribute(api)}" data-early="${attribute(early)}" data-late="${attribute(late)}" data-soon="${soon}">${pages.headScript}</script>`;
  // All of them at once, those of every page too: found one in the other, each would wait for the one before.
  const chunks = [...pages.entry.scripts, ...(route?.scripts ?? [])]
    .map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`)
    .join('');
  const files = [...pages.entry.styles, ...(route?.styles ?? [])];
  const link = (file: string, rest = '') =>
    `<link rel="stylesheet" crossorigin nonce="${nonce}" href="/${file}"${rest}>`;
  // A prerendered page is painted as soon as it arrives: its styles come with it (576 to 376 ms on a slow network). So do
  // those of what its screen asks for next, which would take one of six connections. A disabled link is not fetched; it
  // tells Vite's loader of later chunks that these styles are there.
  const styles = content.body
    ? [...files, ...laterStyles].map(
        (file) => `<style nonce="${nonce}">${pages.styleTexts[file] ?? ''}</style>${link(file, ' disabled')}`,
      )
    : files.map((file) => link(file));
  const filled: Record<string, string> = {
    '@nonce@': nonce,
    '<!--head-->': head,
    '<!--styles-->': styles.join(''),
    '<!--routes-->': chunks,
    '<!--settings-->': settings,
    '<!--page-->': content.body,
  };
  const titled = content.title ? pages.shell.replace(/<title>.*?<\/title>/, () => content.title) : pages.shell;
  // Before the first paint, and with no request: which buttons there will be, and that their place is kept.
  const shell = oauth.length > 0 ? titled.replace('<html', `<html data-oauth="${oauth.join(' ')}"`) : titled;
  return shell.replace(/@nonce@|<!--(?:head|styles|routes|settings|page)-->/g, (place) => filled[place] ?? '');
}

/** The sidebar's cookie, as the browser's side writes it (src/effects/browser/shell.ts). */
const isFolded = /(?:^|;\s*)sidebar:state=false(?:;|$)/;

/**
 * A prerendered page begins with its `<title>`, where React put it; it belongs into the head. The frame of a customer's
 * screen is sent to everybody: whether there is a session only the browser knows, and the head's script says it.
 */
function prerenderedFor(
  { prerendered, frames }: PagesFile,
  { pathname, isFolded, nonce }: Pick<PageParts, 'pathname' | 'isFolded' | 'nonce'>,
): { title: string; body: string } {
  const path = plain(pathname);
  const frame = frames[path];
  if (frame) {
    const shown = isFolded ? frame.replace('<div', '<div data-collapsed="true"') : frame;
    return { title: '', body: `<div data-frame>${shown.replaceAll('@nonce@', nonce)}</div>` };
  }
  const html = prerendered[path] ?? '';
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  return { title, body: html.replace(title, '') };
}

/** Data, not a script: the policy does not concern it. No `<` inside can end the element. */
function jsonBlock(value: unknown): string {
  return `<script type="application/json" id="settings">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The Content-Security-Policy of the page: scripts by nonce alone, no inline style, no string that becomes
 * script or markup. Pictures may be `blob:` and `data:`, since neither can run: previews of uploads and generated logos.
 */
export function contentSecurityPolicy(
  nonce: string,
  { connect, images, frames, previews }: PageOrigins,
  secure: boolean,
): string {
  const framed = [...frames, ...previews];
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    list('img-src', ["'self'", 'blob:', 'data:', ...images]),
    list('connect-src', ["'self'", ...connect]),
    `font-src 'self'`,
    list('frame-src', framed.length > 0 ? framed : ["'none'"]),
    `manifest-src 'self'`,
    // What shows notices while no page is open: one file of ours, named by the one policy that the page may make.
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types notices`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const list = (directive: string, sources: readonly string[]) => `${directive} ${[...new Set(sources)].join(' ')}`;

function pageHeaders(nonce: string, origins: PageOrigins, secure: boolean): Record<string, string> {
  const copying = list('', ['self', ...origins.frames.map((origin) => `"${origin}"`)]).trim();
  return {
    'Content-Type': 'text/html; charset=utf-8',
    // A nonce is for one answer; a page in the back-forward cache is that answer.
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': contentSecurityPolicy(nonce, origins, secure),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(${copying})`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Compressed as the browser accepts it, at levels that cost well under a millisecond for a page of some KB. */
async function encoded(
  html: string,
  accepted: string,
): Promise<{ body: Uint8Array<ArrayBuffer> | string; encoding?: string }> {
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';');
    return /^\s*q=0(?:\.0*)?\s*$/.test(quality) ? [] : [name.trim()];
  });
  if (names.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: Uint8Array.from(await brotli(html, { params })), encoding: 'br' };
  }
  if (names.includes('gzip')) return { body: Uint8Array.from(await zip(html)), encoding: 'gzip' };
  return { body: html };
}
