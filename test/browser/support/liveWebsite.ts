import { expect, type Page } from '@playwright/test';
import { asCustomer } from './asCustomer';
import { stranger } from './journey';
import { orderAs } from './orderWebsite';
import type { Product } from './product';

interface Site {
  id: string;
  project_status: string;
  site_url: string;
}

/** The website of a customer who has just ordered it, once it is live. */
export async function liveWebsite(page: Page, product: Product, name: string): Promise<Site> {
  const who = stranger(name);
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await page.goto('/sign-in?redirect=/plans');
  await page.locator('[type=email]').fill(who.email);
  await page.locator('[type=password]').fill(who.password);
  await page.locator('[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  await orderAs(
    await page.evaluate(() => localStorage.getItem('token') ?? ''),
    product,
    `${name}-bakery.com`,
    'Blue Bakery',
  );
  const own = async () => (await asCustomer<{ items: Site[] }>(page, product, '/projects/')).items[0];
  await expect.poll(async () => (await own())?.project_status, { timeout: 60_000 }).toBe('DEPLOYED');
  return (await own()) as Site;
}
