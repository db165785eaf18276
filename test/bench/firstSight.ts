import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { liveWebsite } from '../browser/support/liveWebsite';
import { test } from '../browser/support/test';
import { median } from './quantile';

/*
 * `PEER=<address> npx playwright test --config=test/bench/playwright.config.ts firstSight`: how soon a signed-in customer
 * sees a page on a slow telephone (562 ms, 1.6 Mbit/s, a quarter of the processor, as Lighthouse slows both), with
 * nothing in the browser's cache, and how long the first navigation takes at a quarter of the processor. Beside it, turn by
 * turn, a built shadcn-admin that somebody serves at PEER, if there is one. Prints medians in ms and ratios. Asserts
 * nothing, as no test asserts a time.
 */

const rounds = Number(process.env['ROUNDS'] ?? 3);
const peer = process.env['PEER'];

const telephone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

/** Ours, and what of the peer it is held beside. */
const pages = [
  ['/sign-in', '/sign-in'],
  ['/', '/'],
  ['/websites', '/'],
  ['/website-setup', '/tasks'],
  ['/settings/account', '/settings/account'],
] as const;

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;
const nobody: Stored = { cookies: [], origins: [] };

interface Sight {
  firstPaint: number;
  largestPaint: number;
  /** When the application put its page in the place of the prerendered one; NaN where there was none. */
  takenOver: number;
  /** Those of 50 ms and more. */
  tasks: { from: number; to: number }[];
}
declare global {
  interface Window {
    sight: Sight;
    navigated: number | null;
  }
}

function watchSight(): void {
  const sight: Sight = { firstPaint: NaN, largestPaint: NaN, takenOver: NaN, tasks: [] };
  window.sight = sight;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') sight.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (sight.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => sight.tasks.push({ from: startTime, to: startTime + duration }));
  new MutationObserver((changes) => {
    const isTakenOver = changes.some(({ target, removedNodes }) => {
      return target instanceof Element && target.id === 'root' && removedNodes.length > 0;
    });
    if (isTakenOver && Number.isNaN(sight.takenOver)) sight.takenOver = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

const longest = (tasks: Sight['tasks']) => Math.max(0, ...tasks.map(({ from, to }) => to - from));
/** What the bench says of a page, in ms: a task under 50 ms counts as none. */
const figures = {
  'first paint': ({ firstPaint }: Sight) => firstPaint,
  'largest paint': ({ largestPaint }: Sight) => largestPaint,
  'take-over': ({ takenOver, tasks }: Sight) =>
    longest(tasks.filter(({ from, to }) => from <= takenOver && takenOver <= to)),
  'longest task': ({ tasks }: Sight) => longest(tasks),
};

async function sightOf(browser: Browser, address: string, storageState: Stored) {
  const context = await browser.newContext({ ...telephone, storageState });
  await context.addInitScript(watchSight);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', slowNetwork);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { timeout: 120_000 });
  // A processor that is busy for a while asks for nothing meanwhile: whatever is larger has had 4 s to come.
  await page.waitForFunction(() => performance.now() - window.sight.largestPaint > 4_000, undefined, {
    timeout: 120_000,
    polling: 500,
  });
  const sight = await page.evaluate(() => window.sight);
  await context.close();
  return sight;
}

/** Notes when two frames have been painted since the page said what it comes with, counted from the pointer. */
function watchNavigation(says: string): void {
  window.navigated = null;
  let from = NaN;
  addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
  const look = () => {
    const said = document.querySelector('main')?.textContent ?? '';
    if (Number.isNaN(from) || !new RegExp(says).test(said)) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => (window.navigated = performance.now() - from)));
  };
  look();
}

async function navigationOf(
  browser: Browser,
  address: string,
  [path, says]: readonly [string, string],
  storageState: Stored,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, storageState });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(300);
  await page.evaluate(watchNavigation, says);
  await page.locator(`a[href="${path}"]`).first().click();
  const took = await painted(page);
  await context.close();
  return took;
}

async function painted(page: Page): Promise<number> {
  const navigated = await page.waitForFunction(() => window.navigated);
  return (await navigated.jsonValue()) as number;
}

test('first sight of each page, and the first navigation', async ({ browser, page, product }) => {
  test.setTimeout(3_600_000);
  await liveWebsite(page, product, 'sight');
  const state = await page.context().storageState();
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const beside = (own: number, other: number) =>
    Number.isNaN(other) ? own.toFixed(0) : `${own.toFixed(0)} : ${other.toFixed(0)} = ${(own / other).toFixed(3)}`;

  const seen = pages.map(() => ({ own: [] as Sight[], peer: [] as Sight[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [path, other]] of pages.entries()) {
      seen[index]?.own.push(await sightOf(browser, product.address + path, index === 0 ? nobody : state));
      if (peer) seen[index]?.peer.push(await sightOf(browser, peer + other, nobody));
    }
  for (const [index, [path]] of pages.entries()) {
    const { own = [], peer: others = [] } = seen[index] ?? {};
    const words = Object.entries(figures).map(([name, figure]) => {
      const each = own.map((one) => figure(one).toFixed(0)).join(', ');
      return `${name} ${beside(median(own.map(figure)), median(others.map(figure)))} (${each})`;
    });
    print(`${path}: ${words.join('; ')}`);
  }

  const navigations = { own: [] as number[], peer: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    navigations.own.push(await navigationOf(browser, `${product.address}/`, ['/billing', 'Covers \\d+ months'], state));
    if (peer) navigations.peer.push(await navigationOf(browser, `${peer}/`, ['/tasks', 'TASK-\\d+'], nobody));
  }
  print(`first navigation: ${beside(median(navigations.own), median(navigations.peer))}`);
});
