import type { Page } from '@playwright/test';
import { isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { openSummary } from './support/atSummary';
import { violationsOn } from './support/axe';
import { completeOrder, stranger } from './support/journey';
import { press } from './support/keyboard';
import type { Product } from './support/product';
import { expect, test } from './support/test';

test.setTimeout(240_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Website' }).getByRole('link', { name, exact: true });

/** As another device of the same customer would do it. */
async function publishElsewhere(
  page: Page,
  product: Product,
  id: string,
  { address, ...site }: { address: string; sections?: object },
): Promise<void> {
  interface Content {
    version: number;
    business_details: object;
    business_images: object;
    template_uuid: string;
  }
  const { version, business_details, business_images, template_uuid } = await asCustomer<Content>(
    page,
    product,
    `/project/${id}/content/`,
  );
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const details = { ...business_details, business_address: address };
  const body = { base_version: version, business_details: details, business_images, template_uuid, ...site };
  const response = await fetch(`${product.address}/api/project/${id}/content/`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(202);
}

test('a website after it is live: looked at, changed, published, restored, taken along and cancelled', async ({
  page,
  product,
  watch,
  axe,
}) => {
  const who = stranger('detail');
  const names = ['--first-name', who.firstName, '--last-name', who.lastName];
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, ...names, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '100');
  const look = async (name: string) => {
    await axe(page, `website-${name}`);
  };
  await openSummary(page, product, who);
  await button(page, 'Complete Order').click();
  await completeOrder(page);
  const { uuid } = await asCustomer<{ uuid: string }>(page, product, '/profile/');
  const own = () =>
    asCustomer<{ id: string; project_status: string; site_url: string }[]>(page, product, `/project/by-user/${uuid}`);
  await expect.poll(async () => (await own())[0]?.project_status, { timeout: 60_000 }).toBe('DEPLOYED');
  const [{ id, site_url: site } = { id: '', site_url: '' }] = await own();
  const visit = async () => (await fetch(site)).text();
  const here = `/websites?site=${id}`;
  const domain = `${who.domain}.com`;

  await test.step('the overview: what visitors see, and that it answers', async () => {
    await page.goto(here);
    await expect(page.getByRole('heading', { name: domain, level: 2 })).toBeVisible();
    await expect(page.getByText('Answers now')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', site);
    await look('overview');
  });

  const words = 'Bread from a wood-fired oven, every morning at six.';
  await test.step('other words are not left behind without a question, and are live once they are published', async () => {
    await tab(page, 'Content').click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill(words);
    await page.getByRole('link', { name: 'All websites' }).click();
    await expect(page.getByRole('heading', { name: 'Leave without publishing?' })).toBeVisible();
    await look('content-leaving');
    await button(page, 'Stay').click();
    await tab(page, 'Domain').click();
    await tab(page, 'Content').click();
    await expect(description).toHaveValue(words);
    await look('content');
    await press(page, button(page, 'Publish changes'));
    await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible();
    expect(await visit()).toContain(words);
    await expect(page.getByText('Not published yet')).toBeHidden();
  });

  if (isFull)
    await test.step('what was published elsewhere meanwhile takes nothing away', async () => {
      const name = page.getByRole('textbox', { name: 'Business name' });
      await name.fill('Green Bakery');
      await publishElsewhere(page, product, id, { address: '2 Mill Lane, Ghent' });
      watch.expectRefusal(409, `/project/${id}/content/`);
      await button(page, 'Publish changes').click();
      await expect(page.getByText('This website was changed meanwhile')).toBeVisible();
      await expect(name).toHaveValue('Green Bakery');
      await expect(page.getByRole('textbox', { name: 'Business address' })).toHaveValue('2 Mill Lane, Ghent');
      await look('content-newer');
      await button(page, 'Publish changes').click();
      await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible();
      const page4 = await visit();
      expect([page4.includes('Green Bakery'), page4.includes('2 Mill Lane')]).toEqual([true, true]);
    });

  if (isFull)
    await test.step('a domain of their own: brought along, its records copied, live once they stand, taken away', async () => {
      const own = `shop.${who.domain}.example`;
      await tab(page, 'Domain').click();
      await page.getByRole('textbox', { name: 'Your domain' }).fill(`https://${own}/`);
      await button(page, 'Connect domain').click();
      const records = page.getByRole('table', { name: 'Records to set' });
      await expect(records.getByText('Not seen yet')).toHaveCount(2);
      await button(page, 'Take it away').scrollIntoViewIfNeeded();
      await look('domain-waiting');
      const path = `/project/${id}/own-domain/`;
      const waiting = await asCustomer<{ own: object }>(page, product, path);
      // The server looks again in a minute: what it says then.
      await page.route(`**${path}`, (route) =>
        route.fulfill({
          json: { ...waiting, own: { ...waiting.own, state: 'live', problem: null, looked_at_until: null } },
        }),
      );
      await tab(page, 'Overview').click();
      await tab(page, 'Domain').click();
      await expect(page.getByRole('link', { name: `Open ${own} (opens in a new tab)` })).toBeVisible();
      await button(page, 'Take it away').scrollIntoViewIfNeeded();
      await look('domain-live');
      await page.unroute(`**${path}`);
      await button(page, 'Take it away').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
      await expect(page.getByText(`${own} was taken away`)).toBeVisible();
    });

  await test.step('by the keyboard alone: an older version is looked at, and is live again', async () => {
    // One more was published, and two meanwhile; the one that comes back is the last.
    const versions = isFull ? 5 : 3;
    await tab(page, 'Versions').click();
    await expect(page.getByRole('table', { name: 'Versions' }).getByRole('rowheader')).toHaveCount(versions - 1);
    await look('versions');
    await press(page, button(page, 'Preview version 1'));
    await expect(page.getByRole('dialog').frameLocator('iframe').getByText(words)).toHaveCount(0);
    await expect(page.getByRole('dialog').frameLocator('iframe').getByText('Blue Bakery').first()).toBeVisible();
    await look('version');
    await page.keyboard.press('Escape');
    await press(page, button(page, 'Restore version 1'));
    await expect(page.getByText('Version 1 is live again').first()).toBeVisible();
    const restored = await visit();
    expect([restored.includes(words), restored.includes('Green Bakery')]).toEqual([false, false]);
    await expect(page.getByRole('rowheader', { name: new RegExp(`^${versions} Live`) })).toBeVisible();
  });

  await test.step('its name, its cost, its files', async () => {
    await tab(page, 'Domain').click();
    await expect(page.getByText(/^By itself, from /)).toBeVisible();
    await look('domain');
    await tab(page, 'Billing').click();
    await expect(page.getByText('Each month')).toBeVisible();
    await look('billing');
    await tab(page, 'Danger').click();
    await look('danger');
    const [zip] = await Promise.all([page.waitForEvent('download'), button(page, 'Download ZIP').click()]);
    expect(zip.suggestedFilename()).toBe(`${domain}.zip`);
  });

  await test.step('it is cancelled once its domain is typed, and that is taken back', async () => {
    await button(page, 'Cancel website').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type/).fill('blue');
    await dialog.getByRole('button', { name: 'Cancel the website' }).click();
    await expect(dialog.getByText('Type the domain exactly as it is shown')).toBeVisible();
    await look('cancel');
    await dialog.getByLabel(/^Type/).fill(domain);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // One button with two meanings: whoever cancelled stands where that is taken back.
    await expect(button(page, 'Keep the website')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Cancel website')).toBeVisible();
  });

  await test.step('a visitor writes, is asked to once more, and is read', async () => {
    await tab(page, 'Messages').click();
    await expect(page.getByText('Visitors cannot write to you yet')).toBeVisible();
    await look('messages-off');
    await publishElsewhere(page, product, id, { address: '3 Mill Lane, Ghent', sections: { contact: { form: true } } });
    await expect.poll(async () => (await visit()).includes('3 Mill Lane'), { timeout: 30_000 }).toBe(true);
    const visitor = await page.context().newPage();
    await visitor.goto(site);
    await visitor.getByLabel('Name').fill('Grace Hopper');
    await visitor.getByLabel('E-mail').fill('grace@navy.example');
    await visitor.getByLabel('Message').fill('See https://a.example, https://b.example and https://c.example');
    await button(visitor, 'Send message').click();
    await expect(visitor.getByRole('heading', { name: 'Please send it once more' })).toBeVisible();
    expect(await violationsOn(visitor)).toEqual([]);
    // As long as a person looks at it.
    await visitor.waitForTimeout(3_000);
    await button(visitor, 'Send message').click();
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await violationsOn(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'Back to the website' }).click();
    await expect(visitor).toHaveURL(site);
    await visitor.close();
    await page.goto(`${here}&tab=messages`);
    await expect(page.getByRole('listitem').filter({ hasText: 'grace@navy.example' })).toBeVisible();
    await look('messages');
  });

  await test.step('a website of nobody, and one that cannot be loaded', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    watch.expectRefusal(404, `/project/${nobody}/`);
    await page.goto(`/websites?site=${nobody}`);
    await expect(page.getByText('Website not found')).toBeVisible();
    await look('missing');
    watch.expectRefusal(503, `/project/${id}/`);
    await page.route(`**/project/${id}/`, (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
    await page.goto(here);
    await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
    await look('failed');
    await page.unroute(`**/project/${id}/`);
    await button(page, 'Retry').click();
    await expect(page.getByText('Answers now')).toBeVisible();
  });
});
