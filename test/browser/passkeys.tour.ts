import type { CDPSession, Page } from '@playwright/test';
import { stranger } from './support/journey';
import { expect, test } from './support/test';
import { wholeBrowser } from './support/wholeBrowser';

// Keys that name their account by themselves are beyond the headless shell.
test.use(wholeBrowser);
// One worker takes both: another would start a product of its own.
test.describe.configure({ mode: 'default' });

/** A device with a screen lock that is always opened; `isPresent` false has nobody at it. */
async function device(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isPresent: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    keys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have successfully logged out')).toBeVisible();
};

async function add(page: Page, name: string) {
  await page.goto('/settings/account');
  await button(page, 'Add a passkey').click();
  await page.getByLabel('Name').fill(name);
  await button(page, 'Continue').click();
}

test('adds a passkey, signs in with it alone and in place of a code, and removes it', async ({
  page,
  product,
  axe,
}) => {
  const { email, password } = stranger('passkey');
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified', '--two-factor', 'email');
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/sign-in');
  await expect(button(page, 'Use a passkey')).toBeVisible();
  const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
  expect(shift).toBeLessThanOrEqual(0.01);
  await axe(page);
  const give = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Sign In').click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  };
  await give();
  await expect(button(page, 'Use a passkey')).toHaveCount(0);
  const { code = '' } = await product.mail(email);
  await page.getByLabel('Digit 1 of 6').fill(code);
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const phone = await device(page);
  await add(page, 'Blue key');
  await expect(page.getByText('“Blue key” is added: you can sign in with it.')).toBeVisible();
  await axe(page);
  // One device, one passkey of an account.
  await button(page, 'Add a passkey').click();
  await button(page, 'Continue').click();
  await expect(page.getByText('This device has a passkey of your account already.')).toBeVisible();
  await button(page, 'Cancel').click();

  await phone.isPresent(false);
  await signOut(page);
  await page.goto('/sign-in');
  await expect(button(page, 'Use a passkey')).toBeVisible();
  await give();
  await phone.isPresent(true);
  await button(page, 'Use a passkey').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await phone.isPresent(false);
  await signOut(page);
  const challenges = '**/api/auth/passkeys/ask/';
  const offered = page.waitForResponse(challenges);
  await page.goto('/sign-in');
  await offered;
  // Somebody is at the device once the page has let go of what waits for a choice in the fields, and before it asks for the
  // button: what is asked while nobody is there never hears of who comes later.
  await page.route(challenges, async (route) => {
    await phone.isPresent(true);
    await route.continue();
  });
  await button(page, 'Use a passkey').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.goto('/settings/account');
  await expect(page.getByText(/^Added .*, last used/)).toBeVisible();
  await button(page, 'Remove Blue key').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Blue key” is removed. It opens your account no more.')).toBeVisible();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
});

test('keeps the passkey that is the only way in', { tag: '@full' }, async ({ page, watch }) => {
  const { email } = stranger('passkey-only');
  await device(page);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/has verified this email/).setChecked(true);
  await page.getByLabel('Name').fill('Grace Hopper');
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await add(page, 'Only key');
  await expect(page.getByText('“Only key” is added: you can sign in with it.')).toBeVisible();
  await button(page, 'Unlink Google').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('Google is no longer linked.')).toBeVisible();
  // Before its answer is there.
  page.on('request', (request) => {
    if (request.method() === 'DELETE') watch.expectRefusal(409, new URL(request.url()).pathname);
  });
  await button(page, 'Remove Only key').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This passkey is the only way into your account.')).toBeVisible();
});
