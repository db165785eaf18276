import type { Locator, Page } from '@playwright/test';

/** The page that is shown, not the one that is still coming. */
export const drawn = (page: Page) => page.frameLocator('iframe:not([inert])');
/** Where of the window something of the page lies, which is shown smaller than it is: a frame of its own process tells its own place. */
export async function placeOf(page: Page, drawnThere: Locator) {
  const frame = page.locator('iframe:not([inert])');
  const { left, top, scale } = await frame.evaluate((element: HTMLIFrameElement) => {
    const box = element.getBoundingClientRect();
    return { left: box.left, top: box.top, scale: box.width / element.offsetWidth };
  });
  const { x, y } = await drawnThere.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  return { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
}
