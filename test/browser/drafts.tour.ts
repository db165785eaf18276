import type { Browser, Page } from '@playwright/test';
import { asCustomer } from './support/asCustomer';
import { chooseDomain, chooseTemplate, describeBusiness, stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';
import { Watch } from './support/watch';

test.setTimeout(240_000);

type Customer = ReturnType<typeof stranger>;

const newCustomer = async (product: Product, name: string) => {
  const who = stranger(name);
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  return who;
};

const openWizard = async (page: Page, who: Customer, address = '/website-setup') => {
  await page.goto(`/sign-in?redirect=${encodeURIComponent(address)}`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Another device of the same customer, which is watched as the first one is. */
const anotherDevice = async (browser: Browser, product: Product) => {
  const context = await browser.newContext({ baseURL: product.address });
  return { watch: await Watch.over(context), page: await context.newPage(), close: () => context.close() };
};

const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const saved = (page: Page) => page.getByText(/^Saved \d+ s ago$/);
const draftOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('website-order-storage') ?? 'null') as object | null);
const idOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('website-setup-copy') ?? '{}') as { id?: string }).id ?? '');
/** What the server has of the draft that this page goes on with. */
const copyOf = async (page: Page, product: Product) =>
  JSON.stringify(await asCustomer(page, product, `/drafts/${await idOf(page)}/`));
const resume = (page: Page) => page.getByRole('button', { name: /^Resume / });

test('a draft goes on in a second browser, at the same step, with the same choices and pictures', async ({
  page,
  browser,
  product,
  axe,
}) => {
  const who = await newCustomer(product, 'phone');
  await openWizard(page, who);
  await expect(step(page, 'Domain Selection')).toBeVisible();
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product });
  await describeBusiness(page, who, { product });
  await expect(step(page, 'Website Images')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const draft = await draftOf(page);

  const other = await anotherDevice(browser, product);
  await openWizard(other.page, who);
  const line = new RegExp(`^Continue: ${who.domain}\\.com, step Images, saved (\\d+ s|\\d+ min) ago$`);
  await expect(other.page.getByText(line)).toBeVisible();
  await axe(other.page, 'drafts-resume');
  await resume(other.page).click();
  await expect(step(other.page, 'Website Images')).toBeVisible();
  expect(await draftOf(other.page)).toEqual(draft);
  await other.page.getByRole('button', { name: 'Previous' }).click();
  await expect(other.page.getByRole('radio', { name: /Logo 2/ })).toBeChecked();
  const address = 'Business address';
  await other.page.getByRole('textbox', { name: address }).fill('3 Mill Lane, Ghent');
  await expect.poll(() => copyOf(other.page, product)).toContain('3 Mill Lane');

  await test.step('what both have changed is asked about, and kept until it is answered', async () => {
    const conflict = page.getByText(/^This draft was changed on another device at \d\d:\d\d$/);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('textbox', { name: address }).fill('2 Mill Lane, Ghent');
    await expect(conflict).toBeVisible();
    await axe(page, 'drafts-conflict');
    await page.getByRole('button', { name: 'Take that one' }).click();
    await expect(conflict).toBeHidden();
    await expect(page.getByRole('textbox', { name: address })).toHaveValue('3 Mill Lane, Ghent');
  });
  expect(other.watch.take(), 'errors on the other device').toEqual([]);
  await other.close();
});

test('a draft is discarded with a way back, and a new website is begun', { tag: '@full' }, async ({
  page,
  browser,
  product,
}) => {
  const who = await newCustomer(product, 'resumed');
  await openWizard(page, who);
  await chooseDomain(page, who, { product });
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel website creation' }).click();
  await page.getByRole('button', { name: 'Keep draft' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const other = await anotherDevice(browser, product);
  await openWizard(other.page, who);
  await other.page.getByRole('button', { name: /^Discard / }).click();
  await expect(resume(other.page)).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Undo' }).click();
  await expect(resume(other.page)).toHaveCount(1);
  await other.page.getByRole('button', { name: /^Discard / }).click();
  const deleted = other.page.waitForResponse((response) => response.request().method() === 'DELETE');
  await other.page.getByRole('button', { name: 'Start a new website' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(step(other.page, 'Domain Selection')).toBeVisible();
  await other.page.reload();
  await expect(step(other.page, 'Domain Selection')).toBeVisible();
  expect(other.watch.take(), 'errors on the other device').toEqual([]);
  await other.close();
});

const website = (page: Page) => page.getByLabel('Website name');
const isAskedAbout = (page: Page) => page.getByText('changed on another device');

/** A draft that is saved, at the step that asks for the website's name; where its saves go. */
async function savedAtWebsite(page: Page, product: Product, name: string): Promise<string> {
  const who = await newCustomer(product, name);
  await openWizard(page, who);
  await chooseDomain(page, who, { product });
  await expect(step(page, 'Website')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  return `**/api/drafts/${await idOf(page)}/`;
}

test('more is chosen after a save whose answer is lost: it is no other device’s, and all of it is saved', {
  tag: '@full',
}, async ({ page, product, watch }) => {
  const path = await savedAtWebsite(page, product, 'tunnel');
  await watch.whileServerAway(async () => {
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await website(page).fill('Blue');
    await expect(page.getByText(/^Not saved: /)).toBeVisible();
    expect(await copyOf(page, product)).toContain('"website_name":"Blue"');
    await website(page).fill('Green');
  });
  await page.unroute(path);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => copyOf(page, product)).toContain('"website_name":"Green"');
  await expect(saved(page)).toBeVisible();
  await expect(isAskedAbout(page)).toBeHidden();
  await expect(website(page)).toHaveValue('Green');
});

test('a tab dies while it saves, and more was chosen since: the next tab asks nobody, and saves all of it', async ({
  context,
  page,
  product,
}) => {
  const path = await savedAtWebsite(page, product, 'dying-tab');
  // The server has it, and the tab never hears so.
  await page.route(path, async (route) => {
    await route.fetch();
  });
  await website(page).fill('Blue');
  await expect.poll(() => copyOf(page, product)).toContain('"website_name":"Blue"');
  await website(page).fill('Green');
  await expect.poll(() => draftOf(page)).toMatchObject({ website_name: 'Green' });
  await page.close();

  const next = await context.newPage();
  await next.goto('/website-setup');
  await expect(website(next)).toHaveValue('Green');
  await expect.poll(() => copyOf(next, product)).toContain('"website_name":"Green"');
  await expect(saved(next)).toBeVisible();
  await expect(isAskedAbout(next)).toBeHidden();
});

test('two tabs of one browser choose otherwise: the second to save asks, and nothing is lost', {
  tag: '@full',
}, async ({ context, page, product }) => {
  await savedAtWebsite(page, product, 'second-tab');
  const other = await context.newPage();
  await other.goto('/website-setup');
  await expect(website(other)).toBeVisible();
  await expect(saved(other)).toBeVisible();
  await website(page).fill('Blue');
  await expect.poll(() => copyOf(page, product)).toContain('"website_name":"Blue"');
  await website(other).fill('Green');
  await expect(isAskedAbout(other)).toBeVisible();
  expect(await copyOf(other, product)).toContain('"website_name":"Blue"');
  await expect(website(other)).toHaveValue('Green');
});
