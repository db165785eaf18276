import type { Page } from '@playwright/test';
import type { ProjectHistory } from '../../contract/wire/websites/project';
import { deploymentStages } from '../../contract/rules/websites/projectStatus';
import { isFull } from '../extent';
import { asCustomer } from './support/asCustomer';
import { openSummary } from './support/atSummary';
import {
  addCoupon,
  chooseDomain,
  choosePictures,
  chooseTemplate,
  completeOrder,
  describeBusiness,
  type Look,
  type Stranger,
  signUp,
  stranger,
  topUp,
} from './support/journey';
import { type Life, powerCut, survives } from './support/outage';
import { moneyOf, ordersOf, records } from './support/records';
import { expect, test } from './support/test';

test.setTimeout(300_000);

interface Project {
  id: string;
  current_stage: (typeof deploymentStages)[number];
}

/** Of an order that was just placed: the server dies while it is deployed, and it goes on to the website, each stage once. */
async function diesWhileDeploying(
  page: Page,
  who: Stranger,
  life: Life,
  look = () => Promise.resolve(),
): Promise<void> {
  const { product } = life;
  const { uuid } = await asCustomer<{ uuid: string }>(page, product, '/profile/');
  const projects = () => asCustomer<Project[]>(page, product, `/project/by-user/${uuid}`);
  const reached = async () => deploymentStages.indexOf((await projects())[0]?.current_stage ?? 'INITIAL');
  const cutAt = async (first: Project['current_stage']) => {
    const from = deploymentStages.indexOf(first);
    await expect.poll(reached, { intervals: [50] }).toBeGreaterThanOrEqual(from);
    await powerCut(life, async () => {
      const [found] = await records<Project>(
        product,
        `select p.current_stage from projects p join users u on u.id = p.user_id where u.email = $1`,
        [who.email],
      );
      expect(found?.current_stage, 'the deployment was under way').not.toBe('DEPLOYED');
      await look();
    });
  };
  if (isFull) await test.step('killed at an early stage', () => cutAt('REQUEST_SERVER'));
  // Not by the button of the screen before: that may have gone to the dashboard by itself.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: /click for details/ }).click();
  const progress = page.getByRole('dialog', { name: 'Deployment Progress' });
  await expect(progress.getByRole('heading', { name: 'Deployment Progress' })).toBeVisible();
  await test.step('killed at a later stage', () => cutAt('DOMAIN_REQUESTED'));

  await expect(progress.getByText('Deployment completed successfully!')).toBeVisible({ timeout: 60_000 });
  await expect(progress.getByText('Website Live, completed')).toBeVisible();
  await page.keyboard.press('Escape');
  const site = page.getByRole('link', { name: new RegExp(`^${who.domain}.com`) });
  const found = await projects();
  expect(found).toHaveLength(1);
  const { events } = await asCustomer<ProjectHistory>(page, product, `/project/${found[0]?.id}/events/`);
  const stages = events.filter(({ kind }) => kind === 'reached').map(({ stage }) => stage);
  expect(stages.toSorted()).toEqual([...deploymentStages].toSorted());
  const [opened] = await Promise.all([page.waitForEvent('popup'), site.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(who.business);
  expect(await product.admin('ledger', 'check')).toContain('Every invariant holds.');
}

/** From the first page to the summary, and the server dies at each step. */
async function walkKilled(page: Page, who: Stranger, life: Life): Promise<void> {
  const { product, watch } = life;
  const interrupted = new Set(['wizard-code', 'wizard-domain', 'wizard-website', 'wizard-business', 'wizard-images']);
  /** The page that asks for a code asks for a new one when it is loaded again; the mailbox gets one each 30 s. */
  const reloadCode = async () => {
    const asked = page.waitForResponse((response) => response.url().endsWith('/otp/generate'));
    await page.reload();
    const isNew = (await asked).ok();
    await product.mail(who.email, isNew ? 2 : 1);
  };
  const look: Look = async (shown, name) => {
    if (!interrupted.delete(name)) return;
    await test.step(`killed at ${name}`, async () => {
      if (name !== 'wizard-code') return survives(shown, life);
      await product.mail(who.email);
      await survives(shown, life, reloadCode);
    });
  };
  await page.goto('/website-setup?source=visitor');
  watch.expectRefusal(429, '/otp/generate');
  watch.expectRefusal(400, '/otp/validate');
  await signUp(page, who, { product, look });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  for (const stage of [chooseDomain, chooseTemplate, describeBusiness, choosePictures])
    await stage(page, who, { product, look });
  expect([...interrupted], 'steps that the server did not die at').toEqual([]);
}

test('the server dies in the wizard and after the payment: nothing is lost, nothing happens twice', async ({
  page,
  product,
  watch,
}) => {
  const who = stranger('outage');
  const life = { product, watch };
  await product.admin('coupon', 'add', '--code', 'KILL10', '--type', 'PERCENTAGE', '--value', '10');

  if (isFull) await walkKilled(page, who, life);
  else {
    await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
    await openSummary(page, product, who);
  }

  await addCoupon(page, 'KILL10');
  const due = page.getByRole('term').filter({ hasText: 'Total due today' }).locator('+ dd').first();
  const total = await due.innerText();
  if (isFull) {
    await test.step('killed at the summary', () => survives(page, life));
    await expect(due).toHaveText(total);
  }

  await test.step('killed right after the payment', async () => {
    const paid = page.waitForResponse((response) => response.url().endsWith('/simulate'));
    await topUp(page, who, { product });
    expect((await paid).ok()).toBe(true);
    await powerCut(life, async () => {
      expect(await moneyOf(product, who.email), 'credited before the server died').toEqual([]);
    });
    await completeOrder(page);
  });
  const isChargedOnce = async () => {
    const money = await moneyOf(product, who.email);
    expect(money.map(({ kind }) => kind)).toEqual(['deposit', 'order']);
    expect(money[1]?.amount, 'charged as shown').toBe(-Number(total.replace(/\D/g, '')));
    expect(await ordersOf(product, who.email)).toBe(1);
  };
  // In the full run a test of its own, which dies at an earlier stage too.
  if (isFull) await powerCut(life, isChargedOnce);
  else await test.step('killed at a later stage', () => diesWhileDeploying(page, who, life, isChargedOnce));
  expect(await product.admin('ledger', 'check')).toContain('Every invariant holds.');
});

test('the server dies in the middle of a deployment: it goes on to the website, each stage once', {
  tag: '@full',
}, async ({ page, product, watch }) => {
  const who = stranger('kill-deploy');
  const life = { product, watch };
  await product.admin('user', 'add', '--email', who.email, '--password', who.password, '--verified');
  await product.admin('fund', '--email', who.email, '--amount', '100');

  await openSummary(page, product, who);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await completeOrder(page);

  await diesWhileDeploying(page, who, life);

  await powerCut(life, async () => {
    const money = await moneyOf(product, who.email);
    expect(money.map(({ kind }) => kind)).toEqual(['funding', 'order']);
    expect(await ordersOf(product, who.email)).toBe(1);
  });
});
