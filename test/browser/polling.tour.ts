import type { Page } from '@playwright/test';
import { order } from './support/orderWebsite';
import { customerAt } from './support/states';
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
  const who = await customerAt(page, product, 'polling');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await order(page, product, `${who.domain}.com`, who.business);
  const tabs = [page];
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/websites');
    await expect(tab.getByText(`${who.domain}.com`).first()).toBeVisible();
  }

  /** How often each tab asks for the list in three paces. */
  const asked = async (all: typeof tabs) => {
    const looks = all.map(() => 0);
    for (const [place, tab] of all.entries())
      tab.on('request', (request) => {
        if (request.url().includes('/project/by-user/')) looks[place] = (looks[place] ?? 0) + 1;
      });
    await new Promise((resolve) => setTimeout(resolve, watched));
    return looks;
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

/** A tab of the headless browser is never behind another, so the page is told that it is. */
const turn = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('a tab that is not seen asks for nothing in a minute, and for the list once it is', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const who = await customerAt(page, product, 'hidden');
  await product.admin('fund', '--email', who.email, '--amount', '95');
  await order(page, product, `${who.domain}.com`, who.business);
  await page.goto('/');
  await expect(page.getByText(`${who.domain}.com`).first()).toBeVisible();
  await page.waitForRequest('**/project/by-user/**');

  await turn(page, 'hidden');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  expect(asked).toEqual([]);
  const look = page.waitForRequest('**/project/by-user/**', { timeout: 2_000 });
  await turn(page, 'visible');
  await look;
});
