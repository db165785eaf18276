import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { stranger } from './support/journey';
import type { Product } from './support/product';
import { expect, test } from './support/test';

/*
 * Decision S1: whatever an address says, who signs in stays on our origin. Other origins are recorded and never reached.
 */

const evil = 'evil.example';
const payloads = [
  `//${evil}/x`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/.//${evil}/x`,
  `/..//${evil}`,
  `/./\\${evil}`,
  `/website-setup/..//${evil}`,
  `/website-setup/../\\${evil}`,
  `/%2e//${evil}`,
  `/%2f%2f${evil}`,
  `/%2f${evil}`,
  `/%5c${evil}`,
  `/%5c%5c${evil}`,
  `%2f%2f${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r\n/${evil}`,
  `\u0001//${evil}`,
  ` //${evil}`,
  `//user@${evil}`,
  `@${evil}`,
  `.${evil}`,
  `http://${evil}`,
  `https:${evil}`,
  `https:/\\${evil}`,
  `//${evil}%2f..`,
  `///${evil}/..//website-setup`,
  `javascript:location.href="http://${evil}"`,
  `JaVa\tScript:location.href="http://${evil}"`,
  `data:text/html,<script>location.href="http://${evil}"</script>`,
  `blob:http://${evil}/x`,
];

/** Opened as the first address; a browser reads some of them as another path of ours. */
const addresses = [
  `//${evil}/x`,
  `/\\${evil}/x`,
  `/.//${evil}/x`,
  `/%2e//${evil}/x`,
  `/%2f%2f${evil}/x`,
  `/%5c${evil}/x`,
  `//${evil}/website-setup`,
  `//website-setup`,
  `/website-setup//${evil}/x`,
  `/website-setup/..//${evil}/x`,
  `/website-setup?redirect=//${evil}`,
  `/website-setup?source=//${evil}#//${evil}`,
  `/?redirect=http://${evil}`,
  `/settings/account?next=/%5c${evil}`,
];

/** Ten sign-ins a quarter of an hour are a mailbox's: each of these signs in nine times. */
async function* people(product: Product, name: string) {
  for (let number = 0; ; number += 1) {
    const { email, password } = stranger(`${name}-${number}`);
    const names = ['--first-name', 'Zoe', '--last-name', 'Quill'];
    await product.admin('user', 'add', '--email', email, '--password', password, ...names, '--verified');
    for (let time = 0; time < 9; time += 1) yield { email, password };
  }
}
type Person = { email: string; password: string };

/** Hears every request that would leave the product, and lets none of them go. */
async function fence(page: Page, product: Product): Promise<string[]> {
  const left: string[] = [];
  const ours = [product.address, product.contentAddress, product.sandboxAddress].map(
    (address) => new URL(address).host,
  );
  await page.context().route(
    ({ protocol, host }) => /^(?:http|ws)s?:$/.test(protocol) && !ours.includes(host),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('framenavigated', (frame) => {
    const { protocol, host } = new URL(frame.url());
    if (protocol !== 'about:' && !ours.includes(host)) left.push(frame.url());
  });
  return left;
}

const signIn = async (page: Page, { email, password }: Person) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Signed in, on a page of ours that is not the sign-in, and nothing went elsewhere. */
async function expectHome(page: Page, product: Product, left: string[], what: string) {
  await expect(page.getByRole('button', { name: 'Account of Zoe Quill' }), what).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  expect(origin, what).toBe(product.address);
  expect(pathname, what).toMatch(/^\/(?:website-setup|settings\/account)?\/?$/);
  expect(left, what).toEqual([]);
}

const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

test('no redirect of an address leads elsewhere', async ({ page, product }) => {
  const left = await fence(page, product);
  const persons = people(product, 'redirect');
  for (const payload of payloads) {
    const what = `redirect ${JSON.stringify(payload)}`;
    await page.goto(`/sign-in?redirect=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('link', { name: 'Sign Up' }), what).toHaveAttribute('href', '/sign-up');
    await signIn(page, (await persons.next()).value as Person);
    await expectHome(page, product, left, what);
    await forget(page);
  }
});

test('no last path that somebody stored leads elsewhere', async ({ page, product }) => {
  const left = await fence(page, product);
  const persons = people(product, 'last-path');
  // The same guard reads both, so every third will do here.
  for (const payload of payloads.filter((_, at) => at % 3 === 0)) {
    const what = `lastPath ${JSON.stringify(payload)}`;
    await page.goto('/terms');
    await page.evaluate((path) => localStorage.setItem('lastPath', path), payload);
    await page.goto('/sign-in');
    await signIn(page, (await persons.next()).value as Person);
    await expectHome(page, product, left, what);
    await forget(page);
  }
});

test('no first address leads elsewhere by way of the sign-in', async ({ page, product, watch }) => {
  const left = await fence(page, product);
  const persons = people(product, 'address');
  for (const address of addresses) {
    const what = `address ${JSON.stringify(address)}`;
    const path = new URL(product.address + address).pathname;
    watch.expectRefusal(404, path);
    await page.goto(product.address + address);
    const lost = page.getByRole('heading', { name: 'Oops! Page Not Found!' });
    await expect(lost.or(page.getByRole('heading', { name: 'Sign in' })), what).toBeVisible();
    if (await lost.isVisible()) await page.getByText('Back to Home').click();
    await expect(page.getByRole('heading', { name: 'Sign in' }), what).toBeVisible();
    const asked = new URL(page.url()).searchParams.get('redirect') ?? '/';
    expect(asked, what).toMatch(/^\/(?![/\\])/);
    expect(new URL(asked, product.address).origin, what).toBe(product.address);
    await signIn(page, (await persons.next()).value as Person);
    await expectHome(page, product, left, what);
    await page.goBack();
    expect(new URL(page.url()).origin, what).toBe(product.address);
    expect(left, what).toEqual([]);
    await forget(page);
  }
});

/** What the server says to a request line as it is written, which no browser has read before. */
const answerTo = (product: Product, path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const asked = request({ port: product.port, path, method: 'GET' }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    asked.on('error', reject);
    asked.end();
  });

test('the server sends nobody on, however the path is written', async ({ product }) => {
  const written = [...payloads, ...addresses].filter((path) => path.startsWith('/') && !/[\s\u0001]/.test(path));
  for (const path of written) {
    const { status, location } = await answerTo(product, path);
    expect(location, path).toBeUndefined();
    expect([200, 400, 404], `${path}: ${status}`).toContain(status);
  }
});

test('what was asked for survives the way by sign-up, the forgotten password and back', async ({ page, product }) => {
  const asked = '/website-setup?source=dashboard';
  await page.goto(asked);
  const carries = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(asked);
  };
  await carries('Sign in');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await carries('Create your account');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await carries('Sign in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await carries('Forgot your password?');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await carries('Sign in');
  const { value: person } = await people(product, 'carried').next();
  await signIn(page, person as Person);
  await expect(page.getByRole('heading', { name: 'Domain Selection' })).toBeVisible();
  expect(page.url()).toBe(product.address + asked);
});
