import type { Page } from '@playwright/test';
import { stranger } from './support/journey';
import { expectSeen, fill, press, tabTo } from './support/keyboard';
import { expect, test } from './support/test';

/*
 * Everything about getting in and out by the keyboard alone: no test here moves a mouse or puts the focus anywhere.
 * At each stop the focus must be seen. axe looks at every state of these screens, in both themes.
 */

/** Keeps the next answer to a call back until the test lets it go. */
async function hold(page: Page, path: string) {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`**/api${path}`, (route) => opened.then(() => route.continue()), { times: 1 });
  return () => open();
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const digit = (page: Page, number: number) => page.getByRole('textbox', { name: `Digit ${number} of 6` });
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('sign-up, code, sign-out, sign-in: by the keyboard alone', async ({ page, product, watch, axe }) => {
  const who = stranger('keyboard');
  await test.step('sign-up', async () => {
    await page.goto('/sign-up');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await press(page, button(page, 'Create Account'));
    await expect(page.getByText('First name is required')).toBeVisible();
    await axe(page);
    await tabTo(page, page.getByLabel('First name'), 'Shift+Tab');
    await page.keyboard.type(who.firstName);
    await fill(page, page.getByLabel('Last name'), who.lastName);
    await fill(page, email(page), who.email);
    await press(page, button(page, /^Country code/));
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
    await axe(page);
    await page.keyboard.type('belgium');
    await page.keyboard.press('Enter');
    await expect(button(page, /^Country code: Belgium \+32$/)).toBeFocused();
    await fill(page, page.getByRole('textbox', { name: 'Phone number' }), '470123456');
    await fill(page, password(page), who.password);
    await fill(page, page.getByLabel('Confirm password', { exact: true }), who.password);
    const letGo = await hold(page, '/auth/register/');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Create Account')).toHaveAttribute('aria-busy', 'true');
    await axe(page);
    letGo();
  });
  await test.step('the code, a wrong one first', async () => {
    await expect(digit(page, 1)).toBeFocused();
    await expect(page.getByText(`A new OTP has been sent to ${who.email}`)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await axe(page);
    const { code = '' } = await product.mail(who.email);
    watch.expectRefusal(400, '/otp/validate');
    await page.keyboard.type(wrongFor(code));
    await expectSeen(page);
    const letGo = await hold(page, '/otp/validate');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Verify')).toHaveAttribute('aria-busy', 'true');
    await axe(page);
    letGo();
    await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
    await expect(digit(page, 1)).toBeFocused();
    await axe(page);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
  const signOut = async () => {
    // The heading of the page has the focus; the menu is above it.
    await tabTo(page, button(page, `Account of ${who.firstName} ${who.lastName}`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  };
  await test.step('sign-out', signOut);
  await test.step('sign-in: nothing typed, a wrong password, the right one', async () => {
    await press(page, button(page, 'Sign In'));
    await expect(page.getByText('Please enter your email')).toBeVisible();
    await expect(page.getByText('Please enter your password')).toBeVisible();
    await axe(page);
    await tabTo(page, email(page), 'Shift+Tab');
    await page.keyboard.type(who.email);
    await fill(page, password(page), 'not this one');
    watch.expectRefusal(401, '/auth/login/');
    const letGo = await hold(page, '/auth/login/');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sign In')).toHaveAttribute('aria-busy', 'true');
    await axe(page);
    letGo();
    await expect(page.getByText('Invalid credentials.').first()).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expectSeen(page);
    await axe(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
  await test.step('sign-up again with the same mailbox is refused beside the field', async () => {
    await signOut();
    await press(page, link(page, 'Sign Up'));
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fill(page, page.getByLabel('First name'), who.firstName);
    await fill(page, page.getByLabel('Last name'), who.lastName);
    await fill(page, email(page), who.email);
    await fill(page, page.getByRole('textbox', { name: 'Phone number' }), '470123456');
    await fill(page, password(page), who.password);
    await fill(page, page.getByLabel('Confirm password', { exact: true }), who.password);
    watch.expectRefusal(400, '/auth/register/');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please log in or choose a different email').first()).toBeVisible();
    await axe(page);
  });
});

test('a second factor and a mailbox that is not proved: by the keyboard alone', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  const factor = stranger('keyboard-factor');
  const unproved = stranger('keyboard-unproved');
  const account = ({ email: to, password: word }: typeof factor) => ['--email', to, '--password', word, ...names];
  await product.admin('user', 'add', ...account(factor), '--verified', '--two-factor', 'email');
  await product.admin('user', 'add', ...account(unproved));
  const signIn = async (who: typeof factor) => {
    await fill(page, email(page), who.email);
    await fill(page, password(page), who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(digit(page, 1)).toBeFocused();
  };

  await test.step('an unproved mailbox: told so, proved, back at the form', async () => {
    await page.goto('/sign-in');
    watch.expectRefusal(403, '/auth/login/');
    await signIn(unproved);
    await expect(page.getByText('User not verified. Please check your email for verification.')).toBeVisible();
    await axe(page);
    const { code = '' } = await product.mail(unproved.email);
    await page.keyboard.type(code);
    await press(page, button(page, 'Verify'));
    await expect(page.getByText('Email Verified')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(email(page)).toHaveValue(unproved.email);
  });
  await test.step('a second factor: a recovery code is refused, the mailed one opens', async () => {
    await page.goto('/sign-in');
    await signIn(factor);
    await expect(page.getByText('Please verify your two-factor code.')).toBeVisible();
    await press(page, button(page, 'Use a recovery code'));
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await axe(page);
    watch.expectRefusal(400, '/otp/validate-two-factor');
    await page.keyboard.type('abcd-efgh-2345-6777');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await axe(page);
    await press(page, button(page, 'Use a six-digit code'));
    await expect(digit(page, 1)).toBeFocused();
    const { code = '' } = await product.mail(factor.email);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test('a forgotten password, and codes that cannot be had: by the keyboard alone', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = stranger('keyboard-forgot');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  await page.goto('/sign-in');
  await press(page, link(page, 'Forgot password?'));
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await press(page, button(page, 'Send code'));
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await axe(page);
  await tabTo(page, email(page), 'Shift+Tab');
  await page.keyboard.type(who.email);
  const letGo = await hold(page, '/auth/forgot-password/');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Send code')).toHaveAttribute('aria-busy', 'true');
  await axe(page);
  letGo();
  await expect(digit(page, 1)).toBeFocused();
  await axe(page);

  await test.step('loaded again within the 30 s: the countdown goes on, and no trouble is told', async () => {
    await page.reload();
    await fill(page, email(page), who.email);
    watch.expectRefusal(429, '/auth/forgot-password/');
    await page.keyboard.press('Enter');
    await expect(digit(page, 1)).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('Error sending OTP')).toHaveCount(0);
  });
  await test.step('a wrong code, then the right one and a new password', async () => {
    const { code = '' } = await product.mail(who.email);
    await page.keyboard.type(wrongFor(code));
    await fill(page, page.getByLabel('New password', { exact: true }), 'a loaf of oat bread');
    await fill(page, page.getByLabel('Confirm new password', { exact: true }), 'a loaf of oat bread');
    watch.expectRefusal(400, '/auth/reset-password/');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
    await expect(digit(page, 1)).toBeFocused();
    await axe(page);
    await page.keyboard.type(code);
    await press(page, button(page, 'Change password'));
    await expect(link(page, 'Sign In')).toBeFocused();
    await axe(page);
  });
});

test('a page that is loaded again within the 30 s counts on in the wizard', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = stranger('keyboard-wizard');
  await page.goto('/website-setup?source=visitor');
  await fill(page, page.getByLabel('First name'), who.firstName);
  await fill(page, page.getByLabel('Last name'), who.lastName);
  await fill(page, email(page), who.email);
  await fill(page, page.getByRole('textbox', { name: 'Phone number' }), '470123456');
  await fill(page, password(page), who.password);
  await fill(page, page.getByLabel('Confirm password', { exact: true }), who.password);
  await page.keyboard.press('Enter');
  await expect(digit(page, 1)).toBeFocused();
  await expect(page.getByText(`Enter the six-digit code that we have sent to ${who.email}.`)).toBeVisible();
  await product.mail(who.email);
  watch.expectRefusal(429, '/otp/generate');
  await page.reload();
  await expect(page.getByText(`Enter the six-digit code that we have sent to ${who.email}.`)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('Error sending OTP')).toHaveCount(0);
  await axe(page);
  expect((await product.mails()).filter(({ to }) => to === who.email)).toHaveLength(1);
});
