import sharp from 'sharp';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { press } from './support/keyboard';
import { order } from './support/orderWebsite';
import { takenPhoto } from './support/takenPhoto';
import { expect, test } from './support/test';

test.use({ widths: [360, 1440], viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

test('two own photos are put into a live website and published, by keys at a phone’s width', { tag: '@full' }, async ({
  page,
  product,
  axe,
  shoot,
}) => {
  const who = stranger('photos');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await page.goto('/sign-in?redirect=/websites/');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('No websites yet')).toBeVisible();
  await order(page, product, 'own-photos.com', 'Blue Bakery');
  type Site = { id: string; project_status: string; site_url: string };
  const own = async () => (await asCustomer<{ items: Site[] }>(page, product, '/projects/')).items[0];
  await expect.poll(async () => (await own())?.project_status, { timeout: 60_000 }).toBe('DEPLOYED');
  const { id, site_url: site } = (await own()) as Site;
  const key = async (name: string | RegExp) => {
    await page.getByRole('button', { name, disabled: false }).first().focus();
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog');
  const files = await Promise.all([takenPhoto('#5b9bd5', '#4f7a4a'), takenPhoto('#e08a5b', '#6b5a7a')]);

  await page.goto(`/websites/${id}/edit#gallery`);
  await test.step('two files at once, of which one is no picture', async () => {
    await key('Exchange picture 1');
    await expect(dialog.getByText(/^You have no photos here yet/)).toBeVisible();
    await shoot(page, 'photos-none');
    const [one, other] = files;
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'morning-hills.jpg', mimeType: 'image/jpeg', buffer: one },
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: other },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ]);
    await expect(dialog.getByRole('button', { name: /^Describe / })).toHaveCount(2, { timeout: 30_000 });
    await expect(dialog.getByRole('alert')).toContainText('This is no picture that can be used.');
    await axe(page, 'photos-list');
  });

  await test.step('one is described, cut and chosen', async () => {
    await key('Describe morning-hills.jpg');
    const details = page.getByRole('dialog', { name: 'Your photo' });
    await press(page, details.getByRole('button', { name: 'Write “Morning hills, Blue Bakery”' }));
    await expect(details.getByLabel(/^What does it show/)).toHaveValue('Morning hills, Blue Bakery');
    await key('Square');
    await details.getByLabel('Part that is shown').focus();
    await page.keyboard.press('End');
    await axe(page, 'photos-details');
    await key('Save');
    await expect(details).toBeHidden();
    await key('Morning hills, Blue Bakery');
    await expect(dialog).toBeHidden();
    await key('Exchange picture 2');
    await key('IMG_2041.jpg');
    await expect(dialog).toBeHidden();
    await shoot(page, 'photos-pictures');
  });

  await test.step('published, they are what visitors see', async () => {
    await key('Publish');
    await expect(dialog.getByRole('listitem')).toHaveText(['Pictures changed']);
    await key('Publish now');
    await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await (await fetch(site)).text()).toContain('alt="Morning hills, Blue Bakery"');
    const { items } = await asCustomer<{ items: { url: string; width: number; height: number }[] }>(
      page,
      product,
      '/photos/',
    );
    for (const { url } of items) {
      const { exif, width, height } = await sharp(await (await fetch(url)).arrayBuffer()).metadata();
      expect([exif, width > height]).toEqual([undefined, true]);
    }
  });

  await test.step('another logo is one of them too', async () => {
    const logoOf = async () => /class="logo" src="([^"]+)"/.exec(await (await fetch(site)).text())?.[1];
    const before = await logoOf();
    await page.goto(`/websites?site=${id}&tab=content`);
    await key('Exchange the logo');
    await key('Morning hills, Blue Bakery');
    await expect(dialog).toBeHidden();
    await key('Publish changes');
    await expect(page.getByText('Your changes are live.', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(before).toContain('logo');
    const after = await logoOf();
    expect(after).toContain('logo');
    expect(after).not.toBe(before);
  });
});
