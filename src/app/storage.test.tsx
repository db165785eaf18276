import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { DraftCopy } from '../../contract/wire/wizard/draft';
import { ada } from '../../machines/session/session/session.model';
import { extent } from '../../test/extent';
import { closeBrowserSides, openBrowserSide, patience } from '../../test/walk/browserSide';
import { corruptions } from '../../test/walk/corruptions';
import { copy, mine, position, server, session, stored } from '../../test/walk/storedOrder';
import * as draftKeys from '../effects/storage/draftKeys';
import { routes } from '../system/routes';

/*
 * Whatever the browser has stored has become something else, or it stores nothing: there is a page, with a heading and a way
 * on, and nothing breaks unseen.
 */

vi.setConfig({ testTimeout: 2 * patience.timeout });

const heading = () => document.querySelector('h1')?.textContent;
const step = () => document.getElementById('step-title')?.textContent;
const notice = (words: string) => screen.queryByText(words) !== null;
const wasPutAside = () => notice('Your draft could not be read');
const isNotStored = () => notice('This browser does not keep your draft');

/** A page of ours with a heading, which a person can go on from. */
const isUsable = () => {
  expect(heading()).toBeTruthy();
  expect(heading()).not.toBe('Oops! Something went wrong');
  const ways = document.querySelector('main')?.querySelectorAll('a, button:not([disabled]), input:not([disabled])');
  expect(ways?.length).toBeGreaterThan(0);
};
const isSignIn = () => {
  expect(heading()).toBe('Sign in');
  expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(false);
};
const isAt = (name: string) => () => expect(step()).toBe(name);

interface Shelf {
  /** What was stored, by key; the one that is corrupted among it. */
  local?: Record<string, string>;
  own?: Record<string, string>;
  at: string;
  /** What goes before the bundle. */
  before?: () => Promise<void>;
  see: () => void;
}

const signIn = async () => {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Email', ada.email);
  type('Password', 'a loaf of rye bread');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' })));
};

const aside = draftKeys.asideKey(ada.uuid);
const sessionShelf: Shelf = {
  local: { ...session, ...stored },
  own: { token: session.token, 'auth-storage': session['auth-storage'] },
  at: '/website-setup',
  // Either the session is still told from its other copies, or one signs in anew.
  see: () => (step() === undefined ? isSignIn() : isAt('Website')()),
};
const draftShelf: Shelf = { local: { ...session, ...stored }, at: '/website-setup', see: isAt('Website') };

let boots = 0;
/** What the page's own script does ahead of the bundle: by another address it is done again. */
const bootHead = async () => {
  await import(/* @vite-ignore */ `./boot/head.ts?${(boots += 1)}`);
  window.earlyBoot?.release();
};

/** Every key of the product's storage, with a page that reads it. */
const localKeys: Record<string, Shelf> = {
  token: sessionShelf,
  access_token: sessionShelf,
  refresh_token: sessionShelf,
  'auth-storage': sessionShelf,
  lastPath: { local: { lastPath: '/plans' }, at: '/sign-in', see: isSignIn },
  'session-refresh': {
    local: { ...session, token: 'stale', 'session-refresh': 'a-tab' },
    at: '/website-setup',
    see: isAt('Domain Selection'),
  },
  'vite-ui-theme': {
    local: { 'vite-ui-theme': 'dark' },
    at: '/sign-in',
    before: bootHead,
    see: () => {
      isSignIn();
      expect(document.documentElement.dataset['theme']).toMatch(/^(?:light|dark)$/);
    },
  },
  'display-currency': {
    local: { ...session, 'display-currency': 'JPY' },
    at: '/billing',
    see: () => expect(heading()).toBe('Billing'),
  },
  'support-drafts': {
    local: { ...session, 'support-drafts': JSON.stringify({ user: ada.uuid, drafts: [] }) },
    at: '/support/?new=1',
    see: () => expect(heading()).toBe('Support'),
  },
  'website-edits': {
    local: { ...session, 'website-edits': JSON.stringify({ edits: [] }) },
    at: '/websites/7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01/edit',
    see: () => expect(heading()).toBe('Edit website'),
  },
  font: { local: { font: 'manrope' }, at: '/sign-in', before: bootHead, see: isSignIn },
  appearance: {
    local: { font: 'manrope', appearance: '{"density":"compact","faces":[["url(/a.woff2)","400","U+0-FF"]]}' },
    at: '/sign-in',
    before: bootHead,
    see: isSignIn,
  },
  'appearance-unsaved': {
    local: { ...session, 'appearance-unsaved': '{"customer":"somebody","change":{"font":"Lato"}}' },
    at: '/settings/appearance',
    see: () => expect(heading()).toBe('Settings'),
  },
  [draftKeys.draftKey]: {
    ...draftShelf,
    see: () => {
      const isAside = localStorage.getItem(draftKeys.unreadableKey) !== null;
      expect(step()).toBe(isAside ? 'Domain Selection' : 'Website');
      expect(wasPutAside()).toBe(isAside);
    },
  },
  [draftKeys.positionKey]: {
    ...draftShelf,
    see: () => {
      expect(['Website', 'Order Summary']).toContain(step());
      expect(screen.getAllByText('blue-bakery.com').length).toBeGreaterThan(0);
      expect(wasPutAside()).toBe(false);
    },
  },
  [draftKeys.copyKey]: {
    ...draftShelf,
    see: () => {
      isAt('Website')();
      // It has a copy on the server that can be saved to, be it another one.
      expect(v.is(DraftCopy, JSON.parse(localStorage.getItem(draftKeys.copyKey) ?? ''))).toBe(true);
    },
  },
  [draftKeys.savesKey]: { ...draftShelf, see: isAt('Website') },
  [draftKeys.unreadableKey]: {
    ...draftShelf,
    local: { ...session, ...stored, [draftKeys.unreadableKey]: '{"version":99,"user":null}' },
  },
  [aside]: {
    local: { ...session, [aside]: JSON.stringify({ draft: mine, position, copy }) },
    at: '/website-setup',
    see: () => expect(['Domain Selection', 'Website', 'Order Summary']).toContain(step()),
  },
};
const ownKeys: Record<string, Shelf> = {
  token: { ...sessionShelf, see: isAt('Website') },
  'auth-storage': { ...sessionShelf, see: isAt('Website') },
  'deployment-modal': {
    local: session,
    own: { 'deployment-modal': '{"projectId":"p1","status":"INITIAL"}' },
    at: '/',
    see: () => {},
  },
};

