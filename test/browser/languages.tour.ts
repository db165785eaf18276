import type { Page } from '@playwright/test';
import { directionOf, type Language, languages } from '../../contract/languages/languages';
import { extent } from '../extent';
import { saveDraft } from './support/atSummary';
import { stranger } from './support/journey';
import { misread } from './support/misread';
import type { Product } from './support/product';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

const speaks = (page: Page, language: Language) =>
  expect(page.locator(`html[lang=${language}][dir=${directionOf(language)}]`)).toBeAttached();

/** The form's own fields, whatever they are called. */
async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('[type=email]').fill(email);
  await page.locator('[type=password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
}

async function member(product: Product, name: string) {
  const who = stranger(name);
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  return who;
}

const screens = [
  '/',
  '/websites',
  '/website-setup',
  '/billing',
  '/billing?tab=transactions',
  '/plans',
  '/analytics',
  '/support/',
  '/support/?new=1',
  '/help',
  '/settings',
  '/settings/account',
  '/settings/appearance',
  '/settings/notifications',
  '/nowhere',
];

for (const language of extent<readonly Language[]>(['ar'], ['de', 'es', 'ar'])) {
  test.describe(language, () => {
    test.use({ locale: language });

    test(`every screen speaks ${language}`, async ({ page, product, watch, axe }) => {
      watch.expectRefusal(404, '/nowhere');
      const who = await member(product, `speaks-${language}`);
      const seen = async (path: string) => {
        await speaks(page, language);
        expect(await misread(page), path).toEqual([]);
        await axe(page, `${language}${path.replace(/\W+/g, '-')}`);
      };
      for (const path of ['/sign-up', '/forgot-password', '/terms', '/sign-in']) {
        await page.goto(path);
        await seen(path);
      }
      await signIn(page, who);
      for (const path of extent(screens.slice(0, 4), screens)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A frame has no button that does anything, and a list that loads says so.
        await expect(page.locator('main [aria-busy=true], main [role=progressbar]')).toHaveCount(0);
        await seen(path);
      }
    });

    test(`every step and question of the wizard speaks ${language}`, { tag: '@full' }, async ({
      page,
      product,
      axe,
    }) => {
      const { say, like } = wordsOf(language);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const seen = async (what: string) => {
        await expect(page.locator('main [aria-busy=true], main [role=progressbar]')).toHaveCount(0);
        expect(await misread(page), what).toEqual([]);
        await axe(page, `${language}-wizard-${what}`);
      };
      const who = await member(product, `steps-${language}`);
      await page.goto('/sign-in');
      await signIn(page, who);
      await saveDraft(product, who);
      await page.goto('/website-setup');
      await button(like('Resume {name}')).click();
      await expect(page.locator('#step-title')).toHaveText(say('Order Summary'));
      await seen('summary');
      await button(say('Add Funds to Complete Order')).click();
      await expect(page.getByRole('dialog').getByText(say('Amount needed'))).toBeVisible();
      await seen('top-up');
      await page.keyboard.press('Escape');
      for (const step of ['Website Images', 'Business Information', 'Website', 'Domain Selection']) {
        await button(say('Previous')).click();
        await expect(page.locator('#step-title')).toHaveText(say(step));
        await seen(step.replace(' ', '-').toLowerCase());
      }
      await button(say('Cancel website creation')).click();
      await expect(page.getByRole('heading', { name: say('Cancel Website Creation?') })).toBeVisible();
      await seen('leave');
    });
  });
}

test('a language that is chosen is there at once, and with the profile on another device', { tag: '@full' }, async ({
  page,
  browser,
  product,
}) => {
  const who = await member(product, 'language');
  await page.goto('/sign-in?redirect=%2Fsettings%2Fappearance');
  await speaks(page, 'en');
  await signIn(page, who);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await speaks(page, 'ar');
  await expect(page.getByRole('radio', { name: 'العربية' })).toBeChecked();
  await expect(page.getByText('محفوظ مع حسابك')).toBeVisible();

  await test.step('another device, which speaks German, has it after the sign-in', async () => {
    const other = await browser.newContext({ locale: 'de', baseURL: product.address });
    const device = await other.newPage();
    await device.goto('/sign-in');
    await speaks(device, 'de');
    await signIn(device, who);
    await speaks(device, 'ar');
    await other.close();
  });

  for (const language of languages.filter((one) => one !== 'ar')) {
    await page.locator(`[lang=${language}]`).last().click();
    await speaks(page, language);
  }
});
