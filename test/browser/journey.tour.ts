import type { Page } from '@playwright/test';
import {
  addCoupon,
  chooseDomain,
  choosePictures,
  chooseTemplate,
  completeOrder,
  describeBusiness,
  signUp,
  stranger,
  topUp,
} from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';
import { expectToastsCoveredNothing, watchToasts } from './support/toasts';
import type { Watch } from './support/watch';

interface Place {
  page: Page;
  product: Product;
  watch: Watch;
}

/** From a stranger to a website that is open; `name` tells this one from others, and its coupon. */
async function journey({ page, product, watch }: Place, name: string): Promise<void> {
  const who = stranger(name);
  const coupon = name.replace(/[^a-z]/g, '').toUpperCase();
  await product.runAdmin('coupon', 'add', '--code', coupon, '--type', 'PERCENTAGE', '--value', '10');
  const toasts = await watchToasts(page);

  await page.goto('/website-setup?source=visitor');
  watch.expectRefusal(400, '/otp/validate');
  await signUp(page, who, { product });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product, isThorough: true });
  await describeBusiness(page, who, { product, isThorough: true });
  await choosePictures(page, who, { product });

  await addCoupon(page, coupon);
  await topUp(page, who, { product });
  await completeOrder(page);
  await page.getByRole('button', { name: 'Stay here' }).click();
  const stages = page.getByRole('list', { name: `Deployment of ${who.domain}.com` }).getByRole('listitem');
  await expect(stages.filter({ hasText: 'Website Live, completed' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const site = page.getByRole('link', { name: new RegExp(`${who.domain}.com`) });
  await expect(site).toBeVisible({ timeout: 30_000 });
  const [opened] = await Promise.all([page.waitForEvent('popup'), site.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(who.business);
  await expect(opened.getByRole('img', { name: who.business }).first()).toBeVisible();

  expect(await product.runAdmin('ledger', 'check')).toContain('Every invariant holds.');
  const said = ['Account created', 'Email Verified', 'Payment Successful', 'Order created successfully'];
  expectToastsCoveredNothing(toasts, said);
}

test('a stranger signs up, builds a website, pays, and opens it', async ({ page, product, watch, engine }) => {
  await journey({ page, product, watch }, `journey-${engine}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same stranger finds every toast clear of what is to be pressed', async ({
    page,
    product,
    watch,
    engine,
  }) => {
    await journey({ page, product, watch }, `phone-${engine}`);
  });
});
