import type { BrowserContext, Page } from '@playwright/test';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { records } from './support/records';
import { expect, test } from './support/test';

// The token runs out in the database itself, beside the running product: PGlite would be its server's alone.
// One worker takes all of them: each other one would start a product of its own.
test.describe.configure({ mode: 'default' });

interface Captured {
  access: string;
  refresh: string;
}

/** A customer at the dashboard, and the tokens that somebody took from the browser's storage. */
async function robbed(context: BrowserContext, product: Product, who: string): Promise<Captured & { page: Page }> {
  const { email, password } = stranger(who);
  await product.admin('user', 'add', '--email', email, '--password', password, '--verified');
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // Nothing of the dashboard is under way any more when the token runs out: it would be refused, and refreshed.
  await page.waitForLoadState('networkidle');
  const [access, refresh] = await page.evaluate(() => {
    const { localStorage } = globalThis as unknown as { localStorage: { getItem(key: string): string | null } };
    return [localStorage.getItem('access_token') ?? '', localStorage.getItem('refresh_token') ?? ''];
  });
  if (!access || !refresh) throw new Error('There is no token to take.');
  return { page, access, refresh };
}

/** The statuses that the two tokens are answered with, from outside of the browser. */
async function tried(product: Product, { access, refresh }: Captured): Promise<number[]> {
  const api = `${product.address}/api`;
  const headers = { 'content-type': 'application/json' };
  const replies = await Promise.all([
    fetch(`${api}/profile/`, { headers: { authorization: `Bearer ${access}` } }),
    fetch(`${api}/auth/login/refresh-token`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: refresh }),
    }),
  ]);
  return replies.map(({ status }) => status);
}

const logOut = async (page: Page) => {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/auth/logout/'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  return (await told).status();
};
const toast = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible();

test('after a logout the captured tokens open nothing, and a request that was under way elsewhere brings nothing back', async ({
  context,
  product,
}) => {
  const { page, ...captured } = await robbed(context, product, 'captured');
  const sibling = await context.newPage();
  await sibling.goto('/');
  await expect(sibling.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // Held on its way to the server until the other tab has left.
  let letGo: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const late: string[] = [];
  await sibling.route('**/project/by-user/**', async (route) => {
    await left;
    const { authorization = '' } = await route.request().allHeaders();
    const reply = await fetch(route.request().url(), { headers: { authorization } });
    late.push(`${authorization === `Bearer ${captured.access}`} ${reply.status}`);
    await route.abort().catch(() => undefined);
  });
  const refreshes: string[] = [];
  sibling.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  await sibling.getByRole('button', { name: 'Refresh Status' }).click();

  expect(await logOut(page)).toBe(204);
  expect(await tried(product, captured)).toEqual([401, 401]);
  await toast(page, 'Session closed');
  await expect(sibling.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await toast(sibling, 'Closed Session');
  letGo();
  await expect.poll(() => late).toEqual(['true 401']);
  await expect(sibling.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(refreshes).toEqual([]);
  for (const tab of [page, sibling]) {
    const stored = await tab.evaluate(() => {
      const { localStorage, sessionStorage } = globalThis as unknown as Record<string, object>;
      return JSON.stringify([localStorage, sessionStorage]);
    });
    for (const token of [captured.access, captured.refresh]) expect(stored).not.toContain(token);
  }
});

test('a logout with an access token that has run out ends the session all the same', { tag: '@full' }, async ({
  context,
  product,
}) => {
  const { page, ...captured } = await robbed(context, product, 'expired');
  await records(product, `update sessions set access_expires_at = now() - interval '1 hour'`);
  expect(await logOut(page)).toBe(204);
  expect(await tried(product, captured)).toEqual([401, 401]);
});
