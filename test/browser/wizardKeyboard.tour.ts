import type { Locator, Page } from '@playwright/test';
import { directionOf, type Language } from '../../contract/languages/languages';
import { extent } from '../extent';
import { saveDraft } from './support/atSummary';
import { stranger } from './support/journey';
import { expectSeen, fill, press, tabTo } from './support/keyboard';
import { stopWaits } from './support/states';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

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

/** Tab goes round in a dialog, both ways, and is seen at every stop. */
async function expectTrapped(page: Page, box: Locator, stops: number) {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await box.evaluate((shape) => shape.contains(document.activeElement)), `${key} ${stop}`).toBe(true);
      await expectSeen(page);
    }
}

for (const language of extent<readonly Language[]>(['en'], ['en', 'ar']))
  test.describe(language, () => {
    const { say, like } = wordsOf(language);
    /** To the next of a row. */
    const onward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isPicked = new RegExp(
      [like('Image 1 of {count}, at the top of the website. {name}'), like('Image {number} of {count}. {name}')]
        .map(({ source }) => source)
        .join('|'),
    );

    async function goOn(page: Page, title: string) {
      const next = button(page, like('Next: {step}'));
      await expect(next).toBeEnabled();
      await press(page, next);
      await expectStep(page, title);
    }

    test.use({ locale: language === 'en' ? 'en-US' : language });
    test('from the first page to the finished website by the keyboard alone', async ({ page, product, axe }) => {
      // Not confirmed until the faults are cleared: a busy machine may come to the dashboard late.
      const who = { ...stranger(`keys-${language}`), domain: `pending-keys-${language}` };
      // The success screen goes after 3 s, unless the focus is on it: a busy machine may not get there in time.
      await stopWaits(page, 3_000);
      await product.admin('coupon', 'add', '--code', 'KEYS', '--type', 'PERCENTAGE', '--value', '10');

      const signUp = async () => {
        await page.goto('/');
        await press(page, page.getByRole('link', { name: say('Sign Up') }));
        await expect(page.getByRole('heading', { name: say('Create your account') })).toBeVisible();
        await axe(page);
        await fill(page, page.getByLabel(say('First name')), who.firstName);
        await fill(page, page.getByLabel(say('Last name')), who.lastName);
        await fill(page, page.getByRole('textbox', { name: say('Email') }), who.email);
        await fill(page, page.getByRole('textbox', { name: say('Phone number') }), '470123456');
        await fill(page, page.getByLabel(say('Password'), { exact: true }), who.password);
        await fill(page, page.getByLabel(say('Confirm password'), { exact: true }), who.password);
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('textbox', { name: say('Digit {place} of {length}', { place: '1', length: '6' }) }),
        ).toBeFocused();
        const { code = '' } = await product.mail(who.email);
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
      };
      const signIn = async () => {
        await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
        await page.goto('/sign-in');
        await fill(page, page.getByRole('textbox', { name: say('Email') }), who.email);
        await fill(page, page.getByLabel(say('Password'), { exact: true }), who.password);
        await page.keyboard.press('Enter');
      };
      await test.step('an account', async () => {
        // To sign up by keys is another tour's; when everything runs it is all done in one go.
        await extent(signIn, signUp)();
        await expect(page.getByRole('heading', { name: say('Dashboard') })).toBeVisible();
      });

      const resume = () =>
        test.step('a website with everything chosen', async () => {
          await saveDraft(product, who);
          await page.goto('/website-setup');
          await press(page, button(page, like('Resume {name}')));
          await expectStep(page, say('Order Summary'));
          await expect(page.getByText(say('Held for you until {time}', { time: '' }))).toBeVisible();
        });
      const choose = async () => {
        await test.step('a name', async () => {
          await press(page, page.getByRole('link', { name: say('Website Setup') }).first());
          await expectStep(page, say('Domain Selection'));
          await axe(page);
          await fill(page, page.getByLabel(say('Search for a domain')), who.domain);
          await page.keyboard.press('Enter');
          const add = button(page, say('{action} {domain}', { action: say('Add'), domain: `${who.domain}.com` }));
          await expect(add).toBeEnabled();
          await press(page, add);
          await expect(page.getByRole('radio', { name: `${who.domain}.com` })).toBeChecked();
          await goOn(page, say('Website'));
          await axe(page);
        });

        await test.step('the question before all is lost keeps the focus, and gives it back', async () => {
          const cancel = button(page, say('Cancel website creation'));
          await tabTo(page, cancel, 'Shift+Tab');
          await page.keyboard.press('Enter');
          const question = page.getByRole('alertdialog');
          const asked = page.getByRole('heading', { name: say('Cancel Website Creation?') });
          await expect(asked).toBeVisible();
          await axe(page);
          await expectTrapped(page, question, 5);
          await page.keyboard.press('Escape');
          await expect(asked).toHaveCount(0);
          await expect(cancel).toBeFocused();
        });

        await test.step('a template', async () => {
          await fill(page, page.getByLabel(say('Website name')), who.business);
          await tabTo(page, page.getByRole('radio', { name: say('Education') }));
          await page.keyboard.press('ArrowDown');
          await expect(page.getByRole('radio', { name: say('E-commerce') })).toBeChecked();
          await expectSeen(page);
          const opener = button(page, like('Preview {name}')).first();
          await press(page, opener);
          await expect(dialog(page).locator('iframe')).toHaveCSS('opacity', '1');
          await expectTrapped(page, dialog(page), 6);
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
          await expect(opener).toBeFocused();
          await page.keyboard.press('Enter');
          await press(page, button(dialog(page), say('Select')));
          await expect(dialog(page)).toHaveCount(0);
          await expect(opener).toBeFocused();
          await goOn(page, say('Business Information'));
          await axe(page);
        });

        await test.step('the business', async () => {
          const description = page.getByRole('textbox', { name: say('Description') });
          await fill(page, page.getByLabel(say('Business name')), who.business);
          await fill(page, description, 'we bake organic bread and wedding cakes in the the old town since 1998.');
          await page.keyboard.press('Tab');
          await expect(page.getByText('organic bread', { exact: true })).toBeVisible();
          await tabTo(page, button(page, say('Enhance')), 'Shift+Tab');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('region', { name: say('Suggestion') })).toBeFocused();
          await axe(page);
          await press(page, button(page, say('Accept')));
          await expect(description).toBeFocused();
          await fill(page, page.getByRole('textbox', { name: say('Business address') }), '1 Mill Lane, Ghent');
          await fill(page, page.getByRole('textbox', { name: say('Phone') }), '470123456');
          await press(page, button(page, say('Generate Logos')));
          await tabTo(page, page.getByRole('radio', { name: say('Logo {number}', { number: '1' }) }));
          await page.keyboard.press(onward);
          await expect(page.getByRole('radio', { name: say('Logo {number}', { number: '2' }) })).toBeChecked();
          await expectSeen(page);
          await goOn(page, say('Website Images'));
          await axe(page);
        });

        await test.step('the pictures, and their order', async () => {
          const grid = page.getByRole('toolbar', { name: like('{count} images, use the arrow keys') });
          const strip = page.getByRole('region', { name: say('Selected Images') });
          const count = strip.getByText(/^\d+\/\d+$/);
          const required = Number((await count.innerText()).split('/')[1]);
          // Its one stop: which tile is drawn first changes while a Tab scrolls the page.
          await tabTo(page, grid.locator('button[tabindex="0"]'));
          for (let chosen = 1; chosen <= required; chosen += 1) {
            await page.keyboard.press('Space');
            await expect(count).toHaveText(`${chosen}/${required}`);
            await page.keyboard.press(onward);
            await expectSeen(page);
          }
          const picked = strip.getByRole('button', { name: isPicked });
          const [first = '', second = ''] = await picked.evaluateAll((all) => all.map(({ id }) => id));
          await tabTo(page, picked.first(), 'Shift+Tab');
          await page.keyboard.press('Enter');
          await press(page, button(page, say('Move right')));
          await expect(button(page, say('Move right'))).toBeFocused();
          expect(await picked.evaluateAll((all) => all.slice(0, 2).map(({ id }) => id))).toEqual([second, first]);
          await goOn(page, say('Order Summary'));
          await axe(page);
        });
      };
      // The steps before it are walked in Chromium, a name is found by keys in a tour of its own.
      await extent(resume, choose)();

      await test.step('a coupon, the money and the order', async () => {
        await fill(page, page.getByLabel(say('Coupon code')), 'KEYS');
        await page.keyboard.press('Enter');
        await expect(page.getByText(say('{code} applied', { code: 'KEYS' }))).toBeVisible();
        await axe(page);
        await expect(button(page, say('Remove coupon'))).toBeFocused();
        const addFunds = button(page, say('Add Funds to Complete Order'));
        await press(page, addFunds);
        await expect(dialog(page).getByText(say('Amount needed'))).toBeVisible();
        await axe(page);
        await expectTrapped(page, dialog(page), 6);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(addFunds).toBeFocused();
        await page.keyboard.press('Enter');
        await press(page, button(dialog(page), say('Proceed to Payment')));
        const pay = page
          .frameLocator(`iframe[title="${say('Payment')}"]`)
          .getByRole('button', { name: /exact amount/i });
        await press(page, pay);
        await expect(page.getByRole('heading', { name: say('Order Completed Successfully!') })).toBeVisible();
        await press(page, button(page, say('Stay here')));
        await expect(button(page, say('Go to Dashboard'))).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: say('Dashboard') })).toBeVisible();
      });

      await test.step('the website goes live', async () => {
        const details = button(page, like('Deployment of {domain} (click for details)'));
        await press(page, details);
        await expect(dialog(page).getByText(say('We wait for the registry.'))).toBeVisible();
        await page.request.delete(`${product.sandboxAddress}/faults`);
        await expect(dialog(page).getByText(say('Deployment completed successfully!'))).toBeVisible();
        await axe(page);
        await page.keyboard.press('Escape');
        await tabTo(page, page.getByRole('link', { name: new RegExp(`${who.domain}.com`) }).first());
      });
    });
  });
