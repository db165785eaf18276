import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const picture = fileURLToPath(new URL('../../public/templates/bonbon.webp', import.meta.url));
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

/** A customer of the name, on the profile. */
async function begin(page: Page, product: Product, name: string): Promise<void> {
  const { email, password } = stranger(name);
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  await page.goto('/sign-in?redirect=%2Fsettings');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Zoe');
}

test('a profile is changed, saved, taken back, and seen in the header and in another tab', async ({
  page,
  context,
  product,
  watch,
  axe,
}) => {
  await begin(page, product, 'profile');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(field(other, 'First name')).toHaveValue('Zoe');
  await field(other, 'City').fill('Bruges');

  await field(page, 'First name').fill('');
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(button(page, 'Save changes')).toBeDisabled();
  await axe(page, 'settings-profile-wrong');
  await field(page, 'First name').fill('Augusta');
  await field(page, 'Address').fill('1 Mill Lane');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByPlaceholder('Search country').fill('belg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Belgium');
  await axe(page, 'settings-profile');
  await test.step('nobody answers: what was typed is kept', async () => {
    await page.route('**/api/profile/', (route) => route.abort('connectionrefused'));
    await watch.whileServerAway(async () => {
      await button(page, 'Save changes').click();
      await expect(page.getByText('Profile Error')).toBeVisible();
      await expect(page.locator('form').getByText(/try again/i)).toBeVisible();
      await expect(field(page, 'First name')).toHaveValue('Augusta');
    });
    await axe(page, 'settings-profile-refused');
    await page.unroute('**/api/profile/');
  });
  await button(page, 'Save changes').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(account(page, 'Augusta Quill')).toBeVisible();
  await expect(account(other, 'Augusta Quill')).toBeVisible();
  await expect(field(other, 'First name')).toHaveValue('Augusta');
  await expect(field(other, 'City')).toHaveValue('Bruges');
  await axe(page, 'settings-profile-saved');

  await button(page, 'Undo').click();
  await expect(page.getByText('Changes undone')).toBeVisible();
  await expect(account(page, 'Zoe Quill')).toBeVisible();
  await expect(account(other, 'Zoe Quill')).toBeVisible();
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Zoe');
  await expect(field(page, 'Address')).toHaveValue('');
  await field(page, 'City').fill('Ghent');
  await button(page, 'Discard changes').click();
  await expect(field(page, 'City')).toHaveValue('');
  await expect(button(page, 'Save changes')).toBeFocused();
});

test('a picture is chosen, kept when it was not sent, sent again, saved and taken away', {
  tag: '@full',
}, async ({ page, product, watch, axe }) => {
  await begin(page, product, 'picture');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Please select a valid image file (jpg, png, svg, webp).')).toBeVisible();
  await page.route('**/api/images/profile/*', (route) => route.abort('connectionrefused'));
  await watch.whileServerAway(async () => {
    await choose.setInputFiles(picture);
    await expect(button(page, 'Retry')).toBeVisible();
    await expect(page.getByText('Error uploading image. Please try again.').first()).toBeVisible();
    await expect(button(page, 'Save changes')).toBeDisabled();
  });
  await axe(page, 'settings-picture-unsent');
  await page.unroute('**/api/images/profile/*');
  await button(page, 'Retry').click();
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await button(page, 'Save changes').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(account(page, 'Zoe Quill').locator('img')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await axe(page, 'settings-picture');
  await button(page, 'Remove picture').click();
  await button(page, 'Save changes').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(account(page, 'Zoe Quill').locator('img')).toHaveCount(0);
});

test('nothing unsaved is left behind without a question: link, palette, Back, Forward, logout, closing', async ({
  page,
  product,
  axe,
}) => {
  await begin(page, product, 'guard');
  const here = `${product.address}/settings`;
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  const dirty = async (city: string) => {
    await field(page, 'City').fill(city);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  };
  const asked = async () => {
    await expect(question(page).getByRole('heading')).toBeVisible();
    await expect(page).toHaveURL(here);
  };

  await test.step('a link: stay', async () => {
    await dirty('Ghent');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await asked();
    await axe(page, 'settings-profile-leave');
    await button(page, 'Stay').click();
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'City')).toHaveValue('Ghent');
  });
  await test.step('a link: leave without saving', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await asked();
    await button(page, 'Leave without saving').click();
    await expect(dashboard).toBeVisible();
  });
  await test.step('Back comes here, and Forward asks', async () => {
    await page.goBack();
    await expect(field(page, 'City')).toHaveValue('');
    await dirty('Ghent');
    await page.evaluate(() => history.forward());
    await asked();
    await page.keyboard.press('Escape');
    await expect(field(page, 'City')).toHaveValue('Ghent');
    await page.evaluate(() => history.forward());
    await asked();
    await button(page, 'Leave without saving').click();
    await expect(dashboard).toBeVisible();
  });
  await test.step('Back asks: save and leave', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await dirty('Ghent');
    await page.evaluate(() => history.back());
    await asked();
    await button(page, 'Save and leave').click();
    await expect(dashboard).toBeVisible();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.goForward();
    await expect(field(page, 'City')).toHaveValue('Ghent');
  });
  await test.step('Back over the entry of a link to a place on the page', async () => {
    await dirty('Bruges');
    await page.evaluate(() => (location.hash = 'main'));
    await page.evaluate(() => history.go(-2));
    await expect(question(page).getByRole('heading')).toBeVisible();
    await expect(page).toHaveURL(`${here}#main`);
    await button(page, 'Stay').click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(here);
    await expect(question(page)).toHaveCount(0);
    await button(page, 'Discard changes').click();
  });
  await test.step('the palette', async () => {
    await dirty('Bruges');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Type a command or search...').fill('dash');
    await page.keyboard.press('Enter');
    await asked();
    await button(page, 'Stay').click();
  });
  await test.step('the browser asks before the tab is loaded anew, only while something is unsaved', async () => {
    const dialog = page.waitForEvent('dialog');
    const reload = page.evaluate(() => location.reload());
    const shown = await dialog;
    expect(shown.type()).toBe('beforeunload');
    await shown.dismiss();
    await reload;
    await expect(field(page, 'City')).toHaveValue('Bruges');
    await button(page, 'Discard changes').click();
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Ghent');
  });
  await test.step('the logout, by the keyboard alone and on a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await dirty('Antwerp');
    await account(page, 'Zoe Quill').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await asked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(field(page, 'City')).toHaveValue('Antwerp');
    await account(page, 'Zoe Quill').click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await button(page, 'Leave without saving').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
