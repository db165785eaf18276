import type { Page, Route } from '@playwright/test';
import { chooseDomain, pickPictures, describeBusiness, next, signUp, stranger } from './support/journey';
import { expect, test } from './support/test';

test.setTimeout(300_000);
/** A server of its own, for which no picture was made ready in another tour: what is there already cannot be missing. */
test.use({ environment: { DEPLOY_STEP_MS: '610' } });

const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => dialog(page).locator('iframe');
const site = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const openers = (page: Page) => page.getByRole('button', { name: /^Preview / });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last().click();

/** Waits until the website shows, and notes how long that took. */
async function shown(page: Page, what: string): Promise<void> {
  const begun = performance.now();
  await expect(frame(page)).toHaveCSS('opacity', '1', { timeout: 60_000 });
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - begun)} ms` });
}

/** How high the sheet of the dialog is: what says its title lies in it. */
const heightOf = (page: Page) =>
  dialog(page)
    .getByRole('group')
    .evaluate((group) => group.closest<HTMLElement>('[id^=headlessui-dialog-panel]')?.offsetHeight);

/** Where the widest part of the dialog ends, in px; the website in the frame is cut off where its box ends. */
const rightmost = (page: Page) =>
  dialog(page)
    .locator(':not(iframe)')
    .evaluateAll((all) => Math.max(...all.map((one) => Math.round(one.getBoundingClientRect().right))));

/** Templates beside each other in the first line. */
async function columns(page: Page): Promise<number> {
  const tops = await openers(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

type Box = { x: number; y: number; width: number; height: number } | null;
/** Whether one lies over the other; what is not there meets everything. */
const meet = (one: Box, other: Box) =>
  !one ||
  !other ||
  (one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height);

test('a template is looked at with what the customer has chosen, at first and at last', { tag: '@full' }, async ({
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
    await axe(page, 'wizard-website-preview-desktop');
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

  await test.step('nothing is wider than a telephone', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    for (const name of ['Desktop', 'Phone']) {
      await press(page, name);
      await expect.poll(() => rightmost(page)).toBeLessThanOrEqual(360);
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step('what is announced meanwhile is heard in a dialog, and covers no way out of it', async () => {
    const size = page.viewportSize();
    const announced = () => page.getByRole('region', { name: 'Notifications' }).boundingBox();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const way = dialog(page).getByRole('button', { name: 'Close', exact: true }).last();
      await expect.poll(async () => meet(await announced(), await way.boundingBox())).toBe(false);
    }
    if (size) await page.setViewportSize(size);
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

  await describeBusiness(page, who, { product, isThorough: true });
  // The picture beside the steps asks for nothing meanwhile: what it has got is there from then on.
  await page.route('**/preview/', () => undefined);
  await pickPictures(page, who, { product });

  await test.step('a picture that cannot be had: the template as it comes, a sentence and Retry', async () => {
    const faults = `${product.sandboxAddress}/faults`;
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'photos', status: 503 }),
    });
    await page.unroute('**/preview/');
    for (const heading of ['Business Information', 'Website']) {
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible();
    }
    await first.click();
    await expect(dialog(page).getByText('Your preview could not be shown.')).toBeVisible();
    await expect(dialog(page).getByAltText(/^The template/)).toBeVisible();
    await axe(page, 'wizard-website-preview-failed');
    await fetch(faults, { method: 'DELETE' });
    await press(page, 'Retry');
    await shown(page, 'a preview with own pictures');
  });

  await test.step('with everything chosen it is the website as it will be published', async () => {
    await expect(dialog(page).getByText('This is your website as it will be published.')).toBeVisible();
    await expect(site(page).getByText('1 Mill Lane, Ghent')).toHaveCount(1);
    await expect(
      site(page)
        .getByText(/very good croissants/i)
        .first(),
    ).toBeAttached();
    await axe(page, 'wizard-website-preview');
    await press(page, 'Close');
    await expect(dialog(page)).toHaveCount(0);
  });
  expect(violations).toEqual([]);
});

const tooMany = 'Too many requests. Please wait a moment before trying again.';
const serverError = 'Server error. Please try again later.';
const unexpected = 'An unexpected error occurred. Please try again.';

/** What a call may get in place of its answer, and what the customer reads then. */
const troubles: Record<string, { answer: (route: Route) => Promise<void>; says: string }> = {
  'a rate limit': { answer: (route) => route.fulfill({ status: 429, json: { message: 'Slow.' } }), says: tooMany },
  'an error of the server': {
    answer: (route) => route.fulfill({ status: 500, json: { message: 'No.' } }),
    says: serverError,
  },
  'a page in place of data': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Proxy' }),
    says: unexpected,
  },
  'other types': {
    answer: (route) => route.fulfill({ status: 201, json: { url: 5, samples: 'x' } }),
    says: unexpected,
  },
  'nothing at all': { answer: (route) => route.fulfill({ status: 201, json: null }), says: unexpected },
  'no connection': { answer: (route) => route.abort('connectionrefused'), says: unexpected },
  // Never answered.
  'no answer for 30 s': { answer: () => Promise.resolve(), says: unexpected },
};

test('whatever becomes of a call of the step, there is a sentence and a way on, and nothing is lost', {
  tag: '@full',
}, async ({ page, product, watch, axe }) => {
  watch.expectRefusal(400, '/otp/validate');
  for (const status of [429, 500]) for (const path of ['/preview/', '/template/']) watch.expectRefusal(status, path);
  const who = stranger('preview-away');
  await page.goto('/website-setup?source=visitor');
  await signUp(page, who, { product });
  await chooseDomain(page, who, { product });
  await page.getByLabel('Website name').fill(who.business);
  await page.getByRole('radio', { name: /E-commerce/ }).check({ force: true });
  await page
    .getByRole('radio', { name: /Shopfront/ })
    .first()
    .check({ force: true });
  const kept = () =>
    page.evaluate(() => {
      const { domain, website_name, category, template } = JSON.parse(
        localStorage.getItem('website-order-storage') ?? '{}',
      ) as Record<string, unknown>;
      return { domain, website_name, category, template };
    });
  await expect.poll(kept).toMatchObject({ website_name: who.business, template: { name: 'Shopfront' } });
  const before = await kept();
  const opener = page.getByRole('button', { name: 'Preview Shopfront', exact: true });

  const failed = dialog(page).getByRole('alert').filter({ hasText: 'Your preview could not be shown.' });
  for (const [what, { answer, says }] of Object.entries(troubles))
    await test.step(`the preview gets ${what}`, async () => {
      await page.route('**/preview/', answer);
      await watch.whileServerAway(async () => {
        await opener.click();
        await expect(failed).toContainText(says, { timeout: 60_000 });
      });
      await expect(dialog(page).getByAltText('The template Shopfront')).toBeVisible();
      await page.unroute('**/preview/');
      await failed.getByRole('button', { name: 'Retry' }).click();
      await shown(page, `after ${what}`);
      await press(page, 'Close');
      await expect(dialog(page)).toHaveCount(0);
    });

  await test.step('the host of the preview is not there: what the browser shows in the frame is no website', async () => {
    const host = `${product.contentAddress}/previews/**`;
    await page.route(host, (route) => route.abort('connectionrefused'));
    await watch.whileServerAway(async () => {
      await opener.click();
      await expect(failed).toContainText(unexpected);
    });
    await axe(page);
    await page.unroute(host);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await shown(page, 'after the host came back');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  const unknown = page.getByRole('alert').filter({ hasText: 'The templates could not be loaded.' });
  for (const what of ['a rate limit', 'a page in place of data', 'no answer for 30 s'] as const)
    await test.step(`the templates get ${what}`, async () => {
      const trouble = troubles[what];
      if (!trouble) throw new Error(what);
      await page.route('**/api/template/', trouble.answer);
      await page.reload();
      await expect(unknown).toContainText(trouble.says, { timeout: 60_000 });
      await axe(page);
      await page.unroute('**/api/template/');
      expect(await kept()).toEqual(before);
      // A call that is still under way is waited for; every other is made again.
      if (what === 'no answer for 30 s') await page.reload();
      else await unknown.getByRole('button', { name: 'Retry' }).click();
      await expect(opener).toBeVisible();
    });

  await test.step('and the customer goes on', async () => {
    await expect(page.getByLabel('Website name')).toHaveValue(who.business);
    await expect(page.getByRole('radio', { name: /Shopfront/ }).first()).toBeChecked();
    await next(page, 'Business Information');
    expect(await kept()).toEqual(before);
  });
});
