import type { Locator, Page, Route } from '@playwright/test';
import type { domainMachine } from '../../machines/wizard/domain/domain.machine';
import type { domainHoldMachine } from '../../machines/wizard/domainHold/domainHold.machine';
import type { previewMachine } from '../../machines/wizard/preview/preview.machine';
import type { websiteMachine } from '../../machines/wizard/website/website.machine';
import { next } from './support/journey';
import { customerAt, type Faces, Gallery, refusing, stopWaits, whileAnswered, whileHeld } from './support/states';
import { expect, test } from './support/test';

test.setTimeout(1_200_000);
test.use({ widths: [360, 768, 1440] });

const domain: Faces<typeof domainMachine> = {
  'direct.resting': 'nothing searched',
  'direct.checking': 'a whole name is looked up',
  'suggestions.idle': 'nothing searched',
  'suggestions.listing': 'suggestions on their way',
  'suggestions.checking': 'suggestions that are looked up',
  'suggestions.shown': 'suggestions',
  'suggestions.unchecked': 'suggestions that could not be looked up',
  'suggestions.failed': 'no suggestions could be had',
};
const domainHold: Faces<typeof domainHoldMachine> = {
  deciding: ': over before anything is drawn',
  idle: 'nothing searched',
  taking: 'a name is about to be held',
  'held.resting': 'a name is held',
  'held.ending': 'a name is held for five minutes more',
  releasing: 'a name is let go',
  unheld: 'a name could not be held',
  lost: ': the name leaves the list at once',
};
const website: Faces<typeof websiteMachine> = {
  'catalogue.loading': 'templates on their way',
  'catalogue.known': 'templates',
  'catalogue.failed': 'no templates could be had',
  'dialog.closed': 'templates',
  'dialog.previewing': 'a preview',
};
const preview: Faces<typeof previewMachine> = {
  rendering: 'a preview is made',
  opening: 'a preview is opened',
  shown: 'a preview',
  failed: 'no preview could be had',
};

const button = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name });
const lists = '**/api/namecheap/domain_tld_list/**';
const prices = '**/api/namecheap/multi_domain_check_price';
const single = /\/api\/namecheap\/check_domain_availability/;
const holds = '**/api/domain-holds/*/';
const templates = '**/api/template/';
const previews = '**/api/template/*/preview/';

/** A hold that lasts that many ms from now. */
const heldFor = (length: number) => (route: Route) => {
  const name = new URL(route.request().url()).pathname.split('/').at(-2);
  return route.fulfill({ json: { name, held_until: new Date(Date.now() + length).toISOString() } });
};

