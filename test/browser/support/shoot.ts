import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyFace, type Face } from './faces';

const screens = join(import.meta.dirname, '../../../test-results/screens');

/** The faces in which a state's picture is taken with `npm run screens`, a tablet's too; else none. */
export const picturedFaces = (widths: readonly number[]): Face[] =>
  process.env['SCREENS'] ? everyFace([...new Set([...widths, 768])].sort((one, other) => one - other)) : [];

/** Takes `<name>-<theme>-<width>.webp` of a page that is shown in that face. */
export async function takePicture(page: Page, name: string, { theme, width }: Face): Promise<void> {
  await mkdir(screens, { recursive: true });
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 90,
    optimizeForSpeed: true,
  });
  await browser.detach();
  await writeFile(join(screens, `${name}-${theme}-${width}.webp`), data, 'base64');
}
