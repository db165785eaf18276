import type { BrowserContext, Page } from '@playwright/test';
import type { LeafOf } from '../../machines/kit/states';
import type { wizardMachine } from '../../machines/wizard/wizard.machine';
import {
  chooseDomain,
  choosePictures,
  chooseTemplate,
  describeBusiness,
  fillSignUp,
  next,
  stranger,
  typeCode,
} from './support/journey';
import { fillStorage } from './support/storage';
import { expect, test } from './support/test';
import { Watch } from './support/watch';

test.setTimeout(1_200_000);

const wizardPath = '/website-setup';
/** A code is asked for by each page that opens the step: within 30 s no second one is sent (decision S8). */
const soonAgain = '/api/otp/generate';

/** At which moment of a step the tab is killed. Regions run side by side: one moment is several states at once. */
const moments = {
  'as it opens': (page: Page) => page.goto(wizardPath, { waitUntil: 'commit' }),
  'as the step loads': (page: Page) => page.reload({ waitUntil: 'domcontentloaded' }),
  'as the step comes up': (page: Page) => page.reload(),
  'at rest': () => Promise.resolve(),
  'at the question before all is lost': (page: Page) =>
    page.getByRole('button', { name: 'Cancel website creation' }).click(),
  'as the step does not load': async (page: Page) => {
    // What every page has and what this one names is the shell; the steps are fetched by it.
    const shell = await (await page.request.get(page.url())).text();
    const isOfShell = (path: string) => path.startsWith('/assets/all-') || shell.includes(path);
    await page.route('**/assets/*.js', (route) =>
      isOfShell(new URL(route.request().url()).pathname) ? route.continue() : route.abort('connectionrefused'),
    );
    await page.reload();
    await expect(page.getByText('This step could not be loaded')).toBeVisible();
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;
const unloaded = 'as the step does not load' satisfies keyof typeof moments;
/** Next was pressed on the step before: the tab may be killed on either side of it. */
const onNext = 'as Next is pressed';
type Moment = keyof typeof moments | typeof onNext;

/**
 * When each state of the model is the wizard's: without one of them this does not compile. A sentence for one in which
 * no tab can be killed, or that has no draft any more.
 */
const killed: Record<LeafOf<typeof wizardMachine>, Moment | `: ${string}`> = {
  opening: 'as it opens',
  'running.step.loading': 'as the step loads',
  'running.step.showing.form.resting': 'at rest',
  'running.step.showing.form.submitting': onNext,
  'running.step.showing.scroll.due': 'as the step comes up',
  'running.step.showing.scroll.scrolling': 'as the step comes up',
  'running.step.showing.scroll.still': 'at rest',
  'running.copy.loading': 'as the step loads',
  'running.copy.kept': 'at rest',
  'running.copy.local': 'at rest',
  'running.dialog.closed': 'at rest',
  'running.dialog.asking': 'at the question before all is lost',
  'running.copy.deciding': ': over before anything can happen',
  unread: ': nothing was read, so nothing was kept anew',
  'running.step.failed': 'as the step does not load',
  'running.step.showing.form.completed': ': the order is placed, the draft is gone',
  finished: ': the wizard is left',
};

const shownAt = async (page: Page) => {
  const heading = page.locator('#step-title');
  await expect(heading).toBeVisible();
  // What follows from what is kept, and nothing that is made anew each time.
  const draft = await page.evaluate(
    () => JSON.parse(localStorage.getItem('website-order-storage') ?? 'null') as object | null,
  );
  return { step: await heading.innerText(), draft };
};

/** Ends the tab's process: nothing of the page runs any more, also what a page does when it is closed. */
const kill = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** The same customer's other browser: it knows the session and nothing of the draft. */
const elsewhere = async (context: BrowserContext, page: Page, hasCopy: boolean, address: string) => {
  const { cookies, origins } = await context.storageState();
  const session = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !name.startsWith('website-')),
  }));
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const second = await browser.newContext({ baseURL: address, storageState: { cookies, origins: session } });
  const watch = await Watch.over(second);
  watch.expectRefusal(429, soonAgain);
  const other = await second.newPage();
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  if (hasCopy) await other.getByRole('button', { name: /^Resume / }).click();
  await expect(other.getByText('Go on where you left off')).toBeHidden();
  const shown = await shownAt(other);
  expect(watch.take(), 'errors in the second browser').toEqual([]);
  await second.close();
  return shown;
};

