import type { Browser, Page } from '@playwright/test';
import { isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { drawn, placeOf } from './support/drawnPage';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { press, tabTo } from './support/keyboard';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.use({ widths: [390, 768, 1440] });
test.setTimeout(180_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A browser elsewhere, of the same customer, with the editor of a website. */
async function elsewhere(page: Page, browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    storageState: await page.context().storageState(),
  });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.removeItem('website-edits'));
  await other.goto(page.url());
  return other;
}

test('opening hours and three services are added to a live website, seen beside it, and published', async ({
  page,
  browser,
  product,
  watch,
  axe,
}) => {
  const who = stranger('editor');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await page.goto('/sign-in?redirect=/websites/');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button(page, 'Sign In').click();
  await expect(page.getByText('No websites yet')).toBeVisible();
  await order(page, product, 'edited-bakery.com', 'Blue Bakery');
  type Site = { id: string; project_status: string; site_url: string };
  const own = async () => (await asCustomer<{ items: Site[] }>(page, product, '/projects/')).items[0];
  await expect.poll(async () => (await own())?.project_status, { timeout: 60_000 }).toBe('DEPLOYED');
  const { id, site_url: site } = (await own()) as Site;
  const look = async (name: string) => {
    await axe(page, `editor-${name}`);
  };

  await test.step('from the page of the website, where the live page is drawn beside its parts', async () => {
    await page.goto(`/websites?site=${id}`);
    await page.getByRole('link', { name: 'Edit website' }).click();
    await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
    await expect(drawn(page).getByText('Blue Bakery').first()).toBeVisible();
    await look('list');
  });

  await test.step('a click on a part of the page opens its form, and the page stays where it is', async () => {
    // Whoever moves a mouse has none of it on what is pressed: the page is scrolled by the frame alone.
    const loads = await page.evaluate(() => performance.timeOrigin);
    const about = drawn(page).getByRole('link', { name: 'Edit about' });
    await about.scrollIntoViewIfNeeded();
    const before = await placeOf(page, about);
    await page.mouse.click(before.x + 20, before.y + 20);
    await expect(page.getByRole('heading', { name: 'About', level: 2 })).toBeFocused();
    expect([await placeOf(page, about), await page.evaluate(() => performance.timeOrigin)]).toEqual([before, loads]);
    await look('clicked');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
  });

  await test.step('a section is dragged by its grip, and not when the drag is given up', async () => {
    const rows = page.locator('li[data-sorted]');
    const grip = rows.filter({ hasText: 'Team' }).locator('[data-grip]');
    const drag = async (end: () => Promise<void>) => {
      await grip.hover();
      await page.mouse.down();
      const to = await rows.filter({ hasText: 'Opening hours' }).boundingBox();
      await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 4, { steps: 4 });
      await end();
    };
    const place = () => rows.evaluateAll((all) => all.findIndex((one) => one.textContent?.includes('Team')));
    const before = await place();
    await drag(() => page.keyboard.press('Escape'));
    await page.mouse.up();
    expect(await place()).toBe(before);
    await drag(async () => {});
    await page.mouse.up();
    expect(await place()).toBe(before - 2);
    await button(page, 'Undo').click();
    expect(await place()).toBe(before);
  });

  const nameOf = (index: number) => page.locator(`[name="sections.services.${index - 1}.name"]`);
  await test.step('hours and services, by keys alone', async () => {
    // The mouse has left it on a button that is pressed no more.
    await page.locator('li[data-sorted]').first().getByRole('link').focus();
    await press(page, page.getByRole('link', { name: 'Opening hours' }));
    const monday = page.getByRole('group', { name: 'Monday' });
    await press(page, monday.getByRole('button', { name: 'Add hours' }));
    await expect(monday.getByLabel('From')).toBeFocused();
    // Past the clocks of the fields, whose focus is the browser's own.
    await page.getByRole('group', { name: 'Tuesday' }).getByRole('button', { name: 'Same as the day before' }).focus();
    await page.keyboard.press('Enter');
    await look('hours');
    await page.getByRole('link', { name: 'All sections' }).focus();
    await page.keyboard.press('Enter');
    // The focus came back to where it was, below the services.
    await tabTo(page, page.getByRole('link', { name: 'Services' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    for (const [index, name] of ['Rye bread', 'Wedding cake', 'Sourdough course'].entries()) {
      await press(page, button(page, 'Add service'));
      await page.keyboard.type(name);
      await expect(nameOf(index + 1)).toHaveValue(name);
    }
    await tabTo(page, button(page, 'Move Service 3 up'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(nameOf(2)).toHaveValue('Sourdough course');
    await expect(drawn(page).getByText('Wedding cake').first()).toBeVisible();
    await look('services');
  });

  await test.step('what is not published outlives the page, with what can be undone', async () => {
    const status = page.getByRole('group', { name: 'Publish' }).getByRole('status');
    await expect(status).toHaveText('Not published yet. Saved');
    await page.reload();
    await expect(nameOf(1)).toHaveValue('Rye bread');
    await button(page, 'Undo').click();
    await expect(nameOf(2)).toHaveValue('Wedding cake');
    await button(page, 'Redo').click();
    await expect(nameOf(2)).toHaveValue('Sourdough course');
    await expect(status).toHaveText('Not published yet. Saved');
  });

  if (isFull)
    await test.step('another browser goes on with it, and where both change the same they are side by side', async () => {
      const other = await elsewhere(page, browser, product);
      await expect(other.getByText(/^Last saved on Chrome/)).toBeVisible();
      await other.locator('[name="sections.services.0.name"]').fill('Spelt bread');
      const status = (of: Page) => of.getByRole('group', { name: 'Publish' }).getByRole('status');
      await expect(status(other)).toHaveText('Not published yet. Saved');
      watch.expectRefusal(409, `/project/${id}/edits/`);
      await nameOf(1).fill('Rye bread, baked daily');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('group', { name: 'Theirs: Services' })).toContainText('Spelt bread');
      await look('clash');
      await press(page, dialog.getByRole('button', { name: 'Keep mine' }));
      await press(page, dialog.getByRole('button', { name: 'Go on' }));
      await expect(status(page)).toHaveText('Not published yet. Saved');
      await nameOf(1).fill('Rye bread');
      await expect(status(page)).toHaveText('Not published yet. Saved');
      await other.context().close();
    });

  await test.step('what is published is what was said', async () => {
    await button(page, 'Publish').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText(['Services added', 'Opening hours added']);
    await look('review');
    await press(page, dialog.getByRole('button', { name: 'Publish now' }));
    await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible();
    const live = await (await fetch(site)).text();
    expect(['Rye bread', 'Sourdough course', 'Wedding cake', '09:00'].filter((words) => !live.includes(words))).toEqual(
      [],
    );
    await expect
      .poll(() => asCustomer<{ edits: unknown }>(page, product, `/project/${id}/edits/`))
      .toMatchObject({
        edits: null,
      });
    await look('published');
  });
});
