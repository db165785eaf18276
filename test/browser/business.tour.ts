import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import type { DraftBusiness } from '../../contract/wire/wizard/draft';
import { chooseDomain, chooseTemplate, signUp, stranger } from './support/journey';
import { expect, test } from './support/test';

test.setTimeout(900_000);
test.use({ widths: [360, 768, 1440] });

const texts = '**/ai/api/generate/text';
const logos = '**/ai/api/generate/logo';
const uploads = '**/api/images/profile/*';
const patience = 30_000;
const megabyte = 1024 * 1024;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const keywords = (page: Page) => page.getByRole('list', { name: 'Keywords' }).getByRole('listitem');
const next = (page: Page) => button(page, /^Next:/);
const files = (page: Page) => page.getByLabel(/Choose a file/);
const chosen = (page: Page) => page.getByRole('img', { name: 'Your logo' });
const variations = (page: Page) => page.getByRole('radio', { name: /^Logo \d/ });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

/** The business as the browser keeps it. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('website-order-storage') ?? '{}') as { business?: DraftBusiness };
    return draft.business;
  });

/** Everything that an answer may be instead of one. Whoever is not there at all is met apart. */
const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
  'a rate limit': { status: 429, json: { message: 'Slow down.' }, headers: { 'retry-after': '3' } },
  'an error of the server': { status: 500, json: { message: 'No.' } },
  'a page in place of data': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Proxy' },
  'other types': { status: 200, json: { generated_text: 5, image_data: ['a'], url: 7 } },
  'nothing at all': { status: 200, json: null },
};

const troubles = Object.entries(answers);

/** Noise does not compress: as many bytes as asked for, about. */
const heavyPng = async (bytes: number) => {
  const side = Math.round(Math.sqrt(bytes / 3));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};
const plain = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .toFormat(format)
    .toBuffer();

