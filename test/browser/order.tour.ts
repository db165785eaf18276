import type { Page, Route } from '@playwright/test';
import { asCustomer, expectOneOrder } from './support/asCustomer';
import { openSummary } from './support/atSummary';
import { connected } from './support/connected';
import { addCoupon, completeAndHold, completeOrder, type Stranger, stranger, stayHere } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

test.setTimeout(240_000);

/** A customer with that much on the account, at the summary of a website with everything chosen. */
async function atSummary(page: Page, product: Product, name: string, balance: number): Promise<Stranger> {
  const who = stranger(name);
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  if (balance > 0) await product.admin('fund', '--email', who.email, '--amount', String(balance));
  await openSummary(page, product, who);
  return who;
}

const finish = (page: Page) => page.getByRole('button', { name: 'Complete Order', exact: true });
const due = (page: Page) => page.getByRole('term').filter({ hasText: 'Total due today' }).locator('+ dd').first();

/** The order itself, not what is asked about it. */
const isOrder = (url: URL) => url.pathname === '/api/orders/';

test('pressed 20 times in each of two tabs, with Enter held down: one order, one debit', async ({ page, product }) => {
  await atSummary(page, product, 'order-presses', 100);
  const other = await page.context().newPage();
  await other.goto('/website-setup');
  for (const tab of [page, other]) {
    await expect(finish(tab)).toBeEnabled();
    // A name that is ordered already would rightly not be held on.
    await expect(tab.getByText('Held for you until')).toBeVisible();
  }
  const presses = (tab: Page) =>
    finish(tab).evaluate(async (button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) {
        button.click();
        await new Promise((soon) => setTimeout(soon, 10));
      }
    });
  await finish(other).focus();
  // The success screen goes by itself after 3 s, which the presses of the other tab may take.
  await Promise.all([
    completeOrder(page),
    completeOrder(other),
    presses(page),
    (async () => {
      for (let repeat = 0; repeat < 20; repeat += 1) await other.keyboard.down('Enter');
      await other.keyboard.up('Enter');
    })(),
  ]);
  await expectOneOrder(page, product, '70.00');
});

test('an answer that gets lost on its way is found again: the order that was placed shows', async ({
  page,
  product,
  watch,
}) => {
  await atSummary(page, product, 'order-lost', 100);
  await page.route(isOrder, async (route: Route) => {
    await route.fetch();
    await route.abort();
  });
  await watch.unheard(async () => {
    await finish(page).click();
    await completeOrder(page);
  });
  await expectOneOrder(page, product, '70.00');
});

test('an answer that gets lost, and what became of it too: the next press is of the same order', {
  tag: '@full',
}, async ({ page, product, watch }) => {
  await atSummary(page, product, 'order-again', 100);
  const keys: (string | undefined)[] = [];
  let lose = () => {};
  const isAsked = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(isOrder, async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await isAsked;
    await route.abort();
  });
  await page.route(/\/api\/orders\/[^/]+\/$/, (route) => route.abort());
  const waysOut = [
    page.getByRole('button', { name: 'Previous' }),
    page.getByRole('button', { name: 'Cancel website creation' }),
  ];
  await watch.unheard(async () => {
    await finish(page).click();
    for (const way of waysOut) await expect(way).toBeDisabled();
    lose();
    await expect(page.getByText('one order is never charged twice')).toBeVisible();
    for (const way of waysOut) await expect(way).toBeEnabled();
    await page.unrouteAll();
  });
  await page.route(isOrder, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.continue();
  });
  await finish(page).click();
  await completeOrder(page);
  expect([keys.length, new Set(keys).size, keys.includes(undefined)]).toEqual([2, 1, false]);
  await expectOneOrder(page, product, '70.00');
});

test('a tab closed while the order is under way: the browser asks first, and the next tab shows the order', async ({
  page,
  product,
}) => {
  await atSummary(page, product, 'order-closed', 100);
  const arrived = new Promise<void>((resolve) => {
    void page.route(isOrder, async (route: Route) => {
      await route.fetch();
      resolve();
    });
  });
  await finish(page).click();
  await arrived;
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByRole('button', { name: 'Complete Order' })).toHaveAttribute('aria-busy', 'true');

  const next = await page.context().newPage();
  await page.close();
  await next.goto('/website-setup');
  await completeOrder(next);
  await expect(finish(next)).toHaveCount(0);
  await expectOneOrder(next, product, '70.00');
});

