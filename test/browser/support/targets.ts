import { type CDPSession, expect, type Page } from '@playwright/test';

/** Fails where `smallTargets` finds something on the page as it stands. */
export async function expectTargets(page: Page, size: number): Promise<void> {
  const path = new URL(page.url()).pathname;
  expect(await smallTargets(page, size), `targets of ${path} with less than ${size} px`).toEqual([]);
}

/** One for each page, never ended: with the end of any session Chromium takes the page's virtual authenticators away. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * What can be pressed and is less wide or less high than so many px for a finger: links, buttons, fields, tabs, entries of
 * menus and lists. A box or a radio counts with its label. A link counts where it stands alone; among others in the words of
 * a paragraph it need not (WCAG 2.5.5 and 2.5.8). What lies below a dialog, or is not shown, is no target. A page of a mouse
 * is given a finger meanwhile.
 */
export async function smallTargets(page: Page, size: number): Promise<string[]> {
  const isOfFinger = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (await isOfFinger()) return page.evaluate(smallerThan, size);
  // A dialog that learns of a finger takes the focus to itself: it goes back to where it was.
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  const device = await sessionOf(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(isOfFinger).toBe(true);
  // Under reduced motion even a size changes within a millisecond, not at once.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const small = await page.evaluate(smallerThan, size);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await expect.poll(isOfFinger).toBe(false);
  await focused.evaluate((element) => element?.isConnected && element !== document.activeElement && element.focus());
  await focused.dispose();
  return small;
}

/** In the page: each with its size. */
function smallerThan(size: number): string[] {
  const pressed =
    'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=option],[role^=menuitem],[tabindex="0"]';
  const marked = 'input:is([type=checkbox],[type=radio],[type=file])';
  return [...document.querySelectorAll(pressed)].flatMap((target) => {
    const isShown =
      target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert],[aria-hidden=true]');
    if (!isShown || target.matches('p>a:not(:only-child)')) return [];
    const box = ((target.matches(marked) && target.closest('label')) || target).getBoundingClientRect();
    // What stretches over the card that the target opens.
    const cover = getComputedStyle(target, '::after');
    const isCovered = cover.position === 'absolute';
    const width = isCovered ? Math.max(box.width, parseFloat(cover.width)) : box.width;
    const height = isCovered ? Math.max(box.height, parseFloat(cover.height)) : box.height;
    // Half a pixel is rounding; above the page lies what comes down with the focus.
    if (box.bottom <= 0 || Math.min(width, height) >= size - 0.5) return [];
    const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
    return [`${target.localName} '${name}': ${Math.round(width)} x ${Math.round(height)}`];
  });
}
