import type { Page } from '@playwright/test';
import { stranger, typeCode } from './support/journey';
import { expect, test } from './support/test';

const whole = process.env['CHROMIUM_WHOLE'];
// Browsers freeze pages for the back button: the whole ones, and not when Playwright starts them, unless told otherwise.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      ...(whole && { executablePath: whole }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});
// One worker takes all of them: each other one would start a product of its own.
test.describe.configure({ mode: 'default' });

const asked = '/website-setup?source=dashboard';

/** What only this customer may see. */
const theirs = (email: string) => [email, 'Zoe', 'Quill', '€123.45'];

const showsSignIn = async (page: Page, email: string) => {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const seen = await page.locator('body').innerText();
  for (const secret of theirs(email)) expect(seen, page.url()).not.toContain(secret);
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Zoe Quill' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have successfully logged out')).toBeVisible();
};

test('an account with a mailed second factor: the code, the address asked for, the way out, and nothing left behind', async ({
  page,
  product,
  watch,
}) => {
  const { email, password } = stranger('session');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  const account = ['--email', email, '--password', password, ...names, '--verified', '--two-factor', 'email'];
  await product.admin('user', 'add', ...account);
  await product.admin('fund', '--email', email, '--amount', '123.45');

  await page.goto('/terms');
  await page.goto(asked);
  await showsSignIn(page, email);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(asked);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`Enter the six-digit code that we have sent to ${email}.`)).toBeVisible();
  const { code = '' } = await product.mail(email);
  watch.expectRefusal(400, '/otp/validate-two-factor');
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  expect(page.url()).toBe(product.address + asked);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('€123.45').first()).toBeVisible();
  await test.step('back and forward go between the two, not to the sign-in', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await logOut(page);
  await showsSignIn(page, email);
  expect(new URL(page.url()).pathname).toBe('/sign-in');

  await test.step('the back button shows nothing of the account', async () => {
    // As far back as the history goes: the wizard's entry, then the page that was there before.
    // Not waiting for a load: a frozen page has had its own.
    await page.goBack({ waitUntil: 'commit' });
    await showsSignIn(page, email);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await showsSignIn(page, email);
  });
  await test.step('the old address asks for sign-in', async () => {
    await page.goto(asked);
    await showsSignIn(page, email);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(asked);
    await page.reload();
    await showsSignIn(page, email);
  });
});

/** Goes back to a page that the browser has frozen. @returns what it shows in the first frame that is painted then */
const thaw = async (page: Page): Promise<string> => {
  await page.evaluate(() => history.back());
  const shown = await page.waitForFunction(() => (globalThis as { firstFrame?: { text: string } }).firstFrame);
  return (await shown.jsonValue())?.text ?? '';
};

test('a page that was frozen with the account open shows nothing of it after a logout elsewhere', async ({
  page,
  product,
  watch,
}) => {
  // The bell asks as soon as the page is shown again, whoever is out by then.
  watch.expectRefusal(401, '/notifications/');
  const { email, password } = stranger('frozen');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  await product.admin('fund', '--email', email, '--amount', '123.45');
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        requestAnimationFrame(() => Object.assign(globalThis, { firstFrame: { text: document.body.innerText } }));
    }),
  );

  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('€123.45').first()).toBeVisible();
  // The browser may throw away, instead of freezing it, a page that still waits for an answer.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('€123.45').first()).toBeVisible();
  await page.goto(asked);
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  await logOut(page);
  await showsSignIn(page, email);

  const seen = await thaw(page);
  for (const secret of theirs(email)) expect(seen, 'first frame').not.toContain(secret);
  await showsSignIn(page, email);
});
