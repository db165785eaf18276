import type { Page, Route } from '@playwright/test';
import type { orderPlacedMachine } from '../../machines/wizard/orderPlaced/orderPlaced.machine';
import type { couponMachine } from '../../machines/money/coupon/coupon.machine';
import type { depositMachine } from '../../machines/money/deposit/deposit.machine';
import type { orderMachine } from '../../machines/wizard/order/order.machine';
import type { orderWishMachine } from '../../machines/wizard/orderWish/orderWish.machine';
import type { topupMachine } from '../../machines/money/topup/topup.machine';
import { addCoupon, chooseDomain, chooseTemplate, describeBusiness, next, pickPictures } from './support/journey';
import {
  breakNext,
  busy,
  customerAt,
  endWaits,
  type Faces,
  Gallery,
  refusing,
  stopWaits,
  whileAnswered,
  whileHeld,
} from './support/states';
import { expect, test } from './support/test';

test.setTimeout(1_200_000);
// A stage outlasts the test: the website is on its way as long as the success is looked at.
test.use({ widths: [360, 768, 1440], environment: { DEPLOY_STEP_MS: '120000' } });

const order: Faces<typeof orderMachine> = {
  'ordering.preparing': ': over before anything is drawn',
  'ordering.looking': 'an order of before is looked for',
  'ordering.found': ': over before anything is drawn',
  'ordering.ready': 'more money is needed',
  'ordering.awaitingFunds': 'the money is waited for',
  'ordering.placing': 'the order is placed',
  'ordering.deciding': ': over before anything is drawn',
  'ordering.repricing': 'the prices are asked for again',
  broken: 'the summary broke',
  placed: 'the order is complete',
  finished: ': the dashboard comes at once',
};
const orderWish: Faces<typeof orderWishMachine> = {
  beginning: ': over before anything is drawn',
  wishing: 'the order is noted',
  awaiting: 'the money is waited for',
  takingBack: 'the order is taken back',
  over: ': the summary goes on at once',
};
const coupon: Faces<typeof couponMachine> = {
  typing: 'more money is needed',
  validating: 'a coupon is looked up',
  rechecking: 'an applied coupon is looked up again',
  applied: 'a coupon is applied',
};
const topup: Faces<typeof topupMachine> = {
  'choosing.form': 'how much to add',
  'choosing.creating': 'the invoice is made',
  'choosing.opening': ': a deposit is gone on with from the dashboard alone',
  'paying.panel': 'the panel of the payment',
  'paying.thanking': 'the payment was made',
  'paying.paused': 'the payment was made, and is looked at',
  'paying.staying': 'the payment was made, and stays',
  'paying.verifying': 'the deposit is looked for',
  ended: 'no payment came',
  closed: ': the summary is below it',
};
const deposit: Faces<typeof depositMachine> = {
  'verifying.looking': 'the deposit is looked for',
  'verifying.waiting': 'the deposit is waited for',
  found: 'the deposit is found',
  credited: ': the dialog closes at once',
  ended: 'no payment came',
};
const orderPlaced: Faces<typeof orderPlacedMachine> = {
  'shown.redirect.remembering': ': over before anything is drawn',
  'shown.redirect.counting': 'the order is complete',
  'shown.redirect.paused': 'the order is complete, and is looked at',
  'shown.redirect.staying': 'the order is complete, and stays',
  'shown.link.resting': 'the order is complete',
  'shown.link.copying': ': over before anything is drawn',
  'shown.link.copied': ': a line below the buttons',
  'shown.link.refused': ': a line below the buttons',
  'shown.sharing.asking': ': over before anything is drawn',
  'shown.sharing.absent': 'the order is complete',
  'shown.sharing.offered': ': a button more, where the device can share',
  'shown.sharing.opening': ': a dialog of the device',
  finished: ': the dashboard comes at once',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const balance = '**/api/transactions/balance/';
const coupons = '**/api/coupons/validate/*';
const invoices = '**/api/crypto-payment/create-invoice';
const lookups = '**/api/crypto-payment/lookup-invoice/*';
const tickets = '**/api/crypto-payment/ws-ticket';
const plan = '**/api/plans/*';
const isOrder = /\/api\/orders\/$/;
const wishes = '**/api/orders/*/wish/';
const isQuestion = /\/api\/orders\/[\w-]+\/$/;

/** The server's word about a deposit, but another state. */
const inState = (state: string, is_ended: boolean) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), state, is_ended } });
};

