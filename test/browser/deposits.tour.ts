import type { FrameLocator, Page } from '@playwright/test';
import { extent, isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

test.setTimeout(extent(120_000, 600_000));

interface End {
  /** What the network is let do, by the buttons of the gateway's panel. */
  presses: readonly string[];
  /** Of the dialog and of the page, with its amounts; of €80.00 that were asked for. */
  title: string;
  sentence: string | RegExp;
  /** The way on from the dialog; null where it closes by itself. */
  way: 'Start again' | 'Add the rest' | 'Done' | null;
  badge: string;
  /** EUR that the balance grows by. */
  credited: number;
}

const unlessConfirmed =
  /Nothing was credited\. If it is confirmed after all, it is credited by itself\. To pay, start again\.$/;

const ends: Record<string, End> = {
  settled: {
    presses: ['Pay exact amount'],
    title: 'Your payment is on your balance',
    sentence: '€80.00 was added to your balance.',
    way: null,
    badge: 'Settled',
    credited: 80,
  },
  over: {
    presses: ['Pay too much'],
    title: 'More than you asked for has arrived',
    sentence: '€100.00 was added to your balance, €20.00 more than the €80.00 that you asked for.',
    way: 'Done',
    badge: 'Over',
    credited: 100,
  },
  late: {
    presses: ['Pay late'],
    title: 'Your payment came after the deadline',
    sentence: '€80.00 was added to your balance all the same.',
    way: 'Done',
    badge: 'Late',
    credited: 80,
  },
  twice: {
    presses: ['Pay twice'],
    title: 'You have paid twice',
    sentence: 'Both payments count: €160.00 was added to your balance, though you asked for €80.00.',
    way: 'Done',
    badge: 'Paid twice',
    credited: 160,
  },
  reorganised: {
    presses: ['Reorganise chain'],
    title: 'The network took your payment back',
    sentence: unlessConfirmed,
    way: 'Start again',
    badge: 'Reorganised',
    credited: 0,
  },
  replaced: {
    presses: ['Replace payment'],
    title: 'Your payment was replaced',
    sentence: unlessConfirmed,
    way: 'Start again',
    badge: 'Replaced',
    credited: 0,
  },
  expired: {
    presses: ['Let it expire'],
    title: 'No payment arrived in time.',
    sentence: 'The invoice has ended. If you have sent something all the same, it is credited as soon as it is seen.',
    way: 'Start again',
    badge: 'Expired',
    credited: 0,
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const balanceOf = async (page: Page, product: Product) =>
  Number((await asCustomer<{ balance: string }>(page, product, '/transactions/balance/')).balance);

async function signIn(page: Page, product: Product, name: string) {
  const who = stranger(name);
  const names = ['--first-name', who.firstName, '--last-name', who.lastName];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  await page.goto('/sign-in?redirect=/billing');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('region', { name: 'Balance' }).getByText(/^€/)).toBeVisible();
}

/** As far as the gateway's panel; 80.00 in Litecoin, whose network is named before there is an address. */
async function begin(page: Page, look: (name: string) => Promise<void>): Promise<FrameLocator> {
  await page.goto('/billing');
  await page.getByRole('region', { name: 'Balance' }).getByRole('button', { name: 'Top Up' }).click();
  await page.getByLabel('Amount in EUR').fill('80');
  await page.getByText('LTC', { exact: true }).click();
  await expect(page.getByText('You will send LTC on Litecoin. What is sent on another network is lost.')).toBeVisible();
  await look('deposit-network');
  await button(page, 'Proceed to Payment').click();
  const panel = page.frameLocator('iframe[title="Payment"]');
  await expect(panel.getByRole('button', { name: 'Pay exact amount' })).toBeVisible();
  return panel;
}

/** What the panel has no button for by then: lets it happen to the invoice that is shown. */
async function simulation(page: Page): Promise<(kind: string, confirmations?: number) => Promise<void>> {
  const { origin, pathname } = new URL((await page.locator('iframe[title="Payment"]').getAttribute('src')) ?? '');
  return async (kind, confirmations) => {
    const response = await fetch(`${origin}/payments/invoices/${pathname.split('/').at(-1)}/simulate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, confirmations }),
    });
    expect(response.status, kind).toBe(200);
  };
}

/** The page of the deposit, which says the same after it was loaded again. */
async function expectPage(page: Page, { title, sentence, badge, credited }: Omit<End, 'presses' | 'way'>) {
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page).toHaveURL(/\/billing\?tab=deposits&deposit=[0-9a-f-]{36}$/);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    await expect(row(page, 'On your balance')).toContainText(`€${credited.toFixed(2)}`);
    await expect(row(page, 'Network')).toContainText('LTC on Litecoin');
    await expect(row(page, 'Asked')).toContainText('€80.00');
  }
}
const row = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });

test('each end of a deposit in words and amounts, with a way on, in the dialog and on a page of its own', {
  tag: '@full',
}, async ({ page, product, axe }) => {
  await signIn(page, product, 'deposits');
  const look = async (name: string) => {
    await axe(page, name);
  };
  const names = Object.keys(ends);
  for (const name of names) {
    const end = ends[name] as End;
    await test.step(name, async () => {
      const before = await balanceOf(page, product);
      const panel = await begin(page, name === names[0] ? look : () => Promise.resolve());
      const tell = await simulation(page);
      for (const press of end.presses) await panel.getByRole('button', { name: press }).click();
      const dialog = page.getByRole('dialog');
      if (end.way === null) {
        await expect(dialog.getByText('Transaction found successfully!')).toBeVisible();
        await expect(dialog.getByText(end.sentence)).toBeVisible();
        await expect(dialog).toBeHidden();
        // Told again and again, it counts once.
        for (let time = 0; time < 3; time += 1) await tell('replay');
        await page.goto('/billing?tab=deposits');
        await page
          .getByRole('link', { name: /^Details: top-up of / })
          .first()
          .click();
      } else {
        await expect(dialog.getByText(end.title)).toBeVisible();
        await expect(dialog.getByText(end.sentence)).toBeVisible();
        await expect(dialog.getByRole('button', { name: end.way, exact: true })).toBeVisible();
        // Nothing says that it was successful beside what says that it was not.
        if (end.credited === 0) await expect(page.getByText('Payment Successful')).toHaveCount(0);
        await look(`deposit-end-${name}`);
        await dialog.getByRole('button', { name: 'Deposit details' }).click();
      }
      await expectPage(page, end);
      await look(`deposit-${name}`);
      expect((await balanceOf(page, product)) - before).toBe(end.credited);
    });
  }
  expect(await product.admin('ledger', 'check')).toContain('Every invariant holds.');
});

test('a part is no success: the panel stays with what is missing, here and on its page, until the rest or the deadline', async ({
  page,
  product,
  axe,
}) => {
  await signIn(page, product, 'part');
  const look = async (name: string) => {
    await axe(page, name);
  };
  const dialog = page.getByRole('dialog');
  const missing =
    /^€40\.00 of €80\.00 was added to your balance\. Send the rest, [\d.]+ LTC \(€40\.00\) on Litecoin, to the same address before the deadline\.$/;

  const panel = await begin(page, look);
  await panel.getByRole('button', { name: 'Pay part' }).click();
  await expect(dialog.getByText(missing)).toBeVisible();
  await expect(dialog.getByText(/^ltc1/)).toBeVisible();
  await expect(page.locator('iframe[title="Payment"]')).toBeVisible();
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  await look('deposit-part-panel');

  await test.step('closed and found again: on its page, in the list, on the dashboard beside another', async () => {
    await dialog.getByRole('button', { name: 'Deposit details' }).click();
    await expect(page.getByText(missing)).toBeVisible();
    await expect(row(page, 'Still to pay')).toContainText('€40.00');
    await expect(row(page, 'Deadline')).toContainText(/minutes left$/);
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await button(page, 'Copy address').click();
    await expect(page.getByText(/is copied\.|did not let us copy/)).toBeVisible();
    await look('deposit-part');
    await begin(page, () => Promise.resolve());
    await dialog.getByRole('button', { name: 'Pay later' }).click();
    await page.goto('/');
    await page.getByRole('link', { name: '2 pending deposits' }).click();
    await expect(page.getByRole('table', { name: 'Deposits' }).getByRole('rowheader')).toHaveCount(2);
    await look('deposit-list-open');
  });

  await test.step('the rest makes it whole, and only then it is successful', async () => {
    await button(page, /^Send the rest: /).click();
    await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Pay exact amount' }).click();
    await expect(page.getByText('Your payment has been processed successfully.').first()).toBeVisible();
    await expect(dialog.getByText('€80.00 was added to your balance.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await balanceOf(page, product)).toBe(80);
  });

  if (isFull)
    await test.step('a part that ends at the deadline says so, and offers the rest', async () => {
      const other = await begin(page, () => Promise.resolve());
      await other.getByRole('button', { name: 'Pay part' }).click();
      await expect(dialog.getByText(missing)).toBeVisible();
      await (await simulation(page))('expire');
      await expect(dialog.getByText('Only a part arrived in time')).toBeVisible();
      await look('deposit-end-part');
      await dialog.getByRole('button', { name: 'Add the rest' }).click();
      await expect(page.getByLabel('Amount in EUR')).toHaveValue('40.00');
      await button(page, 'Cancel').click();
      expect(await balanceOf(page, product)).toBe(120);
    });
});

test('what is on its way is on its page at once: waiting, seen, confirming n of m, settled', {
  tag: '@full',
}, async ({ page, product, axe }) => {
  await signIn(page, product, 'way');
  const dialog = page.getByRole('dialog');
  const badge = (words: string) => page.locator('main').getByText(words, { exact: true });
  await begin(page, () => Promise.resolve());
  const tell = await simulation(page);
  const look = async (name: string) => {
    await axe(page, `deposit-${name}`);
  };
  await dialog.getByRole('button', { name: 'Deposit details' }).click();
  await expect(badge('Waiting')).toBeVisible();
  await expect(
    page.getByText(/^No payment was seen yet\. Send [\d.]+ LTC on Litecoin before the deadline\.$/),
  ).toBeVisible();
  await expect(button(page, 'Pay now')).toBeVisible();
  await look('waiting');
  // The network stands still at each until it has been looked at.
  for (const [happens, confirmations, name, words, sentence] of [
    ['pay', 0, 'seen', 'Seen', 'It waits for its first confirmation. There is nothing to do.'],
    ['confirm', 1, 'confirming', 'Confirming 1 of 3', 'Confirmation 1 of 3. There is nothing to do.'],
    ['confirm', 2, 'confirming-more', 'Confirming 2 of 3', 'Confirmation 2 of 3. There is nothing to do.'],
  ] as const) {
    await tell(happens, confirmations);
    // Pushed: nobody looks within 15 s otherwise.
    await expect(badge(words)).toBeVisible({ timeout: 5_000 });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(button(page, 'Pay now')).toHaveCount(0);
    await look(name);
  }
  await tell('confirm');
  await expect(badge('Settled')).toBeVisible();
  expect(await balanceOf(page, product)).toBe(80);
});
