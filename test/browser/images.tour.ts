import type { Locator, Page, Route } from '@playwright/test';
import type { imagesMachine } from '../../machines/wizard/images/images.machine';
import { chooseDomain, chooseTemplate, describeBusiness, next, signUp, stranger } from './support/journey';
import { type Faces, Gallery } from './support/states';
import { expect, test } from './support/test';

/** The picture service finds 3,000 for everything. */
const key = 'sandbox-3000';
test.use({ environment: { PHOTOS_KEY: key, VITE_STOCK_PHOTO_KEY: key } });
test.use({ widths: [360, 768, 1440] });
test.setTimeout(900_000);

const search = '**/search/photos*';
const files = '**/small.webp';
const cors = { 'access-control-allow-origin': '*' };

const images: Faces<typeof imagesMachine> = {
  beginning: ': over before anything is drawn',
  wordless: 'no word to search for',
  typing: ': over in 300 ms, and drawn as the search after it',
  searching: 'pictures on their way',
  failed: 'no pictures could be had',
  empty: 'no pictures found',
  'watching.resting': 'pictures',
  'watching.settling': ': over in 150 ms, and drawn as before it',
  loading: 'more pictures on their way',
  stuck: 'no more pictures could be had',
  complete: 'the last of the pictures',
};

const grid = (page: Page) => page.getByRole('toolbar', { name: /images, use the arrow keys/ });
const tiles = (page: Page) => grid(page).getByRole('button');
const strip = (page: Page) => page.getByRole('region', { name: /Selected Images/ });
const picked = (page: Page) => strip(page).getByRole('button', { name: /^Image \d+ of/ });
const says = (page: Page, sentence: string | RegExp) =>
  expect(strip(page).getByRole('status').filter({ hasText: sentence })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const onward = (page: Page) => page.getByRole('button', { name: /^Next:/ });
const place = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);

/** What is chosen, in its order, as the page names it and as the browser keeps it. */
async function order(page: Page): Promise<string[]> {
  const shown = await picked(page).evaluateAll((all) => all.map((one) => one.id.replace('chosen-', '')));
  const kept = () =>
    page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('website-order-storage') ?? '{}') as { images?: { id: string }[] };
      return draft.images?.map(({ id }) => id);
    });
  await expect.poll(kept, { message: 'the draft' }).toEqual(shown);
  return shown;
}

const filter = async (page: Page, name: string) => {
  await press(page, 'Filters');
  // Pressed while it still rises, the page would be scrolled for it, and the press go beside it.
  await page.getByRole('menu').evaluate(async ({ parentElement }) => {
    await Promise.all(parentElement?.getAnimations().map(({ finished }) => finished) ?? []);
  });
  await page.getByRole('menuitemradio', { name }).click();
};