test('the tab is killed in every state of every step: the same step and choices, here and in a second browser', async ({
  page: first,
  context,
  product,
  watch,
}) => {
  watch.expectRefusal(429, soonAgain);
  const who = stranger('killed');
  const seen = new Set<string>();
  let count = 0;
  let page = first;

  /** Kills the tab at each of the moments; the step of the wizard is the same again, in both browsers. */
  const killIn = async (
    step: string,
    at: readonly Moment[],
    isCustomer: boolean,
    hasCopy: boolean,
    address = wizardPath,
  ) => {
    for (const moment of at) {
      await test.step(`${step}, ${moment}`, async () => {
        await expect(page.locator('#step-title')).toHaveText(step);
        if (hasCopy) await expect(page.getByText(/^Saved /)).toBeVisible();
        const before = await shownAt(page);
        const end = async () => {
          if (moment === onNext) {
            await page.getByRole('button', { name: 'Previous' }).click();
            await page.getByRole('button', { name: /^Next:/, disabled: false }).click();
          } else await moments[moment](page);
          await kill(page);
        };
        await (moment === unloaded ? watch.whileServerAway(end) : end());

        page = await context.newPage();
        await page.goto(address);
        const isBehind = moment === onNext && (await shownAt(page)).step !== before.step;
        if (isBehind) await next(page, before.step);
        expect(await shownAt(page), 'opened again').toEqual(before);
        if (hasCopy) await expect(page.getByText(/^Saved /)).toBeVisible();
        expect(await elsewhere(context, page, hasCopy, product.address), 'in a second browser').toEqual(
          isCustomer ? before : { ...before, draft: expect.anything() },
        );
        count += 1;
        seen.add(moment);
      });
    }
  };

  const { 'as it opens': _, ...reloads } = moments;
  const every = Object.keys(moments) as Moment[];
  await page.goto(`${wizardPath}?source=visitor`);
  await killIn('Create your Account', Object.keys(reloads) as Moment[], false, false, `${wizardPath}?source=visitor`);
  await fillSignUp(page, who);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await killIn('Validate OTP', every, true, false);
  const { code = '' } = await product.mail(who.email);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify' }).click();

  await killIn('Domain Selection', every, true, false);
  const stages: [string, () => Promise<void>][] = [
    ['Website', () => chooseDomain(page, who, { product })],
    ['Business Information', () => chooseTemplate(page, who, { product })],
    ['Website Images', () => describeBusiness(page, who, { product })],
    ['Order Summary', () => choosePictures(page, who, { product })],
  ];
  for (const [step, stage] of stages) {
    await stage();
    await killIn(step, [...every, onNext], true, true);
  }
  const wanted = Object.entries(killed).filter(([, moment]) => !moment.startsWith(':'));
  const done = wanted.filter(([, moment]) => seen.has(moment));
  process.stdout.write(`killed ${count} times in 7 steps: ${done.length} of ${wanted.length} states of the model\n`);
  expect(done).toEqual(wanted);
});

const keys = ['website-order-storage', 'website-setup-position', 'website-setup-copy'];
const rubbish = ['', '{', 'null', '[]', '{"version":99}', '<!doctype html>', '\0', 'x'.repeat(1_000_000)];

test('whatever the storage holds, and if it takes nothing: a page with a way on', async ({ page, context }) => {
  const visit = () => page.goto('/website-setup?source=visitor');
  const usable = async (what: string) => {
    await expect(page.locator('#step-title'), what).toHaveText('Create your Account');
    await expect(page.getByLabel('First name'), what).toBeEditable();
  };
  for (const key of keys) {
    for (const text of rubbish) {
      // Where no wizard keeps its own draft over it.
      await page.goto('/privacy');
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
      await visit();
      await usable(`${key}: ${text.slice(0, 20)}`);
    }
    await page.evaluate(() => localStorage.clear());
  }

  await test.step('a full storage', async () => {
    await fillStorage(page);
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
