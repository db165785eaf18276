import { stranger, typeCode } from './support/journey';
import { expect, test } from './support/test';

test('a forgotten password: the mailed code, a new one, and only that one opens', async ({
  page,
  product,
  watch,
  axe,
}) => {
  const { email, password } = stranger('forgot');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');

  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await axe(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`If ${email} has an account, a six-digit code is in its mail.`)).toBeVisible();
  await axe(page);

  const { code = '' } = await product.mail(email);
  await page.getByLabel('New password', { exact: true }).fill('a loaf of oat bread');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a loaf of oat bread');
  watch.expectRefusal(400, '/auth/reset-password/');
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await axe(page);

  // The keyboard alone: the way on has the focus.
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  watch.expectRefusal(401, '/auth/login/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a loaf of oat bread');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
