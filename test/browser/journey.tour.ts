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
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

test('a stranger signs up, builds a website, pays, and opens it', async ({ page, product, watch, engine }) => {
  const who = stranger(`journey-${engine}`);
  await product.runAdmin('coupon', 'add', '--code', 'SAVE10', '--type', 'PERCENTAGE', '--value', '10');

  await page.goto('/website-setup?source=visitor');
  watch.expectRefusal(400, '/otp/validate');
  await signUp(page, who, { product });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product, isThorough: true });
  await describeBusiness(page, who, { product, isThorough: true });
  await choosePictures(page, who, { product });

  await addCoupon(page, 'SAVE10');
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
});