/** At the summary of a website that its customer cannot pay yet, once the server waits for the money. */
async function untilFunded(page: Page, product: Product, name: string): Promise<Stranger> {
  const who = await atSummary(page, product, name, 0);
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  await page.getByRole('button', { name: 'Add Funds to Complete Order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Amount needed')).toBeVisible();
  await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('30.00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText(/We place the order for €30\.00 as soon as the money is there, until \w+ \d/),
  ).toBeVisible();
  return who;
}

test('an order that waits for money is placed with no tab open, goes live and is mailed', {
  tag: '@full',
}, async ({ page, product, axe }) => {
  const who = await untilFunded(page, product, 'order-unwatched');
  await axe(page);
  await page.reload();
  await expect(page.getByText('Waiting for your top-up')).toBeVisible();
  await page.goto('about:blank');
  // A cent is missing: it waits on.
  await product.admin('fund', '--email', who.email, '--amount', '29.99');
  await product.admin('fund', '--email', who.email, '--amount', '0.01');
  const subjects = async () =>
    (await product.mails()).flatMap(({ to, subject }) =>
      to === who.email && subject.includes(who.domain) ? [subject] : [],
    );
  const told = [/^Your website \S+ is on its way$/, / is live$/].map((subject) => expect.stringMatching(subject));
  await expect.poll(subjects, { timeout: 60_000 }).toEqual(told);
  await page.goto('/');
  await expectOneOrder(page, product, '0.00');
  // The draft of this browser says so too, and asks for nothing again.
  await page.goto('/website-setup', { waitUntil: 'commit' });
  await completeAndHold(page);
  await stayHere(page);
  await expectOneOrder(page, product, '0.00');
});

test('two tabs and a second device agree on an order that the server has placed', {
  tag: '@full',
}, async ({ page, product, browser }) => {
  const who = await untilFunded(page, product, 'order-agree');
  const other = await page.context().newPage();
  const otherConnected = connected(other);
  await other.goto('/website-setup');
  await expect(other.getByText('Waiting for your top-up')).toBeVisible();
  const context = await browser.newContext({ baseURL: product.address });
  const device = await context.newPage();
  await device.goto('/sign-in');
  await device.getByLabel('Email').fill(who.email);
  await device.getByLabel('Password', { exact: true }).fill(who.password);
  const deviceConnected = connected(device);
  await device.getByRole('button', { name: 'Sign In' }).click();
  await expect(device.getByText('No projects found').first()).toBeVisible();
  await Promise.all([otherConnected, deviceConnected]);
  await product.admin('fund', '--email', who.email, '--amount', '30');
  // Told: by itself each looks every 10 s.
  const within = { timeout: 2_000 };
  await Promise.all([
    ...[page, other].map((tab) => expect(tab.getByText('Order Completed Successfully!')).toBeVisible(within)),
    expect(device.getByText('(click for details)').first()).toBeVisible(within),
  ]);
  await expectOneOrder(page, product, '0.00');
  await context.close();
});

test('a coupon that is used up between applying and ordering: the whole total shows before anything is charged', {
  tag: '@full',
}, async ({ page, product, watch, browser }) => {
  await product.admin('coupon', 'add', '--code', 'LASTONE', '--type', 'PERCENTAGE', '--value', '33.33', '--limit', '1');
  await atSummary(page, product, 'order-coupon', 100);
  watch.expectRefusal(400, '/coupons/validate/NOSUCHCODE');
  const code = page.getByLabel('Coupon code');
  await code.fill('nosuchcode');
  await code.press('Enter');
  await expect(page.getByText('Invalid coupon code')).toBeVisible();
  await expect(code).toHaveValue('nosuchcode');
  await addCoupon(page, 'LASTONE');
  await expect(due(page)).toHaveText('€20.00');

  const context = await browser.newContext({ baseURL: product.address });
  const quicker = await context.newPage();
  await atSummary(quicker, product, 'order-quicker', 100);
  await addCoupon(quicker, 'LASTONE');
  await finish(quicker).click();
  await completeOrder(quicker);
  await context.close();

  watch.expectRefusal(400, '/orders/');
  watch.expectRefusal(400, '/coupons/validate/LASTONE');
  await finish(page).click();
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await expect(due(page)).toHaveText('€30.00');
  await expect(page.getByLabel('Coupon code')).toHaveValue('LASTONE');
  expect((await asCustomer<{ balance: string }>(page, product, '/transactions/balance/')).balance).toBe('100.00');
  await finish(page).click();
  await completeOrder(page);
  await expectOneOrder(page, product, '70.00');
});
