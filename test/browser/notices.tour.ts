import type { Page } from '@playwright/test';
import { stranger } from './support/journey';
import { expect, test } from './support/test';

/** Milliseconds in which every tab shows what changed. */
const soon = 2_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const bell = (page: Page, unread: number) =>
  button(page, unread === 0 ? /^Notifications$/ : new RegExp(`^Notifications, ${unread} unread$`));
const connected = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"ready"') }),
    );

test('what a customer is told of they choose; a test rings the bell of every tab, and is read once', async ({
  page,
  context,
  product,
  watch,
  axe,
  shoot,
}) => {
  const { email, password } = stranger('notices');
  const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  await page.goto('/sign-in?redirect=%2Fsettings%2Fnotifications');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expect(box(page, 'Deposit, E-mail')).toBeChecked();
  await axe(page, 'settings-notifications');

  await test.step('a choice is saved as it is made, can be taken back, and is there after a reload', async () => {
    await box(page, 'Deposit, E-mail').uncheck();
    await expect(page.getByText('Saved.')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(box(page, 'Deposit, E-mail')).toBeChecked();
    await box(page, 'New sign-in, E-mail').uncheck();
    await page.getByLabel(/^Tell me when my balance is below/).fill('25');
    await button(page, 'Save threshold').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(box(page, 'New sign-in, E-mail')).not.toBeChecked();
    await expect(page.getByLabel(/^Tell me when my balance is below/)).toHaveValue('25.00');
  });

  await test.step('nobody answers: the choice stays, with both ways on', async () => {
    await page.route('**/api/notifications/preferences/', (route) => route.abort('connectionrefused'));
    await watch.whileServerAway(async () => {
      await box(page, 'Deposit, In app').uncheck();
      await expect(page.getByText('Your choice is not saved.')).toBeVisible();
    });
    await axe(page, 'settings-notifications-refused');
    await page.unroute('**/api/notifications/preferences/');
    await button(page, 'Discard').click();
    await expect(box(page, 'Deposit, In app')).toBeChecked();
  });

  const other = await context.newPage();
  const listening = connected(other);
  await other.goto('/');
  await listening;
  await expect(bell(other, 0)).toBeVisible();
  await bell(other, 0).click();
  await expect(other.getByText('No notifications yet')).toBeVisible();
  await shoot(other, 'notices-empty');
  await other.keyboard.press('Escape');
  await button(page, 'Send a test').click();
  await expect(page.getByText('Sent. Look at the bell, and into your mailbox.')).toBeVisible();
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible({ timeout: soon });
  const tests = async () =>
    (await product.mails()).filter(({ to, kind }) => to === email && kind === 'notice-test').length;
  await expect.poll(tests, { message: 'mails of the test' }).toBe(1);

  await test.step('a notice leads to what it speaks of, and is read in both tabs', async () => {
    await bell(other, 1).click();
    const notice = other.getByRole('link', { name: /This is a test/ });
    await expect(notice).toBeVisible();
    await axe(other, 'notices');
    await notice.click();
    await expect(other).toHaveURL(/\/settings\/notifications$/);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible({ timeout: soon });
  });
  expect(await tests(), 'mails of the test in the end').toBe(1);
});
