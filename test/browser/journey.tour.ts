import type { Page } from '@playwright/test';
import { extent } from '../extent';
import { inMotion } from './support/faces';
import {
  addCoupon,
  chooseDomain,
  choosePictures,
  chooseTemplate,
  completeAndHold,
  describeBusiness,
  type Look,
  signUp,
  stranger,
  topUp,
  stayHere,
} from './support/journey';
import type { Product } from './support/product';
import { expectTargets } from './support/targets';
import { expect, test } from './support/test';
import { expectToastsCoveredNothing, watchToasts } from './support/toasts';
import { figuresOf, watchUnrest } from './support/unrest';
import type { Watch } from './support/watch';
import { wholeBrowser } from './support/wholeBrowser';

test.use(extent({}, wholeBrowser));

interface Place {
  page: Page;
  product: Product;
  watch: Watch;
  /** Looks at the page at each of its screens. */
  look?: Look;
}

/** From a stranger to a website that is open; `name` tells this one from others, and its coupon. */
async function journey({ page, product, watch, look = () => Promise.resolve() }: Place, name: string): Promise<void> {
  const who = stranger(name);
  const coupon = name.replace(/[^a-z]/g, '').toUpperCase();
  await product.runAdmin('coupon', 'add', '--code', coupon, '--type', 'PERCENTAGE', '--value', '10');
  const toasts = await watchToasts(page);

  await page.goto('/website-setup?source=visitor');
  watch.expectRefusal(400, '/otp/validate');
  await signUp(page, who, { product, look });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  await chooseDomain(page, who, { product, look });
  await chooseTemplate(page, who, { product, look, isThorough: true });
  await describeBusiness(page, who, { product, look, isThorough: true });
  await choosePictures(page, who, { product, look });

  await addCoupon(page, coupon);
  await look(page, 'summary');
  await topUp(page, who, { product, look });
  await completeAndHold(page);
  await look(page, 'order-completed');
  await stayHere(page);
  await expect(page.getByRole('heading', { name: 'Your website is live' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const site = page.getByRole('link', { name: new RegExp(`^${who.domain}.com`) });
  await expect(site).toBeVisible({ timeout: 30_000 });
  const [opened] = await Promise.all([page.waitForEvent('popup'), site.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(who.business);
  await expect(opened.getByRole('img', { name: who.business }).first()).toBeVisible();

  expect(await product.runAdmin('ledger', 'check')).toContain('Every invariant holds.');
  const said = ['Account created', 'Email Verified', 'Payment Successful', 'Order created successfully'];
  expectToastsCoveredNothing(toasts, said);
}

/** A quarter of the processor, and the network of a train: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kilobits = (count: number) => (count * 1000) / 8;
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: kilobits(1600),
    uploadThroughput: kilobits(750),
  });
}

// At a desktop others go the same way: by the keyboard, past a server that dies, and in every face.
test('a stranger signs up, builds a website, pays, and opens it', { tag: '@full' }, async ({
  page,
  product,
  watch,
  engine,
}) => {
  await journey({ page, product, watch }, `journey-${engine}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: inMotion });

  test('the same stranger: no toast over anything, each target large, each wait said', async ({
    page,
    product,
    watch,
    engine,
  }) => {
    const unrest = await watchUnrest(page);
    if (extent(false, true)) {
      test.setTimeout(600_000);
      await slowDown(page);
    }
    await journey({ page, product, watch, look: (shown) => expectTargets(shown, 44) }, `phone-${engine}`);
    expect([...unrest.wordless], 'what was waited for without a word').toEqual([]);
    process.stdout.write(`  ${figuresOf(unrest)}\n`);
    if (extent(false, true)) expect(unrest.shift, [...unrest.moved].join('\n')).toBeLessThan(0.01);
  });
});
