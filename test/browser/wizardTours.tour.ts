import type { Page } from '@playwright/test';
import { emptyDraft, type StepName } from '../../contract/wire/wizard/draft';
import type { SavedDraft } from '../../contract/wire/wizard/drafts';
import { chartOf } from '../../machines/paths/chart';
import { leavesOf } from '../../machines/paths/states';
import { pathOf } from '../../machines/wizard/wizard/steps';
import { wizardMachine } from '../../machines/wizard/wizard/wizard.machine';
import { troubles } from '../../src/features/wizard/troubleWords';
import { words } from '../../src/features/wizard/wizardWords';
import { asCustomer } from './support/asCustomer';
import {
  addDomain,
  completeOrder,
  fillBusiness,
  fillSignUp,
  pickPictures,
  pickTemplate,
  type Stranger,
  stranger,
  typeCode,
} from './support/journey';
import type { Product } from './support/product';
import { endWaits, loseFileWith, stopWaits } from './support/states';
import { emptyStorage, fillStorage } from './support/storage';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';
import { type Arrival, type DeedName, type Place, type Tour, wizardTours } from './support/wizardDeeds';

const { tours, taken } = wizardTours();

// One worker takes them all: each finds the tours anew.
test.describe.configure({ mode: 'default' });

/** Transitions that nobody can bring about from outside, and why. */
const unforced: Record<string, string> = {
  'wizard: storeDraft error': 'what stores the draft catches whatever a storage throws',
  'wizard: watchPlans error → running.step.failed': 'it only listens to what is there',
  'opening: draftChoice error → unread': 'the choice of the draft has an answer of its own to each of its failures',
  'running.step: step error → running.step.failed': 'each step has an answer of its own to each of its failures',
  'running.step: draft.perished → running.step.loading': 'something has to perish meanwhile: the tour of drafts',
  'running.step.showing.form.submitting: draft.perished': 'a race of two answers of the server',
  'running.step.showing.scroll.scrolling: scrollToTop error → running.step.showing.scroll.still':
    'no browser refuses to scroll',
  'wizard: draftChoice error': 'the choice of the draft has an answer of its own to each of its failures',
  'running.step.showing.form.resting: step.bound':
    'the summary says it by itself, whenever an order is looked for or under way: the tour of orders',
  'running.step.showing.form.resting: copy.taken [isBound]': 'another device saves while an order is under way',
  'running.step.showing.form.resting: draft.perished [isBound]': 'a race of the check and the order',
};

test('every transition of the wizard is taken by a tour, or there is a sentence why not', () => {
  expect([...taken, ...Object.keys(unforced)].filter((name, at, all) => all.indexOf(name) !== at)).toEqual([]);
  expect([...taken, ...Object.keys(unforced)].toSorted()).toEqual(chartOf(wizardMachine).toSorted());
});

interface Scene {
  page: Page;
  product: Product;
  watch: Watch;
  who: Stranger;
  /** Has a second factor. */
  owing: Stranger;
  /** The tour ends with an order: it has to be paid for. */
  orders: boolean;
}

const wizardPath = '/website-setup';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.locator('#step-title');
const selected = (page: Page) => page.getByRole('group', { name: 'Selected Domains' });
const setupFee = (page: Page) => page.getByRole('complementary', { name: 'Order' }).getByText('Setup fee');

const signIn = async (page: Page, { email, password }: Stranger) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
};

/** Holds a request of the wizard back until `isSeen` has resolved: what the page before it asked for late goes on. */
const hold = (page: Page, pattern: string, isSeen: () => Promise<void>) =>
  page.route(pattern, async (route) => {
    if (new URL(route.request().frame().url()).pathname === wizardPath) await isSeen();
    await route.continue();
  });

const enter = async ({ page, product, who }: Scene) => {
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await page.goto('/sign-in');
  await signIn(page, who);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
};

const visitorPath = `${wizardPath}?source=visitor`;
const visit = ({ page }: Scene) => page.goto(visitorPath);
/** Opens the page while something of it is lost. */
const openLost = ({ page, watch }: Scene, address: string) =>
  watch.whileServerAway(async () => {
    await page.goto(address);
    // Of the step; what stands beside it may have come by the same file.
    await expect(button(page, 'Try again').first()).toBeVisible();
  });

