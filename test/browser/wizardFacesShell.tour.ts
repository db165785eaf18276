import type { Page, Route } from '@playwright/test';
import type { Draft, DraftBusiness } from '../../contract/wire/wizard/draft';
import type { draftChoiceMachine } from '../../machines/wizard/draftChoice/draftChoice.machine';
import type { draftSyncMachine } from '../../machines/wizard/draftSync/draftSync.machine';
import type { wizardMachine } from '../../machines/wizard/wizard/wizard.machine';
import { chooseDomain } from './support/journey';
import {
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

const wizard: Faces<typeof wizardMachine> = {
  opening: 'what is stored is read',
  unread: 'what is stored could not be read',
  'running.step.loading': 'a step on its way',
  'running.step.failed': 'a step that could not be loaded',
  'running.step.showing.form.resting': 'a visitor at the first step',
  'running.step.showing.form.submitting': ': the business step alone takes its time; its faces are looked at there',
  'running.step.showing.form.completed': ': the success screen of the last step; its faces are looked at there',
  'running.step.showing.scroll.due': ': nothing of it is drawn',
  'running.step.showing.scroll.scrolling': ': nothing of it is drawn',
  'running.step.showing.scroll.still': ': nothing of it is drawn',
  'running.dialog.closed': 'a visitor at the first step',
  'running.dialog.asking': 'the question before all is lost',
  finished: ': the dashboard comes at once',
};
const draftChoice: Faces<typeof draftChoiceMachine> = {
  reading: 'what is stored is read',
  read: ': over before anything is drawn',
  unread: 'what is stored could not be read',
  seeking: 'drafts of the server are looked for',
  'choosing.opening': ': over before anything is drawn',
  'choosing.listing.resting': 'which draft to go on with',
  'choosing.listing.undoing': 'a draft was discarded',
  'choosing.fetching': 'a draft is fetched',
  picked: 'a visitor at the first step',
  'open.sync.loading': ': nothing of it is drawn',
  'open.sync.running': 'the draft is saved',
  'open.sync.absent': ': nothing of it is drawn',
  'open.check.due': ': nothing of it is drawn',
  'open.check.checking': ': nothing of it is drawn',
  'open.check.waiting': ': nothing of it is drawn',
  'open.check.done': 'what has perished since',
};
const draftSync: Faces<typeof draftSyncMachine> = {
  'saving.beginning': ': over before anything is drawn',
  'saving.resting': 'the draft is saved',
  'saving.due': 'the draft is being saved',
  'saving.sending': 'the draft is being saved',
  'saving.unsaved': 'the draft is not saved: offline',
  'saving.refused': 'the draft is not saved: refused',
  'saving.conflict': 'another device has changed the draft',
  'saving.taking': 'what the other device has is fetched',
  'saving.over': ': the order is placed, nothing of it is drawn',
  'pictures.still': ': nothing of it is drawn',
  'pictures.sending': ': nothing of it is drawn',
  'pictures.waiting': ': nothing of it is drawn',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const plans = '**/api/plans/';
const list = '**/api/drafts/';
const copy = '**/api/drafts/*/';
const check = '**/api/drafts/*/check/';
const pictures = '**/api/drafts/*/pictures/**';
const firstSteps = fileWith('src/app/steps/account.ts');
const reader = fileWith('src/effects/storage/storedDraft.ts');
const visitor = '/website-setup?source=visitor';

/** What another device has made of the draft: a name, and a logo that this browser does not have. */
const ofAnotherDevice = async (route: Route) => {
  if (route.request().method() !== 'PUT') return route.fallback();
  const { draft, position, revision } = route.request().postDataJSON() as Record<string, unknown> & { draft: Draft };
  const business = { ...draft.business, logo: { kind: 'generated', blob: 'elsewhere' } } as DraftBusiness;
  const id = new URL(route.request().url()).pathname.split('/').at(-2);
  const theirs = { id, revision, saved_at: new Date().toISOString(), position };
  return route.fulfill({
    status: 409,
    json: {
      message: 'No.',
      code: 'draft-changed',
      draft: { ...theirs, draft: { ...draft, website_name: 'B', business } },
    },
  });
};
const perished = (route: Route) =>
  route.fulfill({
    json: {
      at: new Date().toISOString(),
      domains: [{ name: 'blue-bakery-faces-shell.com', state: 'taken', price: null, was: '0.00' }],
      plan: null,
      template: null,
      coupon: null,
    },
  });

test('the shell: every state of the wizard around its steps', { tag: '@full' }, async ({
  page,
  product,
  watch,
  axe,
}) => {
  const gallery = new Gallery(page, axe);
  await stopWaits(page, 3_000, 6_000, 10_000, 30_000);
  watch.expectRefusal(403, '/plans/');
  watch.expectRefusal(400, '/pictures/elsewhere/');

  await whileHeld(page, firstSteps, async () => {
    await page.goto(visitor, { waitUntil: 'commit' });
    await gallery.look('a step on its way', page.getByText('Loading the step', { exact: true }));
  });
  await gallery.look('a visitor at the first step', heading(page, 'Create your Account'));
  await watch.whileServerAway(() =>
    whileAnswered(
      page,
      firstSteps,
      (route) => route.abort('connectionrefused'),
      async () => {
        await page.reload();
        await gallery.look('a step that could not be loaded', page.getByText('This step could not be loaded.'));
      },
    ),
  );
  await button(page, 'Try again').click();
  await expect(heading(page, 'Create your Account')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await whileHeld(page, plans, async () => {
    await page.reload();
    await gallery.look('the prices on their way', page.getByText('Loading prices', { exact: true }));
  });
  // Where no wizard stores its own draft over it.
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('website-order-storage', '{');
  });
  await whileAnswered(page, plans, refusing(403), async () => {
    await page.goto(visitor);
    await expect(page.getByText('The prices could not be loaded.')).toBeVisible();
    await gallery.look(
      'no prices could be had, and what was stored is rubbish',
      page.getByText('Your draft could not be read'),
    );
  });

  const who = await customerAt(page, product, 'faces-shell');
  await button(page, 'Cancel website creation').click();
  await expect(page.getByRole('heading', { name: 'Cancel Website Creation?' })).toBeVisible();
  expect(
    await page.getByRole('alertdialog').evaluate((dialog) => {
      const sheet = dialog.querySelector('[id^=headlessui-dialog-panel]')?.getBoundingClientRect();
      const buttons = [...dialog.querySelectorAll('button')];
      const isInside = ({ left, right }: DOMRect) => sheet && left >= sheet.left && right <= sheet.right;
      return buttons.filter((one) => !isInside(one.getBoundingClientRect())).map(({ textContent }) => textContent);
    }),
    'buttons that stick out of the question',
  ).toEqual([]);
  await gallery.look('the question before all is lost', page.getByText('Cancel Website Creation?'));
  await page.keyboard.press('Escape');
  const name = page.getByLabel('Website name');
  await whileHeld(page, copy, async () => {
    await chooseDomain(page, who, { product });
    await gallery.look('the draft is being saved', page.getByText('Saving...'));
  });
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const { id } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('website-setup-copy') ?? '{}') as { id: string },
  );
  for (const status of [400, 404]) watch.expectRefusal(status, `/drafts/${id}/`);
  await gallery.look('the draft is saved', page.getByText(/^Saved /));
  await watch.whileServerAway(() =>
    whileAnswered(
      page,
      copy,
      (route) => route.abort('connectionrefused'),
      async () => {
        await name.fill('Bakery');
        await gallery.look(
          'the draft is not saved: offline',
          page.getByText('Not saved: you are offline. Kept in this browser.'),
        );
      },
    ),
  );
  await whileAnswered(page, copy, refusing(400), async () => {
    await button(page, 'Retry').click();
    await gallery.look('the draft is not saved: refused', page.getByText(/^Not saved: There seems to be an issue/));
  });
  await whileAnswered(page, copy, ofAnotherDevice, async () => {
    await button(page, 'Retry').click();
    await gallery.look(
      'another device has changed the draft',
      page.getByText(/^This draft was changed on another device/),
    );
    await whileHeld(
      page,
      pictures,
      async () => {
        await button(page, 'Take that one').click();
        await gallery.look('what the other device has is fetched', busy(button(page, 'Take that one')));
      },
      refusing(400),
    );
    await gallery.look(
      'what the other device has could not be fetched',
      page.getByText(/^That one could not be loaded/),
    );
  });
  await button(page, 'Keep this one').click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await whileHeld(page, reader, async () => {
    await page.reload({ waitUntil: 'commit' });
    await gallery.look('what is stored is read', page.getByText('Loading the step', { exact: true }));
  });
  await watch.whileServerAway(() =>
    whileAnswered(
      page,
      reader,
      (route) => route.abort('connectionrefused'),
      async () => {
        await page.reload();
        await gallery.look('what is stored could not be read', page.getByText('This step could not be loaded.'));
      },
    ),
  );
  await button(page, 'Try again').click();
  await expect(heading(page, 'Website')).toBeVisible();

  await expect(page.getByText(/^Saved /)).toBeVisible();
  // Another browser of the same customer knows nothing of the draft.
  await page.goto('/privacy');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('website-')) localStorage.removeItem(key);
  });
  await whileHeld(page, list, async () => {
    await page.goto('/website-setup');
    await gallery.look('drafts of the server are looked for', page.getByText('Loading the step', { exact: true }));
  });
  await gallery.look('which draft to go on with', heading(page, 'Go on where you left off'));
  await button(page, /^Discard/).click();
  await gallery.look('a draft was discarded', button(page, 'Undo'));
  await button(page, 'Undo').click();
  await whileHeld(
    page,
    copy,
    async () => {
      await button(page, /^Resume/).click();
      await gallery.look('a draft is fetched', busy(button(page, /^Resume/)));
    },
    refusing(404),
  );
  await gallery.look('a draft that is no longer there', page.getByText('That draft is no longer there.'));
  await whileAnswered(page, check, perished, async () => {
    await button(page, /^Resume/).click();
    await gallery.look('what has perished since', page.getByText('Since you were last here'));
  });
  gallery.expectAll({ wizard, draftChoice, draftSync });
});
