import type { BrowserContext, Page } from '@playwright/test';
import { extent, isFull } from '../extent';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { records } from './support/records';
import { expect, test } from './support/test';

// The token runs out in the database itself, beside the running product.
// Recording all tabs at once would be measured with them.
if (isFull) test.use({ trace: 'off' });
// One worker takes all of them: each other one would start a product of its own.
test.describe.configure({ mode: 'default' });

/**
 * How often the token runs out in all tabs at once, and the milliseconds in which every tab must be usable again. The
 * full figure, on a quiet machine: `ROUNDS=200 LIMIT=2000`. Without a limit the slowest is only told: nothing asserts a
 * duration on a machine that does other work.
 */
const rounds = Number(process.env['ROUNDS'] ?? extent(1, 3));
const limit = Number(process.env['LIMIT'] ?? Number.POSITIVE_INFINITY);
const count = extent(4, 8);
const lock = 'session-refresh';

/** What a tour needs of the browser's locks, which the tests' own language library does not know. */
interface WithLocks {
  navigator: { locks: { request(name: string, hold: () => Promise<unknown>): Promise<unknown> } };
}

const tell = (figure: string) => process.stdout.write(`${figure}\n`);

const expire = (product: Product) =>
  records(product, `update sessions set access_expires_at = now() - interval '1 hour'`);

/** Tabs of one customer, each at the dashboard. */
async function openTabs(context: BrowserContext, product: Product, who: string): Promise<Page[]> {
  const { email, password } = stranger(who);
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  const first = await context.newPage();
  await first.goto('/sign-in');
  await first.getByLabel('Email').fill(email);
  await first.getByLabel('Password', { exact: true }).fill(password);
  await first.getByRole('button', { name: 'Sign In' }).click();
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const tabs = [first];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await tab.goto('/');
    await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    tabs.push(tab);
  }
  return tabs;
}

/** Every tab asks for something at once. @returns milliseconds until the last of them had it */
async function useAll(tabs: Page[]): Promise<number> {
  const times = await Promise.all(
    tabs.map(async (tab) => {
      const had = tab.waitForResponse((reply) => reply.url().includes('/project/by-user/') && reply.status() === 200);
      const from = performance.now();
      await tab.getByRole('button', { name: 'Refresh Status' }).evaluate((button) => (button as HTMLElement).click());
      await had;
      return performance.now() - from;
    }),
  );
  return Math.max(...times);
}

const worlds: {
  name: string;
  who: string;
  prepare: (context: BrowserContext) => Promise<unknown>;
  each?: (tab: Page) => unknown;
  /** In the full run alone: in `npm test` with tabs that are played (test/faults/sessionLocks). */
  tag?: '@full';
}[] = [
  { name: 'with the browser’s locks', who: 'locked', prepare: () => Promise.resolve() },
  {
    name: 'in a browser without locks',
    who: 'lockless',
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks')),
    tag: '@full',
  },
  {
    name: 'behind a lock that nobody gives back',
    who: 'orphaned',
    prepare: () => Promise.resolve(),
    each: (tab) =>
      tab.evaluate((name) => {
        const { navigator } = globalThis as unknown as WithLocks;
        void navigator.locks.request(name, () => new Promise(() => undefined)).catch(() => undefined);
      }, lock),
    tag: '@full',
  },
];

for (const { name, who, prepare, each, tag = [] } of worlds) {
  test(`the token runs out in all tabs at once, ${name}: nobody is signed out`, { tag }, async ({
    context,
    product,
    watch,
  }) => {
    test.setTimeout(120_000 + rounds * 10_000);
    for (const path of ['/profile/', '/dashboard/', '/balance/', '/ws-ticket', '/notifications/'])
      watch.expectRefusal(401, path);
    await prepare(context);
    const tabs = await openTabs(context, product, who);
    const user = new URL((await askedBy(tabs)).url()).pathname;
    watch.expectRefusal(401, user);
    const holder = await context.newPage();
    await holder.goto('/terms');

    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await each?.(holder);
      await expire(product);
      slowest.push(await useAll(tabs));
      for (const tab of tabs) expect(new URL(tab.url()).pathname, `round ${round}`).toBe('/');
    }
    const worst = Math.max(...slowest);
    tell(`${name}: the slowest of ${count} tabs in ${rounds} rounds was usable after ${worst.toFixed(0)} ms`);
    expect(worst).toBeLessThanOrEqual(limit);
    for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
}

/** The request that the dashboard makes in every round. */
async function askedBy([tab]: Page[]) {
  const asked = tab?.waitForResponse((reply) => reply.url().includes('/project/by-user/'));
  await tab?.getByRole('button', { name: 'Refresh Status' }).click();
  if (!asked) throw new Error('There is no tab.');
  return asked;
}

/** When what happened in a tab, in ms since 1970 by the browser's own steady clock: of the tab itself, not of the tour. */
interface Moments {
  clicked?: number;
  /** The sign-out of another tab was heard. */
  heard?: number;
  /** Nothing of the account is on the page any more. */
  gone?: number;
  /** The sign-in is there. */
  shown?: number;
}

/** Has every page of the browser note its moments. */
const noteMoments = (context: BrowserContext) =>
  context.addInitScript(() => {
    const moments: Moments = {};
    Object.assign(globalThis, { moments });
    const now = () => performance.timeOrigin + performance.now();
    const isOf = (target: EventTarget | null) => target instanceof Element && target.textContent?.trim() === 'Log out';
    addEventListener('click', ({ target }) => isOf(target) && (moments.clicked ??= now()), true);
    addEventListener('storage', ({ key }) => key === null && (moments.heard ??= now()));
    const look = () => {
      if (moments.heard && !document.querySelector('[aria-label^="Account of"]')) moments.gone ??= now();
      const heading = document.querySelector('h1')?.textContent;
      if (moments.heard && heading === 'Sign in') moments.shown ??= now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
const momentsOf = (tab: Page) => tab.evaluate(() => (globalThis as unknown as { moments: Moments }).moments);

test('a logout in one of many tabs ends all of them', async ({ context, product }) => {
  await noteMoments(context);
  const tabs = await openTabs(context, product, 'leaving');
  const [first, ...others] = tabs;
  await first?.getByRole('button', { name: /^Account of/ }).click();
  await first?.getByRole('menuitem', { name: 'Log out' }).click();
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  const { clicked = Number.NaN } = first ? await momentsOf(first) : {};
  const moments = await Promise.all(others.map(momentsOf));
  const last = (name: 'heard' | 'gone' | 'shown') =>
    Math.max(...moments.map((noted) => (noted[name] ?? Number.NaN) - clicked));
  const [heard, gone, shown] = [last('heard'), last('gone'), last('shown')];
  const figures = [heard, gone, shown].map((ms) => ms.toFixed(0));
  tell(`after a logout the last of ${others.length} other tabs heard of it, was empty, and showed the sign-in after`);
  tell(`${figures.join(', ')} ms`);
  for (const tab of tabs) {
    const kept = await tab.evaluate(() => {
      const { localStorage, sessionStorage } = globalThis as unknown as Record<string, Record<string, string>>;
      return Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /token|auth-storage/.test(key));
    });
    expect(kept).toEqual([]);
  }
  expect([heard, gone, shown].every(Number.isFinite)).toBe(true);
  // The product promises half of what the tour allows a tab to become usable again.
  expect(shown).toBeLessThanOrEqual(limit / 2);
});
