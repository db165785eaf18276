import type { Page } from '@playwright/test';
import { stranger, typeCode } from './support/journey';
import { expect, test } from './support/test';

// One worker takes all of them: each other one would start a product of its own.
test.describe.configure({ mode: 'default' });

const names = { google: 'Google', github: 'GitHub' } as const;
type Name = keyof typeof names;

/** Says on the stand-in's page who signs in. */
async function choose(page: Page, name: Name, email: string, { isVerified = true, answer = 'Continue' } = {}) {
  await expect(page.getByRole('heading', { name: `Sign in with ${names[name]}` })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/has verified this email/).setChecked(isVerified);
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByRole('button', { name: answer }).click();
}

const go = (page: Page, name: Name) => page.getByRole('link', { name: `Continue with ${names[name]}` }).click();

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have successfully logged out')).toBeVisible();
};

for (const name of ['google', 'github'] as const)
  test(`signs in with ${names[name]}: a new account, the address that was asked for, and the same account again`, {
    // What differs between the two is the server's.
    tag: name === 'google' ? [] : '@full',
  }, async ({ page, product, axe }) => {
    const { email } = stranger(`oauth-${name}`);
    await page.goto('/website-setup?source=dashboard');
    await expect(page.getByRole('link', { name: `Continue with ${names[name]}` })).toBeVisible();
    await axe(page);
    await go(page, name);
    await choose(page, name, email);
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
    expect(page.url()).toBe(`${product.address}/website-setup?source=dashboard`);
    await signOut(page);
    await page.goto('/sign-up');
    await go(page, name);
    await choose(page, name, email);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

test('says in words what came to nothing, and goes on from there', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const { email, password } = stranger('oauth-taken');
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  await page.goto('/sign-in?redirect=%2Fwebsite-setup%3Fsource%3Ddashboard');
  await go(page, 'google');
  watch.expectRefusal(409, '/auth/handover/');
  await choose(page, 'google', email, { answer: 'Cancel' });
  await expect(page.getByRole('alert').filter({ hasText: 'You did not go on at Google.' }).first()).toBeVisible();
  await axe(page);
  // Used up: loaded again, the page does not claim it once more, and the address that was asked for is still known.
  await expect(page).toHaveURL(`${product.address}/sign-in?redirect=%2Fwebsite-setup%3Fsource%3Ddashboard`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await go(page, 'google');
  watch.expectRefusal(409, '/auth/handover/');
  await choose(page, 'google', email);
  await expect(page.getByText('Sign in with your password, then link Google').first()).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
});

test('asks for the code of a mailbox that the provider has not proved, and goes on by itself', {
  tag: '@full',
}, async ({ page, product, watch }) => {
  const { email } = stranger('oauth-unproved');
  await page.goto('/sign-in');
  await go(page, 'github');
  watch.expectRefusal(403, '/auth/handover/');
  await choose(page, 'github', email, { isVerified: false });
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { code = '' } = await product.mail(email);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('links and unlinks in the settings, and keeps the only way in', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const { email } = stranger('oauth-linked');
  await page.goto('/sign-in');
  await go(page, 'google');
  await choose(page, 'google', email);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/settings/account');
  const button = (what: 'Link' | 'Unlink', name: Name) =>
    page.getByRole('button', { name: `${what} ${names[name]}`, exact: true });
  await expect(button('Unlink', 'google')).toBeVisible();
  watch.expectRefusal(409, '/auth/identities/google/');
  await unlink(page, 'google');
  await expect(page.getByText('Google is the only way into your account.').first()).toBeVisible();
  await page.goto('/settings/account');
  await button('Link', 'github').click();
  await choose(page, 'github', email, { answer: 'Cancel' });
  await expect(page.getByText('GitHub not linked')).toBeVisible();
  await expect(page.getByText('You did not go on at GitHub.').first()).toBeVisible();
  await expect(page).toHaveURL(`${product.address}/settings/account`);
  await button('Link', 'github').click();
  await choose(page, 'github', email);
  await expect(page.getByText('GitHub is linked: you can sign in with it.')).toBeVisible();
  // Said once: an address that is loaded again says nothing any more.
  await expect(page).toHaveURL(`${product.address}/settings/account`);
  await expect(button('Unlink', 'github')).toBeVisible();
  await axe(page);
  await unlink(page, 'google');
  await expect(button('Link', 'google')).toBeVisible();
});

async function unlink(page: Page, name: Name) {
  await page.getByRole('button', { name: `Unlink ${names[name]}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
}

test('keeps the place of the buttons: nothing moves when they arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Continue with GitHub' })).toBeVisible();
    const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
    expect(shift, path).toBeLessThanOrEqual(0.01);
  }
});