const arrive: Record<Arrival, (scene: Scene) => Promise<unknown>> = {
  'a visitor opens the page': visit,
  'a visitor opens the page with a broken draft': async (scene) => {
    await scene.page.goto('/privacy');
    await scene.page.evaluate(() => localStorage.setItem('website-order-storage', '{"version":99}'));
    await visit(scene);
  },
  'a visitor opens the page and its step is lost on the way': async (scene) => {
    await loseFileWith(scene.page, 'src/app/steps/account.ts');
    await openLost(scene, visitorPath);
  },
  'a customer opens the page and the prices come last': async (scene) => {
    await enter(scene);
    const { page } = scene;
    await hold(page, '**/api/plans/', () => expect(title(page)).toBeVisible());
    await page.goto(wizardPath);
    await expect(setupFee(page)).toBeVisible();
  },
  'a customer opens the page and the prices come first': async (scene) => {
    await enter(scene);
    const { page } = scene;
    await hold(page, '**/api/drafts/', () => expect(setupFee(page)).toBeVisible());
    await page.goto(wizardPath);
    await expect(title(page)).toBeVisible();
  },
  'a customer opens the page and its step is lost on the way, with all that deals with drafts': async (scene) => {
    await enter(scene);
    // One file has the step and what deals with drafts; who has none does not wait for it.
    await loseFileWith(scene.page, 'src/app/drafts.ts');
    await scene.page.route('**/api/drafts/', (route) => route.abort('connectionrefused'));
    await openLost(scene, wizardPath);
  },
  'a customer opens the page and what reads a draft is lost on the way': async (scene) => {
    const { page } = scene;
    await enter(scene);
    await page.evaluate((text) => localStorage.setItem('website-order-storage', text), JSON.stringify(emptyDraft));
    await loseFileWith(page, 'src/effects/storage/storedDraft.ts');
    await openLost(scene, wizardPath);
  },
  'a customer comes from the dashboard': async (scene) => {
    await enter(scene);
    await scene.page
      .getByRole('link', { name: 'Website Setup' })
      .or(button(scene.page, 'Website Setup'))
      .first()
      .click();
  },
};

const tryAgain = async ({ page }: Scene) => {
  await page.unrouteAll();
  await button(page, 'Try again').first().click();
};
const press = (name: string | RegExp) => (scene: Scene) => button(scene.page, name).click();
const enterCode = async ({ page, product }: Scene, { email }: Stranger) => {
  const { code = '' } = await product.mail(email);
  await typeCode(page, code);
  await button(page, 'Verify').click();
};
const pick: Partial<Record<StepName, (page: Page, who: Stranger, tools: { product: Product }) => Promise<void>>> = {
  website: pickTemplate,
  business: fillBusiness,
  images: pickPictures,
};

/** Saves the draft as another device would, one choice further. */
const saveElsewhere = async ({ page, product }: Scene) => {
  const copy = await page.evaluate(() => localStorage.getItem('website-setup-copy') ?? '{}');
  const path = `/drafts/${(JSON.parse(copy) as { id: string }).id}/`;
  const { draft, revision } = await asCustomer<SavedDraft>(page, product, path);
  const position = { step: 'domain', visited: [] };
  await asCustomer(page, product, path, { draft: { ...draft, website_name: 'Elsewhere' }, position, revision });
};

