import sharp from 'sharp';
import { asCustomer } from './support/asCustomer';
import { stranger } from './support/journey';
import { press } from './support/keyboard';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

test.use({ widths: [360, 1440], viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

/** Hills below a sky, as a telephone takes them: on its side, and with the place where it was taken. */
async function taken(sky: string, hills: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fbe8c8"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#s)"/><circle cx="1200" cy="380" r="120" fill="#fff6d8"/>
    <path d="M0 900Q400 620 800 860T1600 760V1200H0Z" fill="${hills}"/><path d="M0 1050Q500 820 1600 1040V1200H0Z" fill="#243b2a"/></svg>`;
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 3/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 43/1 0/1',
  };
  return sharp(Buffer.from(drawing))
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .withExifMerge({ IFD3: place })
    .jpeg()
    .toBuffer();
}

test('two own photos are put into a live website and published, by keys at a phone’s width', async ({
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
  const files = await Promise.all([taken('#5b9bd5', '#4f7a4a'), taken('#e08a5b', '#6b5a7a')]);

  await page.goto(`/websites/${id}/edit#gallery`);
  await test.step('two files at once, of which one is no picture', async () => {
    await key('Exchange picture 1');
    await expect(dialog.getByText(/^You have no photos here yet/)).toBeVisible();
    await shoot(page, 'photos-none');
    const [one, other] = files as [Buffer, Buffer];
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'morning-hills.jpg', mimeType: 'image/jpeg', buffer: one },
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: other },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ]);
    await expect(dialog.getByRole('button', { name: /^Describe / })).toHaveCount(2, { timeout: 30_000 });
    await expect(dialog.getByRole('alert')).toContainText('This is no picture that can be used.');
    await shoot(page, 'photos-list');
    await axe(page);
  });

  await test.step('one is described, cut and chosen', async () => {
    await key('Describe morning-hills.jpg');
    const details = page.getByRole('dialog', { name: 'Your photo' });
    await press(page, details.getByRole('button', { name: 'Write “Morning hills, Blue Bakery”' }));
    await expect(details.getByLabel(/^What does it show/)).toHaveValue('Morning hills, Blue Bakery');
    await key('Square');
    await details.getByLabel('Part that is shown').focus();
    await page.keyboard.press('End');
    await shoot(page, 'photos-details');
    await axe(page);
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
