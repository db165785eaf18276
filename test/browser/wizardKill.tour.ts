import type { BrowserContext, Page } from '@playwright/test';
import type { LeafOf } from '../../machines/kit/states';
import type { wizardMachine } from '../../machines/wizard/wizard.machine';
import { chooseDomain, choosePictures, chooseTemplate, describeBusiness, next, stranger } from './support/journey';
import { expect, test } from './support/test';
import { Watch } from './support/watch';

test.setTimeout(600_000);

const wizardPath = '/website-setup';

/**
 * How a customer gets the wizard into each state of the model: without one of them this does not compile. Null for one
 * that is over before anything can happen to the tab, or that nobody gets to who has a draft here and a server.
 */
const ways: Record<LeafOf<typeof wizardMachine>, ((page: Page) => Promise<unknown>) | null> = {
  opening: (page) => page.goto(wizardPath, { waitUntil: 'commit' }),
  unread: null,
  finished: null,
  'running.step.loading': (page) => page.reload({ waitUntil: 'domcontentloaded' }),
  'running.step.showing.form.resting': () => Promise.resolve(),
  'running.step.showing.form.submitting': async (page) => {
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: /^Next:/, disabled: false }).click();
  },
  'running.step.showing.form.completed': null,
  'running.step.showing.scroll.due': (page) => page.reload(),
  'running.step.showing.scroll.scrolling': null,
  'running.step.showing.scroll.still': () => Promise.resolve(),
  'running.step.failed': null,
  'running.copy.deciding': null,
  'running.copy.loading': (page) => page.reload({ waitUntil: 'domcontentloaded' }),
  'running.copy.kept': () => Promise.resolve(),
  'running.copy.local': null,
  'running.dialog.closed': () => Promise.resolve(),
  'running.dialog.asking': (page) => page.getByRole('button', { name: 'Cancel website creation' }).click(),
  'running.dialog.barred': null,
};
/** Next was pressed on the step before: the tab may be killed on either side of it. */
const submitting = 'running.step.showing.form.submitting';

const titles = ['Domain Selection', 'Website', 'Business Information', 'Website Images', 'Order Summary'];

const stateOf = async (page: Page) => {
  const heading = page.locator('#step-title');
  await expect(heading).toBeVisible();
  const draft = await page.evaluate(
    () => JSON.parse(localStorage.getItem('website-order-storage') ?? 'null') as object | null,
  );
  return { step: await heading.innerText(), draft };
};

const resumed = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(wizardPath);
  await page.getByRole('button', { name: /^Resume / }).click();
  await expect(page.getByText('Go on where you left off')).toBeHidden();
  const state = await stateOf(page);
  await page.close();
  return state;
};

test('the tab is killed in every state of every step: the same step and choices, here and in a second browser', async ({
  page: first,
  context,
  browser,
  product,
}) => {
  const who = stranger('killed');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await first.goto(`/sign-in?redirect=${wizardPath}`);
  await first.getByLabel('Email').fill(who.email);
  await first.getByLabel('Password', { exact: true }).fill(who.password);
  await first.getByRole('button', { name: 'Sign In' }).click();
  await expect(first.locator('#step-title')).toHaveText('Domain Selection');

  let page = first;
  const stages = [
    () => chooseDomain(page, who, { product }),
    () => chooseTemplate(page, who, { product }),
    () => describeBusiness(page, who, { product }),
    () => choosePictures(page, who, { product }),
  ];
  for (const [index, stage] of stages.entries()) {
    await stage();
    for (const [name, way] of Object.entries(ways)) {
      if (!way) continue;
      await test.step(`${titles[index + 1]}, ${name}`, async () => {
        await expect(page.getByText(/^Saved /)).toBeVisible();
        const before = await stateOf(page);
        await way(page);
        // As a crash would: nothing of the page runs any more.
        await page.close({ runBeforeUnload: false });

        page = await context.newPage();
        await page.goto(wizardPath);
        const isBehind = name === submitting && (await page.locator('#step-title').innerText()) !== before.step;
        if (isBehind) await next(page, before.step);
        const after = await stateOf(page);
        expect(after, 'opened again').toEqual(before);
        await expect(page.getByText(/^Saved /)).toBeVisible();

        // A profile of its own that knows the session and nothing of the draft.
        const { cookies, origins } = await context.storageState();
        const session = origins.map(({ origin, localStorage }) => ({
          origin,
          localStorage: localStorage.filter((entry) => !entry.name.startsWith('website-')),
        }));
        const second = await browser.newContext({
          baseURL: product.address,
          storageState: { cookies, origins: session },
        });
        const watch = await Watch.over(second);
        expect(await resumed(second), 'in a second browser').toEqual(after);
        expect(watch.take(), 'errors in the second browser').toEqual([]);
        await second.close();
      });
    }
  }
});

const keys = ['website-order-storage', 'website-setup-position', 'website-setup-copy'];
const rubbish = ['', '{', 'null', '[]', '{"version":99}', '<!doctype html>', '\0', 'x'.repeat(1_000_000)];

test('whatever the storage holds, and if it takes nothing: a page with a way on', async ({ page, context }) => {
  await page.goto('/website-setup?source=visitor');
  const usable = async (what: string) => {
    await expect(page.locator('#step-title'), what).toHaveText('Create your Account');
    await expect(page.getByLabel('First name'), what).toBeEditable();
  };
  for (const key of keys) {
    for (const text of rubbish) {
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
      await page.reload();
      await usable(`${key}: ${text.slice(0, 20)}`);
    }
    await page.evaluate(() => localStorage.clear());
  }

  await test.step('a full storage', async () => {
    await page.evaluate(() => {
      for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // That size no longer fits: the next smaller one.
        }
      }
    });
    await page.reload();
    await usable('full');
    await expect(page.getByText('This browser does not keep your order')).toBeVisible();
  });

  await test.step('a storage that throws at whatever is asked of it', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.reload();
    await usable('throwing');
    await expect(page.getByText('This browser does not keep your order')).toBeVisible();
  });
});
