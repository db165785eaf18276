import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Product } from './product';

/** A stranger, with a mailbox and a business of their own. */
export interface Stranger {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  business: string;
  /** Without its ending. */
  domain: string;
}

export const stranger = (name: string): Stranger => ({
  firstName: 'Ada',
  lastName: 'Baker',
  email: `${name}@bakery.example`,
  password: 'a loaf of rye bread',
  business: 'Blue Bakery',
  domain: `blue-bakery-${name}`,
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string | RegExp) => page.getByLabel(label);

/** Looks at the page as it stands at a point of the journey, by the name of what is to be seen. */
export type Look = (page: Page, name: string) => Promise<void>;
const pass: Look = () => Promise.resolve();

interface Tools {
  product: Product;
  look?: Look | undefined;
  /** Does also what nobody has to: looks at the template's preview, and has the description worded better. */
  isThorough?: boolean;
}
/** A part of the journey: what it needs is on the page when it begins. */
type Stage = (page: Page, who: Stranger, tools: Tools) => Promise<void>;

export async function fillSignUp(page: Page, who: Stranger): Promise<void> {
  await field(page, 'First name').fill(who.firstName);
  await field(page, 'Last name').fill(who.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('470123456');
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(who.password);
}

export const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: /Digit 1/ }).click();
  await page.keyboard.type(code);
};

/** A wrong code is refused, the one from the outbox opens the wizard. */
export const signUp: Stage = async (page, who, { product, look = pass }) => {
  await look(page, 'wizard-account');
  await fillSignUp(page, who);
  await button(page, 'Create Account').click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await look(page, 'wizard-code');
  const { code = '' } = await product.mail(who.email);
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await button(page, 'Verify').click();
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
  await typeCode(page, code);
  await button(page, 'Verify').click();
};

/** On to the next step, until the page has been taken to its top and the focus to its heading. */
export const next = async (page: Page, heading: string) => {
  await button(page, /^Next:/).click();
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeFocused();
};

export const addDomain: Stage = async (page, who, { look = pass }) => {
  await field(page, 'Search for a domain').fill(who.domain);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const offer = page.getByRole('listitem').filter({ hasText: `${who.domain}.com` });
  await offer.getByRole('button', { name: /^Add/ }).click();
  await expect(offer.getByText('Added')).toBeVisible();
  await look(page, 'wizard-domain');
};

export const chooseDomain: Stage = async (page, who, tools) => {
  await addDomain(page, who, tools);
  await next(page, 'Website');
};

export const pickTemplate: Stage = async (page, who, { look = pass, isThorough = false }) => {
  await field(page, 'Website name').fill(who.business);
  if (isThorough) {
    await page.getByRole('radio', { name: /E-commerce/ }).check({ force: true });
    await button(page, /^Preview/)
      .first()
      .click();
    const preview = page.getByRole('dialog');
    // As long as the page itself waits for a preview: the pictures of the first are drawn on this machine.
    await expect(preview.locator('iframe')).toHaveCSS('opacity', '1', { timeout: 30_000 });
    await look(page, 'wizard-website-preview');
    await preview.getByRole('button', { name: 'Select' }).click();
  } else {
    await page.getByRole('radio', { name: /Media/ }).check({ force: true });
    // The one that shows the fewest pictures.
    await page.getByRole('radio', { name: 'Overprint', exact: true }).check({ force: true });
  }
  await look(page, 'wizard-website');
};

export const chooseTemplate: Stage = async (page, who, tools) => {
  await pickTemplate(page, who, tools);
  await next(page, 'Business Information');
};

