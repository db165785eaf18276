import type { Page } from '@playwright/test';
import { chooseDomain, choosePictures, describeBusiness, next, signUp, stranger } from './support/journey';
import { expect, test } from './support/test';

test.setTimeout(300_000);

const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => dialog(page).locator('iframe');
const site = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const openers = (page: Page) => page.getByRole('button', { name: /^Preview / });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last().click();

/** Waits until the website shows, and notes how long that took. */
async function shown(page: Page, what: string): Promise<void> {
  const begun = performance.now();
  await expect(frame(page)).toHaveCSS('opacity', '1');
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - begun)} ms` });
}

/** How high the sheet of the dialog is: what says its title lies in it. */
const heightOf = (page: Page) =>
  dialog(page)
    .getByRole('group')
    .evaluate((group) => group.closest<HTMLElement>('[id^=headlessui-dialog-panel]')?.offsetHeight);

/** Templates beside each other in the first line. */
async function columns(page: Page): Promise<number> {
  const tops = await openers(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('a template is looked at with what the customer has chosen, at first and at last', async ({
  page,
  product,
  watch,
  axe,
  shoot,
}) => {
  watch.expectRefusal(400, '/otp/validate');
  watch.expectRefusal(503, '/preview/');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const who = stranger('website');
  await page.goto('/website-setup?source=visitor');
  await signUp(page, who, { product });
  await chooseDomain(page, who, { product });

  await test.step('two templates beside each other on a telephone, four from a tablet on where they have room', async () => {
    await page.getByRole('radio', { name: /Media/ }).check({ force: true });
    await expect(openers(page)).toHaveCount(4);
    const size = page.viewportSize();
    for (const [width, count] of [
      [360, 2],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columns(page)).toBe(count);
    }
    if (size) await page.setViewportSize(size);
  });

  await page.getByLabel('Website name').fill(who.business);
  await page.getByRole('radio', { name: /E-commerce/ }).check({ force: true });
  const first = openers(page).first();

  await test.step('by the keyboard: the name is there already, the rest is said to be a sample', async () => {
    await first.focus();
    await page.keyboard.press('Enter');
    await shown(page, 'first preview');
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText(who.business);
    await expect(
      dialog(page).getByText(
        'Until you choose your own, you see a sample of: description, keywords, contact, pictures.',
      ),
    ).toBeVisible();
    await expect(frame(page)).toHaveAttribute('sandbox', '');
    await shoot(page, 'wizard-website-preview-desktop');
    await axe(page);
  });

  await test.step('another width moves nothing', async () => {
    const box = frame(page).locator('..');
    const [before, height] = [await box.boundingBox(), await heightOf(page)];
    const [desktop] = [await frame(page).boundingBox()];
    expect(Math.round(desktop?.width ?? 0)).toBe(Math.round(before?.width ?? 0));
    await press(page, 'Phone');
    await expect(frame(page)).toHaveCSS('width', '390px');
    expect([await box.boundingBox(), await heightOf(page)]).toEqual([before, height]);
    const phone = await frame(page).boundingBox();
    expect(phone?.width).toBeLessThanOrEqual(390);
    expect(Math.round(phone?.height ?? 0)).toBe(Math.round(before?.height ?? 0));
    await shoot(page, 'wizard-website-preview-phone');
  });

  await test.step('the focus stays in the dialog, and goes back to where it came from', async () => {
    await dialog(page).getByRole('button', { name: 'Phone' }).focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((shape) => shape.contains(document.activeElement))).toBe(true);
    }
    await dialog(page).getByRole('button', { name: 'Select' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  await test.step('an address is of no use to anybody else', async () => {
    await first.click();
    await shown(page, 'the same once more');
    const address = (await frame(page).getAttribute('src')) ?? '';
    expect(new URL(address).origin).toBe(product.contentAddress);
    expect((await page.request.get(address)).status()).toBe(404);
    await press(page, 'Select');
    await expect(dialog(page)).toHaveCount(0);
    await next(page, 'Business Information');
  });

  await describeBusiness(page, who, { product });
  await choosePictures(page, who, { product });
  for (const heading of ['Website Images', 'Business Information', 'Website']) {
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
  }

  await test.step('a picture that cannot be had: the template as it comes, a sentence and Retry', async () => {
    const faults = `${product.sandboxAddress}/faults`;
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'photos', status: 503 }),
    });
    await first.click();
    await expect(dialog(page).getByText('Your preview could not be shown.')).toBeVisible();
    await expect(dialog(page).getByAltText(/^The template/)).toBeVisible();
    await shoot(page, 'wizard-website-preview-failed');
    await axe(page);
    await fetch(faults, { method: 'DELETE' });
    await press(page, 'Retry');
    await shown(page, 'a preview with own pictures');
  });

  await test.step('with everything chosen it is the website as it will be published', async () => {
    await expect(dialog(page).getByText('This is your website as it will be published.')).toBeVisible();
    await expect(site(page).getByText('1 Mill Lane, Ghent')).toHaveCount(1);
    await expect(
      site(page)
        .getByText(/excellent croissants/i)
        .first(),
    ).toBeAttached();
    await shoot(page, 'wizard-website-preview');
    await axe(page);
    await press(page, 'Close');
    await expect(dialog(page)).toHaveCount(0);
  });
  expect(violations).toEqual([]);
});
