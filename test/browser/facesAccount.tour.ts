import { TOTP } from 'otpauth';
import { everyFace, inEachFace, usualWidths } from './support/faces';
import { type Look, stranger, typeCode } from './support/journey';
import { expect, test } from './support/test';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** The page, the cards and the lines of the lists that do not hold what is in them; a line of nine lines is no line. */
const tooNarrow = () =>
  [document.documentElement, ...document.querySelectorAll('section, section li')]
    .filter((part) => part.scrollWidth > part.clientWidth || (part.matches('li') && part.clientHeight > 180))
    .map((part) => part.textContent?.slice(0, 40));

test.setTimeout(600_000);

test('the settings of the account, in both themes, on a telephone and a desktop', { tag: '@full' }, async ({
  page,
  product,
  axe,
}) => {
  const { email, password } = stranger('account');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  const headers = { 'Content-Type': 'application/json', 'User-Agent': phone };
  const body = JSON.stringify({ email, password });
  await fetch(`${product.address}/api/auth/login/`, { method: 'POST', headers, body });
  const look: Look = async (shown, name) => {
    for (const width of [360, 768, 1440]) {
      await shown.setViewportSize({ width, height: 900 });
      expect(await shown.evaluate(tooNarrow), `${name} at ${width} px`).toEqual([]);
    }
    await axe(shown, name);
  };

  await page.goto('/sign-in?redirect=/settings/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Safari on iPhone').first()).toBeVisible();
  await look(page, 'account');

  const card = page.getByRole('region', { name: 'Two-factor authentication' });
  await card.getByRole('button', { name: 'Use an authenticator app' }).click();
  const picture = card.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toBeVisible();
  await look(page, 'account-two-factor');
  // As large as a camera wants it, in each face.
  await inEachFace(page, everyFace(usualWidths), async () => {
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  });
  const secret = (await card.locator('code').innerText()).replaceAll(' ', '');
  await typeCode(page, new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await look(page, 'account-recovery-codes');
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await look(page, 'account-two-factor-on');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog').getByText('Your websites go offline')).toBeVisible();
  await look(page, 'account-deletion');
});