test('domain and website: every state of both steps', { tag: '@full' }, async ({ page, product, watch, axe }) => {
  const gallery = new Gallery(page, axe);
  const suggested = page.getByRole('region', { name: 'Suggested Domains' });
  const selected = page.getByRole('group', { name: 'Selected Domains' });
  const searchFor = async (text: string) => {
    await page.getByLabel('Search for a domain').fill(text);
    await page.keyboard.press('Enter');
  };
  for (const path of ['/multi_domain_check_price', '/check_domain_availability', '/preview/'])
    watch.expectRefusal(500, path);
  watch.expectRefusal(403, '/template/');
  for (const path of ['/faces', '/premium-faces.com/', '/premium-lost.com/'])
    for (const status of [409, 500]) watch.expectRefusal(status, path);
  await stopWaits(page, 30_000);

  await customerAt(page, product, 'faces-second');
  await gallery.look('nothing searched', page.getByText('No domains selected yet'));
  await page.keyboard.press('Enter');
  await searchFor('');
  await gallery.look('a search for nothing', page.getByText('Please enter a domain name'));
  await whileHeld(page, prices, async () => {
    await whileHeld(page, lists, async () => {
      await searchFor('faces');
      await gallery.look('suggestions on their way', page.getByText('Looking for domains', { exact: true }));
    });
    await expect(button(suggested, /^Checking\.\.\./)).toHaveCount(6);
    await gallery.look('suggestions that are looked up', button(suggested, /^Checking/).last());
  });
  await expect(button(suggested, /^Checking/)).toHaveCount(0);
  await gallery.look('suggestions', button(suggested, /^Add /).first());
  await whileAnswered(page, lists, refusing(500), async () => {
    await button(page, 'Next page').click();
    await gallery.look('no suggestions could be had', page.getByText('The suggestions could not be loaded.'));
  });
  await whileAnswered(page, prices, refusing(500), async () => {
    await button(page, 'Try again').click();
    await gallery.look(
      'suggestions that could not be looked up',
      page.getByText('Some domains could not be checked.').first(),
    );
  });

  await whileHeld(page, holds, async () => {
    await whileHeld(page, single, async () => {
      await searchFor('premium-faces.com');
      await gallery.look('a whole name is looked up', page.getByText('Checking premium-faces.com...'));
    });
    await gallery.look('a name is about to be held', selected.getByText('Holding it for you...'));
  });
  await expect(selected.getByText(/^Held for you until/)).toBeVisible();
  await gallery.look('a name is held', page.getByText('Domain Pricing Information'));
  await searchFor('taken-faces.com');
  await gallery.look('a taken name', button(suggested, 'Taken taken-faces.com'));
  await whileAnswered(page, holds, heldFor(4 * 60_000), async () => {
    await searchFor('premium-lost.com');
    await gallery.look(
      'a name is held for five minutes more',
      selected.getByText('premium-lost.com is held for you for five minutes more.'),
    );
  });
  await whileHeld(page, holds, async () => {
    await selected.getByRole('radio', { name: 'premium-faces.com' }).check();
    await gallery.look('a name is let go', selected.getByText('Holding it for you...'));
  });
  await expect(selected.getByText(/^Held for you until/)).toBeVisible();
  await whileAnswered(page, holds, refusing(500), async () => {
    await selected.getByRole('radio', { name: 'premium-lost.com' }).check();
    await gallery.look('a name could not be held', selected.getByText('Not held for you', { exact: true }));
  });
  let count = 0;
  // It ends in a moment, and is then renewed.
  const short = (route: Route) => heldFor((count += 1) === 1 ? 500 : 30 * 60_000)(route);
  await whileAnswered(page, holds, short, async () => {
    await button(selected, 'Hold again').click();
    await gallery.look('a hold that was renewed', selected.getByText('premium-lost.com was still available.'));
  });
  const beaten = (route: Route) => route.fulfill({ status: 409, json: { message: 'No.', code: 'domain-held' } });
  await whileAnswered(page, holds, beaten, async () => {
    await page.reload();
    await expect(selected.getByRole('radio', { name: 'premium-lost.com' })).toHaveCount(0);
    await gallery.look('a name that another customer has', page.getByText('No domains selected yet'));
  });
  await page.reload();
  await searchFor('premium-again.com');
  await expect(selected.getByText(/^Held for you until/)).toBeVisible();

  await next(page, 'Website');
  await gallery.look('no category', page.getByRole('radio', { name: /Media/, checked: false }));
  await page.getByRole('radio', { name: /Media/ }).check({ force: true });
  await whileHeld(page, templates, async () => {
    await page.reload();
    await gallery.look('templates on their way', page.getByText('Loading templates', { exact: true }));
  });
  await whileAnswered(page, templates, refusing(403), async () => {
    await page.reload();
    await gallery.look('no templates could be had', page.getByText('The templates could not be loaded.'));
  });
  await button(page, 'Retry').click();
  const openers = button(page, /^Preview /);
  await expect(openers).toHaveCount(4);
  await gallery.look('templates', openers.last());
  const dialog = page.getByRole('dialog');
  await whileHeld(page, `${product.contentAddress}/previews/**`, async () => {
    await whileHeld(page, previews, async () => {
      await openers.first().click();
      await gallery.look('a preview is made', dialog.getByText('Putting in what you have chosen'));
    });
    // As long as the page itself waits for a preview: the pictures of the first are drawn on this machine.
    await expect(dialog.locator('iframe')).toBeAttached({ timeout: 30_000 });
    await gallery.look('a preview is opened', dialog.getByText('Putting in what you have chosen'));
  });
  await expect(dialog.locator('iframe')).toHaveCSS('opacity', '1');
  await gallery.look('a preview', dialog.getByText('Until you choose your own'));
  await button(dialog, 'Phone').click();
  await gallery.look('a preview on a telephone', dialog.getByText('Until you choose your own'));
  await page.keyboard.press('Escape');
  await whileAnswered(page, previews, refusing(500), async () => {
    await openers.first().click();
    await gallery.look('no preview could be had', dialog.getByText('Your preview could not be shown.'));
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  gallery.expectAll({ domain, domainHold, website, preview });
});
