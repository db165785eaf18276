import type { Page } from '@playwright/test';
import { connected } from './support/connected';
import { stranger } from './support/journey';
import { powerCut } from './support/outage';
import { expect, test } from './support/test';

/** Milliseconds in which every tab shows what changed; the dashboard of a customer without websites polls nothing. */
const soon = 2_000;

test.setTimeout(240_000);

const shows = (page: Page, amount: string, within?: number) =>
  expect(page.getByRole('region', { name: 'Total Balance' }).getByText(amount)).toBeVisible(
    within === undefined ? {} : { timeout: within },
  );

test('money that comes is on the balance of every open tab at once, also after the server was away', async ({
  page,
  context,
  product,
  watch,
}) => {
  const { email, password } = stranger('updates');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  const fund = (amount: string) => product.admin('fund', '--email', email, '--amount', amount);

  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const first = connected(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await first;
  const other = await context.newPage();
  const second = connected(other);
  await other.goto('/');
  await second;
  await Promise.all([page, other].map((tab) => shows(tab, '€0.00')));

  await test.step('both tabs show a credit that neither has asked for', async () => {
    await fund('123.45');
    await Promise.all([page, other].map((tab) => shows(tab, '€123.45', soon)));
  });

  await test.step('what came while there was no connection is seen when there is one again', async () => {
    const again = [page, other].map(connected);
    await powerCut({ product, watch });
    await fund('10');
    await Promise.all(again);
    await Promise.all([page, other].map((tab) => shows(tab, '€133.45', soon)));
    await fund('1');
    await Promise.all([page, other].map((tab) => shows(tab, '€134.45', soon)));
  });
});
