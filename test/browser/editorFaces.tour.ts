import type { Route } from '@playwright/test';
import type { editSyncMachine } from '../../machines/websites/editSync/editSync.machine';
import type { editorMachine } from '../../machines/websites/editor/editor.machine';
import type { livePreviewMachine } from '../../machines/websites/livePreview/livePreview.machine';
import type { publicationMachine } from '../../machines/websites/publication/publication.machine';
import { asCustomer } from './support/asCustomer';
import { liveWebsite } from './support/liveWebsite';
import { busy, type Faces, Gallery, refusing, whileAnswered, whileHeld } from './support/states';
import { expect, test } from './support/test';

test.setTimeout(900_000);
test.use({ widths: [390, 768, 1440] });

const editor: Faces<typeof editorMachine> = {
  loading: 'the website is loaded',
  missing: 'there is no such website',
  closed: 'it is not live',
  failed: 'it could not be loaded',
  'open.form.editing': 'all parts',
  'open.form.reviewing': 'what was changed is looked over',
  'open.form.sending': 'it is published',
  'open.form.merging': 'what another browser saved is fetched',
  'open.form.comparing': 'both are side by side',
  'open.changes.settled': 'all parts',
  'open.changes.typing': ': over before it is looked at',
  'open.changes.drawn': ': over before it is looked at',
};
const editSync: Faces<typeof editSyncMachine> = {
  'storing.beginning': ': over before anything is drawn',
  'storing.still': 'all parts',
  'storing.writing': ': over before anything is drawn',
  'saving.resting': 'all parts',
  'saving.sending': 'it is saved',
  'saving.clashed': 'both are side by side',
  'saving.unsaved': 'it could not be saved',
  'saving.refused': 'it is refused',
  'leaving.free': 'all parts',
  'leaving.brief': 'it is saved',
  'leaving.alone': 'it could not be saved',
  'leaving.finishing': ': looks as while it is saved',
  'leaving.asking': 'it asks before it would be lost',
  'leaving.going': ': the next page comes',
  'leaving.unheld': ': looks as if there were nothing to lose',
};
const publication: Faces<typeof publicationMachine> = {
  resting: 'it is live',
  waiting: 'it is made',
  looking: 'it is made',
};
const livePreview: Faces<typeof livePreviewMachine> = {
  unseen: ': where it is, nobody looks',
  'seen.resting': 'all parts',
  'seen.rendering': 'the page is drawn',
  'seen.pausing': ': looks as while the page is drawn',
  'seen.opening': ': looks as while the page is drawn',
  'seen.failed': 'the page could not be drawn',
};

/** The server's answer, with something else in it. */
const answeredWith = (changed: object) => async (route: Route) => {
  const response = await route.fetch();
  const json = (await response.json()) as object;
  await route.fulfill({ response, json: { ...json, ...changed } });
};

test('the editor in each of its states', { tag: '@full' }, async ({ page, product, watch, axe, browser }) => {
  const gallery = new Gallery(page, axe);
  const { id } = await liveWebsite(page, product, 'faces');
  const [address, api] = [`/websites/${id}/edit`, `**/api/project/${id}`];
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const status = page.getByRole('group', { name: 'Publish' }).getByRole('status');
  const imprint = page.locator('[name="sections.imprint"]');

  await test.step('before it is open', async () => {
    await whileHeld(page, `${api}/content/`, async () => {
      await page.goto(address);
      await gallery.look('the website is loaded', page.getByText('Loading what your website says'));
    });
    await expect(heading('Sections')).toBeVisible();
    await whileAnswered(page, `${api}/`, answeredWith({ taken_down_at: '2026-07-01T12:00:00.000Z' }), async () => {
      await page.reload();
      await gallery.look('it is not live', page.getByText('It can be changed while it is live'));
    });
    watch.expectRefusal(500, `/project/${id}/content/`);
    await whileAnswered(page, `${api}/content/`, refusing(500), async () => {
      await page.reload();
      await gallery.look('it could not be loaded', page.getByText('This could not be loaded'));
    });
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of ['', 'content/', 'edits/']) watch.expectRefusal(404, `/project/${nobody}/${path}`);
    await page.goto(`/websites/${nobody}/edit`);
    await gallery.look('there is no such website', page.getByText('Website not found'));
  });

  await test.step('what is drawn', async () => {
    await whileHeld(page, '**/api/template/*/preview/', async () => {
      await page.goto(address);
      await gallery.look('the page is drawn', page.getByText('Drawing…'));
    });
    await gallery.look('all parts', heading('Sections'));
    watch.expectRefusal(500, '/preview/');
    await whileAnswered(page, '**/api/template/*/preview/', refusing(500), async () => {
      await page.reload();
      await gallery.look('the page could not be drawn', page.getByText('Your last change is not in the preview.'));
    });
  });

  await test.step('what is saved', async () => {
    await page.goto(`${address}#imprint`);
    await whileHeld(page, `${api}/edits/`, async () => {
      await imprint.fill('Ada Baker, Market Square 1, Ghent');
      await gallery.look('it is saved', status.getByText('Saving…'));
    });
    await expect(status).toHaveText('Not published yet. Saved');
    watch.expectRefusal(500, `/project/${id}/edits/`);
    await whileAnswered(page, `${api}/edits/`, refusing(500), async () => {
      await imprint.fill('Ada Baker, Market Square 2, Ghent');
      await gallery.look('it could not be saved', status.getByText('Saved on this device only.'));
      await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
      await gallery.look('it asks before it would be lost', page.getByText('Leave this page?'));
      await button('Stay').click();
    });
    watch.expectRefusal(413, `/project/${id}/edits/`);
    await whileAnswered(page, `${api}/edits/`, refusing(413), async () => {
      await imprint.fill('Ada Baker, Market Square 3, Ghent');
      await gallery.look('it is refused', status.getByText('Saved on this device only.'));
    });
    await button('Try again').click();
    await expect(status).toHaveText('Not published yet. Saved');
  });

  await test.step('what another browser says', async () => {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ baseURL: product.address, storageState });
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.removeItem('website-edits'));
    await other.goto(`${address}#imprint`);
    await other.locator('[name="sections.imprint"]').fill('Bea Baker');
    await expect(other.getByRole('group', { name: 'Publish' }).getByRole('status')).toHaveText(/Saved$/);
    await context.close();
    watch.expectRefusal(409, `/project/${id}/edits/`);
    await whileHeld(page, `${api}/content/`, async () => {
      await imprint.fill('Ada Baker, Market Square 4, Ghent');
      await gallery.look('what another browser saved is fetched', page.locator('[name="sections.imprint"][readonly]'));
    });
    await gallery.look('both are side by side', dialog.getByText('Changed here and elsewhere'));
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(status).toHaveText('Not published yet. Saved');
  });

  await test.step('what is published', async () => {
    await button('Publish').click();
    await gallery.look('what was changed is looked over', dialog.getByText('Publish these changes?'));
    await whileHeld(page, `${api}/versions/**`, async () => {
      await whileHeld(page, `${api}/content/`, async () => {
        await dialog.getByRole('button', { name: 'Publish now' }).click();
        await gallery.look('it is published', busy(button('Publish')));
      });
      await gallery.look('it is made', page.getByText('Version 2 is being published.'));
    });
    await gallery.look('it is live', page.getByText('Your changes are live.', { exact: true }));
    expect(await asCustomer(page, product, `/project/${id}/edits/`)).toMatchObject({ edits: null });
  });

  gallery.expectAll({ editor, editSync, publication, livePreview });
});
