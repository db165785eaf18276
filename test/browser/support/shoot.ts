import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { everyFace, inEachFace } from './faces';

const screens = join(import.meta.dirname, '../../../test-results/screens');

/** With `npm run screens` takes `<name>-<theme>-<width>.webp` in each face, a tablet's too; else does nothing. */
export async function shoot(page: Page, name: string, widths: readonly number[]): Promise<void> {
  if (!process.env['SCREENS']) return;
  await mkdir(screens, { recursive: true });
  const all = [...new Set([...widths, 768])].sort((one, other) => one - other);
  await inEachFace(page, everyFace(all), async ({ theme, width }) => {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(picture)
      .webp({ quality: 90 })
      .toFile(join(screens, `${name}-${theme}-${width}.webp`));
  });
}
