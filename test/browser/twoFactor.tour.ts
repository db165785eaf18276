import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { stranger, typeCode } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

const stepMs = 30_000;
const card = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });
const isOn = (page: Page) => expect(card(page).getByText('On', { exact: true })).toBeVisible();
const isOff = (page: Page) => expect(card(page).getByText('Off', { exact: true })).toBeVisible();

const customer = async (product: Product, name: string) => {
  const who = stranger(name);
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  return who;
};

const givePassword = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const openAccount = async (page: Page, who: { email: string; password: string }) => {
  await page.goto('/sign-in?redirect=/settings/account');
  await givePassword(page, who);
  await expect(card(page)).toBeVisible();
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Zoe Quill' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
};

/** The key as the page shows it, and the codes that an app makes of it: each step's only once, as the server takes it. */
const appOf = (secret: string) => {
  const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: stepMs / 1_000 });
  let last = 0;
  return async () => {
    // The server takes the step before, too: it saves a wait, unless the one that runs ends too soon to enter it.
    const current = () => Math.floor(Date.now() / stepMs);
    const step = Math.max(Date.now() % stepMs < stepMs / 2 ? current() - 1 : current(), last + 1);
    // A code that was used is waited out.
    await expect.poll(current, { timeout: 2 * stepMs }).toBeGreaterThanOrEqual(step);
    last = step;
    return app.generate({ timestamp: step * stepMs });
  };
};

const keyOn = async (page: Page) => (await card(page).locator('code').innerText()).replaceAll(' ', '');
const codesOn = async (page: Page) =>
  card(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();

const finish = async (page: Page) => {
  await expect(button(page, 'Done')).toBeDisabled();
  await card(page).getByRole('checkbox', { name: 'I have kept these codes in a safe place' }).check();
  await button(page, 'Done').click();
};

const confirm = async (page: Page, password: string, press: string) => {
  await card(page).getByLabel('Your password').fill(password);
  await button(page, press).click();
};

/** Nothing of a secret is in the address, a storage or a toast. */
const isNowhere = async (page: Page, secrets: readonly string[]) => {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
};

const refuses = async (page: Page, watch: Watch, code: string) => {
  watch.expectRefusal(400, '/otp/validate-two-factor');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
};

test('an authenticator app: on, in by it, in by a recovery code, other codes, off', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = await customer(product, 'app');
  await openAccount(page, who);
  await isOff(page);

  await test.step('left in the middle, by Cancel or by a reload, nothing is on', async () => {
    await button(page, 'Use an authenticator app').click();
    await expect(card(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await axe(page);
    await button(page, 'Cancel').click();
    await isOff(page);
    await button(page, 'Use an authenticator app').click();
    await expect(card(page).locator('code')).toBeVisible();
    await page.reload();
    await isOff(page);
  });

  await button(page, 'Use an authenticator app').click();
  const secret = await keyOn(page);
  expect(await card(page).getByRole('link', { name: 'Open app on this device' }).getAttribute('href')).toContain(
    `secret=${secret}`,
  );
  const nextCode = appOf(secret);
  const right = await nextCode();
  watch.expectRefusal(400, '/auth/2fa/setup/verify/');
  await typeCode(page, right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('The code is wrong or has expired.')).toBeVisible();
  await expect(card(page).getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await isNowhere(page, [secret]);
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused();
  const codes = await codesOn(page);
  expect(new Set(codes).size).toBe(10);
  await axe(page);
  await isNowhere(page, [secret, ...codes]);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(file.suggestedFilename()).toBe('sitewright-recovery-codes.txt');
  const saved = await readFile(await file.path(), 'utf8');
  expect(codes.filter((code) => !saved.includes(code))).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy').click();
  await expect(card(page).getByText('Codes copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await finish(page);
  await isOn(page);
  await expect(card(page).getByText('Signing in asks for the code that your authenticator app shows')).toBeVisible();
  await page.reload();
  await isOn(page);
  await expect(card(page).getByRole('list')).toHaveCount(0);
  await axe(page);

  await test.step('a sign-in asks for the code of the app', async () => {
    await logOut(page);
    await givePassword(page, who);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await typeCode(page, await nextCode());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  const [first = '', second = ''] = codes;
  await test.step('a recovery code opens once', async () => {
    for (const isFirst of [true, false]) {
      await logOut(page);
      await givePassword(page, who);
      await page.getByRole('button', { name: /recovery code/i }).click();
      if (!isFirst) await refuses(page, watch, first);
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(isFirst ? first : second);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    }
  });

  await page.goto('/settings/account');
  await test.step('new recovery codes, by the password', async () => {
    await button(page, 'New recovery codes').click();
    watch.expectRefusal(400, '/auth/2fa/recovery-codes/');
    await confirm(page, 'not the password', 'Make new codes');
    await expect(card(page).getByText('This is not your current password.')).toBeVisible();
    await axe(page);
    await confirm(page, who.password, 'Make new codes');
    await expect(card(page).getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
    const renewed = await codesOn(page);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await finish(page);
    await isOn(page);
  });
  await test.step('off, by the password', async () => {
    await button(page, 'Turn off').click();
    await confirm(page, who.password, 'Turn off');
    await isOff(page);
    await logOut(page);
    await givePassword(page, who);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test('mailed codes by the keyboard alone, at 360 px: on, in, off', { tag: '@full' }, async ({ page, product, axe }) => {
  const who = await customer(product, 'mailed');
  await page.setViewportSize({ width: 360, height: 780 });
  await openAccount(page, who);
  await isOff(page);
  const press = async (name: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused({ timeout: 20 });
    }).toPass();
    await page.keyboard.press('Enter');
  };
  await press('Have the code mailed');
  await expect(card(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  await isOn(page);
  await expect(card(page).getByText(`Signing in asks for a code that we send to ${who.email}`)).toBeFocused();
  await axe(page);

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/sign-in?redirect=/settings/account');
  const mails = (await product.mails()).filter(({ to }) => to === who.email).length;
  await givePassword(page, who);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { code = '' } = await product.mail(who.email, mails + 1);
  await typeCode(page, code);
  await page.keyboard.press('Enter');
  await isOn(page);
  await press('Turn off');
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  await isOff(page);
});

test('another tab that changed it first is believed', { tag: '@full' }, async ({ page, product, watch }) => {
  const who = await customer(product, 'tabs');
  await openAccount(page, who);
  const other = await page.context().newPage();
  await other.goto('/settings/account');
  await button(other, 'Have the code mailed').click();
  await confirm(other, who.password, 'Turn on mailed codes');
  await isOn(other);
  await page.reload();
  await isOn(page);
  await button(page, 'New recovery codes').click();
  await button(other, 'Turn off').click();
  await confirm(other, who.password, 'Turn off');
  await isOff(other);
  watch.expectRefusal(409, '/auth/2fa/recovery-codes/');
  await confirm(page, who.password, 'Make new codes');
  await isOff(page);
});
