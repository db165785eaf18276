import type { Page } from '@playwright/test';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const option = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const saved = (page: Page) => expect(page.getByText('Saved with your account')).toBeVisible();
const root = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const isLoaded = (page: Page, font: string) =>
  page.evaluate(
    (name) => [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
    font,
  );

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/sign-in?redirect=%2Fsettings%2Fappearance');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Font' })).toBeVisible();
}

async function member(product: Product, name: string) {
  const who = stranger(name);
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  return who;
}

test('theme, font, currency, space and motion: at once, before the first paint, after a sign-out, on another device', {
  tag: '@full',
}, async ({ page, browser, product, watch, axe }) => {
  const who = await member(product, 'appearance');
  await signIn(page, who);
  await axe(page, 'settings-appearance');
  await option(page, /^Manrope/).check();
  await expect.poll(() => fontOf(page)).toMatch(/^"?manrope/);
  await expect.poll(() => isLoaded(page, 'manrope')).toBe(true);
  await option(page, /^Compact/).check();
  await page.getByLabel('Reduce motion').check();
  await page.getByLabel('Show amounts in').selectOption('GBP');
  await saved(page);

  await test.step('a save that fails says so, and is sent again', async () => {
    await page.route('**/api/profile/appearance/', (route) => route.abort('connectionrefused'));
    await watch.whileServerAway(async () => {
      await option(page, /^Dark/).check();
      expect(await root(page)).toMatchObject({ theme: 'dark', font: 'manrope', density: 'compact', motion: 'reduced' });
      await expect(page.getByText('It stays as you chose it on this device').first()).toBeVisible();
    });
    await axe(page, 'settings-appearance-unsaved');
    await page.unroute('**/api/profile/appearance/');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await saved(page);
  });

  await test.step('the page is painted so before any of its code is there', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/~*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/billing', { waitUntil: 'commit' });
    await expect.poll(() => root(page)).toMatchObject({ theme: 'dark', font: 'manrope', density: 'compact' });
    expect(await fontOf(page)).toMatch(/^"?manrope/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--h'))).toBe('32px');
    release();
    await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
    await page.unroute('**/assets/~*.js');
    await axe(page, 'billing-compact');
  });

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

  for (const device of [page, await (await browser.newContext({ baseURL: product.address })).newPage()]) {
    await signIn(device, who);
    await expect.poll(() => root(device)).toMatchObject({ font: 'manrope', density: 'compact', motion: 'reduced' });
    await expect.poll(() => device.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');
    await expect(device.getByLabel('Show amounts in')).toHaveValue('GBP');
  }
});
