import type { Page } from '@playwright/test';

const filler = 'filler-';

/** Fills the page's local storage to the last letter. */
export const fillStorage = (page: Page) =>
  page.evaluate((name) => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`${name}${size}-${at}`, 'x'.repeat(size));
      } catch {
        // That size no longer fits: the next smaller one.
      }
    }
  }, filler);

/** Gives back what `fillStorage` took. */
export const emptyStorage = (page: Page) =>
  page.evaluate((name) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key);
  }, filler);
