import { extent } from '../extent';
import {
  addCoupon,
  chooseDomain,
  choosePictures,
  chooseTemplate,
  completeAndHold,
  describeBusiness,
  type Look,
  signUp,
  stranger,
  topUp,
  stayHere,
} from './support/journey';
import { expect, test } from './support/test';

/** Each stage of the deployment is looked at in each face. */
test.setTimeout(600_000);

test('every screen and dialog of the journey, in both themes, on a telephone and a desktop', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  // Its registration is not confirmed until the faults are cleared: it is under way for as long as it is looked at.
  const who = { ...stranger('faces'), domain: 'pending-faces' };
  await product.admin('coupon', 'add', '--code', 'FACES', '--type', 'PERCENTAGE', '--value', '10');
  const look: Look = async (shown, name) => {
    await axe(shown, name);
  };
  // The wizard's own screens are looked at in each of their states by its tours.
  const inWizard = extent({ product }, { product, look, isThorough: true });
  watch.expectRefusal(400, '/otp/validate');
  watch.expectRefusal(401, '/auth/login/');

  for (const [path, name] of [
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/404', 'not-found'],
    ['/500', 'server-error'],
    ['/sign-up', 'sign-up'],
    ['/forgot-password', 'forgot-password'],
    ['/sign-in', 'sign-in'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('#page-title')).toBeVisible();
    await look(page, name);
  }
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible();
  await look(page, 'sign-in-refused');

  await page.goto('/website-setup?source=visitor');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await signUp(page, who, inWizard);
  await expect(page.getByRole('heading', { name: 'Domain Selection', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel website creation' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel Website Creation?' })).toBeVisible();
  await inWizard.look?.(page, 'wizard-cancel');
  await page.getByRole('button', { name: 'Continue Setup' }).click();
  await chooseDomain(page, who, inWizard);
  await chooseTemplate(page, who, inWizard);
  await describeBusiness(page, who, inWizard);
  await choosePictures(page, who, inWizard);
  await addCoupon(page, 'FACES');
  await inWizard.look?.(page, 'wizard-summary');
  await topUp(page, who, inWizard);
  await completeAndHold(page);
  await stayHere(page);
  await look(page, 'order-completed');
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();

  await page.getByRole('button', { name: /click for details/ }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Progress' })).toBeVisible();
  await expect(page.getByText('We wait for the registry.')).toBeVisible();
  await look(page, 'deployment');
  await page.request.delete(`${product.sandboxAddress}/faults`);
  await expect(page.getByText('Deployment completed successfully!')).toBeVisible({ timeout: 90_000 });
  await look(page, 'deployment-live');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: new RegExp(`^${who.domain}.com`) })).toBeVisible();
  await look(page, 'dashboard');
  await page.getByRole('button', { name: 'Top Up' }).last().click();
  await expect(page.getByRole('heading', { name: 'Top Up Your Account' })).toBeVisible();
  await look(page, 'top-up-dashboard');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Type a command or search...')).toBeVisible();
  await look(page, 'palette');
  await page.keyboard.press('Escape');
});
