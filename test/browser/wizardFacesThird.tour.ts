import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { businessMachine } from '../../machines/wizard/business/business.machine';
import type { enhancementMachine } from '../../machines/wizard/enhancement/enhancement.machine';
import type { keywordsMachine } from '../../machines/wizard/keywords/keywords.machine';
import type { logoMachine } from '../../machines/wizard/logo/logo.machine';
import { chooseDomain, chooseTemplate, next } from './support/journey';
import {
  breakNext,
  busy,
  customerAt,
  type Faces,
  fileWith,
  Gallery,
  refusing,
  stopWaits,
  whileAnswered,
  whileHeld,
} from './support/states';
import { expect, test } from './support/test';

test.setTimeout(1_200_000);
test.use({ widths: [360, 768, 1440] });

const business: Faces<typeof businessMachine> = {
  'working.form.editing': 'nothing typed',
  'working.form.uploading': 'the logo is sent',
  'working.countries.loading': 'the countries on their way',
  'working.countries.known': 'nothing typed',
  'working.countries.unknown': 'no countries could be had',
  broken: 'the business step broke',
};
const keywords: Faces<typeof keywordsMachine> = {
  comparing: ': over before anything is drawn',
  resting: 'nothing typed',
  generating: 'keywords on their way',
  failed: 'no keywords could be had',
};
const enhancement: Faces<typeof enhancementMachine> = {
  resting: 'nothing typed',
  asking: 'three questions',
  enhancing: 'a better wording on its way',
  failed: 'no better wording could be had',
  suggesting: 'a better wording',
};
const logo: Faces<typeof logoMachine> = {
  'working.resting': 'nothing typed',
  'working.generating': 'logos on their way',
  'working.reading': 'a file is read',
  broken: 'the logos broke',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const countries = '**/v3.1/all*';
const texts = '**/ai/api/generate/text';
const logos = '**/ai/api/generate/logo';
const uploads = '**/api/images/profile/*';
/** Has pictures that are read from now on wait; what is returned lets them go. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = globalThis.createImageBitmap.bind(globalThis);
    const opened = new Promise((resolve) => document.addEventListener('pictures.open', resolve, { once: true }));
    globalThis.createImageBitmap = ((picture: Blob) => opened.then(() => read(picture))) as typeof createImageBitmap;
  });
  return () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('pictures.open'));
    });
}

test('business: every state of the step', { tag: '@full' }, async ({ page, product, watch, axe }) => {
  const gallery = new Gallery(page, axe);
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  for (const path of ['/generate/text', '/generate/logo', '/v3.1/all']) watch.expectRefusal(404, path);
  // The path ends with the customer's id.
  watch.expectRefusal(400, '');
  await stopWaits(page, 10_000, 30_000, 60_000);
  const who = await customerAt(page, product, 'faces-third');
  await chooseDomain(page, who, { product });
  await chooseTemplate(page, who, { product });
  const description = page.getByRole('textbox', { name: 'Description' });

  await gallery.look('nothing typed', page.getByText('Contact Information'));
  await button(page, 'Previous').click();
  await breakNext(page, watch, 'Map', { by: fileWith('src/effects/browser/pictures.ts') });
  await next(page, 'Business Information');
  await gallery.look('the logos broke', page.getByText('The logos could not be shown.'));
  await button(page, 'Retry').click();
  await expect(page.getByText('The logos could not be shown.')).toBeHidden();
  await whileHeld(page, countries, async () => {
    await page.reload();
    await gallery.look('the countries on their way', button(page, /^Country code/));
  });
  await whileAnswered(page, countries, refusing(404), async () => {
    await page.reload();
    await gallery.look('no countries could be had', page.getByText('The country codes could not be loaded.'));
  });
  await button(page, 'Retry').click();
  await expect(page.getByText('The country codes could not be loaded.')).toBeHidden();
  for (const name of ['Business name', 'Description', 'Business address', 'Email', 'Phone']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill('');
    await field.blur();
  }
  await button(page, 'Generate Logos').click();
  await gallery.look('nothing where something is required', page.getByText('Business address is required'));
  await page.getByLabel('Business name').fill(who.business);
  await page.getByRole('textbox', { name: 'Business address' }).fill('1 Mill Lane, Ghent');
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('470123456');

  const described = 'we bake organic bread and wedding cakes in the the old town since 1998.';
  await whileAnswered(page, texts, refusing(404), async () => {
    await description.fill(described);
    await description.blur();
    await gallery.look('no keywords could be had', page.getByText('The keywords could not be generated.'));
    await button(page, 'Enhance').click();
    await gallery.look('no better wording could be had', page.getByText('The description could not be enhanced.'));
    await button(page, 'Dismiss').click();
    // Asked for keywords too when it is left: those are refused as well, and there is something to try again.
    await description.fill('Bread.');
    await button(page, 'Enhance').click();
    await gallery.look('three questions', page.getByLabel('What do you offer?'));
    await button(page, 'Not Now').click();
  });
  await description.fill(described);
  await whileHeld(page, texts, async () => {
    await button(page, 'Retry').click();
    await gallery.look('keywords on their way', page.getByText('Generating keywords').first());
  });
  await expect(page.getByText('organic bread', { exact: true })).toBeVisible();
  await whileHeld(page, texts, async () => {
    await button(page, 'Enhance').click();
    await gallery.look('a better wording on its way', busy(button(page, 'Enhance')));
  });
  await gallery.look('a better wording', button(page, 'Accept'));
  await button(page, 'Reject').click();
  await breakNext(page, watch, 'String.prototype.trim', { on: await description.inputValue() });
  // A press by mouse would leave the field, and the keywords look at the description first.
  await button(page, 'Enhance').evaluate((enhance: HTMLElement) => enhance.click());
  await gallery.look('the business step broke', page.getByText('A part of this page stopped.'));
  await button(page, 'Try again').click();

  await whileAnswered(page, logos, refusing(404), async () => {
    await button(page, 'Generate Logos').click();
    await gallery.look(
      'no logos could be had',
      page.getByRole('tabpanel').getByText('Error generating logo. Please try again.'),
    );
  });
  await whileHeld(page, logos, async () => {
    await button(page, 'Generate Logos').click();
    await gallery.look('logos on their way', page.getByText('Generating logos', { exact: true }));
  });
  await page.getByRole('radio', { name: /Logo 2/ }).check({ force: true });
  await gallery.look('logos, one of them chosen', page.getByRole('img', { name: 'Your logo' }));
  await page.getByRole('tab', { name: 'Upload Logo' }).click();
  await gallery.look('a file to be chosen', page.getByText('Choose a file or drop it here'));
  const files = page.getByLabel(/Choose a file/);
  await files.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: picture });
  await gallery.look(
    'a file that is not taken',
    page.getByText('Please select a valid image file (jpg, png, svg, webp).'),
  );
  const letGo = await holdPictures(page);
  await files.setInputFiles({
    name: 'a-logo-with-a-name-that-is-longer-than-a-telephone.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(page.getByText('Please select a valid image file')).toBeHidden();
  await gallery.look('a file is read', page.getByText('Choose a file or drop it here'));
  await letGo();
  await gallery.look('a file that was taken', page.getByText(/^a-logo-with/));
  await whileHeld(
    page,
    uploads,
    async () => {
      await button(page, /^Next:/).click();
      await gallery.look('the logo is sent', busy(button(page, /^Next:/)));
    },
    refusing(400),
  );
  await gallery.look(
    'a logo that could not be sent',
    page.getByRole('tabpanel').getByText('Error uploading image. Please try again.'),
  );
  gallery.expectAll({ business, keywords, enhancement, logo });
});
