import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { draftFor } from '../server/support/drafts';
import { isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { press } from './support/keyboard';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.use({ widths: [390, 768, 1440] });
test.setTimeout(180_000);

/** Milliseconds in which the list shows what the server knows. */
const soon = 2_000;

const rows = (page: Page) => page.getByRole('table', { name: 'Websites' }).getByRole('rowheader');
const row = (page: Page, domain: string) => page.getByRole('row').filter({ hasText: domain });

test('a customer’s websites: filtered and sorted by the address, each with its state and its ways on', async ({
  page,
  product,
  axe,
  shoot,
}) => {
  const who = stranger('websites');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await page.goto('/sign-in?redirect=/websites/');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await test.step('before there is any, it says so and how there will be', async () => {
    await expect(page.getByRole('heading', { name: 'Websites', level: 1 })).toBeVisible();
    await expect(page.getByText('No websites yet')).toBeVisible();
    await axe(page, 'websites-empty');
  });

  await product.admin('fund', '--email', who.email, '--amount', '95');
  const [live, failed, moving] = ['blue-bakery.com', 'broken-bakery.com', 'red-bakery.com'];
  await order(page, product, live, 'Blue Bakery');
  await order(page, product, failed, 'Old Bakery');

  await test.step('what moves is followed without a reload, from the order to the live page', async () => {
    const isLive = async () => {
      const { items } = await asCustomer<{ items: { domain: string; project_status: string }[] }>(
        page,
        product,
        '/projects/',
      );
      return items.find(({ domain }) => domain === live)?.project_status;
    };
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'Websites', exact: true }).click();
    await expect(row(page, live).getByRole('progressbar')).toBeVisible();
    await expect.poll(isLive, { timeout: 60_000, intervals: [200] }).toBe('DEPLOYED');
    await expect(row(page, live).getByRole('link', { name: new RegExp(`^${live}`) })).toBeVisible({ timeout: soon });
    await expect(row(page, live).getByRole('progressbar')).toHaveCount(0);
  });

  if (isFull)
    await test.step('what was begun is gone on with, or discarded, here and on the dashboard', async () => {
      const [first, second] = ['green-bakery.com', 'grey-bakery.com'];
      for (const domain of [first, second])
        await asCustomer(page, product, `/drafts/${randomUUID()}/`, {
          draft: draftFor(domain, { template: null, images: [] }),
          position: { step: 'website', visited: ['domain', 'website'] },
          revision: 0,
        });
      await page.reload();
      await expect(page.getByText(new RegExp(`^Continue: ${second}, step Website, saved \\d+ s ago$`))).toBeVisible();
      await page.getByRole('button', { name: `Discard ${second}` }).click();
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await expect(page.getByText(second)).toHaveCount(0);
      await axe(page, 'websites-drafts');

      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(page.getByText(new RegExp(`^Continue: ${first}, step Website`))).toBeVisible();
      await expect(page.getByText(`${failed} could not be set up`)).toBeVisible();
      await expect(page.getByText(/^Lasts until|^Covers \d+ month/)).toBeVisible();
      await axe(page, 'dashboard');
      await page.getByRole('link', { name: `Analytics of ${live} (view analytics)` }).click();
      await expect(page).toHaveURL(`/analytics?domain=${live}`);
      await page.goBack();
      await page.getByRole('link', { name: `Resume ${first}` }).click();
      await expect(page.getByRole('heading', { name: 'Website', level: 1, exact: true })).toBeVisible();
      await page.goto('/websites');
    });

  await test.step('at the limit the way to another one gives way to the reason', async () => {
    await expect(page.getByText('2 of 3 websites')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New website' })).toBeVisible();
    await order(page, product, moving, 'Red Bakery');
    await page.reload();
    await expect(page.getByText('Your plan holds 3 websites, and you have them all.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New website' })).toHaveCount(0);
    await axe(page, 'websites-list');
  });

  await test.step('filters and the order are in the address, also after a reload and Back', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Needs attention');
    await expect(page).toHaveURL(/\/websites\?group=attention$/);
    await expect(rows(page)).toHaveText([new RegExp(failed)]);
    await page.reload();
    await expect(rows(page)).toHaveText([new RegExp(failed)]);
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Website', exact: true }).click();
    await expect(page).toHaveURL(/sort=a-z$/);
    await expect(rows(page)).toHaveText([live, failed, moving].map((name) => new RegExp(name)));
    const search = page.getByRole('searchbox', { name: 'Search websites' });
    await search.fill('old BAKERY');
    await expect(rows(page)).toHaveText([new RegExp(failed)]);
    await search.fill('no such thing');
    await expect(page.getByText('No websites match')).toBeVisible();
    await axe(page);
    await press(page, page.getByRole('table').getByRole('button', { name: 'Clear filters' }));
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/websites\?sort=a-z$/);
  });

  await test.step('by the keyboard: what can be done about a website, and a file of all', async () => {
    const menu = page.getByRole('button', { name: `Actions for ${live}` });
    await press(page, menu);
    await expect(page.getByRole('menuitem')).toHaveText([
      'Visit',
      'Analytics',
      'Overview',
      'Edit content',
      'Versions',
      'Copy link',
      'Contact support',
      'Cancel website',
    ]);
    await expect(page.getByRole('menuitem', { name: 'Visit' })).toHaveAttribute('target', '_blank');
    await shoot(page, 'websites-menu');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe('sitewright-websites.csv');
    await press(page, page.getByRole('button', { name: `Actions for ${failed}` }));
    await page.getByRole('menuitem', { name: 'Progress' }).click();
    await expect(page.getByRole('heading', { name: 'Deployment Progress' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