/** Lets no search run out of time while `look` goes on: six faces take longer than its 10 s. */
async function patient(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => {
    const { timeout } = AbortSignal;
    Object.assign(window, { timeout });
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await look();
  await page.evaluate(() => {
    AbortSignal.timeout = (window as unknown as Pick<typeof AbortSignal, 'timeout'>).timeout;
  });
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('3,000 pictures, chosen and put in order by mouse, keyboard and finger', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  watch.expectRefusal(400, '/otp/validate');
  watch.expectRefusal(503, '/search/photos');
  watch.expectRefusal(404, '/small.webp');
  const gallery = new Gallery(page, axe);
  const who = stranger('masonry');
  await page.goto('/website-setup?source=visitor');
  await signUp(page, who, { product });
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product, isThorough: true });
  await describeBusiness(page, who, { product });
  await expect(tiles(page).first()).toBeVisible();

  await test.step('by keyboard alone: one stop, arrows, Home and End, and a word about what was done', async () => {
    await tiles(page).first().focus();
    await page.keyboard.press('Space');
    await says(page, /^1 of \d+ chosen\. It stands at the top of your website/);
    await page.keyboard.press('ArrowRight');
    expect(await place(page)).toBe('1');
    await page.keyboard.press('Enter');
    await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const below = Number(await place(page));
    expect(below).toBeGreaterThan(2);
    await page.keyboard.press('ArrowUp');
    expect(await place(page)).toBe('2');
    await page.keyboard.press('End');
    expect(Number(await place(page))).toBeGreaterThanOrEqual(29);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Home');
    expect(await place(page)).toBe('0');
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    expect(await place(page)).toBeUndefined();
    expect(await order(page)).toHaveLength(3);
  });

  await test.step('order by the arrows of a picture; the focus stays where it is', async () => {
    const before = await order(page);
    await picked(page).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await says(page, 'Moved to position 2 of 3');
    await expect(page.getByRole('button', { name: 'Move right' })).toBeFocused();
    expect(await order(page)).toEqual([before[1], before[0], before[2]]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await says(page, /^Removed\. 2 of \d+ chosen/);
    await expect(picked(page).nth(1)).toBeFocused();
    expect(await order(page)).toEqual([before[1], before[2]]);
    await gallery.look('pictures', tiles(page).first());
  });

  await test.step('order by mouse; Escape leaves it as it was', async () => {
    await tiles(page).nth(3).click();
    const before = await order(page);
    const from = await middleOf(picked(page).first());
    const to = await middleOf(picked(page).nth(2));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await says(page, 'Moved to position 3 of 3');
    const after = [before[1], before[2], before[0]];
    expect(await order(page)).toEqual(after);
    // A drag is no press.
    await expect(page.getByRole('button', { name: 'Move left' })).toHaveCount(0);
    await picked(page).first().focus();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order(page)).toEqual(after);
  });

  await test.step('Remove All, and Undo in its place', async () => {
    const before = await order(page);
    await press(page, 'Remove All');
    await says(page, 'Removed 3 images.');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await order(page)).toEqual([]);
    await axe(page);
    await page.keyboard.press('Enter');
    await says(page, '3 images are back.');
    expect(await order(page)).toEqual(before);
  });

  await test.step('one too many is refused with a word', async () => {
    const required = Number(
      (
        await strip(page)
          .getByText(/^\d+\/\d+$/)
          .innerText()
      ).split('/')[1],
    );
    while ((await picked(page).count()) < required) {
      const count = await picked(page).count();
      await tiles(page).and(page.locator('[aria-pressed="false"]')).first().click();
      await expect(picked(page)).toHaveCount(count + 1);
    }
    await expect(onward(page)).toBeEnabled();
    const spare = tiles(page).and(page.locator('[aria-pressed="false"]')).first();
    await expect(spare).toHaveAttribute('aria-disabled', 'true');
    await spare.focus();
    await page.keyboard.press('Enter');
    await says(page, `You have chosen ${required} of ${required}. Remove one to choose another.`);
    await expect(picked(page)).toHaveCount(required);
    await axe(page);
  });

  await test.step('another template that shows one less keeps the first of them, and says so', async () => {
    const before = await order(page);
    for (const heading of ['Business Information', 'Website']) {
      await press(page, 'Previous');
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible();
    }
    await page.getByRole('radio', { name: 'Meadow' }).check({ force: true });
    await next(page, 'Business Information');
    await next(page, 'Website Images');
    const fewer = before.length - 1;
    await says(page, `This template shows ${fewer} images: of your ${before.length}, the first ${fewer} stay.`);
    expect(await order(page)).toEqual(before.slice(0, fewer));
    await expect(onward(page)).toBeEnabled();
    await press(page, 'Remove All');
  });

  await test.step('nothing moves while pictures arrive; an answer to what is not asked any more is not waited for', async () => {
    const searches: Route[] = [];
    // A further page of what was found before may still be on its way.
    const isFirstPage = (route: Route) => new URL(route.request().url()).searchParams.get('page') === '1';
    await page.route(search, (route) => (isFirstPage(route) ? void searches.push(route) : route.fallback()));
    await patient(page, async () => {
      await filter(page, 'Latest');
      await expect.poll(() => searches.length).toBe(1);
      await gallery.look('pictures on their way', page.getByText('Searching for images'));
      const givenUp = page.waitForEvent('requestfailed', (request) => request === searches[0]?.request());
      await filter(page, 'Most Relevant');
      await givenUp;
      await expect.poll(() => searches.length).toBe(2);
    });
    const arriving: Route[] = [];
    let isHeld = true;
    await page.route(files, (route) => (isHeld ? void arriving.push(route) : route.continue()));
    await searches[1]?.continue();
    await page.unroute(search);
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(() => arriving.length).toBeGreaterThan(5);
    // From here on nobody has pressed anything, and what the page says of itself is whole.
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    isHeld = false;
    await Promise.all(arriving.map((route) => route.continue()));
    const missing = () =>
      tiles(page).evaluateAll((all) => all.filter((tile) => !tile.querySelector('img')?.naturalWidth).length);
    await expect.poll(missing).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.unroute(files);
  });

  await test.step('a picture that does not load keeps its colour, and comes when asked again', async () => {
    let isBroken = true;
    await page.route(files, (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
    await page.reload();
    const retry = grid(page).getByRole('button', { name: /^Retry: Illustration by/ });
    await expect(retry.first()).toBeVisible();
    // All that are drawn have failed before one is asked for again.
    await expect.poll(async () => (await tiles(page).count()) - (await retry.count())).toBe(0);
    const drawn = await retry.count();
    await axe(page);
    isBroken = false;
    await retry.first().click();
    await expect(retry).toHaveCount(drawn - 1);
    await expect(tiles(page).first()).toHaveAccessibleName(/^Illustration by/);
    await page.unroute(files);
  });

  await test.step('a service that fails, is silent or finds nothing', async () => {
    await page.route(search, (route) => route.fulfill({ status: 503, headers: cors }));
    await filter(page, 'Latest');
    await gallery.look('no pictures could be had', page.getByText('The photo search failed with status 503.'));
    await page.unroute(search);
    await page.route(search, (route) =>
      route.fulfill({ json: { total: 0, total_pages: 0, results: [] }, headers: cors }),
    );
    await press(page, 'Retry');
    await gallery.look(
      'no pictures found',
      page.getByText('No images found. Try adjusting your filters or generate new keywords.', { exact: true }),
    );
    await page.unroute(search);
    await press(page, 'Clear filters');
    await expect(page.getByRole('heading', { name: 'Choose Images' })).toBeFocused();
    await expect(tiles(page).first()).toBeVisible();
  });

  await test.step('a next page that is late, and one that does not come: what is there stays', async () => {
    const searches: Route[] = [];
    await page.route(search, (route) => void searches.push(route));
    const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await patient(page, async () => {
      await expect(async () => {
        await toEnd();
        expect(searches).toHaveLength(1);
      }).toPass();
      await gallery.look('more pictures on their way', page.getByText('Loading more images...'));
      const name = (await grid(page).getAttribute('aria-label')) ?? '';
      await searches[0]?.fulfill({ status: 503, headers: cors });
      await expect(grid(page)).toHaveAccessibleName(name);
      await gallery.look('no more pictures could be had', page.getByText('The next images could not be loaded.'));
      await page.unroute(search);
      await press(page, 'Retry');
      await expect(grid(page).locator(':focus')).toHaveCount(1);
      await expect(grid(page)).not.toHaveAccessibleName(name);
    });
  });

  await test.step('to the end of 3,000: few are drawn, and the focused one among them', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await tiles(page).first().focus();
    const focused = await page.locator(':focus').getAttribute('aria-label');
    let most = 0;
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      most = Math.max(most, await page.locator('[data-place]').count());
      await expect(page.getByText('No more images to load')).toBeVisible({ timeout: 50 });
    }).toPass({ timeout: 300_000, intervals: [50] });
    await expect(grid(page)).toHaveAccessibleName('3000 images, use the arrow keys');
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(150);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(focused);
    await page.keyboard.press('End');
    expect(await place(page)).toBe('2999');
    await expect(page.locator(':focus')).toBeInViewport();
    await gallery.look('the last of the pictures', page.getByText('No more images to load'));
    expect(await grid(page).evaluate((all) => all.getElementsByTagName('*').length)).toBeLessThanOrEqual(160);
  });

  await test.step('by finger on a telephone: a press chooses, a rest lifts, a stroke scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    await expect(tiles(page).first()).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    for (const index of [0, 1, 2]) {
      const tile = tiles(page).nth(index);
      await tile.scrollIntoViewIfNeeded();
      const at = await middleOf(tile);
      await finger('touchStart', at);
      await finger('touchEnd');
      await expect(picked(page)).toHaveCount(index + 1);
    }
    const before = await order(page);
    const from = await middleOf(picked(page).first());
    const to = await middleOf(picked(page).nth(1));
    // Without a rest nothing is lifted.
    await finger('touchStart', from);
    await finger('touchMove', { x: from.x - 40, y: from.y });
    await finger('touchEnd');
    expect(await order(page)).toEqual(before);
    // The stroke has scrolled the strip, which goes on by its own weight: back to its start once it has come to rest.
    const list = strip(page).getByRole('list');
    await expect(async () => {
      await list.evaluate((all) => all.scrollTo(0, 0));
      await list.evaluate((all) => new Promise((rest) => setTimeout(() => rest(all.scrollLeft), 300)));
      expect((await middleOf(picked(page).first())).x).toBe(from.x);
    }).toPass();
    await finger('touchStart', from);
    await expect(strip(page).locator('[data-lifted]')).toHaveCount(1);
    for (let step = 1; step <= 6; step += 1)
      await finger('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y });
    await finger('touchEnd');
    await says(page, 'Moved to position 2 of 3');
    expect(await order(page)).toEqual([before[1], before[0], before[2]]);
    await axe(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  await test.step('what is chosen takes the same room on a telephone, empty and full', async () => {
    const room = () => strip(page).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
    await press(page, 'Remove All');
    await expect(picked(page)).toHaveCount(0);
    const empty = await room();
    for (let count = 1; await onward(page).isDisabled(); count += 1) {
      await tiles(page).nth(count).click();
      await expect(picked(page)).toHaveCount(count);
      expect(await room()).toBe(empty);
    }
    expect(await picked(page).count()).toBeGreaterThan(3);
  });

  await test.step('keywords without a word in them', async () => {
    await page.evaluate(() => {
      const key = 'website-order-storage';
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { business: object };
      localStorage.setItem(key, JSON.stringify({ ...draft, business: { ...draft.business, keywords: [' '] } }));
    });
    await page.reload();
    await gallery.look('no word to search for', page.getByText('No search keywords available'));
  });
  gallery.expectAll({ images });
});
