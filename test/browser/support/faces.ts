import type { Page } from '@playwright/test';
import { extent } from '../../extent';

export type Theme = 'light' | 'dark';

const themes = ['light', 'dark'] as const;
/** A telephone and a desktop. */
export const usualWidths: readonly number[] = [360, 1440];
const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 };

export interface Face {
  theme: Theme;
  width: number;
}

/** Both themes at each of the widths. */
export const everyFace = (widths: readonly number[]): Face[] =>
  themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

/** Whether a face is one of those. */
export const isAmong = (faces: readonly Face[], { theme, width }: Face): boolean =>
  faces.some((face) => face.theme === theme && face.width === width);

/** The theme of a test in `npm test`, one or the other by its name: to change it costs as much as to look. */
export const themeOf = (title: string): Theme => ([...title].length % 2 === 0 ? 'dark' : 'light');

/**
 * What a look at a state takes in. In `npm test` the theme and the width that are there, and each third time the other
 * width: a defect is of a part, and parts stand in several states. All faces when everything runs.
 *
 * @param looks how many there were before it
 * @param shown what the page is shown in
 */
export function facesToLookAt(widths: readonly number[], looks: number, shown: Face): Face[] {
  const other = shown.width < 768 ? Math.max(...widths) : Math.min(...widths);
  return extent([looks % 3 === 2 ? { ...shown, width: other } : shown], everyFace(widths));
}

/** What the page is shown in at the moment. */
export const faceOf = async (page: Page): Promise<Face> => ({
  theme: (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light',
  width: page.viewportSize()?.width ?? 1440,
});

/** For a context whose page is looked at as it moves. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Shows the page in each face in turn, then as it was. The theme changes with the device's colour scheme; of a customer
 * who has chosen one there is no other. Without motion: a toast that fades away meanwhile has no colours
 * that one could look at.
 */
export async function inEachFace(page: Page, faces: readonly Face[], look: (face: Face) => Promise<void>) {
  if (faces.length === 0) return;
  // A tab behind another one is not painted, and what waits for a frame would wait in vain.
  await page.bringToFront();
  const before = page.viewportSize();
  // A page that is shut off, a customer's website in a frame of its own, has no storage to look into.
  const [wasDark, wasStill, chosen] = await page.evaluate(() => {
    const matches = (query: string) => matchMedia(query).matches;
    const stored = origin === 'null' ? null : localStorage.getItem('vite-ui-theme');
    return [matches('(prefers-color-scheme: dark)'), matches('(prefers-reduced-motion: reduce)'), stored] as const;
  });
  const { theme: shown } = await faceOf(page);
  const follows = chosen !== 'dark' && chosen !== 'light';
  let hasChanged = false;
  for (const face of faces.filter(({ theme }) => follows || theme === shown)) {
    const size = before?.width === face.width ? before : { width: face.width, height: heights[face.width] ?? 900 };
    const isShown = wasStill && face.theme === shown && before === size;
    // To show the face that is there costs as much as the look itself.
    if (hasChanged || !isShown) {
      hasChanged = true;
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: face.theme, reducedMotion: 'reduce' });
      // A customer's website has the device's colours without saying so.
      const isOurs = (await page.locator('html[data-theme]').count()) > 0;
      if (isOurs) await page.locator(`html[data-theme="${face.theme}"]`).waitFor({ state: 'attached' });
    }
    await settle(page);
    await look(face);
  }
  if (!hasChanged) return;
  await page.emulateMedia({
    colorScheme: wasDark ? 'dark' : 'light',
    reducedMotion: wasStill ? 'reduce' : 'no-preference',
  });
  if (before) await page.setViewportSize(before);
  await settle(page);
}

/**
 * Waits for fonts, for pictures in view and for the motions that a change of size or theme set off; for none of them
 * longer than 2.5 s: a motion that is taken away meanwhile may never say that it has ended.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const patience = 2500;
    const patiently = (wait: Promise<unknown>) =>
      Promise.race([wait, new Promise((done) => setTimeout(done, patience))]);
    await patiently(document.fonts.ready);
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const pictures = [...document.images].filter((picture) => !picture.complete && isInView(picture));
    const arrivals = pictures.map(
      (picture) => new Promise((done) => ['load', 'error'].forEach((end) => picture.addEventListener(end, done))),
    );
    await patiently(Promise.all(arrivals));
    // What ends later, such as the words of a long wait, which have not begun yet, is looked at as it stands.
    const motions = document.getAnimations().filter(({ effect, currentTime }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return end - Number(currentTime) <= patience;
    });
    await patiently(Promise.allSettled(motions.map(({ finished }) => finished)));
    await patiently(new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  });
}
