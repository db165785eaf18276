import type { BrowserContext, Page } from '@playwright/test';
import type { LeafOf } from '../../machines/paths/states';
import type { wizardMachine } from '../../machines/wizard/wizard/wizard.machine';
import { expectOneOrder } from './support/asCustomer';
import {
  chooseDomain,
  choosePictures,
  chooseTemplate,
  completeAndHold,
  completeOrder,
  describeBusiness,
  fillSignUp,
  next,
  stranger,
  typeCode,
  stayHere,
} from './support/journey';
import { loseFileWith } from './support/states';
import { fillStorage } from './support/storage';
import { expect, test } from './support/test';
import { Watch } from './support/watch';

test.setTimeout(1_200_000);

const wizardPath = '/website-setup';
/** A code is asked for by each page that opens the step: within 30 s no second one is sent. */
const soonAgain = '/api/otp/generate';
/** Each page that opens a step asks for its picture: of so many, some come too soon for the server, and do without. */
const pictures = '/preview/';
/** A ticket for the socket is each page's own: of 120 pages in 10 min the next ones do without for a while. */
const tickets = '/api/crypto-payment/ws-ticket';

const steps = ['account', 'code', 'domain', 'website', 'business', 'images', 'summary'].map(
  (step) => `src/app/steps/${step}.ts`,
);
/** Opens the page anew while the files of these modules are lost on their way. */
const openWithout = async (page: Page, modules: readonly string[]) => {
  for (const module of modules) await loseFileWith(page, module);
  await page.reload();
  await expect(page.getByText('This step could not be loaded')).toBeVisible();
};

/** At which moment of a step the tab is killed. Regions run side by side: one moment is several states at once. */
const moments = {
  'as it opens': (page: Page) => page.goto(wizardPath, { waitUntil: 'commit' }),
  'as the step loads': (page: Page) => page.reload({ waitUntil: 'domcontentloaded' }),
  'as the step comes up': (page: Page) => page.reload(),
  'at rest': () => Promise.resolve(),
  'at the question before all is lost': (page: Page) =>
    page.getByRole('button', { name: 'Cancel website creation' }).click(),
  'as the step does not load': (page: Page) => openWithout(page, steps),
  'as the draft is not read': (page: Page) => openWithout(page, ['src/effects/storage/storedDraft.ts']),
  'once it is left for later': async (page: Page) => {
    await page.getByRole('button', { name: 'Cancel website creation' }).click();
    await page.getByRole('button', { name: 'Keep draft' }).click();
    await expect(page.locator('#step-title')).toHaveCount(0);
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;
const unloaded = ['as the step does not load', 'as the draft is not read'] satisfies (keyof typeof moments)[];
/** Next was pressed on the step before: the tab may be killed on either side of it. */
const onNext = 'as Next is pressed';
/** Of the last step alone: the next tab shows the order, and the draft is over. */
const onOrder = 'once the order is placed';
type Moment = keyof typeof moments | typeof onNext;

/**
 * When each state of the model is the wizard's: without one of them this does not compile. A sentence for one in which
 * no tab can be killed.
 */
const killed: Record<LeafOf<typeof wizardMachine>, Moment | typeof onOrder | `: ${string}`> = {
  opening: 'as it opens',
  unread: 'as the draft is not read',
  'running.step.loading': 'as the step loads',
  'running.step.failed': 'as the step does not load',
  'running.step.showing.form.resting': 'at rest',
  'running.step.showing.form.submitting': onNext,
  'running.step.showing.form.completed': onOrder,
  'running.step.showing.scroll.due': 'as the step comes up',
  'running.step.showing.scroll.scrolling': 'as the step comes up',
  'running.step.showing.scroll.still': 'at rest',
  'running.dialog.closed': 'at rest',
  'running.dialog.asking': 'at the question before all is lost',
  finished: 'once it is left for later',
};

const shownAt = async (page: Page) => {
  const heading = page.locator('#step-title');
  await expect(heading).toBeVisible();
  // What follows from what is stored, and nothing that is made anew each time; the prices come into it when they come.
  const stored = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('website-order-storage') ?? 'null') as { plan: unknown } | null,
    );
  await expect.poll(async () => (await stored())?.plan ?? null, 'the prices have come').not.toBeNull();
  const draft = await stored();
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
  for (const call of [soonAgain, pictures, tickets]) watch.expectRefusal(429, call);
  const other = await second.newPage();
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  if (hasCopy) await other.getByRole('button', { name: /^Resume / }).click();
  await expect(other.getByText('Go on where you left off')).toBeHidden();
  const shown = await shownAt(other);
  expect(watch.take(), 'errors in the second browser').toEqual([]);
  await second.close();
  return shown;
};

test('the tab is killed in every state of the steps: the same step and choices, here and in a second browser', {
  tag: '@full',
}, async ({ page: first, context, product, watch }) => {
  for (const call of [soonAgain, pictures, tickets]) watch.expectRefusal(429, call);
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
        await (unloaded.some((one) => one === moment) ? watch.whileServerAway(end) : end());

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

  await test.step(onOrder, async () => {
    await product.admin('fund', '--email', who.email, '--amount', '100');
    await page.reload();
    await page.getByRole('button', { name: 'Complete Order', exact: true }).click();
    await completeOrder(page);
    await kill(page);
    page = await context.newPage();
    await page.goto(wizardPath, { waitUntil: 'commit' });
    await completeAndHold(page);
    await stayHere(page);
    await expectOneOrder(page, product, '70.00');
    const anew = { step: 'Domain Selection' };
    expect(await elsewhere(context, page, false, product.address), 'in a second browser').toMatchObject(anew);
    count += 1;
    seen.add(onOrder);
  });
  const wanted = Object.entries(killed).filter(([, moment]) => !moment.startsWith(':'));
  const done = wanted.filter(([, moment]) => seen.has(moment));
  process.stdout.write(`killed ${count} times in 7 steps: ${done.length} of ${wanted.length} states of the model\n`);
  expect(done).toEqual(wanted);
});

const keys = ['website-order-storage', 'website-setup-position', 'website-setup-copy'];
const rubbish = ['', '{', 'null', '[]', '{"version":99}', '<!doctype html>', '\0', 'x'.repeat(1_000_000)];

test('whatever the storage holds, and if it takes nothing: a page with a way on', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const visit = () => page.goto('/website-setup?source=visitor');
  const usable = async (what: string) => {
    await expect(page.locator('#step-title'), what).toHaveText('Create your Account');
    await expect(page.getByLabel('First name'), what).toBeEditable();
  };
  for (const key of keys) {
    for (const text of rubbish) {
      // Where no wizard stores its own draft over it.
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
    await expect(page.getByText('This browser does not keep your draft')).toBeVisible();
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
    await expect(page.getByText('This browser does not keep your draft')).toBeVisible();
  });
});