const shelves = () => [localStorage, sessionStorage];
const fill = ({ local = {}, own = {} }: Pick<Shelf, 'local' | 'own'>) => {
  for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text);
  for (const [name, text] of Object.entries(own)) sessionStorage.setItem(name, text);
};

const complaints: unknown[] = [];
const complain = ({ message }: ErrorEvent) => complaints.push(message);

beforeEach(() => {
  for (const shelf of shelves()) shelf.clear();
  window.scrollTo = vi.fn();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = '<title>Sitewright</title><meta name="description" content="">';
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(...said));
  // Whoever still listens to an actor when everything ends says so to one that has ended: no news.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.addEventListener('error', complain);
});
afterEach(() => {
  closeBrowserSides();
  window.removeEventListener('error', complain);
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});

describe.each([
  ['local', localKeys],
  ['session', ownKeys],
] as const)('the %s storage', (area, keys) => {
  describe.each(Object.entries(keys).map(([key, shelf], place) => [key, shelf, place] as const))(
    'whatever its key %s holds',
    (key, shelf, place) => {
      const good = (area === 'local' ? shelf.local : shelf.own)?.[key] ?? '';

      // Each text at every ninth key, and at each key a ninth of them, unless everything runs.
      const texts = corruptions(good).filter((_, index) => (index + place) % extent(9, 1) === 0);
      it.each(texts.map((text) => [text.slice(0, 60), text]))('%j leaves a way on', async (_, text) => {
        fill(shelf);
        (area === 'local' ? localStorage : sessionStorage).setItem(key, text);
        // A lease that nobody gives back is waited for: here its time runs faster.
        let now = 0;
        if (key === 'session-refresh') vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
        await shelf.before?.();
        await openBrowserSide(shelf.at, server);
        const isShown = waitFor(() => {
          isUsable();
          shelf.see();
        }, patience);
        await expect(isShown).resolves.toBeUndefined();
      });
    },
  );
});

/** What IndexedDB may give back in a picture's place: a structured clone of anything. */
const pictures: readonly unknown[] = [
  ...corruptions('b1').slice(0, 24),
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  10n,
  new Date(0),
  new Date(Number.NaN),
  /b1/,
  new Map([['b1', 1]]),
  new Set(['b1']),
  [],
  [new Blob(['x'])],
  {},
  { size: 1, type: 'image/png' },
  new ArrayBuffer(8),
  new Uint8Array(8),
  new Error('b1'),
  new Blob([]),
  new Blob(['no picture'], { type: 'image/png' }),
  new Blob(['<script>alert(1)</script>'], { type: 'text/html' }),
  new Blob(['\0'.repeat(1_000_000)]),
];

interface Opened {
  transaction: unknown;
  close: () => void;
  onversionchange: (() => void) | undefined;
}
const opened: Opened[] = [];

/** A database that opens, and has that picture under every id; `fails` at the step of that name. */
function databaseWith(picture: unknown, fails?: 'open' | 'transaction' | 'request') {
  const broken = new DOMException('It is broken.', 'UnknownError');
  const soon = <Target extends object>(target: Target, name: keyof Target & string) => {
    queueMicrotask(() => (target[name] as unknown as (() => void) | undefined)?.());
    return target;
  };
  const transaction = () => {
    if (fails === 'transaction') throw broken;
    const ended = {
      db: opened.at(-1),
      error: broken,
      oncomplete: undefined,
      onabort: undefined,
      objectStore: () => store,
    };
    const asked = { result: picture, error: broken, onsuccess: undefined, onerror: undefined };
    const ask = () => soon(asked, fails === 'request' ? 'onerror' : 'onsuccess');
    const store = { transaction: ended, get: ask, put: ask, delete: ask, clear: ask };
    return soon(ended, fails === 'request' ? 'onabort' : 'oncomplete');
  };
  const open = () => {
    const result: Opened = { transaction, close: () => {}, onversionchange: undefined };
    opened.push(result);
    const opening = { result, error: broken, onsuccess: undefined, onerror: undefined };
    return soon(opening, fails === 'open' ? 'onerror' : 'onsuccess');
  };
  return { open, databases: () => Promise.resolve([]) };
}

