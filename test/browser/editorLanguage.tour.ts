import { drawn } from './support/drawnPage';
import { press } from './support/keyboard';
import { liveWebsite } from './support/liveWebsite';
import { expect, test } from './support/test';

test.use({ widths: [360, 768, 1440] });
test.setTimeout(180_000);

test('a second language is written beside the first, looked at, and published', { tag: '@full' }, async ({
  page,
  product,
  axe,
  shoot,
}) => {
  const { id, site_url: address } = await liveWebsite(page, product, 'two-languages');
  const visit = async (path = '') => (await fetch(new URL(path, address))).text();
  const look = async (what: string) => {
    await shoot(page, `editor-language-${what}`);
    await axe(page);
  };
  const services = page.getByRole('textbox', { name: 'Rye bread', exact: true });
  const keywords = page.getByRole('textbox', { name: 'bread', exact: true });

  await test.step('a service is added, and the language chosen', async () => {
    await page.goto(`/websites/${id}/edit#services`);
    await press(page, page.getByRole('button', { name: 'Add service' }));
    await page.keyboard.type('Rye bread');
    await page.getByRole('link', { name: 'All sections' }).click();
    await page.getByRole('listitem').getByRole('link', { name: 'Second language' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'English' });
    await expect(page.getByText('This is the language of your website already')).toBeVisible();
    await look('own');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'German' });
    await expect(page.getByText('0 of 3 texts are translated.')).toBeVisible();
    await look('none');
  });

  await test.step('what is written is drawn in that language, where it stands', async () => {
    await services.fill('Roggenbrot');
    await expect(drawn(page).getByText('Roggenbrot')).toBeInViewport();
    await expect(drawn(page).getByRole('heading', { name: 'Unsere Leistungen' })).toBeVisible();
    await expect(drawn(page).getByText('baked every morning')).toBeAttached();
    await expect(page.getByText('1 of 3 texts are translated.')).toBeVisible();
    await keywords.fill('Brot');
    await look('some');
  });

  await test.step('a text that is changed has its translation looked at again', async () => {
    await page.goto(`/websites/${id}/edit#services`);
    await page.getByLabel('Name').fill('Rye breads');
    await expect(drawn(page).getByText('Rye breads')).toBeVisible();
    await page.goto(`/websites/${id}/edit#translation`);
    const changed = page.getByRole('textbox', { name: 'Rye breads' });
    await expect(changed).toHaveValue('Roggenbrot');
    await expect(changed).toHaveAccessibleDescription('The original has changed. Please look at this again.');
    await look('outdated');
    await page.getByRole('button', { name: 'It is still right' }).click();
    await expect(changed).toHaveAccessibleDescription('Translated');
  });

  await test.step('visitors have both', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText(['Services added', 'Second language added']);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => visit('de.html')).toContain('Roggenbrot');
    expect(await visit()).toContain('Rye breads');
    await page.goto(address);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByText('Roggenbrot')).toBeVisible();
    await look('visited');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('Rye breads')).toBeVisible();
  });
});