/** From the form of the top-up to the money on the balance. */
async function pay(page: Page, gallery: Gallery): Promise<void> {
  const dialog = page.getByRole('dialog');
  const exact = page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: /exact amount/i });
  const watchPanel = async () => {
    await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
    await gallery.look('the panel of the payment', exact);
    await page.mouse.move(0, 0);
    await exact.press('Enter');
    await gallery.look('the payment was made', dialog.getByText('This panel closes in 3 seconds.'));
    await dialog.getByRole('button', { name: 'Keep this open' }).focus();
    await gallery.look(
      'the payment was made, and is looked at',
      dialog.getByText('This panel waits while you look at it.'),
    );
    await page.keyboard.press('Enter');
    await gallery.look('the payment was made, and stays', dialog.getByText('This panel stays until you go on.'));
    await page.keyboard.press('Enter');
    await gallery.look('the deposit is looked for', dialog.getByText('Verifying Your Deposit'));
  };
  // The balance tells nothing of the money before the page has asked for it.
  await whileHeld(page, balance, async () => {
    // Its amounts are the true ones: the panel is thanked for when all of it has arrived.
    await page.route(lookups, inState('seen', false));
    await watchPanel();
    await gallery.look('the deposit is waited for', dialog.getByText('It waits for its first confirmation.'));
    await page.unroute(lookups);
    await expect(async () => {
      await endWaits(page, 3_000);
      await expect(dialog.getByText('Transaction found successfully!')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await gallery.look('the deposit is found', dialog.getByText('Transaction found successfully!'));
  });
  await endWaits(page, 1_000);
  await expect(dialog).toHaveCount(0);
}

test('summary, funds and success: every state', { tag: '@full' }, async ({ page, product, watch, axe }) => {
  const gallery = new Gallery(page, axe);
  // What the server says by itself would end states before they are looked at.
  await page.route(tickets, () => undefined);
  await product.admin('coupon', 'add', '--code', 'FACES', '--type', 'PERCENTAGE', '--value', '10');
  watch.expectRefusal(403, '/transactions/balance/');
  watch.expectRefusal(400, '/coupons/validate/NOSUCHCODE');
  watch.expectRefusal(409, '/orders/');
  await stopWaits(page, 1_000, 3_000, 8_000, 10_000, 30_000);
  const who = await customerAt(page, product, 'faces-order');
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product });
  await describeBusiness(page, who, { product });
  await pickPictures(page, who, { product });
  await breakNext(page, watch, 'crypto.getRandomValues');
  await next(page, 'Order Summary');
  await gallery.look('the summary broke', page.getByText('The summary could not be prepared.'));
  await button(page, 'Try again').click();
  await gallery.look('more money is needed', page.getByText('Insufficient funds'));
  await whileHeld(page, balance, async () => {
    await whileHeld(page, isQuestion, async () => {
      await page.reload();
      await gallery.look('an order of before is looked for', button(page, 'Loading...'));
    });
    await gallery.look('the balance on its way', button(page, 'Loading...'));
  });
  await whileAnswered(page, balance, refusing(403), async () => {
    await page.reload();
    await gallery.look('no balance could be had', page.getByText('Your balance could not be loaded.'));
  });
  await button(page, 'Try again').click();
  await expect(page.getByText('Insufficient funds')).toBeVisible();

  await button(page, 'Apply').click();
  await gallery.look('a coupon without a code', page.getByText('Please enter a coupon code'));
  await whileHeld(page, coupons, async () => {
    await page.getByLabel('Coupon code').fill('NOSUCHCODE');
    await button(page, 'Apply').click();
    await gallery.look('a coupon is looked up', busy(button(page, 'Apply')));
  });
  await gallery.look('a coupon that does not count', page.getByText('Invalid coupon code'));
  await addCoupon(page, 'FACES');
  await gallery.look('a coupon is applied', page.getByText('FACES applied'));
  await whileHeld(page, coupons, async () => {
    await page.reload();
    await expect(page.getByText('FACES applied')).toBeVisible();
    await gallery.look('an applied coupon is looked up again', page.getByText('Insufficient funds'));
  });

  const dialog = page.getByRole('dialog');
  const openFunds = async () => {
    await button(page, /^Add Funds/)
      .first()
      .click();
    await expect(dialog.getByText('Amount needed')).toBeVisible();
  };
  await whileHeld(page, wishes, async () => {
    await openFunds();
    await gallery.look('how much to add', dialog.getByText('Amount needed'));
    await gallery.look('the order is noted', page.getByText('One moment: we note your order.'));
  });
  await dialog.getByLabel('Amount in EUR').fill('1');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog.getByLabel('Amount in EUR')).toHaveAttribute('aria-invalid', 'true');
  await gallery.look('too little to add', dialog.getByLabel('Amount in EUR'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await gallery.look('the money is waited for', page.getByText('Waiting for your top-up'));
  await openFunds();
  const proceed = () => dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  // The last look is at one that nobody pays.
  await whileAnswered(page, lookups, inState('expired', true), async () => {
    await whileHeld(page, invoices, async () => {
      await proceed();
      await gallery.look('the invoice is made', busy(dialog.getByRole('button', { name: 'Proceed to Payment' })));
    });
    await gallery.look('no payment came', dialog.getByText('No payment arrived in time.'));
  });
  await dialog.getByRole('button', { name: 'Start again' }).click();
  const changed = (route: Route) =>
    route.fulfill({ status: 409, json: { message: 'The total has changed.', code: 'total-changed' } });
  // Less than the order needs, which waits on; then it is placed by hand, to be seen while it is.
  await dialog.getByLabel('Amount in EUR').fill('10');
  await pay(page, gallery);
  await expect(page.getByText('Waiting for your top-up')).toBeVisible();
  await whileHeld(page, wishes, async () => {
    await button(page, 'Do not order by itself').click();
    await gallery.look(
      'the order is taken back',
      page.locator('button:disabled', { hasText: 'Do not order by itself' }),
    );
  });
  await expect(page.getByText('Waiting for your top-up')).toHaveCount(0);
  await product.admin('fund', '--email', who.email, '--amount', '50');
  await page.reload();
  await whileHeld(page, plan, async () => {
    const order = async () => {
      await button(page, 'Complete Order').click();
      await page.mouse.move(0, 0);
      await gallery.look('the order is placed', busy(button(page, 'Complete Order')));
    };
    await whileHeld(page, isOrder, order, changed);
    await gallery.look('the prices are asked for again', busy(button(page, 'Complete Order')));
  });
  await gallery.look('an order that was refused', page.getByText('Nothing was charged'));
  await button(page, 'Complete Order').click();
  await page.mouse.move(0, 0);
  await gallery.look('the order is complete', page.getByText('You will be taken to your dashboard in 3 seconds.'));
  await button(page, 'Go to Dashboard').focus();
  await gallery.look('the order is complete, and is looked at', page.getByText('We wait while you look around here.'));
  await button(page, 'Stay here').press('Enter');
  await gallery.look('the order is complete, and stays', page.getByText('You stay here until you leave.'));
  gallery.expectAll({ order, orderWish, coupon, topup, deposit, orderPlaced });
});
