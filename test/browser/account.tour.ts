import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const person = ['--first-name', 'Zoe', '--last-name', 'Quill'];
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const newPassword = 'a loaf of oat bread';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function addCustomer(product: Product, name: string) {
  const { email, password } = stranger(name);
  await product.admin('user', 'add', '--email', email, '--password', password, ...person, '--verified');
  return { email, password };
}

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

async function openAccount(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/sign-in?redirect=/settings/account');
  await fillSignIn(page, email, password);
  await expect(page.getByText('This device')).toBeVisible();
}

/** Another browser of the same customer. */
async function elsewhere(browser: Browser, product: Product, who: { email: string; password: string }) {
  const context = await browser.newContext({ baseURL: product.address, userAgent: phone, locale: 'en-US' });
  const page = await context.newPage();
  await openAccount(page, who);
  return { context, page };
}

const tokensOf = (context: BrowserContext) =>
  context.pages()[0]?.evaluate(() => ({
    token: localStorage.getItem('token'),
    refresh: localStorage.getItem('refresh_token'),
  }));

test('another password: what is wrong is said beside its field, and the other browser is out at its next call', async ({
  page,
  browser,
  product,
  watch,
  axe,
}) => {
  const who = await addCustomer(product, 'password');
  const other = await elsewhere(browser, product, who);
  await openAccount(page, who);
  const card = region(page, 'Password');
  const fill = async (current: string, next: string, again = next) => {
    await card.getByLabel('Current password').fill(current);
    await card.getByLabel('New password', { exact: true }).fill(next);
    await card.getByLabel('Confirm new password').fill(again);
    await card.getByRole('button', { name: 'Change password' }).click();
  };

  await fill('', 'short', 'other');
  await expect(card.getByText('Please enter your password')).toBeVisible();
  await expect(card.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(card.getByText('Passwords do not match')).toBeVisible();
  await axe(page);

  watch.expectRefusal(400, '/auth/password-change/');
  await fill('not my password', newPassword);
  await expect(card.getByText('This is not your current password.')).toBeVisible();
  await expect(card.getByLabel('New password', { exact: true })).toHaveValue(newPassword);
  await fill(who.password, newPassword);
  await expect(card.getByText('Your password is changed.')).toBeVisible();
  await expect(card.getByText('A page still open there shows it as soon as it is used.')).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue('');
  await axe(page);

  const sessions = region(page, 'Sessions');
  await expect(sessions.getByText('This is the only session.')).toBeVisible();
  const log = region(page, 'Security log');
  await expect(log.getByText('Password changed')).toBeVisible();
  await expect(log.getByText('Change refused: wrong password')).toBeVisible();
  await expect(product.mail(who.email)).resolves.toMatchObject({ kind: 'password-changed' });

  const token = String((await tokensOf(other.context))?.token);
  const answer = await fetch(`${product.address}/api/profile/`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  await other.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(other.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(other.page, who.email, who.password);
  await expect(
    other.page.getByText('Invalid credentials. Please check your email and password.').first(),
  ).toBeVisible();
  await fillSignIn(other.page, who.email, newPassword);
  await expect(other.page.getByText('This device')).toBeVisible();
  await other.context.close();
});

test('sessions: seen, ended one by one, all the others, and this one', { tag: '@full' }, async ({
  page,
  browser,
  product,
  axe,
}) => {
  const who = await addCustomer(product, 'sessions');
  await openAccount(page, who);
  const card = region(page, 'Sessions');
  await expect(card.getByText('This is the only session.')).toBeVisible();
  const first = await elsewhere(browser, product, who);
  await test.step('whoever comes back to the window sees it, once what was read is 10 s old', async () => {
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(card.getByRole('listitem')).toHaveCount(2, { timeout: 500 });
    }).toPass();
  });
  await expect(card.getByText('Safari on iPhone')).toBeVisible();
  await expect(card.getByText(/^Last active just now, \w{3} \d/)).toBeVisible();
  await axe(page);

  await card.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
  await expect(card.getByText('Safari on iPhone has been logged out.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(region(page, 'Security log').getByText('Another session logged out')).toBeVisible();
  await first.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(first.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await first.context.close();

  const others = [await elsewhere(browser, product, who), await elsewhere(browser, product, who)];
  await page.reload();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await card.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(card.getByText('2 other sessions have been logged out.')).toBeVisible();
  await expect(card.getByText('This is the only session.')).toBeVisible();
  await axe(page);
  for (const { context, page: theirs } of others) {
    await theirs.getByRole('button', { name: 'Refresh' }).click();
    await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await context.close();
  }

  await card.getByRole('button', { name: 'Log out this device' }).click();
  await expect(page.getByText('You have successfully logged out')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a list that cannot be read says so, and is read when it is asked for again', {
  tag: '@full',
}, async ({ page, product, watch }) => {
  const who = await addCustomer(product, 'unread');
  await openAccount(page, who);
  watch.expectRefusal(403, '/auth/events/');
  await page.route('**/auth/events/', (route) => route.fulfill({ status: 403, json: { message: 'Not now.' } }));
  const log = region(page, 'Security log');
  await log.getByRole('button', { name: 'Refresh' }).click();
  await expect(log.getByText('The security log could not be read.')).toBeVisible();
  await expect(log.getByText('Signed in', { exact: true })).toBeVisible();
  await page.unroute('**/auth/events/');
  await log.getByRole('button', { name: 'Retry' }).click();
  await expect(log.getByText('The security log could not be read.')).toBeHidden();
});

test('the download holds what is kept, and is written down', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = await addCustomer(product, 'export');
  await openAccount(page, who);
  const card = region(page, 'Download my data');

  watch.expectRefusal(500, '/account/export/');
  await page.route('**/account/export/', (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card.getByText('Server error. Please try again later.')).toBeVisible();
  await axe(page);
  await page.unroute('**/account/export/');

  const arriving = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Retry' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('sitewright-account.json');
  const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(kept)).toContain(who.email);
  expect(JSON.stringify(kept)).not.toContain(who.password);
  await expect(card.getByText(/handed to your browser’s downloads/)).toBeVisible();
  await expect(region(page, 'Security log').getByText('Account data downloaded')).toBeVisible();
  await axe(page);
});

test('deleted: asked for twice, then nothing opens it, as if it had never been there', async ({
  page,
  context,
  browser,
  product,
  watch,
  axe,
}) => {
  const who = await addCustomer(product, 'deleteAccount');
  const other = await elsewhere(browser, product, who);
  await openAccount(page, who);
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Delete my account')).toBeFocused();
  await button(page, 'Delete my account').click();

  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(dialog.getByText('Type the address exactly as it is shown')).toBeVisible();
  await axe(page);
  await dialog.getByLabel(`Type ${who.email} to confirm`).fill(who.email);
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  watch.expectRefusal(400, '/account/');
  await remove.click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();

  const tokens = await tokensOf(context);
  await dialog.getByLabel('Your password', { exact: true }).fill(who.password);
  await remove.click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(page.url()).toBe(`${product.address}/sign-in`);
  await test.step('this browser has forgotten the customer', async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const secret of [who.email, 'Quill', String(tokens?.token), String(tokens?.refresh)])
      expect(stored).not.toContain(secret);
  });
  await test.step('the sign-in answers as to an address that nobody has', async () => {
    watch.expectRefusal(401, '/auth/login/');
    const said = page.getByText('Invalid credentials. Please check your email and password.').first();
    await fillSignIn(page, who.email, who.password);
    await expect(said).toBeVisible();
    const answer = (email: string) =>
      fetch(`${product.address}/api/auth/login/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: who.password }),
      }).then(async (response) => ({ status: response.status, body: await response.text() }));
    expect(await answer(who.email)).toEqual(await answer('nobody@bakery.example'));
  });
  await test.step('the other browser is out, and the tokens open nothing', async () => {
    await other.page.getByRole('button', { name: 'Refresh' }).click();
    await expect(other.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const headers = { Authorization: `Bearer ${String(tokens?.token)}` };
    expect((await fetch(`${product.address}/api/profile/`, { headers })).status).toBe(401);
  });
  await other.context.close();
});

test('the keyboard goes through the page as it is read; a dialog keeps it, Escape gives it back', async ({
  page,
  product,
}) => {
  const who = await addCustomer(product, 'order');
  await openAccount(page, who);
  await expect(region(page, 'Security log').getByRole('listitem')).toHaveCount(1);
  /** The control that has the focus: the label of a field, else its own name. */
  const focused = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
      return label ?? control?.getAttribute('aria-label') ?? control?.textContent ?? '';
    });
  const stops = async (press: string, count: number) => {
    const seen: string[] = [];
    for (let presses = 0; presses < count; presses += 1) {
      await page.keyboard.press(press);
      seen.push(await focused());
    }
    return seen;
  };
  const controls = [
    'Account',
    'Appearance',
    'Notifications',
    'Current password',
    'Show password',
    'New password',
    'Show password',
    'Confirm new password',
    'Show password',
    'Change password',
    'Add a passkey',
    'Use an authenticator app',
    'Have the code mailed',
    'Log out this device',
    'Refresh',
    'Download',
    'Delete my account',
  ];
  await page.getByRole('link', { name: 'Profile', exact: true }).focus();
  expect(await stops('Tab', controls.length)).toEqual(controls);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  // On the dialog itself first, so that it is read out from its title on.
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(isInside).toBe(true);
  const round = await stops('Tab', 12);
  expect(round).toContain('Keep my account');
  expect(round.filter((name) => /^(?:Download|Refresh|Change password)$/.test(name))).toEqual([]);
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Delete my account')).toBeFocused();
  const back = controls.slice(0, -1).reverse();
  expect(await stops('Shift+Tab', back.length)).toEqual(back);

  await test.step('Cancel in the middle of the second factor does not lose the focus', async () => {
    const card = region(page, 'Two-factor authentication');
    await card.getByRole('button', { name: 'Have the code mailed' }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByLabel('Your password')).toBeFocused();
    await card.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await expect(card.locator(':focus')).toHaveCount(1);
  });
});

test('the keyboard alone changes the password, ends the others and deletes the account, at 360 px', {
  tag: '@full',
}, async ({ page, browser, product }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const who = await addCustomer(product, 'keyboard');
  const other = await elsewhere(browser, product, who);
  await openAccount(page, who);
  /** Tabs until the control of that name has the focus, and looks whether it can be seen there. */
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const control = document.activeElement;
        const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
        const outline = control ? getComputedStyle(control).outlineStyle : 'none';
        const box = control?.getBoundingClientRect();
        const frame = control?.parentElement ? getComputedStyle(control.parentElement).outlineStyle : 'none';
        return {
          name: label ?? control?.getAttribute('aria-label') ?? control?.textContent ?? '',
          isSeen: box !== undefined && box.top >= 0 && box.bottom <= innerHeight,
          isMarked: outline !== 'none' || frame !== 'none',
        };
      });
      if (!name.test(at.name)) continue;
      expect(at, at.name).toMatchObject({ isSeen: true, isMarked: true });
      return;
    }
    throw new Error(`The keyboard does not reach ${String(name)}.`);
  };

  await reach(/^Current password/);
  await page.keyboard.type(who.password);
  await reach(/^New password/);
  await page.keyboard.type(newPassword);
  await reach(/^Confirm new password/);
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await other.page.goto('/sign-in');
  await fillSignIn(other.page, who.email, newPassword);
  await expect(other.page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.reload();
  await expect(region(page, 'Sessions').getByRole('listitem')).toHaveCount(2);
  await reach(/^Log out everywhere else$/);
  await page.keyboard.press('Enter');
  const said = page.getByText('1 other session has been logged out.');
  await expect(said).toBeVisible();
  await expect(page.locator(':focus').filter({ has: said })).toHaveCount(1);

  await reach(/^Delete my account$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your websites go offline')).toBeVisible();
  await reach(/^Type/);
  await page.keyboard.type(who.email);
  await reach(/^Your password/);
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account deleted')).toBeVisible();
  await other.context.close();
});