const hands: Record<DeedName, (scene: Scene, place: Place) => Promise<unknown>> = {
  'sign up': async ({ page, who, product, orders }) => {
    await fillSignUp(page, who);
    await button(page, 'Create Account').click();
    await expect(title(page)).toHaveText(words.code.title);
    if (orders) await product.admin('fund', '--email', who.email, '--amount', '100');
  },
  'sign in and owe a second factor': async ({ page, owing }) => {
    await button(page, 'Sign In').click();
    await expect(button(page, 'Sign Up')).toBeVisible();
    await signIn(page, owing);
  },
  'type the mailed code of a new account': (scene) => enterCode(scene, scene.who),
  'type that code in another tab': async (scene) => {
    const other = await scene.page.context().newPage();
    await other.goto(wizardPath);
    await enterCode({ ...scene, page: other }, scene.who);
    await expect(title(other)).toHaveText(words.domain.title);
    // The step goes on before the server has said again who that is: a tab closed so soon tells no other.
    const isNew = () => other.evaluate(() => localStorage.getItem('auth-storage')?.includes('"isAccountNew":true'));
    await expect.poll(isNew).toBe(false);
    await other.close();
  },
  'type the code of the second factor': (scene) => enterCode(scene, scene.owing),
  'choose a name': ({ page, who, product }) => addDomain(page, who, { product }),
  choose: ({ page, who, product }, { at }) => pick[at.context.step]?.(page, who, { product }) ?? Promise.reject(at),
  'choose a name while the storage is full': async ({ page, who, product }) => {
    await fillStorage(page);
    await addDomain(page, who, { product });
    await expect(page.getByText(troubles.blocked.title)).toBeVisible();
    await emptyStorage(page);
  },
  'remove the name': async ({ page }) => {
    await selected(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page.getByRole('textbox', { name: 'Search for a domain' })).toBeFocused();
  },
  'go on': ({ page }) => page.getByRole('button', { name: /^Next:/, disabled: false }).click(),
  'go on while the logo cannot be sent': async ({ page, watch }) => {
    const uploads = '**/api/images/profile/*';
    await page.route(uploads, (route) => route.abort('connectionrefused'));
    await watch.whileServerAway(async () => {
      await page.getByRole('button', { name: /^Next:/ }).click();
      await expect(page.getByText('Error uploading image. Please try again.').first()).toBeVisible();
    });
    await page.unroute(uploads);
  },
  'change a choice': press('Edit website'),
  'go back': press('Previous'),
  'ask to leave': press('Cancel website creation'),
  stay: press('Continue Setup'),
  'leave and keep the draft': press('Keep draft'),
  'leave for good': press('Yes, Cancel & Go to Dashboard'),
  'dismiss the notice': ({ page }) =>
    page.getByRole('main').getByRole('button', { name: 'Dismiss', exact: true }).click(),
  'look for the drafts again': press('Look again'),
  'try again': tryAgain,
  'read the draft again': tryAgain,
  'take what another device has saved': async (scene) => {
    const { page } = scene;
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await saveElsewhere(scene);
    await selected(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await button(page, 'Take that one').click();
    await expect(selected(page).getByRole('radio')).toHaveCount(1);
  },
  order: press('Complete Order'),
  // By itself, once the 3 s are let go by: whoever presses the button may come too late.
  'go to the dashboard': async ({ page }) => {
    await endWaits(page, 3_000);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

/** What the page has to show of a state. */
async function see(page: Page, { at, chosen, isSynced }: Place): Promise<void> {
  const leaves = leavesOf(at.value);
  const { context } = at;
  const is = (leaf: string) => leaves.includes(leaf);
  if (is('finished')) {
    await expect(page).not.toHaveURL(new RegExp(wizardPath));
    return;
  }
  if (is('unread') || is('running.step.failed')) {
    await expect(page.getByText('This step could not be loaded.')).toBeVisible();
    return;
  }
  if (is('running.step.showing.form.completed')) {
    await completeOrder(page);
    return;
  }
  const isAsking = is('running.dialog.asking');
  await expect(page.getByRole('alertdialog')).toHaveCount(isAsking ? 1 : 0);
  await expect(title(page)).toHaveText(words[context.step].title);
  const steps = page.locator('nav[aria-label="Steps"] li');
  const names = pathOf(context, context.visited).map((step) => words[step].name);
  await expect(steps).toHaveText(names.map((name) => new RegExp(`${name}(?: \\(done\\))?$`)));
  await expect(page.locator('nav[aria-label="Steps"] li[aria-current="step"]')).toContainText(words[context.step].name);
  for (const [trouble, { title: text }] of Object.entries(troubles))
    await expect(page.getByText(text)).toHaveCount(trouble === context.trouble ? 1 : 0);
  if (isAsking) return;
  const onward = page.getByRole('button', { name: /^Next:/ });
  if (context.ready && context.step !== 'summary') await expect(onward).toBeEnabled();
  else await expect(page.getByRole('button', { name: /^Next:/, disabled: false })).toHaveCount(0);
  if (isSynced && chosen.length > 0) await expect(page.getByText(/^Saved /)).toBeVisible();
  if (!isSynced) await expect(page.getByText(/^Saved /)).toHaveCount(0);
}

const titleOf = ({ arrival, stages }: Tour, index: number) =>
  `tour ${index + 1} of ${tours.length}: ${[arrival, ...stages.map(({ name }) => name)].join(', ')}`;

/** Ways in that other tours of `npm test` come by. */
const usual: readonly Arrival[] = [
  'a customer comes from the dashboard',
  'a customer opens the page and the prices come first',
  'a customer opens the page and the prices come last',
];
/** In `npm test` the shortest of each other way in: what the others take is walked in node and on the screens. */
const isShortest = ({ arrival, stages }: Tour) =>
  !usual.includes(arrival) && tours.every((tour) => tour.arrival !== arrival || tour.stages.length >= stages.length);

for (const [index, tour] of tours.entries()) {
  test(titleOf(tour, index), { tag: isShortest(tour) ? [] : '@full' }, async ({ page, product, watch }) => {
    // A page that is opened again within 30 s asks for another code too soon.
    watch.expectRefusal(429, '/api/otp/generate');
    const who = stranger(`tour-${index}`);
    const owing = stranger(`owing-${index}`);
    const does = (name: DeedName) => tour.stages.some((stage) => stage.name === name);
    // Neither the search for other drafts is given up nor the success left before a busy machine has come so far.
    if (usual.includes(tour.arrival) || does('order')) await stopWaits(page, 3_000);
    if (does('sign in and owe a second factor')) {
      const account = ['--email', owing.email, '--password', owing.password, '--verified', '--two-factor', 'email'];
      await product.admin('user', 'add', ...account);
    }
    const scene: Scene = { page, product, watch, who, owing, orders: does('order') };
    await arrive[tour.arrival](scene);
    await see(page, tour.at);
    for (const { name, from, to } of tour.stages) {
      await test.step(name, async () => {
        await hands[name](scene, from);
        await see(page, to);
      });
    }
  });
}
