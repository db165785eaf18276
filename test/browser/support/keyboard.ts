import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** What has the focus in a document, and whether a person sees that it has. */
const focusIn = (frame: Frame) =>
  frame.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'nothing', isSeen: false, isFrame: false };
    const isMarked = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0 && height > 0;
    const name = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent ?? '';
    const isSeen = isInWindow && (isMarked(focused) || isMarked(focused.parentElement));
    return { name, isSeen, isFrame: focused.tagName === 'IFRAME' };
  });

/**
 * What has the focus, and whether a person sees that it has: an outline or a ring on it or around it, in the window. In
 * a frame too, unless nothing runs there, and so nobody can look.
 */
export async function focusOf(page: Page): Promise<{ name: string; isSeen: boolean }> {
  const { isFrame, ...focus } = await focusIn(page.mainFrame());
  if (!isFrame) return focus;
  const element = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const allowed = await element?.getAttribute('sandbox');
  if (allowed != null && !allowed.includes('allow-scripts')) return { ...focus, isSeen: true };
  const frame = await element?.contentFrame();
  return frame ? focusIn(frame) : focus;
}

export async function expectSeen(page: Page) {
  const sight = async () => {
    const { name, isSeen } = await focusOf(page);
    return isSeen ? 'seen' : `not seen on "${name}"`;
  };
  await expect.poll(sight, { message: 'the focus' }).toBe('seen');
}

/** Goes on with Tab to what is wanted, and sees the focus at every stop. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectSeen(page);
  }
  throw new Error(`${String(wanted)} is not reached with ${key}`);
}

export const fill = async (page: Page, wanted: Locator, text: string) => {
  await tabTo(page, wanted);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
export const press = async (page: Page, wanted: Locator) => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};
