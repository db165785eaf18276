import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.use({ widths: [360, 1440] });
test.setTimeout(120_000);

/** Ms in which a test visit is seen. */
const soon = 2_000;
const domain = 'blue-bakery.com';
const telephone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

test('who visits a website: from no website to its figures, a test visit, a file, another’s website and an outage', {
  tag: '@full',
}, async ({ page, product, watch, axe, shoot }) => {
  const who = stranger('analytics');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await page.goto('/sign-in?redirect=/analytics');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const card = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('without a website, and before it is live', async () => {
    await expect(page.getByText('No websites yet')).toBeVisible();
    await axe(page, 'analytics-none');
    await product.admin('fund', '--email', who.email, '--amount', '60');
    await order(page, product, domain, 'Blue Bakery');
    await page.reload();
    // The only one is chosen by itself.
    await expect(page).toHaveURL(`/analytics?domain=${domain}`);
    await expect(page.getByText('Not live yet')).toBeVisible();
    await shoot(page, 'analytics-progress');
    const live = async () => {
      const all = await asCustomer<{ state: string }[]>(page, product, '/analytics/properties/all');
      return all[0]?.state;
    };
    await expect.poll(live, { timeout: 60_000, intervals: [200] }).toBe('live');
  });

  await test.step('live without visits, of which one is sent to see it counted', async () => {
    await page.reload();
    await expect(page.getByText('No visits in this time')).toBeVisible();
    await axe(page);
    await button('Send a test visit').click();
    await expect(page.getByText(/^Your test visit was counted at \d\d:\d\d:\d\d\.$/)).toBeVisible({ timeout: soon });
    await shoot(page, 'analytics-quiet');
  });

  await test.step('visits in figures, in a plot and in its table, in another range, in a file', async () => {
    const site = `${product.contentAddress}/sites/${domain}/`;
    for (let visitor = 0; visitor < 12; visitor += 1)
      await fetch(visitor % 3 === 0 ? `${site}?utm_source=letter` : site, {
        headers: {
          'user-agent': `${telephone} ${visitor}`,
          'accept-language': visitor % 2 === 0 ? 'nl-BE' : 'fr-FR',
          ...(visitor % 2 === 0 && { referer: 'https://search.example/' }),
        },
      });
    await fetch(site, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await expect(async () => {
      await page.reload();
      // However long the page takes to load: what it then shows is what was counted by then.
      await expect(card('Daily visitors')).toBeVisible();
      await expect(card('Daily visitors')).toContainText('12', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(card('Daily visitors')).toContainText('None before');
    await expect(page.getByRole('row', { name: /^search\.example 6 6$/ })).toBeVisible();
    await expect(page.getByText(/^Left out: \d requests? by machines\.$/)).toBeVisible();
    const plot = page.getByRole('slider', { name: 'Visitors by the day' });
    await plot.focus();
    await expect(plot).toHaveAttribute('aria-valuetext', /^\w+ \d+, 12, before 0, Version 1 went live$/);
    await page.getByText('As a table', { exact: true }).click();
    await expect(page.getByRole('row', { name: /12 0 Version 1 went live$/ })).toBeVisible();
    await axe(page, 'analytics');
    await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption('Last 24 hours');
    await expect(page).toHaveURL(`/analytics?domain=${domain}&range=24h`);
    await expect(page.getByRole('slider', { name: 'Visitors by the hour' })).toBeVisible();
    await page.getByLabel('Compare with the time before').uncheck();
    await expect(card('Daily visitors')).not.toContainText('before');
    const file = page.waitForEvent('download');
    await button('Export CSV').click();
    expect((await file).suggestedFilename()).toBe(`sitewright-statistics-${domain}.csv`);
  });

  await test.step('the last figures while the service is away, and the website of somebody else', async () => {
    await watch.whileServerAway(async () => {
      await product.kill();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('You see the last figures we know.')).toBeVisible({ timeout: 30_000 });
      await expect(card('Daily visitors')).toContainText('12');
      await shoot(page, 'analytics-away');
      await product.start();
    });
    await button('Retry').click();
    await expect(page.getByText('You see the last figures we know.')).toHaveCount(0);
    watch.expectRefusal(403, '/analytics/all-statistics');
    await page.goto('/analytics?domain=somebody-elses.com');
    await expect(page.getByText('This is not one of your websites')).toBeVisible();
    await axe(page, 'analytics-foreign');
  });
});