test('the business step: keywords, wording and a logo, and every way in which they can fail', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  watch.expectRefusal(400, '/otp/validate');
  for (const path of ['/generate/text', '/generate/logo'])
    for (const status of [429, 500]) watch.expectRefusal(status, path);
  const who = stranger('wording');
  await page.goto('/website-setup?source=visitor');
  await signUp(page, who, { product });
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product });
  /** Answers in the server's place while `action` runs. */
  const instead = async (pattern: string, answer: (route: Route) => unknown, action: () => Promise<void>) => {
    await page.route(pattern, answer);
    await action();
    await page.unroute(pattern);
  };
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/generate/text')) asked += 1;
  });

  await test.step('the number begins with the country that the customer is in, and takes digits alone', async () => {
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('47 01-23 45 6a');
    await expect(phone).toHaveValue('470123456');
    await expect.poll(async () => (await kept(page))?.contact_dial_code).toMatch(/^\+\d+$/);
  });

  await test.step('a field says what is wrong when it is left, not before', async () => {
    const name = page.getByLabel('Business name');
    await name.fill('B');
    await name.fill('');
    await expect(page.getByText('Business name is required')).toBeHidden();
    await name.blur();
    await expect(page.getByText('Business name is required')).toBeVisible();
    await button(page, 'Generate Logos').click();
    await expect(
      page.getByText('Please fill in both Business Name and Description to generate a logo.', { exact: true }),
    ).toBeVisible();
    await axe(page);
    await name.fill(who.business);
    await page.getByRole('textbox', { name: 'Business address' }).fill('1 Mill Lane, Ghent');
  });

  await test.step('keywords are asked for when the description is left, and only when it says something else', async () => {
    await description(page).fill('We bake organic bread and wedding cakes.');
    // Logos were asked for without a name and a description; now there are both.
    await expect(page.getByText(/^Please fill in both/)).toHaveCount(0);
    expect(asked).toBe(0);
    await description(page).blur();
    await expect(keywords(page).getByText('organic bread')).toBeVisible();
    expect(asked).toBe(1);
    await description(page).fill('  We bake organic bread and wedding cakes.\n');
    await description(page).blur();
    await description(page).focus();
    await description(page).blur();
    expect(asked).toBe(1);
    await description(page).fill(' ');
    await description(page).blur();
    await expect(keywords(page)).toHaveCount(0);
    await expect(page.getByText('Keywords are required')).toBeVisible();
    expect(asked).toBe(1);
    await axe(page);
  });

  await test.step('keywords that do not come are said, in the catalogue’s words, and can be asked for again', async () => {
    await description(page).fill('We bake rye bread in the old town.');
    let answer: Parameters<Route['fulfill']>[0] | null = null;
    await instead(
      texts,
      (route) => (answer ? route.fulfill(answer) : route.abort('connectionrefused')),
      async () => {
        const failed = page.getByRole('alert').filter({ hasText: 'The keywords could not be generated.' });
        await watch.whileServerAway(async () => {
          await description(page).blur();
          await expect(failed).toBeVisible();
          await expect(toast(page, 'Error generating keywords. Please try again.')).toBeVisible();
        });
        for (const [name, trouble] of troubles) {
          answer = trouble;
          await failed.getByRole('button', { name: 'Retry' }).click();
          await expect(failed, name).toBeVisible();
          await expect(page.getByText('Generating keywords'), name).toHaveCount(0);
          expect((await kept(page))?.business_description, name).toBe('We bake rye bread in the old town.');
          await expect(next(page), name).toBeDisabled();
        }
        await axe(page);
      },
    );
    await button(page, 'Retry').click();
    await expect(keywords(page).getByText('rye bread')).toBeVisible();
  });

  /** Half a minute of waiting, in the full run alone: the machine waits as long in every run, by a clock that is wound. */
  const expectGivenUp = async () => {
    const held: Route[] = [];
    await instead(
      texts,
      (route) => held.push(route),
      async () => {
        await button(page, 'Enhance').click();
        await expect(button(page, 'Enhance')).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByText('The description could not be enhanced.')).toBeVisible({
          timeout: patience + 10_000,
        });
        await expect(description(page)).toHaveValue('We bake rye bread in the old town.');
        await axe(page);
      },
    );
    for (const route of held) await route.abort().catch(() => undefined);
  };
  await test.step('nobody waits for ever: an answer that does not come within 30 s is given up', expectGivenUp);

  await test.step('a wording that does not come leaves the description alone', async () => {
    for (const [name, trouble] of troubles) {
      await instead(
        texts,
        (route) => route.fulfill(trouble),
        async () => {
          await button(page, 'Retry').click();
          await expect(page.getByText('The description could not be enhanced.'), name).toBeVisible();
          await expect(button(page, 'Enhance'), name).not.toHaveAttribute('aria-busy');
          await expect(description(page), name).toHaveValue('We bake rye bread in the old town.');
        },
      );
    }
    await button(page, 'Dismiss').click();
    await expect(description(page)).toBeFocused();
    await expect(page.getByText('The description could not be enhanced.')).toHaveCount(0);
  });

  await test.step('a better wording by the keyboard alone: what changes is marked, and the focus is led', async () => {
    const suggestion = page.getByRole('region', { name: 'Suggestion' });
    await button(page, 'Enhance').focus();
    await page.keyboard.press('Enter');
    await expect(suggestion).toBeFocused();
    await expect(suggestion.getByRole('status').locator('ins').first()).toBeVisible();
    await axe(page);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Accept')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(description(page)).toBeFocused();
    await expect(description(page)).toHaveValue('We bake rye bread in the old town.');
    const before = asked;
    await button(page, 'Enhance').focus();
    await page.keyboard.press('Enter');
    await expect(suggestion).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(description(page)).toBeFocused();
    await expect(description(page)).toHaveValue(/Blue Bakery/);
    // The new words have keywords made of them, without being left first.
    await expect.poll(() => asked).toBe(before + 2);
    // None is added by hand before they are there.
    await expect(page.getByText('Generating keywords')).toHaveCount(0);
    await expect(keywords(page).getByText('rye bread')).toBeVisible();
    await expect(keywords(page).getByText('hearing')).toHaveCount(0);
  });

  await test.step('keywords by hand, and the focus stays among them', async () => {
    const words = await keywords(page).count();
    await page.getByRole('textbox', { name: 'Another keyword' }).fill('Sourdough Classes');
    await page.keyboard.press('Enter');
    await expect(keywords(page).getByText('sourdough classes')).toBeVisible();
    await button(page, 'Remove sourdough classes').focus();
    await page.keyboard.press('Enter');
    await expect(keywords(page)).toHaveCount(words);
    await expect(keywords(page).last().getByRole('button')).toBeFocused();
  });

  await test.step('logos that do not come are said beside the button, and what waits can be stopped', async () => {
    for (const [name, trouble] of troubles) {
      await instead(
        logos,
        (route) => route.fulfill(trouble),
        async () => {
          await button(page, /^Generate/).click();
          const said = page.getByRole('tabpanel').getByText('Error generating logo. Please try again.');
          await expect(said, name).toBeVisible();
          await expect(button(page, 'Generate Logos'), name).not.toHaveAttribute('aria-busy');
        },
      );
    }
    await instead(
      logos,
      (route) => route.fulfill({ json: { image_data: {} } }),
      async () => {
        await button(page, 'Generate Logos').click();
        await expect(
          page.getByRole('tabpanel').getByText('No logo images generated. Try a different prompt.'),
        ).toBeVisible();
        await axe(page);
      },
    );
    const held: Route[] = [];
    await instead(
      logos,
      (route) => held.push(route),
      async () => {
        await button(page, 'Generate Logos').click();
        await expect(page.getByText('Generating logos')).toBeVisible();
        await axe(page);
        await button(page, 'Stop').click();
        await expect(button(page, 'Generate Logos')).toBeFocused();
        await expect(page.getByText('Generating logos')).toHaveCount(0);
      },
    );
    for (const route of held) await route.abort().catch(() => undefined);
  });

  await test.step('four logos of 1 MB overflow nothing, and are there again after a reload', async () => {
    const picture = (await heavyPng(megabyte)).toString('base64');
    expect(picture.length).toBeGreaterThan(megabyte);
    const image_data = Object.fromEntries([1, 2, 3, 4].map((place) => [`logo_${place}`, picture]));
    await instead(
      logos,
      (route) => route.fulfill({ json: { image_data } }),
      async () => {
        await button(page, 'Generate Logos').click();
        await expect(variations(page)).toHaveCount(4);
      },
    );
    await variations(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(variations(page).nth(1)).toBeChecked();
    const shown = () =>
      expect
        .poll(() =>
          page
            .locator('fieldset img')
            .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 500)),
        )
        .toEqual([true, true, true, true]);
    await shown();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }).length)).toBeLessThan(20_000);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(variations(page).nth(1)).toBeChecked();
    await shown();
    await axe(page);
  });

  await test.step('of files four kinds are taken, none of them empty or over 50 MB', async () => {
    await page.getByRole('tab', { name: 'Upload Logo' }).click();
    const refused = async (name: string, mimeType: string, buffer: Buffer, sentence: string) => {
      await files(page).setInputFiles({ name, mimeType, buffer });
      await expect(page.getByText(sentence, { exact: true }), name).toBeVisible();
    };
    const kind = 'Please select a valid image file (jpg, png, svg, webp).';
    await refused('a.gif', 'image/gif', await plain(9, 9, 'gif'), kind);
    await refused('a.png', 'image/png', Buffer.alloc(0), 'The image file is empty. Please select a valid image.');
    await refused('a.pdf', 'application/pdf', Buffer.from('%PDF'), kind);
    const folder = mkdtempSync(join(tmpdir(), 'logo-'));
    const large = join(folder, 'large.png');
    writeFileSync(large, '');
    truncateSync(large, 50 * megabyte + 1);
    await files(page).setInputFiles(large);
    await expect(page.getByText('The image file should not exceed 50 MB.', { exact: true })).toBeVisible();
    rmSync(folder, { recursive: true });
    const broken = 'Error processing image. Please try again.';
    await files(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('tabpanel').getByText(broken)).toBeVisible();
    // What was chosen before is still the logo.
    expect((await kept(page))?.logo.kind).toBe('generated');
    await axe(page);
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      const name = `logo.${format}`;
      await files(page).setInputFiles({ name, mimeType: `image/${format}`, buffer: await plain(4_000, 3_000, format) });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      const width = () => chosen(page).evaluate((one) => (one as HTMLImageElement).naturalWidth);
      await expect.poll(width, { message: `${name} is made smaller in the browser` }).toBe(1_024);
    }
    await button(page, 'Remove logo').click();
    await expect(page.getByText('Logo is required')).toBeVisible();
    await expect(next(page)).toBeDisabled();
  });

  await test.step('a drawing with a script is a picture and nothing else, here and where it is served', async () => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('nothing'));
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)"><rect width="24" height="24" fill="#c2410c"/></a></svg>';
    await files(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await expect(chosen(page)).toBeVisible();
    await chosen(page).click();
    await expect(page.locator('main').locator('object, embed, iframe:not([sandbox=""])')).toHaveCount(0);
  });

  await test.step('a logo that the server does not take, or cannot: said beside it, and nothing is lost', async () => {
    const image = 'Please select a valid image file (jpg, png, svg, webp).';
    // The path ends with the customer's id.
    watch.expectRefusal(400, '');
    await instead(
      uploads,
      (route) => route.fulfill({ status: 400, json: { message: 'No.', fields: { image } } }),
      async () => {
        await next(page).click();
        await expect(page.getByRole('tabpanel').getByText(image)).toBeVisible();
      },
    );
    await instead(
      uploads,
      (route) => route.abort('connectionrefused'),
      () =>
        watch.whileServerAway(async () => {
          await next(page).click();
          const sentence = 'Error uploading image. Please try again.';
          await expect(page.getByRole('tabpanel').getByText(sentence)).toBeVisible();
          await expect(next(page)).not.toHaveAttribute('aria-busy');
        }),
    );
    expect((await kept(page))?.logo.kind).toBe('file');
    await expect(page.getByRole('heading', { name: 'Business Information', exact: true, level: 1 })).toBeVisible();
    await axe(page);
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Website Images', exact: true, level: 1 })).toBeVisible();
    const logo = (await kept(page))?.logo;
    const served = await page.request.get(logo?.kind === 'uploaded' ? logo.url : '');
    expect(served.headers()).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(await served.body()).metadata();
    expect([width, height]).toEqual([1_600, 1_600]);
    expect(new URL(served.url()).origin).not.toBe(new URL(page.url()).origin);
  });
});
