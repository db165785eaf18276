import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Trace } from '../../machines/traces/trace';
import { leavesOf, type StateValue } from '../../src/inspector/book';
import configuration from './playwright.config';
import { signUp, stranger } from './support/journey';
import { expect, test } from './support/test';

const { launchOptions = {} } = configuration.use ?? {};

test.use({
  environment: { INSPECTOR: 'on' },
  launchOptions: {
    ...launchOptions,
    // The network is cut to everything but this machine.
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
});
test.setTimeout(600_000);

const projectRoot = join(import.meta.dirname, '../..');

/** The leaves that are lit, `choosing.form`; of a parallel chart all of them. */
const lit = (inspector: Page) =>
  inspector
    .locator('[data-lit="leaf"]')
    .evaluateAll((boxes) => boxes.map((box) => (box as SVGElement).dataset['state']).join(' + '));

/** Writes down what is lit, one after another, however short. */
const watchLights = (inspector: Page) =>
  inspector.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const boxes = [...document.querySelectorAll<SVGElement>('[data-lit="leaf"]')];
      const now = boxes.map(({ dataset }) => dataset['state']).join(' + ');
      if (now !== '' && now !== seen.at(-1)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { lights: seen });
  });
const lightsSeen = (inspector: Page) => inspector.evaluate(() => (window as unknown as { lights: string[] }).lights);

const chosen = (inspector: Page, name: string) => inspector.getByRole('main').getByRole('heading', { name, level: 2 });
const timeLine = (inspector: Page) => inspector.getByRole('region', { name: 'Time line' });

async function chooseActor(inspector: Page, name: string): Promise<void> {
  await inspector
    .getByRole('navigation', { name: 'Actors' })
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .click();
  await expect(chosen(inspector, name)).toBeVisible();
  await expect(inspector.getByRole('main').locator('svg[role=img]')).toBeVisible();
}

/** Presses the button, and gives what the browser was handed. */
async function saved(inspector: Page): Promise<{ path: string; text: string; trace: Trace }> {
  const [download] = await Promise.all([
    inspector.waitForEvent('download'),
    inspector.getByRole('button', { name: /^Save trace/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sitewright-.*\.trace\.json$/);
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  return { path, text, trace: JSON.parse(text) as Trace };
}

/** `npm run replay`: what it printed; it fails when the machines go another way. */
async function replay(path: string): Promise<string> {
  const words = [join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), 'machines/traces/replay.ts', path];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: projectRoot });
  return stdout;
}

/** Everything that was typed or given and must stay in the browser. */
async function secretsOf(page: Page, typed: readonly string[]): Promise<string[]> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).flatMap((key) => (/token/i.test(key) ? [storage.getItem(key) ?? ''] : [])),
    ),
  );
  const cookies = (await page.context().cookies()).map(({ value }) => value);
  const tokens = [...stored, ...cookies].map((token) => decodeURIComponent(token).replaceAll('"', ''));
  expect(tokens.filter((token) => token.length > 20).length).toBeGreaterThan(0);
  return [...typed, ...tokens.filter((token) => token.length > 8)];
}

