import type { Page } from '@playwright/test';
import { inMotion } from './support/faces';
import { stranger } from './support/journey';
import { expectTargets } from './support/targets';
import { expect, test } from './support/test';

/** A telephone upright and on its side, the smallest that are still made, and a tablet. */
const upright = { width: 360, height: 640 };
const onItsSide = { width: 640, height: 360 };
const tablet = { width: 768, height: 1024 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: inMotion });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** All of it in the window, and nothing over it. */
const expectInReach = async (page: Page, name: string) => {
  const press = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });
  await expect(press, name).toBeInViewport({ ratio: 1 });
  await press.click({ trial: true });
};

test('the drawer, the rail, the dialogs and the error pages under a finger', async ({ page, product, watch }) => {
  const { email, password } = stranger('thumb');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  watch.expectRefusal(404, '/nowhere');

  await page.goto('/401');
  await expectTargets(page, 44);
  await button(page, 'Sign In').tap();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').tap();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await test.step('the drawer holds its mark and its way out whole, and leads on', async () => {
    await button(page, 'Open navigation').tap();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getByRole('img', { name: 'Sitewright' })).toBeInViewport({ ratio: 1 });
    await expectInReach(page, 'Close');
    await expectTargets(page, 44);
    await drawer.getByRole('link', { name: 'Settings' }).tap();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  await test.step('an error is shown in the shell, with one heading', async () => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found!');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(button(page, 'Open navigation')).toBeVisible();
    await expectTargets(page, 44);
    await button(page, 'Back to Home').tap();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  await test.step('what a dialog asks can be answered in the smallest window', async () => {
    await page.goto('/settings/account');
    await button(page, 'Delete my account').tap();
    for (const size of [upright, onItsSide]) {
      await page.setViewportSize(size);
      await expectInReach(page, 'Keep my account');
      await expectInReach(page, 'Delete my account');
      await expectInReach(page, 'Close');
      await page.getByRole('dialog').getByLabel('Your password', { exact: true }).tap();
      await expectInReach(page, 'Delete my account');
    }
    await button(page, 'Keep my account').tap();
  });

  await test.step('a tablet has a rail of icons, and the words in the drawer', async () => {
    await page.setViewportSize(tablet);
    const rail = page.getByRole('complementary', { name: 'Sidebar' });
    expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(72);
    await expectTargets(page, 44);
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await rail.getByRole('link', { name: 'Dashboard', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });
});