export const fillBusiness: Stage = async (page, who, { look = pass, isThorough = false }) => {
  await field(page, 'Business name').fill(who.business);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill(
    'we bake organic bread and wedding cakes in the the old town since 1998. very good croissants every morning',
  );
  await page.keyboard.press('Tab');
  const keywords = page.getByRole('list', { name: 'Keywords' });
  await expect(keywords.getByText('organic bread')).toBeVisible();
  if (isThorough) {
    await button(page, 'Enhance').click();
    await expect(button(page, 'Accept')).toBeVisible();
    await look(page, 'wizard-business-suggestion');
    await button(page, 'Accept').click();
    await expect(description).toHaveValue(
      /^At Blue Bakery, we bake organic bread .* Very good croissants every morning\.$/,
    );
  }
  await page.getByRole('textbox', { name: 'Business address' }).fill('1 Mill Lane, Ghent');
  await button(page, 'Generate Logos').click();
  // Sixteen drawings, one after the other, while the preview is drawn too: on a busy machine it takes half a minute.
  await page.getByRole('radio', { name: /Logo 2/ }).check({ force: true, timeout: 90_000 });
  await look(page, 'wizard-business');
};

export const describeBusiness: Stage = async (page, who, tools) => {
  await fillBusiness(page, who, tools);
  await next(page, 'Website Images');
};

/** The grid takes no click while it scrolls, and pressing what is not in sight would scroll it. */
const bringToRest = async (picture: Locator) => {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(picture).toHaveCSS('pointer-events', 'auto');
};

/** As many as the template shows, and not one more. */
export const pickPictures: Stage = async (page, _, { look = pass }) => {
  const pictures = page.getByRole('region', { name: 'Choose Images' }).getByRole('button', { pressed: false });
  const count = page.getByRole('region', { name: /Selected Images/ }).getByText(/^\d+\/\d+$/);
  const required = Number((await count.innerText()).split('/')[1]);
  const reports: boolean[] = [];
  const hear = (response: Response) => {
    if (/\/photos\/[^/]+\/download\?/.test(response.url())) reports.push(response.ok());
  };
  page.on('response', hear);
  for (let chosen = 1; chosen <= required; chosen += 1) {
    await bringToRest(pictures.first());
    await pictures.first().click();
    await expect(count).toHaveText(`${chosen}/${required}`);
  }
  // All of them: one that is under way would meet what a tour then has the service do.
  await expect.poll(() => reports, 'the photo service is told of each').toEqual(Array(required).fill(true));
  page.off('response', hear);
  await look(page, 'wizard-images');
};

export const choosePictures: Stage = async (page, who, tools) => {
  await pickPictures(page, who, tools);
  await next(page, 'Order Summary');
};

export const addCoupon = async (page: Page, code: string) => {
  const [typed, apply] = [field(page, 'Coupon code'), button(page, 'Apply')];
  await typed.fill(code);
  const [left, right] = (await Promise.all([typed.boundingBox(), apply.boundingBox()])).map(
    (box) => (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
  expect(right, 'the middle of Apply is that of its field, px').toBeCloseTo(left ?? 0, 0);
  await apply.click();
  await expect(page.getByText(`${code} applied`)).toBeVisible();
};

/** Through the gateway's own panel, in its frame: the coin of the simulation. */
export const topUp: Stage = async (page, _, { look = pass }) => {
  await button(page, 'Add Funds to Complete Order').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Amount needed')).toBeVisible();
  await look(page, 'top-up');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  const panel = page.frameLocator('iframe[title="Payment"]');
  const pay = panel.getByRole('button', { name: /exact amount/i });
  await expect(pay).toBeVisible();
  await look(page, 'payment');
  await pay.click();
};

export const completeOrder = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Order Completed Successfully!' })).toBeVisible({ timeout: 30_000 });
};

/**
 * The same, and the screen stays: its redirect counts 3 s from when it shows, less than a busy machine may take to the next
 * look. It waits while 'Stay here' is focused, and so that is focused in the frame in which it is there.
 */
export const completeAndHold = async (page: Page) => {
  await page.waitForFunction(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stay here');
    found?.focus();
    return found !== undefined;
  });
  await completeOrder(page);
};

export const stayHere = async (page: Page) => {
  await button(page, 'Stay here').click();
};
