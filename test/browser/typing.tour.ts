import { stranger, typeCode, fillSignUp } from './support/journey';
import { expect, test } from './support/test';

const searched = 'blue bakery, typed at once';

test('a profile that arrives late takes nothing away that is being typed', async ({ page, product }) => {
  const who = stranger('typing');
  await page.goto('/website-setup?source=visitor');
  await fillSignUp(page, who);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const { code = '' } = await product.mail(who.email);

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  // The server's own answer, only later.
  await page.route('**/api/profile/', async (route) => {
    await held;
    await route.continue();
  });
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify' }).click();

  const search = page.getByLabel('Search for a domain');
  await search.click();
  await page.keyboard.type(searched.slice(0, 11));
  const arrived = page.waitForResponse('**/api/profile/');
  letThrough();
  await arrived;
  // The profile has reached the page: it is the customer's now.
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  await page.keyboard.type(searched.slice(11));
  await expect(search).toHaveValue(searched);
  await expect(search).toBeFocused();
});