test('the machines are seen at work beside the product, sent an event, led back, and saved', { tag: '@full' }, async ({
  page,
  context,
  product,
  watch,
  axe,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') elsewhere.push(url.href);
  });
  watch.expectRefusal(400, '/otp/validate');
  const who = stranger('inspector');

  const inspector = await context.newPage();
  await inspector.goto('/__machines');
  await expect(inspector.getByText('No page of the product is open')).toBeVisible();
  await axe(inspector);

  await page.goto('/website-setup?source=visitor');
  await expect(chosen(inspector, 'admission')).toBeVisible();
  await signUp(page, who, { product });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Top Up' }).last().click();
  await expect(page.getByRole('heading', { name: 'Top Up Your Account' })).toBeVisible();

  // One that comes late knows all that happened since the page was loaded.
  await inspector.reload();
  await expect(timeLine(inspector).getByRole('button', { name: /app begins/ })).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Filter actors' }).fill('topup');
  await chooseActor(inspector, 'topup');
  expect(await lit(inspector)).toBe('choosing.form');
  await watchLights(inspector);
  await inspector.getByRole('button', { name: 'Record' }).click();

  // An event from the inspector is the machine's like any other.
  const events = inspector.getByRole('region', { name: 'Events' });
  await events.getByRole('button', { name: 'amount.type' }).click();
  await events.getByLabel('Event as JSON').fill('{ "type": "amount.type" ');
  await events.getByRole('button', { name: 'Send' }).click();
  await expect(events.getByText('This is not JSON.')).toBeVisible();
  await events.getByLabel('Event as JSON').fill('{ "type": "amount.type", "amount": "37.50" }');
  await events.getByRole('button', { name: 'Send' }).click();
  await expect(events.getByText('Sent amount.type to topup.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Amount in EUR')).toHaveValue('37.50');

  await page.getByRole('dialog').getByRole('button', { name: 'Proceed to Payment' }).click();
  await page
    .frameLocator('iframe[title="Payment"]')
    .getByRole('button', { name: /exact amount/i })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 });
  await expect.poll(() => lit(inspector)).toBe('closed');
  await inspector.getByRole('button', { name: 'Stop recording' }).click();

  const recorded = await saved(inspector);
  const topup = recorded.trace.actors.find(({ machine }) => machine === 'topup');
  const passed = recorded.trace.steps
    .filter(({ actor }) => actor === topup?.id)
    .map(({ value }) => leavesOf(value as StateValue).join(' + '))
    .filter((state, at, all) => state !== all[at - 1]);
  expect(passed).toEqual(expect.arrayContaining(['choosing.form', 'choosing.creating', 'paying.panel', 'closed']));
  expect(await lightsSeen(inspector)).toEqual(passed);

  // Back through the same states, by the time line; then live again.
  await inspector.getByLabel('Events of').selectOption('The chosen actor');
  for (const state of passed.slice(0, -1).reverse()) {
    const moment = timeLine(inspector).getByRole('button', { name: new RegExp(`→ ${state.replace('.', '\\.')}$`) });
    await moment.last().click();
    await expect(moment.last()).toHaveAttribute('aria-current', 'step');
    await expect.poll(() => lit(inspector)).toBe(state);
    if (state === 'paying.panel') {
      await axe(inspector, 'machines');
    }
  }
  await expect(inspector.getByText(/^As of \d\d:/)).toBeVisible();
  await expect(events.getByRole('button', { name: 'topup.proceed' })).toBeVisible();
  await expect(events.getByText('This is the past: go back to live to send one.')).toBeVisible();
  await inspector.keyboard.press('ArrowDown');
  await expect(inspector.locator('[aria-current=step]')).toBeFocused();
  await inspector.keyboard.press('Escape');
  await expect(inspector.getByText('Live', { exact: true })).toBeVisible();
  expect(await lit(inspector)).toBe('closed');

  const effect = inspector
    .getByRole('region', { name: 'Effects' })
    .getByRole('listitem')
    .filter({ hasText: 'createInvoice' });
  await expect(effect).toContainText('done');
  await expect(effect).toContainText(/\d (?:ms|s)/);

  await inspector.reload();
  await expect(inspector.getByRole('button', { name: 'Save trace', exact: true })).toBeVisible();
  const whole = await saved(inspector);
  const codes = (await product.mails()).flatMap(({ code, to }) => (to === who.email && code ? [code] : []));
  expect(codes).not.toEqual([]);
  const secrets = await secretsOf(page, [who.email, who.password, ...codes, who.firstName, who.lastName, '470123456']);
  for (const { path, text, trace } of [recorded, whole]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(trace.steps.length).toBeGreaterThan(5);
    expect(await replay(path)).toContain('no difference');
  }

  await chooseActor(inspector, 'app');
  await axe(inspector);
  expect(elsewhere).toEqual([]);
});

test('the trace of a sign-up holds none of what was typed', { tag: '@full' }, async ({
  page,
  context,
  product,
  watch,
}) => {
  watch.expectRefusal(400, '/otp/validate');
  const who = stranger('inspected');
  const inspector = await context.newPage();
  await page.goto('/website-setup?source=visitor');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await inspector.goto('/__machines');
  await signUp(page, who, { product });
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();

  const { path, text, trace } = await saved(inspector);
  const types = trace.steps.map(({ event }) => event.type);
  expect(types).toContain('xstate.done.actor.register');
  const { code = '' } = await product.mail(who.email);
  const secrets = await secretsOf(page, [who.email, who.password, code, who.firstName, who.lastName, '470123456']);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(await replay(path)).toContain('no difference');
});
