import type { Locator } from '@playwright/test';
import type { Language } from '../../contract/languages/languages';
import { drawn, placeOf } from './support/drawnPage';
import { expectSeen, press } from './support/keyboard';
import { liveWebsite } from './support/liveWebsite';
import { takenPhoto } from './support/takenPhoto';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

test.use({ widths: [390], viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(240_000);

/** Visits the website all the while. @returns ends it and says what was not whole: neither all of the words nor none */
function visiting(address: string, words: readonly string[]) {
  const broken: string[] = [];
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const response = await fetch(address).catch(() => Response.error());
      const text = await response.text();
      const there = words.filter((word) => text.includes(word));
      const isWhole = response.ok && text.trimEnd().endsWith('</html>') && [0, words.length].includes(there.length);
      if (!isWhole) broken.push(`${response.status}, ${text.length} characters, of the words: ${there.join(', ')}`);
      await new Promise((resolve) => void setTimeout(resolve, 25));
    }
  })();
  return async () => {
    isOver = true;
    await visits;
    return broken;
  };
}

const services = [
  ['Rye bread', '€4.80'],
  ['Wedding cake', 'from €120'],
  ['Sourdough course', '€65'],
] as const;

for (const language of ['en', 'ar'] satisfies Language[])
  test.describe(language, () => {
    test.use({ locale: language });

    test(`hours, services with prices and own photos are added by keys on a telephone, and taken back, in ${language}`, {
      tag: '@full',
    }, async ({ page, product, axe }) => {
      const { say, like } = wordsOf(language);
      const button = (english: string, values?: Record<string, string>) =>
        page.getByRole('button', { name: say(english, values), exact: true });
      const link = (english: string) => page.getByRole('link', { name: say(english), exact: true });
      // Beside its name it says what is in it.
      const part = (english: string) => page.getByRole('listitem').getByRole('link', { name: say(english) });
      const look = async (what: string) => {
        await axe(page, `editor-phone-${language}-${what}`);
      };
      const { id, site_url: address } = await liveWebsite(page, product, `keys-${language}`);
      const prices = services.map(([, price]) => price);
      const endVisits = visiting(address, ['09:00', ...prices]);
      const dialog = page.getByRole('dialog');
      const enter = async (wanted: Locator) => {
        await wanted.focus();
        await page.keyboard.press('Enter');
      };

      await test.step('opening hours', async () => {
        await page.goto(`/websites?site=${id}`);
        await enter(link('Edit website'));
        await expect(page.getByRole('heading', { name: say('Sections') })).toBeVisible();
        await look('list');
        await press(page, part('Opening hours'));
        await press(page, button('Add hours').first());
        // Past the clocks of the fields, whose focus is the browser's own.
        await enter(button('Same as the day before').nth(1));
        await look('hours');
        await enter(link('All sections'));
      });

      await test.step('three services with prices', async () => {
        await enter(part('Services'));
        for (const [index, [name, price]] of services.entries()) {
          await press(page, button('Add service'));
          await page.keyboard.type(name);
          const field = page.locator(`[name="sections.services.${index}.price"]`);
          await field.focus();
          await expectSeen(page);
          await page.keyboard.type(price);
          await expect(field).toHaveValue(price);
        }
        await look('services');
        await enter(link('All sections'));
      });

      await test.step('two own photos', async () => {
        await enter(part('Pictures'));
        await enter(button('Exchange picture {number}', { number: '1' }));
        const files = await Promise.all([takenPhoto('#5b9bd5', '#4f7a4a'), takenPhoto('#e08a5b', '#6b5a7a')]);
        await dialog
          .locator('input[type=file]')
          .setInputFiles(
            files.map((buffer, index) => ({ name: `hills-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
          );
        await expect(dialog.getByRole('button', { name: like('Describe {photo}') })).toHaveCount(2, {
          timeout: 30_000,
        });
        await look('photos');
        await enter(dialog.getByRole('button', { name: 'hills-1.jpg', exact: true }));
        await expect(dialog).toBeHidden();
        await enter(button('Exchange picture {number}', { number: '2' }));
        await enter(dialog.getByRole('button', { name: 'hills-2.jpg', exact: true }));
        await expect(dialog).toBeHidden();
        await look('pictures');
      });

      await test.step('published', async () => {
        await enter(button('Publish'));
        await expect(dialog.getByRole('listitem')).toHaveText([
          say('{part} added', { part: say('Services') }),
          say('{part} added', { part: say('Opening hours') }),
          say('{part} changed', { part: say('Pictures') }),
        ]);
        await look('review');
        await press(page, dialog.getByRole('button', { name: say('Publish now') }));
        await expect(page.getByText(say('Your changes are live.'), { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect.poll(async () => (await (await fetch(address)).text()).includes('€4.80')).toBe(true);
      });

      await test.step('and as it was before', async () => {
        await page.goto(`/websites?site=${id}&tab=versions`);
        await press(page, button('Restore version {number}', { number: '1' }));
        await expect(page.getByText(say('Version {number} is live again', { number: '1' })).first()).toBeVisible();
        await expect.poll(async () => (await (await fetch(address)).text()).includes('€4.80')).toBe(false);
      });
      expect(await endVisits(), 'visits that did not see the whole of a version').toEqual([]);
    });
  });

test('a finger finds its way through the editor, whose parts say what they are', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const { id } = await liveWebsite(page, product, 'finger');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.goto(`/websites/${id}/edit`);
  const bar = page.getByRole('group', { name: 'Publish' });
  await expect(bar).toMatchAriaSnapshot(`
    - group "Publish":
      - button "Undo" [disabled]
      - button "Redo" [disabled]
      - status: Nothing to publish. Saved
      - button "Publish" [disabled]
  `);
  await button('Preview').tap();
  await expect(button('Preview')).toHaveAttribute('aria-pressed', 'true');
  const about = drawn(page).getByRole('link', { name: 'Edit about' });
  await about.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(page, about);
  await page.touchscreen.tap(x + 20, y + 20);
  await button('Edit').tap();
  await expect(page.getByRole('heading', { name: 'About', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'All sections' }).tap();
  await page.getByRole('listitem').getByRole('link', { name: 'Services' }).tap();
  for (const name of ['Rye bread', 'Wedding cake']) {
    await button('Add service').tap();
    await page.keyboard.type(name);
  }
  await expect(page.getByRole('region', { name: 'Services' }).first()).toMatchAriaSnapshot(`
    - region "Services":
      - link "All sections"
      - heading "Services" [level=2]
  `);
  await button('Move Service 2 up').tap();
  const first = page.locator('[name="sections.services.0.name"]');
  await expect(first).toHaveValue('Wedding cake');
  await button('Undo').tap();
  await expect(first).toHaveValue('Rye bread');
  await button('Remove Service 2').tap();
  await expect(page.locator('[name="sections.services.1.name"]')).toHaveCount(0);
  await expect(bar).toMatchAriaSnapshot(`
    - group "Publish":
      - button "Undo"
      - button "Redo" [disabled]
      - status: Not published yet. Saved
      - button "Discard"
      - button "Publish"
  `);
});
