import type { Locator, Page } from '@playwright/test';
import { extent } from '../extent';
import { saveDraft } from './support/atSummary';
import { stranger } from './support/journey';
import { expectSeen, fill, press, tabTo } from './support/keyboard';
import { stopWaits } from './support/states';
import { expect, test } from './support/test';

/*
 * The main job by the keyboard alone: no test here moves a mouse or puts the focus anywhere. At each stop the focus must
 * be seen.
 */

test.setTimeout(1_200_000);

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** The focus comes to the heading of a step, and is seen from there on. */
async function expectStep(page: Page, title: string) {
  await expect(page.locator('#step-title')).toHaveText(title);
  await expect(page.locator('#step-title')).toBeFocused();
}

async function goOn(page: Page, title: string) {
  await expect(button(page, /^Next:/)).toBeEnabled();
  await press(page, button(page, /^Next:/));
  await expectStep(page, title);
}

/** Tab goes round in a dialog, both ways, and is seen at every stop. */
async function expectTrapped(page: Page, box: Locator, stops: number) {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await box.evaluate((shape) => shape.contains(document.activeElement)), `${key} ${stop}`).toBe(true);
      await expectSeen(page);
    }
}

test('from the first page to the finished website by the keyboard alone', async ({ page, product, axe }) => {
  const who = stranger('keys-alone');
  // The success screen goes after 3 s, unless the focus is on it: a busy machine may not get there in time.
  await stopWaits(page, 3_000);
  await product.admin('coupon', 'add', '--code', 'KEYS', '--type', 'PERCENTAGE', '--value', '10');

  const signUp = async () => {
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Sign Up' }));
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await axe(page);
    await fill(page, page.getByLabel('First name'), who.firstName);
    await fill(page, page.getByLabel('Last name'), who.lastName);
    await fill(page, page.getByRole('textbox', { name: 'Email' }), who.email);
    await fill(page, page.getByRole('textbox', { name: 'Phone number' }), '470123456');
    await fill(page, page.getByLabel('Password', { exact: true }), who.password);
    await fill(page, page.getByLabel('Confirm password', { exact: true }), who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    const { code = '' } = await product.mail(who.email);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const signIn = async () => {
    await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
    await page.goto('/sign-in');
    await fill(page, page.getByRole('textbox', { name: 'Email' }), who.email);
    await fill(page, page.getByLabel('Password', { exact: true }), who.password);
    await page.keyboard.press('Enter');
  };
  await test.step('an account', async () => {
    // To sign up by keys is another tour's; when everything runs it is all done in one go.
    await extent(signIn, signUp)();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  const resume = () =>
    test.step('a website with everything chosen', async () => {
      await saveDraft(product, who);
      await page.goto('/website-setup');
      await press(page, button(page, /^Resume /));
      await expectStep(page, 'Order Summary');
      await expect(page.getByText('Held for you until')).toBeVisible();
    });
  const choose = async () => {
    await test.step('a name', async () => {
      await press(page, page.getByRole('link', { name: 'Website Setup' }).first());
      await expectStep(page, 'Domain Selection');
      await axe(page);
      await fill(page, page.getByLabel('Search for a domain'), who.domain);
      await page.keyboard.press('Enter');
      const add = button(page, `Add ${who.domain}.com`);
      await expect(add).toBeEnabled();
      await press(page, add);
      await expect(page.getByRole('radio', { name: `${who.domain}.com` })).toBeChecked();
      await goOn(page, 'Website');
      await axe(page);
    });

    await test.step('the question before all is lost keeps the focus, and gives it back', async () => {
      const cancel = button(page, 'Cancel website creation');
      await tabTo(page, cancel, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog');
      const asked = page.getByRole('heading', { name: 'Cancel Website Creation?' });
      await expect(asked).toBeVisible();
      await axe(page);
      await expectTrapped(page, question, 5);
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await expect(cancel).toBeFocused();
    });

    await test.step('a template', async () => {
      await fill(page, page.getByLabel('Website name'), who.business);
      await tabTo(page, page.getByRole('radio', { name: /Education/ }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /E-commerce/ })).toBeChecked();
      await expectSeen(page);
      const opener = button(page, /^Preview/).first();
      await press(page, opener);
      await expect(dialog(page).locator('iframe')).toHaveCSS('opacity', '1');
      await expectTrapped(page, dialog(page), 6);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await press(page, button(dialog(page), 'Select'));
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await goOn(page, 'Business Information');
      await axe(page);
    });

    await test.step('the business', async () => {
      const description = page.getByRole('textbox', { name: 'Description' });
      await fill(page, page.getByLabel('Business name'), who.business);
      await fill(page, description, 'we bake organic bread and wedding cakes in the the old town since 1998.');
      await page.keyboard.press('Tab');
      await expect(page.getByText('organic bread', { exact: true })).toBeVisible();
      await tabTo(page, button(page, 'Enhance'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Suggestion' })).toBeFocused();
      await axe(page);
      await press(page, button(page, 'Accept'));
      await expect(description).toBeFocused();
      await fill(page, page.getByRole('textbox', { name: 'Business address' }), '1 Mill Lane, Ghent');
      await fill(page, page.getByRole('textbox', { name: 'Phone' }), '470123456');
      await press(page, button(page, 'Generate Logos'));
      await tabTo(page, page.getByRole('radio', { name: /Logo 1/ }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /Logo 2/ })).toBeChecked();
      await expectSeen(page);
      await goOn(page, 'Website Images');
      await axe(page);
    });

    await test.step('the pictures, and their order', async () => {
      const grid = page.getByRole('toolbar', { name: /images, use the arrow keys/ });
      const strip = page.getByRole('region', { name: /Selected Images/ });
      const count = strip.getByText(/^\d+\/\d+$/);
      const required = Number((await count.innerText()).split('/')[1]);
      // Its one stop: which tile is drawn first changes while a Tab scrolls the page.
      await tabTo(page, grid.locator('button[tabindex="0"]'));
      for (let chosen = 1; chosen <= required; chosen += 1) {
        await page.keyboard.press('Space');
        await expect(count).toHaveText(`${chosen}/${required}`);
        await page.keyboard.press('ArrowRight');
        await expectSeen(page);
      }
      const picked = strip.getByRole('button', { name: /^Image \d+ of/ });
      const [first = '', second = ''] = await picked.evaluateAll((all) => all.map(({ id }) => id));
      await tabTo(page, picked.first(), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await press(page, button(page, 'Move right'));
      await expect(button(page, 'Move right')).toBeFocused();
      expect(await picked.evaluateAll((all) => all.slice(0, 2).map(({ id }) => id))).toEqual([second, first]);
      await goOn(page, 'Order Summary');
      await axe(page);
    });
  };
  // The steps before it are walked in Chromium, a name is found by keys in a tour of its own.
  await extent(resume, choose)();

  await test.step('a coupon, the money and the order', async () => {
    await fill(page, page.getByLabel('Coupon code'), 'KEYS');
    await page.keyboard.press('Enter');
    await expect(page.getByText('KEYS applied')).toBeVisible();
    await axe(page);
    await expect(button(page, 'Remove coupon')).toBeFocused();
    const addFunds = button(page, 'Add Funds to Complete Order');
    await press(page, addFunds);
    await expect(dialog(page).getByText('Amount needed')).toBeVisible();
    await axe(page);
    await expectTrapped(page, dialog(page), 6);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(addFunds).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, button(dialog(page), 'Proceed to Payment'));
    const pay = page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: /exact amount/i });
    await press(page, pay);
    await expect(page.getByRole('heading', { name: 'Order Completed Successfully!' })).toBeVisible();
    await press(page, button(page, 'Stay here'));
    await expect(button(page, 'Go to Dashboard')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('the website goes live', async () => {
    const details = button(page, /click for details/);
    await press(page, details);
    await expect(dialog(page).getByText('Deployment completed successfully!')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('link', { name: new RegExp(`${who.domain}.com`) }).first());
  });
});
