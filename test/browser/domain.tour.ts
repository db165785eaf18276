import type { Locator, Page, Route } from '@playwright/test';
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

/** Goes on with Tab, or back with Shift+Tab, to what is wanted. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeEnabled();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(wanted)} is not reached with ${key}`);
}

test('a name is found, added, held and left again by the keyboard alone', async ({ page, product, axe }) => {
  await begin(page, product, 'domain-keys');
  await tabTo(page, search(page));
  await axe(page);
  await page.keyboard.type('  https://www.Premium-Keys.com/menu ');
  await page.keyboard.press('Enter');
  await expect(selected(page).getByRole('radio', { name: 'premium-keys.com' })).toBeChecked();
  await expect(selected(page).getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Domain Pricing Information')).toBeVisible();
  await expect(selected(page).getByText('Premium', { exact: true })).toBeVisible();
  await expect(button(offer(page, 'premium-keys.com'), 'Added premium-keys.com')).toBeDisabled();
  await axe(page);
  await tabTo(page, button(offers(page), /^Add premium-keys\./).first());
  await page.keyboard.press('Enter');
  await expect(selected(page).getByRole('radio')).toHaveCount(2);
  await tabTo(page, selected(page).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(selected(page).getByRole('radio').nth(1)).toBeChecked();
  await expect(selected(page).getByText(/^Held for you until/)).toHaveCount(1);
  await expect(selected(page).getByRole('listitem').nth(1)).toContainText('Held for you until');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page).getByRole('radio').first()).toBeChecked();
  for (const left of [1, 0]) {
    await tabTo(page, button(selected(page), /^Remove /).first());
    await page.keyboard.press('Enter');
    await expect(selected(page).getByRole('radio')).toHaveCount(left);
  }
  await expect(page.getByText('No domains selected yet')).toBeVisible();
  await expect(page.getByText('Domain Pricing Information')).toBeHidden();
  await expect(button(page, /^Next:/)).toBeDisabled();
});

test('a name outside ASCII is typed and shown both ways', { tag: '@full' }, async ({ page, product, axe }) => {
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
  await expect(page.getByText('Visitors may take it for another name.').first()).toBeVisible();
});

test('a slow name waits alone, and typing goes on meanwhile', { tag: '@full' }, async ({ page, product }) => {
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
  await expect(page.getByRole('search').getByText('taken-tour.com is not available for registration.')).toBeVisible();
  await expect(button(offers(page), 'Taken taken-tour.com')).toBeDisabled();
  await searchFor(page, 'premium-ours.com');
  await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: product.address });
  const other = await elsewhere.newPage();
  await begin(other, product, 'domain-second');
  await searchFor(other, 'premium-ours.com');
  await expect(button(offers(other), 'Taken premium-ours.com')).toBeDisabled();
  await expect(
    other.getByRole('search').getByText('premium-ours.com is not available for registration.'),
  ).toBeVisible();
  await button(page, 'Remove premium-ours.com').click();
  await expect(page.getByText('No domains selected yet')).toBeVisible();
  await expect(async () => {
    await searchFor(other, 'premium-ours.com');
    await expect(selected(other).getByText(/^Held for you until/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await elsewhere.close();
});

test('a registrar that is away leaves the sentence, the choice and a way on', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
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

const unexpected = 'An unexpected error occurred while checking domain availability. Please try again.';
const refusing = (status: number) => (route: Route) => route.fulfill({ status, json: { message: 'boom' } });
const troubles: Record<string, { befall(route: Route): Promise<void>; says: string; status?: number }> = {
  'too many': {
    befall: refusing(429),
    says: 'Too many requests. Please wait a moment before trying again.',
    status: 429,
  },
  broken: {
    befall: refusing(500),
    says: 'Our domain check service is temporarily unavailable. Please try again later.',
    status: 500,
  },
  'a page': {
    befall: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Just a moment' }),
    says: unexpected,
  },
  'wrong types': {
    befall: (route) => route.fulfill({ json: { results: 'none', domain: 1, held_until: 'soon', name: [] } }),
    says: unexpected,
  },
  'no connection': { befall: (route) => route.abort('connectionrefused'), says: unexpected },
  silence: { befall: () => Promise.resolve(), says: unexpected },
};

for (const [trouble, { befall, says, status }] of Object.entries(troubles)) {
  test(`each call may fail, and nothing that was chosen is lost: ${trouble}`, { tag: '@full' }, async ({
    page,
    product,
    watch,
    axe,
  }) => {
    // Where nobody answers a call is given up after 30 s: letting a name go and holding another one follow each other.
    const inTime = { timeout: 90_000 };
    const id = trouble.replace(' ', '-');
    // What is said looks the same whatever happened.
    const look = () => (trouble === 'broken' ? axe(page) : undefined);
    const names = [`premium-${id}.com`, `premium-${id}-too.com`] as const;
    await begin(page, product, `domain-${id}`);
    for (const name of names) {
      await searchFor(page, name);
      await expect(selected(page).getByRole('radio', { name, exact: true })).toBeChecked();
    }
    await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
    const lists = '**/api/namecheap/domain_tld_list/**';
    const checks = /\/api\/namecheap\/(?:check|multi)_/;
    const holds = '**/api/domain-holds/**';
    for (const call of [lists, checks, holds]) await page.route(call, befall);
    const paths = ['/check_domain_availability', '/multi_domain_check_price', '/premium-lost'];
    for (const path of [...paths, ...names.map((name) => `/${name}/`)]) if (status) watch.expectRefusal(status, path);

    await watch.whileServerAway(async () => {
      await searchFor(page, 'premium-lost.com');
      await expect(page.getByText('The suggestions could not be loaded.')).toBeVisible(inTime);
      await expect(search(page)).toHaveAccessibleDescription(new RegExp(says), inTime);
      await expect(button(page, 'Search')).toHaveAttribute('aria-busy', 'false', inTime);
      await expect(search(page)).toBeEditable();
      await look();

      await page.unroute(lists);
      await button(page, 'Try again').click();
      await expect(page.getByText('Some domains could not be checked.')).toBeVisible(inTime);
      await expect(button(offers(page), /^Taken /)).toHaveCount(6);
      await expect(search(page)).toHaveAccessibleDescription(new RegExp(says));
      await look();

      await selected(page).getByRole('radio', { name: names[0], exact: true }).check();
      await expect(selected(page).getByText('Not held for you', { exact: true })).toBeVisible(inTime);
      await expect(selected(page).getByRole('status')).toHaveText(`${names[0]} is not held for you. ${says}`);
      await expect(selected(page).getByRole('radio', { name: names[0], exact: true })).toBeChecked();
      await look();
    });

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await button(page, 'Try again').click();
    await expect(button(offers(page), /^Add premium-lost/).first()).toBeVisible();
    await expect(page.getByText('Some domains could not be checked.')).toHaveCount(0);
    await button(selected(page), 'Hold again').click();
    await expect(selected(page).getByText(/^Held for you until/)).toBeVisible();
    await page.reload();
    await expect(selected(page).getByRole('radio', { name: names[0], exact: true })).toBeChecked();
    await expect(selected(page).getByRole('radio')).toHaveCount(2);
  });
}

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
