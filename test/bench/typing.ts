import { liveWebsite } from '../browser/support/liveWebsite';
import { expect, test } from '../browser/support/test';

/*
 * Ten words typed in a row at 80 words a minute, at a quarter of the processor: how long the slowest key took to be painted,
 * and how long after the last key of each word the preview with it was. Asserts nothing but that it came, and that the
 * preview stayed where it was scrolled to.
 */

/** Milliseconds between two keys at 80 words a minute. */
const pace = 150;

interface Seen {
  lastKey: number;
  keys: number[];
  previews: number[];
}
declare global {
  interface Window {
    seen: Seen;
  }
}

function watchTyping(): void {
  const seen: Seen = { lastKey: 0, keys: [], previews: [] };
  window.seen = seen;
  const hear = (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries()) if (/key|input/.test(name)) seen.keys.push(duration);
  };
  new PerformanceObserver(hear).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('keydown', () => (seen.lastKey = performance.now()), true);
  /** Once the frame is painted in which the page that came is the one that is shown. */
  const notePainted = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.previews.push(performance.now() - seen.lastKey);
      port2.postMessage(null);
    });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLIFrameElement && !target.hasAttribute('inert')) notePainted();
  }).observe(document, { subtree: true, attributeFilter: ['inert'] });
}

test('ten changes at 80 words a minute', async ({ page, product }) => {
  const { id } = await liveWebsite(page, product, 'typing');
  await page.addInitScript(watchTyping);
  await page.goto(`/websites/${id}/edit#services`);
  await page.getByRole('button', { name: 'Add service' }).click();
  const name = page.locator('[name="sections.services.0.name"]');
  await name.fill('Bread');
  const shown = page.frameLocator('iframe:not([inert])');
  await expect(shown.getByText('Bread', { exact: true }).first()).toBeVisible();
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const top = () => shown.locator('html').evaluate(() => Math.round(scrollY));
  const before = await top();
  const previews: number[] = [];
  for (let word = 0; word < 10; word += 1) {
    await name.focus();
    for (const key of ` word${word}x`) {
      const at = performance.now();
      await page.keyboard.type(key);
      await page.waitForTimeout(Math.max(0, pace - (performance.now() - at)));
    }
    await page.waitForTimeout(1_500);
    await expect(shown.getByText(`word${word}x`).first()).toBeVisible();
    expect(await top()).toBe(before);
    previews.push(Math.round(await page.evaluate(() => window.seen.previews.at(-1) ?? NaN)));
  }
  const slowest = await page.evaluate(() => Math.max(0, ...window.seen.keys));
  process.stdout.write(`slowest key ${slowest} ms; previews ${previews.join(', ')} ms after the last key\n`);
});
