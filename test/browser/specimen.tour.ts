import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { facesToLookAt, settle } from './support/faces';
import { serveSpecimen } from './support/specimen';

/** The page is built once: its tests follow each other. */
test.describe.configure({ mode: 'default' });
// A recording puts a script into each frame, also where none may run, and the browser says so.
test.use({ trace: 'off' });

let specimen: Awaited<ReturnType<typeof serveSpecimen>>;
const heard: string[] = [];

test.beforeAll(async () => {
  specimen = await serveSpecimen();
});
test.afterAll(async () => specimen?.close());
test.beforeEach(({ page }) => {
  heard.length = 0;
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', ({ message }) => heard.push(message));
});
test.afterEach(() => expect(heard, 'errors and policy violations').toEqual([]));

type Words = Partial<Record<'theme' | 'dir' | 'open' | 'screen', string>>;

/** Opens the page; without motion, so that each look is at what stays. */
async function show(page: Page, width: number, words: Words = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${specimen.address}?${new URLSearchParams(words)}`);
  await page.locator('h1').waitFor();
  await settle(page);
}

/** What is wider than the window, or not seen whole though nobody chose to shorten it; in words. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`;
    const page = document.documentElement;
    const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      const words = range.getBoundingClientRect();
      const element = text.parentElement;
      // What scrolls by itself, or has its words beside it: the bars of the stepper on a phone.
      if (!element || words.width === 0 || element.closest('svg,select,nav ol')) continue;
      for (let box = element; box !== document.documentElement; box = box.parentElement ?? document.documentElement) {
        const { overflow, textOverflow, clipPath, display } = getComputedStyle(box);
        // What is only read out, or shortened on purpose.
        if (clipPath !== 'none' || textOverflow === 'ellipsis') break;
        const { left, right, top, bottom, height } = box.getBoundingClientRect();
        const isBeside = words.left < left - 1 || words.right > right + 1;
        // A face may be a little higher than its line.
        const isHigher = words.height > height * 1.15;
        if (box === element && display !== 'inline' && (isBeside || isHigher)) found.push(`${nameOf(box)} runs over`);
        const isCut = isBeside || words.top < top - 4 || words.bottom > bottom + 4;
        // What a busy button has no room for goes as a whole: its spinner says enough.
        const isGone = words.top >= bottom - 1 && element.closest('[aria-busy=true]') !== null;
        if (/hidden|clip/.test(overflow) && isCut && !isGone) found.push(`${nameOf(element)} is cut`);
      }
    }
    return found;
  });

async function violations(page: Page, rules: 'wcag' | 'all'): Promise<string[]> {
  const found = await violationsOn(page, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const { theme, width } of facesToLookAt([360, 1440], 0, { theme: 'dark', width: 360 })) {
  test(`every component, open and closed, is accessible and whole: ${theme}, ${width} px`, async ({ page }) => {
    const found: string[] = [];
    const overlays = ['dialog', 'confirm', 'sheet', 'search', 'error', 'success'];
    for (const words of [{}, { screen: 'public' }, ...overlays.map((open) => ({ open }))] satisfies Words[]) {
      await show(page, width, { theme, ...words });
      const { open } = words as Words;
      if (open)
        await page
          .getByRole(roles[open] ?? 'dialog')
          .last()
          .waitFor({ state: 'attached' });
      const complaints = [...(await violations(page, open ? 'wcag' : 'all')), ...(await cut(page))];
      found.push(...complaints.map((what) => `${JSON.stringify(words)}: ${what}`));
    }
    await show(page, width, { theme, open: 'menu' });
    await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Billing' }).waitFor();
    found.push(...(await violations(page, 'wcag')).map((what) => `menu: ${what}`));
    expect(found).toEqual([]);
  });
}
const roles: Record<string, 'alertdialog' | 'alert' | 'status'> = {
  confirm: 'alertdialog',
  error: 'alert',
  success: 'status',
};

test('in forced colours every state is still seen', async ({ page }) => {
  await show(page, 1440, { theme: 'light' });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const states = ['aria-current', 'aria-selected', 'aria-disabled', 'checked', 'open', 'data-now'];
  const found: string[] = [];
  for (const state of states) {
    // What is busy looks so by its spinner, and the marks of a timeline are drawings.
    const all = page.locator(`main [${state}]:not([${state}=false],[aria-busy],[data-state])`);
    const count = await all.count();
    expect(count, state).toBeGreaterThan(0);
    for (let at = 0; at < Math.min(count, 6); at++) {
      const element = await all.nth(at).elementHandle();
      if (!element || !(await element.isVisible())) continue;
      const before = await element.screenshot();
      const value = await element.evaluate((node, name) => {
        const was = node.getAttribute(name) ?? '';
        node.removeAttribute(name);
        if (node instanceof HTMLInputElement && name === 'checked') node.checked = false;
        return was;
      }, state);
      if (before.equals(await element.screenshot())) found.push(`${state} of ${await element.textContent()}`);
      await element.evaluate((node, [name, was]) => node.setAttribute(name, was), [state, value] as const);
    }
  }
  // What has no state of its own is seen at all.
  for (const [name, part] of Object.entries({
    progress: '[role=progressbar]>*',
    wait: '[aria-busy] span[aria-hidden]',
  })) {
    const element = page.locator(`main ${part}`).first();
    const around = await element.locator('xpath=ancestor::section[1]').elementHandle();
    const before = await around?.screenshot();
    await element.evaluate((node) => node.remove());
    const after = await around?.screenshot();
    if (!before || !after || before.equals(after)) found.push(name);
  }
  expect(found).toEqual([]);
});

test('with text twice as large nothing is cut, and nothing is wider than half a desktop', async ({ page }) => {
  await show(page, 640);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await cut(page)).toEqual([]);
});

test('nothing moves for whoever wants no motion', async ({ page }) => {
  await show(page, 1440);
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))),
    );
  expect(await longest()).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longest()).toBeGreaterThan(1);
});

test('written from right to left everything stands on its other side, and the arrows go where they point', {
  tag: '@full',
}, async ({ page }) => {
  /** Of each box the way from where its line begins, in px. */
  const starts = (isMirrored: boolean) =>
    page.evaluate((fromRight) => {
      // The current tab is brought into sight when the bar comes, by the widths of whichever face is there then.
      for (const bar of document.querySelectorAll('main nav')) bar.scrollLeft = 0;
      const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
        const around = element.parentElement;
        return !element.closest('svg *') && !around?.closest('main [dir=ltr]') && isBox(element);
      });
      function isBox(element: HTMLElement) {
        return getComputedStyle(element).display !== 'inline' && element.getClientRects().length > 0;
      }
      return boxes.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { className, tagName, textContent } = element;
        return {
          what: `${tagName} ${String(className)} ${textContent?.slice(0, 30)}`,
          start: Math.round(fromRight ? document.documentElement.clientWidth - right : left),
        };
      });
    }, isMirrored);
  for (const width of [360, 1440]) {
    await show(page, width, { dir: 'ltr' });
    const before = await starts(false);
    await show(page, width, { dir: 'rtl' });
    const after = await starts(true);
    expect(after.length).toBe(before.length);
    const moved = after.filter(({ start }, at) => Math.abs(start - (before[at]?.start ?? 0)) > 2);
    expect(moved, `${width} px`).toEqual([]);
    expect(await cut(page)).toEqual([]);
  }
  await page.getByRole('tab', { name: 'AI Generate' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Upload Logo', selected: true })).toBeFocused();
});
