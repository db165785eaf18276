import { stranger } from './support/journey';
import { order } from './support/orderWebsite';
import { expect, test } from './support/test';

// A stage outlasts the test: nothing happens of which the server could tell the tabs, who have to ask.
test.use({ environment: { DEPLOY_STEP_MS: '120000' } });

const count = 8;
/** Milliseconds: three looks of ten seconds, give or take a tenth of each. */
const watched = 33_000;

test('eight tabs ask for the list of one: whichever leads, and after its end another', { tag: '@full' }, async ({
  page,
  context,
  product,
}) => {
  const who = stranger('polling');
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await order(page, product, `${who.domain}.com`, who.business);
  const tabs = [page];
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/websites');
    await expect(tab.getByText(`${who.domain}.com`).first()).toBeVisible();
  }

  /** How often each tab asks for the list in three paces. */
  const asked = async (all: typeof tabs) => {
    const times = all.map((tab) => {
      const at: number[] = [];
      tab.on('request', (request) => {
        if (request.url().includes('/project/by-user/')) at.push(Date.now());
      });
      return at;
    });
    await new Promise((resolve) => setTimeout(resolve, watched));
    return times.map(({ length }) => length);
  };
  const first = await asked(tabs);
  expect(first.filter(Boolean), first.join()).toHaveLength(1);
  const looks = Math.max(...first);
  expect(looks, first.join()).toBeGreaterThanOrEqual(2);
  expect(looks, first.join()).toBeLessThanOrEqual(4);

  const leader = tabs[first.indexOf(looks)];
  await leader?.close();
  const left = tabs.filter((tab) => tab !== leader);
  const second = await asked(left);
  expect(second.filter(Boolean), second.join()).toHaveLength(1);
});
