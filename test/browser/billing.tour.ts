import type { Page } from '@playwright/test';
import { isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { press, tabTo } from './support/keyboard';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.setTimeout(300_000);

const funded = 12;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).getByRole('rowheader');
const found = (page: Page, words: string) =>
  expect(page.getByRole('search').getByRole('status').filter({ hasText: words })).toBeVisible();

test('a customer’s money: what there is, what moved it and why, filtered, paged and opened', async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = stranger('billing');
  const names = ['--first-name', who.firstName, '--last-name', who.lastName];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  const look = async (name: string) => {
    await axe(page, name);
  };

  await page.goto('/sign-in?redirect=/billing');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  if (isFull)
    await test.step('before there is any money it says so, and how there will be', async () => {
      await expect(page.getByText('Nothing is charged at the moment.')).toBeVisible();
      await look('billing-empty');
      await page.getByRole('link', { name: 'Transactions' }).click();
      await expect(page.getByText('No data yet')).toBeVisible();
      await look('billing-transactions-empty');
      await page.getByRole('link', { name: 'Subscriptions' }).click();
      await expect(page.getByRole('link', { name: 'Set up your first website' })).toBeVisible();
      await look('billing-subscriptions-empty');
      await page.getByRole('link', { name: 'Transactions' }).click();
      await page.getByRole('table').getByRole('button', { name: 'Top Up' }).click();
      await expect(page.getByRole('heading', { name: 'Top Up Your Account' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

  await test.step('the operator’s funding and an order, each once', async () => {
    for (let at = 1; at <= funded; at += 1)
      await product.admin('fund', '--email', who.email, '--amount', String(at * 10));
    await order(page, product, `${who.domain}.com`, who.business);
  });

  await test.step('the overview: balance, how long it lasts, what comes next', async () => {
    await page.goto('/billing');
    const { balance } = await asCustomer<{ balance: string }>(page, product, '/transactions/balance/');
    const card = page.getByRole('region', { name: 'Balance' });
    await expect(card.getByText(`€${balance}`)).toBeVisible();
    await expect(card.getByText(/^Covers \d+ months, until /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next charge' })).toContainText(`for ${who.domain}`);
    await expect(page.getByRole('slider', { name: 'Balance' })).toBeVisible();
    await look('billing-overview');
  });

  if (isFull)
    await test.step('sums in another currency below the euros, with the time of the rate, and euros alone without one', async () => {
      const card = page.getByRole('region', { name: 'Balance' });
      const choice = page.getByRole('combobox', { name: 'Show amounts in' });
      const charged = await card.getByText(/^€/).innerText();
      await choice.selectOption('USD');
      await expect(card).toContainText(/≈ \$[\d,]+\.\d\d \(rate of \d\d:\d\d\)/);
      await expect(card.getByText(charged, { exact: true })).toBeVisible();
      await look('billing-currency');
      await page.reload();
      await expect(card).toContainText(/≈ \$/);
      watch.expectRefusal(503, '/rates/v1/latest');
      await page.route('**/rates/v1/latest**', (route) =>
        route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
      );
      await choice.selectOption('JPY');
      await expect(page.getByText('There is no exchange rate at the moment.')).toBeVisible();
      await expect(card.getByText(charged, { exact: true })).toBeVisible();
      await expect(card).not.toContainText('≈');
      await look('billing-no-rate');
      await page.unroute('**/rates/v1/latest**');
      await button(page, 'Try again').click();
      await expect(card).toContainText(/≈ ¥[\d,]+ \(rate of \d\d:\d\d\)/);
      await expect(choice).toBeFocused();
      await choice.selectOption('EUR');
      await expect(card).not.toContainText('≈');
      await choice.selectOption('USD');
      await expect(card).toContainText('≈ $');
    });

  await test.step('filters and pages are in the address, and the focus stays where it was', async () => {
    await page.getByRole('link', { name: 'Transactions' }).click();
    await found(page, `${funded + 1} transactions`);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await look('billing-transactions');
    await button(page, 'Next page').click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(funded + 1 - 10);
    await expect(button(page, 'Next page')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('combobox', { name: 'Type' }).focus();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Debit');
    await found(page, '1 transaction');
    await expect(page).toHaveURL(/\/billing\?tab=transactions&type=debit$/);
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.goForward();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('by the keyboard alone: a search that finds nothing, its way out, a row and back', async () => {
    const search = page.getByRole('searchbox', { name: 'Search transactions' });
    await search.focus();
    await page.keyboard.type('no such thing');
    await expect(page.getByText('No transactions match')).toBeVisible();
    await expect(search).toBeFocused();
    await look('billing-no-matches');
    await press(page, page.getByRole('table').getByRole('button', { name: 'Clear filters' }));
    await found(page, `${funded + 1} transactions`);
    await expect(search).toHaveValue('');
    const order = rows(page)
      .getByRole('button', { name: new RegExp(who.domain) })
      .first();
    await tabTo(page, order);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog');
    await expect(details.getByText('Account balance')).toBeVisible();
    await look('billing-transaction');
    await page.keyboard.press('Escape');
    await expect(order).toBeFocused();
  });

  if (isFull)
    await test.step('a list that does not come says so, and comes when it is asked for again', async () => {
      watch.expectRefusal(503, '/transactions/with_payment_details/');
      await page.route('**/transactions/with_payment_details/**', (route) =>
        route.fulfill({ status: 503, json: { message: 'Not now.' } }),
      );
      await page.reload();
      await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
      await look('billing-failed');
      await page.unroute('**/transactions/with_payment_details/**');
      await button(page, 'Retry').click();
      await found(page, `${funded + 1} transactions`);
    });

  await test.step('what is filtered as a file, and the invoice as PDF, without a token in an address', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const [csv] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
    expect(csv.suggestedFilename()).toMatch(/^sitewright-transactions-.*\.csv$/);
    await page.getByRole('link', { name: 'Invoices' }).click();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^PDF of / })
        .first()
        .click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^sitewright-\d{4}-\d{6}\.pdf$/);
    const [all] = await Promise.all([page.waitForEvent('download'), button(page, 'All PDFs').click()]);
    expect(all.suggestedFilename()).toMatch(/^sitewright-documents.*\.zip$/);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(addresses.filter((address) => address.includes(String(token)))).toEqual([]);
    await look('billing-invoices');
  });

  await test.step('what each website costs, and every top-up', async () => {
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page.getByRole('rowheader', { name: new RegExp(who.domain) })).toBeVisible();
    await look('billing-subscriptions');
    await page.getByRole('link', { name: 'Deposits' }).click();
    await expect(page.getByText('No data yet')).toBeVisible();
    await look('billing-deposits');
  });

  if (isFull)
    await test.step('the plans, and the way into the wizard with one', async () => {
      await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
      await expect(page.getByText('Twelve months in total')).toBeVisible();
      await expect(page.getByText(/^≈ \$/)).toHaveCount(4);
      await look('plans');
      await page.getByRole('link', { name: 'Start a website with this plan' }).click();
      await expect(page).toHaveURL(/\/website-setup\?source=plans&plan=[0-9a-f-]{36}$/);
    });
});
