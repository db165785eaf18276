import type { Locator, Page } from '@playwright/test';
import { next, stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const search = (page: Page) => page.getByLabel('Search for a domain');
const offers = (page: Page) => page.getByRole('region', { name: 'Suggested Domains' }).getByRole('listitem');
const offer = (page: Page, name: string) => offers(page).filter({ has: page.getByText(name, { exact: true }) });
const selected = (page: Page) => page.getByRole('group', { name: 'Selected Domains' });
const button = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name });

/** A customer with a proved mailbox, on the wizard's domain step. */
async function begin(page: Page, product: Product, name: string): Promise<void> {
  const { email, password } = stranger(name);
  const names = ['--first-name', 'Ada', '--last-name', 'Baker'];
  await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
  await page.goto('/sign-in?redirect=%2Fwebsite-setup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await search(page).fill(text);
  await search(page).press('Enter');
}

test('a name is found, added, held and left again by the keyboard alone', async ({ page, product, axe }) => {
  await begin(page, product, 'domain-keys');
  await search(page).focus();
  await page.keyboard.type('  https://www.Premium-Keys.com/menu ');
  await page.keyboard.press('Enter');
  await expect(selected(page).getByRole('radio', { name: 'premium-keys.com' })).toBeChecked();
  await expect(selected(page).getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Domain Pricing Information')).toBeVisible();
  await expect(selected(page).getByText('Premium', { exact: true })).toBeVisible();
  await expect(button(offer(page, 'premium-keys.com'), 'Added premium-keys.com')).toBeDisabled();
  await axe(page);
  await button(page, 'Remove premium-keys.com').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No domains selected yet')).toBeVisible();
  await expect(page.getByText('Domain Pricing Information')).toBeHidden();
  await expect(button(page, /^Next:/)).toBeDisabled();
});

test('a name outside ASCII is typed and shown both ways', async ({ page, product, axe }) => {
  await begin(page, product, 'domain-unicode');
  await searchFor(page, ' Bücher Tour ');
  const written = new URL('http://büchertour.com').hostname;
  await expect(offers(page).filter({ hasText: 'büchertour.com' })).toContainText(`(${written})`);
  await button(offers(page), /^Add büchertour\./)
    .first()
    .click();
  await expect(
    selected(page)
      .getByText(/^büchertour\./)
      .first(),
  ).toBeVisible();
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
  await searchFor(page, `HTTPS://www.${written.toUpperCase()}/`);
  await expect(offers(page).filter({ hasText: 'büchertour.com' })).toContainText(`(${written})`);
  await axe(page);
  await searchFor(page, 'раypal');
  await expect(page.getByText(/Its letters look like those of another alphabet/).first()).toBeVisible();
});

test('a slow name waits alone, and typing goes on meanwhile', async ({ page, product }) => {
  await begin(page, product, 'domain-slow');
  await searchFor(page, 'slow-tour');
  await expect(button(offers(page), /^Checking\.\.\./).first()).toBeVisible();
  // The fourth page holds one name that begins with 'slow-', and five that do not.
  for (let turned = 2; turned <= 4; turned += 1) {
    await button(page, 'Next page').click();
    await expect(page.getByText(new RegExp(`^Page ${turned} of`))).toBeVisible();
  }
  await expect(offers(page)).toHaveCount(6);
  await expect(button(offers(page), /^(?:Add|Taken) /)).toHaveCount(5);
  await expect(button(offers(page), /^Checking\.\.\. slow-/)).toHaveCount(1);
  await expect(search(page)).toBeEditable();

  // The answers of the former search come while another one is shown.
  await searchFor(page, 'another-tour');
  await expect(offer(page, 'another-tour.com')).toBeVisible();
  await expect(button(offers(page), /^Checking/)).toHaveCount(0);
  await expect(offers(page).filter({ hasText: 'slow-' })).toHaveCount(0);
});

test('a taken name is said to be taken, and nobody can have what another customer holds', async ({
  page,
  product,
  browser,
}) => {
  await begin(page, product, 'domain-first');
  await searchFor(page, 'taken-tour.com');
  await expect(page.getByText('taken-tour.com is not available for registration.')).toBeVisible();
  await expect(button(offers(page), 'Taken taken-tour.com')).toBeDisabled();
  await searchFor(page, 'premium-ours.com');
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: product.address });
  const other = await elsewhere.newPage();
  await begin(other, product, 'domain-second');
  await searchFor(other, 'premium-ours.com');
  await expect(button(offers(other), 'Taken premium-ours.com')).toBeDisabled();
  await expect(other.getByText('premium-ours.com is not available for registration.')).toBeVisible();
  await button(page, 'Remove premium-ours.com').click();
  await expect(page.getByText('No domains selected yet')).toBeVisible();
  await expect(async () => {
    await searchFor(other, 'premium-ours.com');
    await expect(selected(other).getByText(/^Held for you until/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await elsewhere.close();
});

test('a registrar that is away leaves the sentence, the choice and a way on', async ({ page, product, watch, axe }) => {
  await begin(page, product, 'domain-fault');
  await searchFor(page, 'premium-kept.com');
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
  const faults = `${product.sandboxAddress}/faults`;
  for (const path of ['/multi_domain_check_price', '/check_domain_availability']) watch.expectRefusal(503, path);
  await page.request.post(faults, { data: { service: 'registrar', status: 503 } });
  await searchFor(page, 'premium-fault.com');
  await expect(
    page.getByText('Our domain check service is temporarily unavailable. Please try again later.').first(),
  ).toBeVisible();
  await expect(page.getByText('Some domains could not be checked.').first()).toBeVisible();
  await expect(selected(page).getByRole('radio', { name: 'premium-kept.com' })).toBeChecked();
  await axe(page);
  await page.request.delete(faults);
  await button(page, 'Try again').click();
  await expect(button(offers(page), /^Taken premium-fault\./)).toHaveCount(0);
  await expect(button(offers(page), /^Checking/)).toHaveCount(0);
  await next(page, 'Website');
});

test('when a hold ends the name is checked again, and the customer is told', async ({ page, product }) => {
  await page.clock.install();
  await begin(page, product, 'domain-hold');
  await searchFor(page, 'premium-hold.com');
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
  await page.clock.fastForward('26:00');
  await expect(page.getByText('premium-hold.com is held for you for five minutes more.')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('premium-hold.com was still available. It is held for you again.')).toBeVisible();
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
});
