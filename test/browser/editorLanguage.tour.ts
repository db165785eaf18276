import { drawn } from './support/drawnPage';
import { press, tabTo } from './support/keyboard';
import { liveWebsite } from './support/liveWebsite';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

test.use({ widths: [360, 768, 1440] });
test.setTimeout(180_000);

test('a second language is written beside the first, looked at, and published', { tag: '@full' }, async ({
  page,
  product,
  axe,
}) => {
  const { id, site_url: address } = await liveWebsite(page, product, 'two-languages');
  const visit = async (path = '') => (await fetch(new URL(path, address))).text();
  const look = async (what: string) => {
    await axe(page, `editor-language-${what}`);
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

test.describe('from right to left', () => {
  test.use({ locale: 'ar', widths: [390], viewport: { width: 390, height: 844 } });

  test('a second language is written by keys alone on a telephone, in Arabic', { tag: '@full' }, async ({
    page,
    product,
    axe,
  }) => {
    const { say } = wordsOf('ar');
    const { id } = await liveWebsite(page, product, 'two-arabic');
    await page.goto(`/websites/${id}/edit#translation`);
    const language = page.locator('[name="sections.translation.language"]');
    await language.focus();
    // The languages of a list that is closed are chosen by its arrows: the second is German.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(language).toHaveValue('de');
    const description = page.getByRole('textbox', { name: 'Sourdough bread and cakes, baked every morning.' });
    await expect(description).toHaveAccessibleDescription(say('Not translated yet'));
    await tabTo(page, description);
    await page.keyboard.type('Sauerteigbrot und Kuchen, jeden Morgen gebacken.');
    await tabTo(page, page.getByRole('textbox', { name: 'bread', exact: true }));
    await page.keyboard.type('Brot');
    await expect(description).toHaveAccessibleDescription(say('Translated'));
    await axe(page, 'editor-language-arabic');
    await tabTo(page, page.getByRole('button', { name: say('Preview'), exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(drawn(page).getByText('Sauerteigbrot').first()).toBeVisible();
    await expect(drawn(page).getByRole('link', { name: 'English' })).toBeVisible();
  });
});
