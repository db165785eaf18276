import { expect, type Page } from '@playwright/test';

/** What was seen of the toasts of a page: the title of each, and what one of them lay over. */
export interface SeenToasts {
  readonly titles: string[];
  readonly covered: string[];
}

/**
 * Looks ten times a second at the toast of the page, from its next document on: whether it lies over an action, a sum or
 * a dialog. What only passes by, while a panel slides in for instance, does not count: what is found twice does.
 */
export async function watchToasts(page: Page): Promise<SeenToasts> {
  const seen: SeenToasts = { titles: [], covered: [] };
  const note = (list: string[], what: string) => list.includes(what) || list.push(what);
  await page.exposeFunction('noteToast', (title: string, over: string[]) => {
    note(seen.titles, title);
    for (const what of over) note(seen.covered, `"${title}" lay over ${what}`);
  });
  await page.addInitScript(() => {
    const { noteToast } = globalThis as unknown as { noteToast: (title: string, over: string[]) => Promise<void> };
    const actions =
      'a[href], button, input, label:has(input), select, textarea, summary, iframe, [role=radio], [data-amount]';
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} "${name}" at ${location.pathname}, ${innerWidth} px`;
    };
    let before: string[] = [];
    const look = () => {
      const region = document.querySelector('section[aria-label=Notifications]:not([data-aside])');
      const toast = region?.querySelector('[data-variant]');
      if (!region || !toast) return [];
      const at = toast.getBoundingClientRect();
      const isUnder = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isSeen = right > left && bottom > top && element.checkVisibility({ visibilityProperty: true });
        return isSeen && left < at.right && right > at.left && top < at.bottom && bottom > at.top;
      };
      const panels = [...document.querySelectorAll('[aria-modal=true] [data-panel]')];
      // Beside a dialog there may be no room: then it may lie over what of the dialog nobody acts on.
      const isRoomy = panels.every((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        const besides = [left, innerWidth - right].some((width) => width > at.width + 8);
        return besides || [top, innerHeight - bottom].some((height) => height > at.height + 8);
      });
      const within = panels.length > 0 ? panels : [document.body];
      const elements = within.flatMap((one) => [...one.querySelectorAll(actions)]);
      const over = [...elements, ...(isRoomy ? panels : [])]
        .filter((element) => !region.contains(element) && isUnder(element))
        .map(nameOf);
      const title = toast.querySelector(':scope > div > div')?.textContent ?? '';
      void noteToast(
        title,
        over.filter((what) => before.includes(what)),
      );
      return over;
    };
    // With a frame between two looks: what is moved away before the next one is painted nobody sees.
    const tick = () => {
      before = look();
      setTimeout(() => requestAnimationFrame(tick), 100);
    };
    requestAnimationFrame(tick);
  });
  return seen;
}

/** Fails when a toast of the page lay over anything, or when none of those named was seen at all. */
export function expectToastsCoveredNothing({ titles, covered }: SeenToasts, expected: readonly string[]): void {
  expect(titles).toEqual(expect.arrayContaining([...expected]));
  expect(covered, 'what a toast lay over').toEqual([]);
}