describe('the pictures of a draft', () => {
  const logo = { kind: 'generated' as const, blob: 'b1' };
  const drawn = { ...mine, business: { ...mine.business, logo, ai_logos: ['b1', 'b2'] } };
  const see = async (database: unknown) => {
    vi.stubGlobal('indexedDB', database);
    fill({ local: { ...session, ...stored, [draftKeys.draftKey]: JSON.stringify(drawn) } });
    localStorage.setItem(draftKeys.positionKey, JSON.stringify({ step: 'business', visited: ['domain', 'website'] }));
    await openBrowserSide('/website-setup', server);
    await waitFor(() => {
      isUsable();
      isAt('Business Information')();
      expect(document.querySelectorAll('[role=tab]:not([disabled])')).toHaveLength(2);
    }, patience);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    // The product holds its database open until it hears of another version: the next test has one of its own.
    for (const database of opened.splice(0)) database.onversionchange?.();
  });

  it('are tried in 40 ways', () => expect(pictures.length).toBeGreaterThanOrEqual(40));
  const asked = pictures.filter((_, index) => index % extent(4, 1) === 0).map((picture) => [picture]);
  it.each(asked)('%s leave a way on', (picture) => expect(see(databaseWith(picture))).resolves.toBeUndefined());
  it.each(['open', 'transaction', 'request'] as const)('leave a way on when the %s fails', (step) =>
    expect(see(databaseWith(null, step))).resolves.toBeUndefined(),
  );
  it('leave a way on when mere access throws', async () => {
    const denied = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    await expect(see({ open: denied, databases: denied })).resolves.toBeUndefined();
  });
});

/** Both storages, with some of their ways refused. */
function refuse(name: string, ...ways: readonly string[]) {
  const no = () => {
    throw new DOMException('No.', name);
  };
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const shelf = window[area];
    const get = (_: Storage, way: string | symbol): unknown => {
      const value: unknown = Reflect.get(shelf, way);
      return ways.includes(String(way)) ? no : typeof value === 'function' ? value.bind(shelf) : value;
    };
    vi.spyOn(window, area, 'get').mockImplementation(ways.length === 0 ? no : () => new Proxy<Storage>(shelf, { get }));
  }
}

describe.each([
  ['is full', () => refuse('QuotaExceededError', 'setItem')],
  [
    'throws at whatever is asked of it',
    () => refuse('SecurityError', 'getItem', 'setItem', 'removeItem', 'clear', 'key', 'length'),
  ],
  ['throws at mere access', () => refuse('SecurityError')],
] as const)('a storage that %s', (_, breakStorage) => {
  beforeEach(breakStorage);

  it('leaves a visitor a way on, and says that nothing is stored', async () => {
    await openBrowserSide('/website-setup?source=visitor', server);
    await waitFor(() => {
      isUsable();
      isAt('Create your Account')();
      expect(isNotStored()).toBe(true);
    }, patience);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isNotStored()).toBe(false);
  });

  it('lets a customer sign in and set up a website, and says that nothing is stored', async () => {
    await openBrowserSide('/sign-in?redirect=/website-setup', server);
    await waitFor(isSignIn, patience);
    await signIn();
    await waitFor(() => {
      isUsable();
      isAt('Domain Selection')();
      expect(isNotStored()).toBe(true);
      expect(screen.getByText('Your browser does not let us store anything')).toBeTruthy();
    }, patience);
  });

  it.each(Object.keys(routes))('leaves a way on at %s', async (path) => {
    await openBrowserSide(path, server);
    await waitFor(() => {
      expect(heading() ?? step()).toBeTruthy();
      expect(document.querySelector('main')?.querySelector('a, button:not([disabled])')).toBeTruthy();
    }, patience);
  });
});

describe('the list of keys', () => {
  const sources = join(import.meta.dirname, '..');
  const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.walk)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(sources, path), 'utf8')] as const);

  it('has every key that those modules name', () => {
    const named = texts
      .filter(([, text]) => /(?:local|session)Storage|: Storage\b/.test(text))
      .flatMap(([, text]) => [...text.matchAll(/(?:[kK]eys? = |Item\()(\[[^\]]*\]|'[^']*')/g)])
      .flatMap(([, value = '']) => [...value.matchAll(/'([^']+)'/g)].map(([, key = '']) => key));
    const ours = Object.values(draftKeys).filter((value) => typeof value === 'string');
    const tried = [...Object.keys(localKeys), ...Object.keys(ownKeys)];
    expect([...new Set([...named, ...ours, aside])].toSorted()).toEqual([...new Set(tried)].toSorted());
  });
});
